// Whether the words of a choice could ever be a choice of a seat: a misspelt one would be "not offered" for ever, and a
// scenario that says so would show nothing.

import type { Game } from '@mad-king/engine';
import { nearest } from '../nearest.ts';
import { type Names, unknown } from './names.ts';

interface Choice {
  names: Names;
  seat: number;
  text: string;
  /** What follows the first word. */
  rest: readonly string[];
}

type Complaint = string | null;

const bare = ({ text, rest }: Choice): Complaint =>
  rest.length === 0 ? null : `"${text}" says too much: nothing follows "${text.split(' ')[0]}"`;

const oneOf = (c: Choice, read: (id: string) => Complaint): Complaint => {
  const [word] = c.text.split(' ');
  if (c.rest.length === 1) return read(c.rest[0]);
  return `"${c.text}" must be "${word}" followed by one word`;
};

const isWhole = (text: string | undefined, least: number, most: number): boolean =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;

const within =
  (least: number, most: number) =>
  (c: Choice): Complaint =>
    oneOf(c, (n) =>
      isWhole(n, least, most) ? null : `"${c.text}" must name a number from ${least} to ${most}`,
    );

const aSeat = (names: Names, text: string | undefined): Complaint =>
  isWhole(text, 1, names.seats) ? null : `there is no seat ${text}; seats count from 1 to ${names.seats}`;

const heroOf = ({ names, seat }: Choice): string => names.heroOf(seat).id;

const ownCard = (c: Choice): Complaint =>
  oneOf(c, (id) => unknown(heroOf(c), 'card', id, c.names.cardsOf(c.seat)));

const DICE = 5;

const dice = (c: Choice): Complaint => {
  if (c.rest.length === 1 && c.rest[0] === 'none') return null;
  const rises = c.rest.every((n, i) => i === 0 || Number(n) > Number(c.rest[i - 1]));
  const fine = c.rest.length > 0 && c.rest.every((n) => isWhole(n, 1, DICE)) && rises;
  return fine ? null : `"${c.text}" must name dice from 1 to ${DICE} in rising order, or none`;
};

const activate = (c: Choice): Complaint => {
  const [id, row, ...more] = c.rest;
  if (id === 'none' && row === undefined) return null;
  if (id === undefined || more.length > 0)
    return `"${c.text}" must name an ability, as "activate smack" or "activate smack 2" does, or none`;
  const known = c.names.abilitiesOf(c.seat, 'offensive', 'ultimate');
  const rows = c.names.ability(c.seat, id)?.levels.map((level) => level?.rows.length ?? 0) ?? [];
  const most = Math.max(...rows);
  return (
    unknown(heroOf(c), 'offensive ability', id, known) ??
    (row === undefined || (most > 1 && isWhole(row, 1, most))
      ? null
      : `${id} has no row ${row}; it has ${most === 1 ? 'one row, which is not numbered' : `up to ${most}`}`)
  );
};

const defend = (c: Choice): Complaint =>
  oneOf(c, (id) =>
    id === 'none'
      ? null
      : unknown(heroOf(c), 'defensive ability', id, c.names.abilitiesOf(c.seat, 'defensive')),
  );

const use = (c: Choice): Complaint => {
  const uses = c.names.useTexts();
  const exact = uses.find(({ text }) => text === c.text);
  if (exact && !exact.counted) return null;
  if (exact) return `"${c.text}" must say how many: "${c.text} 1"`;
  const n = c.rest.at(-1);
  const counted = uses.find(({ text, counted }) => counted && `${text} ${n}` === c.text);
  if (counted && isWhole(n, 1, 99)) return null;
  const parts = uses.filter(({ text }) => text.startsWith(`${c.text} `)).map(({ text }) => `"${text}"`);
  if (parts.length > 0) return `"${c.text}" must say which: ${parts.join(', ')}`;
  const idle = c.rest.length === 1 && c.names.token(c.rest[0])?.uses.length === 0;
  if (idle && c.text.startsWith('spend ')) return null;
  const known = uses.map(({ text }) => text);
  return `nobody could ever choose "${c.text}" in this game${nearest(c.text, known)}`;
};

const GAME = 'this game';

const token = (c: Choice): Complaint => {
  const [seat, id, slot, ...more] = c.rest;
  if (id === undefined || more.length > 0) return `"${c.text}" must name a seat and a token: "token 2 burn"`;
  const complaint = aSeat(c.names, seat) ?? unknown(GAME, 'token', id, c.names.tokens);
  if (complaint !== null || slot === undefined) return complaint;
  const differ = c.names.token(id)?.token.marked !== undefined;
  return differ && isWhole(slot, 2, 20)
    ? null
    : `"${c.text}": tokens that differ are numbered from the second one on: "token 2 time-bomb 2"`;
};

const first = (c: Choice): Complaint =>
  oneOf(c, (id) => {
    const known = [...c.names.tokens, ...c.names.abilitiesOf(c.seat), 'setup'];
    return unknown(GAME, 'token or ability', id, known);
  });

const WORDS: Record<string, (c: Choice) => Complaint> = {
  pass: bare,
  done: bare,
  yes: bare,
  no: bare,
  top: bare,
  bottom: bare,
  keep: dice,
  reroll: dice,
  activate,
  defend,
  play: ownCard,
  sell: ownCard,
  card: (c) => oneOf(c, (id) => unknown(GAME, 'card', id, c.names.cards)),
  spend: use,
  use,
  target: (c) => oneOf(c, (n) => aSeat(c.names, n)),
  player: (c) => oneOf(c, (n) => aSeat(c.names, n)),
  token,
  kind: (c) => oneOf(c, (id) => unknown(GAME, 'token', id, c.names.tokens)),
  cover: (c) => oneOf(c, (id) => unknown(GAME, 'ability', id, c.names.abilities)),
  first,
  die: within(1, DICE),
  value: within(1, 6),
  number: within(0, 99),
  option: within(1, 9),
  arrange: within(1, 6),
  pick: within(1, 3),
};

/** What is wrong with a choice whatever the game may be like, or null. */
export const misworded = (names: Names, seat: number, text: string): Complaint => {
  const [word, ...rest] = text.split(' ');
  if (word === 'concede')
    return rest.length === 0 ? null : 'whoever concedes is named by the step: "2: concede"';
  if (!Object.hasOwn(WORDS, word))
    return `"${text}" is no choice; choices begin with ${Object.keys(WORDS).join(', ')} or concede`;
  return WORDS[word]({ names, seat, text, rest });
};

/**
 * What is wrong with a choice that is only asked about: with the ability as it is on the board now, it would have another
 * text even if it were offered.
 */
export const mistaken = (g: Game, names: Names, seat: number, text: string): Complaint => {
  const [word, id, row] = text.split(' ');
  if (word === 'concede') return 'conceding is always possible and never offered (R3.9)';
  if (word !== 'activate' || id === 'none') return null;
  const ability = names.ability(seat, id);
  const rows = ability?.levels[g.seats[seat].levels[ability.index]]?.rows.length ?? 0;
  if (rows > 1 && row === undefined)
    return `${id} has ${rows} rows at its level: name one, as in "activate ${id} 1"`;
  return rows === 1 && row === '1' ? `${id} has one row at its level, which is not numbered` : null;
};
