// What a record says of its own fairness, line by line (docs/NOTATION.md): commitments, nonces, the secret, how the game ended.

import { type FairLine, FormatError, type Game, type GameRecord, resultOf } from '@mad-king/engine';
import { isKey, sealed } from './keys.ts';
import type { Share } from './seed.ts';

/** What everybody at the table was shown before the game began. */
export interface Shown {
  commitment: string;
  shares: readonly Share[];
}

export interface Fairness extends Shown {
  /** The mark of the rules that the seed is bound to. */
  rules: string;
  secret: string;
  /** The team that won, "draw", or "none" if the game was broken off. */
  result: string;
  /** Of what the seed does not cover: promises, result and choices. */
  seal: string;
}

export const resultText = (g: Pick<Game, 'result'>): string =>
  g.result === null ? 'none' : (resultOf(g.result).winner ?? 'draw');

export const sealOf = (
  { secret, shares, result }: Pick<Fairness, 'secret' | 'shares' | 'result'>,
  choices: readonly string[],
): string =>
  sealed(secret, ['mad-king game 1', shares.map((share) => share?.commitment ?? null), result, choices]);

/** The record of a game that is over for all, with everything by which it can be verified. It shows the secret. */
export const fairRecord = (
  record: GameRecord,
  game: Game,
  secret: string,
  { commitment, shares }: Shown,
): GameRecord => {
  const said = { commitment, shares, secret, result: resultText(game) };
  return { ...record, fair: write({ ...said, seal: sealOf(said, record.choices) }) };
};

const write = ({ commitment, shares, secret, result, seal }: Omit<Fairness, 'rules'>): FairLine[] =>
  [
    `commitment ${commitment}`,
    ...shares.map((share, i) => `seat ${i + 1} ${shareText(share)}`),
    `secret ${secret}`,
    `result ${result}`,
    `seal ${seal}`,
  ].map((text) => ({ text, line: 0 }));

const shareText = (share: Share): string =>
  share === null ? 'none' : `${share.commitment} ${share.nonce ?? 'withheld'}`;

/** Null if the record says nothing of fairness. What it says wrongly is a FormatError with its line. */
export const readFairness = ({ fair = [], setup, rules }: GameRecord): Fairness | null => {
  if (fair.length === 0) return null;
  const said = new Map<string, FairLine>();
  for (const { text, line } of fair) {
    const [word, ...rest] = text.split(/\s+/);
    const name = word === 'seat' ? `seat ${rest.shift() ?? ''}` : word;
    const before = said.get(name);
    if (before !== undefined)
      throw new FormatError(line, `"fair ${name}" stands in line ${before.line} already`);
    said.set(name, { text: rest.join(' '), line });
  }
  const end = fair[fair.length - 1].line;
  if (rules === null)
    throw new FormatError(end, 'a record of a fair game needs a line with the mark of its rules');
  const take = (name: string): FairLine => {
    const found = said.get(name);
    if (found === undefined)
      throw new FormatError(end, `a record of a fair game needs a line "fair ${name}"`);
    said.delete(name);
    return found;
  };
  const read = {
    rules,
    commitment: readKey(take('commitment')),
    shares: setup.heroes.map((_, seat) => readShare(take(`seat ${seat + 1}`))),
    secret: readKey(take('secret')),
    result: readResult(take('result')),
    seal: readKey(take('seal')),
  };
  for (const [name, { line }] of said)
    throw new FormatError(
      line,
      `"fair ${name}" is no line of a fair game; they are commitment, seat, secret, result, seal`,
    );
  return read;
};

const readKey = ({ text, line }: FairLine): string => {
  if (!isKey(text)) throw new FormatError(line, `64 hexadecimal digits are expected, not "${text}"`);
  return text;
};

const readShare = ({ text, line }: FairLine): Share => {
  if (text === 'none') return null;
  const [commitment, nonce = '', ...more] = text.split(' ');
  if (more.length > 0 || !isKey(commitment) || (nonce !== 'withheld' && !isKey(nonce)))
    throw new FormatError(
      line,
      `a seat has a commitment and its nonce or "withheld", or "none"; not "${text}"`,
    );
  return { commitment, nonce: nonce === 'withheld' ? null : nonce };
};

const readResult = ({ text, line }: FairLine): string => {
  if (!/^([A-Z]|draw|none)$/.test(text))
    throw new FormatError(line, `a result is the letter of a team, "draw" or "none"; not "${text}"`);
  return text;
};
