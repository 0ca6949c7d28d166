// What every expectation must look like, and the names it may use. A value of another shape, or a name that nothing has,
// would agree with anything or with nothing; it is refused before the scenario runs.

import { FormatError } from '@mad-king/engine';
import { ASKS } from '@mad-king/engine/inside';
import { PHASES } from '@mad-king/language';
import { nearest } from '../nearest.ts';
import type { Path } from '../yaml.ts';
import { EVENT_FIELDS, type Field, type Fields } from './event-fields.ts';
import { type Names, unknown } from './names.ts';
import type { Expected } from './read.ts';

/** A value that is looked at: where it is, and what it is called in sentences. */
interface Value {
  names: Names;
  value: unknown;
  path: Path;
  what: string;
  lineAt(path: Path): number;
}

type Shape = (v: Value) => void;

const fail = (v: Value, message: string): never => {
  throw new FormatError(v.lineAt(v.path), message);
};

const must = (holds: boolean, v: Value, be: string): void => {
  if (!holds) fail(v, `${v.what} must be ${be}, not ${JSON.stringify(v.value)}`);
};

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const whole: Shape = (v) => must(Number.isInteger(v.value), v, 'a whole number');
const flag: Shape = (v) => must(typeof v.value === 'boolean', v, 'true or false');
const word: Shape = (v) => must(typeof v.value === 'string', v, 'a word');
const wordOf =
  (words: readonly string[]): Shape =>
  (v) =>
    must(words.includes(v.value as string), v, words.join(', '));

/** A name of the game, or of one seat. */
const nameOf =
  (owner: string, what: string, known: (names: Names) => readonly string[]): Shape =>
  (v) => {
    word(v);
    const complaint = unknown(owner, what, v.value as string, known(v.names));
    if (complaint !== null) fail(v, complaint);
  };

const each =
  (shape: Shape): Shape =>
  (v) => {
    if (!Array.isArray(v.value)) return fail(v, `${v.what} must be a list`);
    v.value.forEach((value, i) => {
      shape({ ...v, value, path: [...v.path, i], what: `an entry of ${v.what}` });
    });
  };

/** A map with at least one entry. */
const entries = (v: Value, of: string): Value[] => {
  const { value } = v;
  if (!isMap(value) || Object.keys(value).length === 0) return fail(v, `${v.what} must name ${of}`);
  return Object.keys(value).map((key) => ({
    ...v,
    value: value[key],
    path: [...v.path, key],
    what: `${v.what}.${key}`,
  }));
};

const lastOf = (v: Value): string => String(v.path.at(-1));

const aSeat: Shape = (v) => {
  const { seats } = v.names;
  const isSeat = Number.isInteger(v.value) && Number(v.value) >= 1 && Number(v.value) <= seats;
  if (!isSeat) fail(v, `there is no seat ${JSON.stringify(v.value)}; seats count from 1 to ${seats}`);
};

const bySeat =
  (shape: (seat: number) => Shape): Shape =>
  (v) => {
    for (const entry of entries(v, 'a seat, as in { 1: ... }')) {
      aSeat({ ...entry, value: Number(lastOf(entry)) });
      shape(Number(lastOf(entry)) - 1)(entry);
    }
  };

/** A map by names that must be known. */
const byName =
  (what: string, known: (names: Names) => { owner: string; ids: readonly string[] }, shape: Shape): Shape =>
  (v) => {
    for (const entry of entries(v, `at least one ${what}`)) {
      const { owner, ids } = known(v.names);
      const complaint = unknown(owner, what, lastOf(entry), ids);
      if (complaint !== null) fail(entry, complaint);
      shape(entry);
    }
  };

const tokens = (names: Names) => ({ owner: 'this game', ids: names.tokens });
/** What each token of a kind remembers: sides, abilities, seats. */
const marks: Shape = (v) => {
  if (v.names.token(lastOf(v))?.token.marked === undefined) fail(v, `${lastOf(v)} has no sides`);
  each(() => undefined)(v);
};
const abilities = (seat: number) => (names: Names) => ({
  owner: names.heroOf(seat).id,
  ids: names.abilitiesOf(seat),
});

const cards =
  (seat: number): Shape =>
  (v) =>
    each(nameOf(v.names.heroOf(seat).id, 'card', (names) => names.cardsOf(seat)))(v);
const cardsOrNumber =
  (seat: number): Shape =>
  (v) =>
    Number.isInteger(v.value) ? undefined : cards(seat)(v);

export const DAMAGE_PARTS = ['subtotal', 'reflected', 'final', 'fixed', 'healed', 'shielded'] as const;

const winner: Shape = (v) => {
  if (v.value === null || v.value === 'draw') return;
  if (Array.isArray(v.value)) each(aSeat)(v);
  else aSeat(v);
};

// Events

const ofEvent =
  (field: Field): Shape =>
  (v) => {
    if (v.value === null) return;
    if (typeof field === 'string') return FIELD_SHAPES[field](v);
    if (Array.isArray(field)) return wordOf(field)(v);
    if ('each' in field) return each(ofEvent(field.each))(v);
    const { of } = field as Fields;
    for (const entry of entries(v, 'at least one field')) {
      const complaint = unknown(v.what, 'field', lastOf(entry), Object.keys(of));
      if (complaint !== null) fail(entry, complaint);
      ofEvent(of[lastOf(entry)])(entry);
    }
  };

const GAME = 'this game';
const FIELD_SHAPES: Record<Field & string, Shape> = {
  number: whole,
  place: whole,
  seat: aSeat,
  flag,
  word,
  // The shared cards belong to no hero.
  hero: (v) => (v.value === '' ? undefined : nameOf(GAME, 'hero', (names) => names.heroes)(v)),
  card: nameOf(GAME, 'card', (names) => names.cards),
  token: nameOf(GAME, 'token', (names) => names.tokens),
  ability: nameOf(GAME, 'ability', (names) => names.abilities),
  use: nameOf(GAME, 'use', (names) => names.uses),
};

const TYPES = Object.keys(EVENT_FIELDS);

const event: Shape = (v) => {
  const { value } = v;
  if (!isMap(value)) return fail(v, 'an event is a map with its type: { type: played, seat: 1 }');
  const { type, ...fields } = value;
  if (typeof type !== 'string' || !TYPES.includes(type))
    return fail(
      v,
      `there is no event ${JSON.stringify(type) ?? 'without a type'}${nearest(String(type), TYPES)}`,
    );
  if (Object.keys(fields).length === 0) return;
  ofEvent({ of: EVENT_FIELDS[type as keyof typeof EVENT_FIELDS] })({ ...v, value: fields, what: type });
};

const events: Shape = (v) => {
  if (Array.isArray(v.value) && v.value.length === 0) fail(v, `${v.what} must name at least one event`);
  if (Array.isArray(v.value)) each(event)(v);
  else event(v);
};

const SHAPES = {
  health: bySeat(() => whole),
  cp: bySeat(() => whole),
  out: bySeat(() => flag),
  hand: bySeat(cardsOrNumber),
  discard: bySeat(cardsOrNumber),
  deck: bySeat(() => whole),
  upgrades: bySeat(cards),
  tokens: bySeat(() => byName('token', tokens, whole)),
  limits: bySeat(() => byName('token', tokens, whole)),
  levels: bySeat((seat) => byName('ability', abilities(seat), whole)),
  sides: bySeat(() => byName('token', tokens, marks)),
  side: bySeat(() => word),
  dice: each(whole),
  attempts: whole,
  incoming: bySeat(() => whole),
  damage: bySeat(() => byName('part', () => ({ owner: 'damage', ids: DAMAGE_PARTS }), whole)),
  dealt: (v) => (v.value === null ? undefined : whole(v)),
  attack: flag,
  target: (v: Value) => (v.value === null ? undefined : aSeat(v)),
  asked: (v: Value) => (v.value === 0 ? undefined : aSeat(v)),
  ask: wordOf([...ASKS, 'nothing']),
  active: aSeat,
  phase: wordOf(PHASES),
  turn: whole,
  winner,
  events,
  'no-events': events,
} satisfies Record<string, Shape>;

export type ExpectationKey = keyof typeof SHAPES;
export const EXPECTATIONS = Object.keys(SHAPES);

export const checkShape = (names: Names, { key, value, lineAt }: Expected): void =>
  SHAPES[key]({ names, value, path: [], what: key, lineAt });
