// What a record says of its own fairness, line by line (docs/NOTATION.md): commitments, nonces, the secret, all dice, how the
// game ended.

import { type FairLine, FormatError, type Game, type GameRecord, resultOf } from '@mad-king/engine';
import { isKey, sealed } from './keys.ts';
import { playAgain, type ReplayRules } from './replay.ts';
import type { Share } from './seed.ts';

/** What everybody at the table was shown before the game began. */
export interface Shown {
  commitment: string;
  shares: readonly Share[];
}

/** What a record says of its own fairness. */
export interface Fairness extends Shown {
  /** The mark of the rules that the seed is bound to. */
  rules: string;
  secret: string;
  /** Every throw in order: "51", "3". */
  dice: readonly string[];
  /** The team that won, "draw", or "none" if the game was broken off. */
  result: string;
  /** Of what neither seed nor dice cover: promises, result and choices. */
  seal: string;
}

export const resultText = (g: Game): string =>
  g.result === null ? 'none' : (resultOf(g.result).winner ?? 'draw');

export const sealOf = (
  { secret, shares, result }: Pick<Fairness, 'secret' | 'shares' | 'result'>,
  choices: readonly string[],
): string =>
  sealed(secret, ['mad-king game 1', shares.map((share) => share?.commitment ?? null), result, choices]);

/** The record of a game that is over for all, with everything by which it can be verified. It shows the secret. */
export const fairRecord = (
  record: GameRecord,
  rules: ReplayRules,
  secret: string,
  { commitment, shares }: Shown,
): GameRecord => {
  const { game, throws, illegal } = playAgain(record, rules);
  if (illegal !== null) throw new FormatError(illegal.line, `choice ${illegal.n}: ${illegal.message}`);
  const result = resultText(game);
  const lines = [
    `commitment ${commitment}`,
    ...shares.map((share, i) => `seat ${i + 1} ${shareText(share)}`),
    `secret ${secret}`,
    ['dice', ...throws.map(({ dice }) => dice)].join(' '),
    `result ${result}`,
    `seal ${sealOf({ secret, shares, result }, record.choices)}`,
  ];
  return { ...record, fair: lines.map((text) => ({ text, line: 0 })) };
};

const shareText = (share: Share): string =>
  share === null ? 'none' : `${share.commitment} ${share.nonce ?? 'withheld'}`;

/** Null if the record says nothing of fairness. What it says wrongly is a FormatError with its line. */
export const readFairness = ({ fair = [], setup, rules }: GameRecord): Fairness | null => {
  if (fair.length === 0) return null;
  const end = fair[fair.length - 1].line;
  if (rules === null)
    throw new FormatError(end, 'a record of a fair game needs a line with the mark of its rules');
  const said = byName(fair);
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
    dice: readDice(take('dice')),
    result: readResult(take('result')),
    seal: readKey(take('seal')),
  };
  for (const [name, { line }] of said)
    throw new FormatError(
      line,
      `"fair ${name}" is no line of a fair game; they are commitment, seat, secret, dice, result and seal`,
    );
  return read;
};

/** "seat 1" with what follows it, and so on. */
const byName = (fair: readonly FairLine[]): Map<string, FairLine> => {
  const said = new Map<string, FairLine>();
  for (const { text, line } of fair) {
    const [word, ...rest] = text.split(/\s+/);
    const name = word === 'seat' ? `seat ${rest.shift() ?? ''}` : word;
    const before = said.get(name);
    if (before !== undefined)
      throw new FormatError(line, `"fair ${name}" stands in line ${before.line} already`);
    said.set(name, { text: rest.join(' '), line });
  }
  return said;
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

const readDice = ({ text, line }: FairLine): string[] => {
  const throws = text === '' ? [] : text.split(' ');
  const wrong = throws.find((dice) => !/^[1-6]+$/.test(dice));
  if (wrong !== undefined) throw new FormatError(line, `dice show 1 to 6, not "${wrong}"`);
  return throws;
};

const readResult = ({ text, line }: FairLine): string => {
  if (!/^([A-Z]|draw|none)$/.test(text))
    throw new FormatError(line, `a result is the letter of a team, "draw" or "none"; not "${text}"`);
  return text;
};
