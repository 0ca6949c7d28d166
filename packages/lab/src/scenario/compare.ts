// Comparing a game with what a scenario expects of it.

import {
  type DamageLine,
  FormatError,
  type Game,
  type GameEvent,
  type SeatView,
  view,
} from '@mad-king/engine';
import type { Expected } from './read.ts';

export /** What one expectation is compared with. */
interface Check {
  g: Game;
  events: readonly GameEvent[];
  key: string;
  value: unknown;
  line: number;
  seats: SeatView[];
}

const check = (c: Check, what: string, actual: unknown, wanted: unknown): void => {
  if (!matches(actual, wanted))
    throw new FormatError(c.line, `${what} is ${show(actual)}, expected ${show(wanted)}`);
};

const entriesOf = (c: Check): [number, unknown][] => entries(c.value, c.key, c.line, c.g.seats.length);

const bySeat =
  (read: (seat: SeatView) => unknown) =>
  (c: Check): void => {
    for (const [s, wanted] of entriesOf(c)) check(c, `${c.key} of seat ${s + 1}`, read(c.seats[s]), wanted);
  };

/** A number of cards, or the cards in any order. */
const cards =
  (read: (seat: SeatView) => string[]) =>
  (c: Check): void => {
    for (const [s, wanted] of entriesOf(c)) {
      const held = read(c.seats[s]);
      check(
        c,
        `${c.key} of seat ${s + 1}`,
        Array.isArray(wanted) ? [...held].sort() : held.length,
        sorted(wanted),
      );
    }
  };

const counts =
  (read: (seat: SeatView) => Record<string, number>, otherwise: (g: Game, id: string) => number = () => 0) =>
  (c: Check): void => {
    for (const [s, wanted] of entriesOf(c))
      for (const [id, n] of Object.entries((wanted ?? {}) as Record<string, number>))
        check(c, `${c.key} of seat ${s + 1}: ${id}`, read(c.seats[s])[id] ?? otherwise(c.g, id), n);
  };

const one =
  (what: string, read: (g: Game, events: readonly GameEvent[]) => unknown) =>
  (c: Check): void => {
    check(c, what, read(c.g, c.events), c.value);
  };

const CHECKS: Record<string, (c: Check) => void> = {
  health: bySeat((seat) => seat.health),
  cp: bySeat((seat) => seat.cp),
  out: bySeat((seat) => seat.out),
  hand: cards((seat) => seat.hand ?? []),
  discard: cards((seat) => seat.discard),
  deck: bySeat((seat) => seat.deckSize),
  upgrades: bySeat((seat) => seat.upgrades),
  tokens: counts((seat) => seat.tokens),
  limits: counts((seat) => seat.limits, limitOf),
  levels: counts((seat) => seat.levels),
  sides: bySeat((seat) => seat.marks),
  side: bySeat((seat) => seat.side),
  dice: one('the dice on the table', (g) => g.rolls.at(-1)?.values ?? []),
  attempts: one('roll attempts left', (g) => g.attemptsMax - g.attempts),
  incoming(c) {
    const lines = view(c.g, -1).incoming;
    for (const [s, wanted] of entriesOf(c))
      check(c, `incoming damage of seat ${s + 1}`, incoming(lines, s), wanted);
  },
  damage: compareDamage,
  dealt: one('damage dealt by the attack', (_g, events) => lastSettlement(events)?.dealt),
  attack: one('whether it is an attack', (g) => g.attack?.isAttack ?? false),
  target: one('the target', (g) => (g.attack === null ? null : g.attack.target + 1)),
  asked: one('the seat asked', (g) => g.asked + 1),
  ask: one('the question', (g) => (g.asked < 0 ? 'nothing' : g.ask)),
  active: one('the active seat', (g) => g.active + 1),
  phase: one('the phase', (g) => g.phase),
  turn: one('the turn', (g) => g.turn),
  winner: one('the winner', winner),
  events: compareEvents,
  'no-events'(c) {
    for (const wanted of asList(c.value))
      if (c.events.some((event) => matches(named(event), wanted)))
        throw new FormatError(c.line, `this happened, but must not: ${show(wanted)}`);
  },
};

export const EXPECTATIONS = Object.keys(CHECKS);

export const compare = (g: Game, events: readonly GameEvent[], expected: Expected): void => {
  const seats = g.seats.map((_, s) => view(g, s).seats[s]);
  CHECKS[expected.key]({ g, events, seats, ...expected });
};

const entries = (value: unknown, key: string, line: number, seats: number): [number, unknown][] => {
  if (typeof value !== 'object' || value === null)
    throw new FormatError(line, `${key} must say for which seat`);
  return Object.entries(value).map(([seat, wanted]) => {
    if (!Number.isInteger(Number(seat)) || Number(seat) < 1 || Number(seat) > seats)
      throw new FormatError(line, `there is no seat ${seat}; seats count from 1 to ${seats}`);
    return [Number(seat) - 1, wanted];
  });
};

/** Equal, or for objects: everything wanted is there. */
const matches = (actual: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((w, i) => matches(actual[i], w))
    );
  if (typeof wanted === 'object' && wanted !== null)
    return (
      typeof actual === 'object' &&
      actual !== null &&
      Object.entries(wanted).every(([k, w]) => matches((actual as Record<string, unknown>)[k], w))
    );
  return actual === wanted;
};

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort() : value);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function limitOf(g: Game, id: string): number {
  return g.cast.kinds.find((kind) => kind.id === id)?.limit ?? 0;
}

const incoming = (lines: readonly DamageLine[], seat: number): number =>
  lines
    .filter((line) => line.to === seat && (line.what === 'damage' || line.what === 'add'))
    .reduce((sum, line) => sum + line.amount, 0);

const lastSettlement = (events: readonly GameEvent[]) => {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event.type === 'settled') return event.settlement;
  }
  return undefined;
};

const NOTHING = { subtotal: 0, reflected: 0, final: 0, fixed: 0, healed: 0, shielded: 0 };

function compareDamage(c: Check): void {
  const settlement = lastSettlement(c.events);
  if (!settlement) throw new FormatError(c.line, 'no damage has been applied yet');
  for (const [seat, wanted] of entriesOf(c)) {
    const player = settlement.players.find((p) => p.seat === seat) ?? NOTHING;
    for (const [part, n] of Object.entries((wanted ?? {}) as Record<string, unknown>)) {
      if (!Object.hasOwn(NOTHING, part))
        throw new FormatError(c.line, `damage has no "${part}"; it has ${Object.keys(NOTHING).join(', ')}`);
      check(c, `${part} of seat ${seat + 1}`, player[part as keyof typeof NOTHING], n);
    }
  }
}

/** Events with seats counted from 1, as scenarios count them. */
const named = (event: GameEvent): Record<string, unknown> => {
  const shown: Record<string, unknown> = { ...event };
  for (const key of ['seat', 'target', 'from', 'to', 'by'])
    if (
      typeof shown[key] === 'number' &&
      !(event.type === 'altered' && (key === 'from' || key === 'to')) &&
      event.type !== 'health'
    )
      shown[key] = (shown[key] as number) + 1;
  return shown;
};

/** The wanted events happened in this order, whatever lay between. */
function compareEvents({ events, value, line }: Check): void {
  let from = 0;
  for (const wanted of asList(value)) {
    const at = events.findIndex((event, i) => i >= from && matches(named(event), wanted));
    if (at < 0) throw new FormatError(line, `this never happened: ${show(wanted)}`);
    from = at + 1;
  }
}

function winner(g: Game): unknown {
  if (g.result === null) return null;
  if (g.result.winner < 0) return 'draw';
  const seats = g.seats.map((_, s) => s).filter((s) => g.seats[s].team === g.result?.winner);
  return seats.length === 1 ? seats[0] + 1 : seats.map((s) => s + 1);
}
