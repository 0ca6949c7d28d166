// The fields of every event, and what each holds, for scenarios that name them. The types keep this table complete: an
// event or a field that is missing here, or too much, does not compile.

import type { DamageLine, GameEvent, Settlement, TextSource } from '@mad-king/engine';
import { PHASES, TEAMS } from '@mad-king/language';

/**
 * What a field holds. Places (seats, dice, rows) count from 1 in scenarios; a list of words says which there are.
 */
export type Field =
  | 'place'
  | 'seat'
  | 'number'
  | 'flag'
  | 'hero'
  | 'card'
  | 'token'
  | 'ability'
  | 'use'
  | 'word'
  | readonly string[]
  | { each: Field }
  | Fields;
export interface Fields {
  of: Record<string, Field>;
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type FieldsOf<T> = { of: { [K in KeysOf<T> & string]-?: FieldFor<NonNullable<ValueOf<T, K>>> } };
type FieldFor<V> = [V] extends [number]
  ? 'place' | 'seat' | 'number'
  : [V] extends [boolean]
    ? 'flag'
    : [V] extends [string]
      ? 'hero' | 'card' | 'token' | 'ability' | 'use' | 'word' | readonly V[]
      : [V] extends [readonly (infer E)[]]
        ? { each: FieldFor<E> }
        : FieldsOf<V>;

const SOURCE: FieldsOf<TextSource> = {
  of: {
    of: ['ability', 'card', 'token', 'setup'],
    hero: 'hero',
    ability: 'ability',
    level: 'number',
    row: 'place',
    card: 'card',
    token: 'token',
    part: 'word',
  },
};

const LINE: FieldsOf<DamageLine> = {
  of: {
    what: ['damage', 'add', 'standing', 'prevent', 'half', 'all', 'reflect', 'heal', 'half-dealt'],
    amount: 'number',
    type: ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'],
    to: 'seat',
    from: 'seat',
    ofAttack: 'flag',
    source: SOURCE,
  },
};

const SETTLEMENT: FieldsOf<Settlement> = {
  of: {
    players: {
      each: {
        of: {
          seat: 'seat',
          lines: { each: LINE },
          subtotal: 'number',
          reflected: 'number',
          final: 'number',
          fixed: 'number',
          healed: 'number',
          shielded: 'number',
        },
      },
    },
    dealt: 'number',
  },
};

type EventFields = {
  [T in GameEvent['type']]: FieldsOf<Omit<Extract<GameEvent, { type: T }>, 'type'>>['of'];
};

export const EVENT_FIELDS: EventFields = {
  'start-roll': { seat: 'seat', value: 'number' },
  turn: { seat: 'seat', turn: 'number' },
  phase: { seat: 'seat', phase: PHASES },
  skipped: { seat: 'seat', phase: PHASES },
  cp: { seat: 'seat', change: 'number', cp: 'number' },
  drew: { seat: 'seat', n: 'number', cards: { each: 'card' } },
  reshuffled: { seat: 'seat', n: 'number' },
  rolled: {
    seat: 'seat',
    purpose: ['offence', 'targeting', 'defence', 'effect'],
    values: { each: 'number' },
    owners: { each: 'seat' },
    rerolled: { each: 'place' },
  },
  altered: { seat: 'seat', die: 'place', from: 'number', to: 'number', by: 'seat', reroll: 'flag' },
  attempt: { seat: 'seat', change: 'number' },
  announced: { seat: 'seat', ability: 'ability', row: 'place' },
  activated: { seat: 'seat', ability: 'ability', level: 'number', row: 'place', ultimate: 'flag' },
  target: { seat: 'seat', target: 'seat' },
  leader: { seat: 'seat', target: 'seat' },
  attack: { seat: 'seat', attack: 'flag' },
  defends: { seat: 'seat', ability: 'ability' },
  declared: { seat: 'seat', card: 'card', use: 'use' },
  withdrawn: { seat: 'seat', card: 'card', use: 'use' },
  played: { seat: 'seat', card: 'card', cost: 'number' },
  upgraded: { seat: 'seat', card: 'card', ability: 'ability', level: 'number' },
  sold: { seat: 'seat', card: 'card' },
  used: { seat: 'seat', token: 'token', use: 'use', n: 'number' },
  tokens: {
    seat: 'seat',
    token: 'token',
    change: 'number',
    held: 'number',
    lost: 'number',
    by: 'seat',
  },
  transferred: { token: 'token', from: 'seat', to: 'seat' },
  limit: { seat: 'seat', token: 'token', limit: 'number' },
  healed: { seat: 'seat', n: 'number', health: 'number', source: SOURCE },
  incoming: { line: LINE },
  isolated: { line: LINE },
  settled: { settlement: SETTLEMENT },
  health: { team: TEAMS, from: 'number', to: 'number' },
  defeated: { seats: { each: 'seat' } },
  'extra-phase': { seat: 'seat', target: 'seat' },
  restarted: { seat: 'seat' },
  cancelled: { seat: 'seat' },
  undefendable: { seat: 'seat' },
  flipped: { seat: 'seat', side: 'word' },
  discarded: { seat: 'seat', cards: { each: 'card' } },
  looked: {
    seat: 'seat',
    of: 'seat',
    where: ['hand', 'deck'],
    n: 'number',
    cards: { each: 'card' },
    shown: 'flag',
  },
  took: { seat: 'seat', card: 'card', shown: 'flag' },
  shuffled: { seat: 'seat' },
  moved: { token: 'token', from: 'seat', to: 'seat' },
  turned: { seat: 'seat', token: 'token', side: 'number' },
  covered: { seat: 'seat', ability: 'ability' },
  picked: { seat: 'seat', by: 'seat', outcome: 'place' },
  stolen: { what: ['cp', 'health'], from: 'seat', to: 'seat', n: 'number' },
  conceded: { seat: 'seat' },
  over: { winner: TEAMS, drawn: { each: TEAMS } },
};

/** An event as scenarios name it. */
export const named = (event: GameEvent): Record<string, unknown> => ({
  ...(translate({ of: EVENT_FIELDS[event.type] }, event) as object),
  type: event.type,
});

const translate = (field: Field | undefined, value: unknown): unknown => {
  if (field === undefined || value === null || value === undefined) return value;
  if (field === 'seat' || field === 'place') return (value as number) + 1;
  if (typeof field === 'string' || Array.isArray(field)) return value;
  if ('each' in field) return (value as unknown[]).map((one) => translate(field.each, one));
  const { of } = field as Fields;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, translate(of[key], part)]),
  );
};
