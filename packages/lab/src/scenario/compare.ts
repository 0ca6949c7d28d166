// Comparing a game with what a scenario expects of it. Shapes and names have been checked (shapes.ts).

import {
  type DamageLine,
  FormatError,
  type Game,
  type GameEvent,
  type SeatView,
  view,
} from '@mad-king/engine';
import { named } from './event-fields.ts';
import { remembersSeat } from './names.ts';
import type { Expected } from './read.ts';
import type { DAMAGE_PARTS, ExpectationKey } from './shapes.ts';

/** What one expectation is compared with. */
interface Check extends Expected {
  g: Game;
  events: readonly GameEvent[];
  seats: SeatView[];
}

const check = (c: Check, what: string, actual: unknown, wanted: unknown): void => {
  if (!matches(actual, wanted))
    throw new FormatError(c.line, `${what} is ${show(actual)}, expected ${show(wanted)}`);
};

const entriesOf = <T = unknown>(value: unknown): [string, T][] => Object.entries(value as Record<string, T>);

const seatsOf = <T = unknown>(c: Check): [number, T][] =>
  entriesOf<T>(c.value).map(([seat, wanted]) => [Number(seat) - 1, wanted]);

const bySeat =
  (read: (seat: SeatView, g: Game) => unknown) =>
  (c: Check): void => {
    for (const [s, wanted] of seatsOf(c))
      check(c, `${c.key} of seat ${s + 1}`, read(c.seats[s], c.g), wanted);
  };

/** A number of cards, or the cards in any order. */
const cards =
  (read: (seat: SeatView) => string[]) =>
  (c: Check): void => {
    for (const [s, wanted] of seatsOf(c)) {
      const held = read(c.seats[s]);
      const what = `${c.key} of seat ${s + 1}`;
      if (Array.isArray(wanted)) check(c, what, [...held].sort(), [...wanted].sort());
      else check(c, what, held.length, wanted);
    }
  };

const counts =
  (read: (seat: SeatView) => Record<string, number>, otherwise: (g: Game, id: string) => number = () => 0) =>
  (c: Check): void => {
    for (const [s, wanted] of seatsOf(c))
      for (const [id, n] of entriesOf(wanted))
        check(c, `${c.key} of seat ${s + 1}: ${id}`, read(c.seats[s])[id] ?? otherwise(c.g, id), n);
  };

const one =
  (what: string, read: (g: Game, events: readonly GameEvent[]) => unknown) =>
  (c: Check): void => {
    check(c, what, read(c.g, c.events), c.value);
  };

const CHECKS: Record<ExpectationKey, (c: Check) => void> = {
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
  sides: bySeat(marks),
  side: bySeat((seat) => seat.side),
  dice: one('the dice on the table', (g) => g.rolls.at(-1)?.values ?? []),
  attempts: one('roll attempts left', (g) => g.attemptsMax - g.attempts),
  incoming(c) {
    const lines = view(c.g, -1).incoming;
    for (const [s, wanted] of seatsOf(c))
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
      if (c.events.some((event) => isLike(event, wanted)))
        throw new FormatError(c.line, `this happened, but must not: ${show(wanted)}`);
  },
};

export const compare = (g: Game, events: readonly GameEvent[], expected: Expected): void => {
  const seats = g.seats.map((_, s) => view(g, s).seats[s]);
  CHECKS[expected.key]({ ...expected, g, events, seats });
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
const asList = (value: unknown): WantedEvent[] => (Array.isArray(value) ? value : [value as WantedEvent]);

function limitOf(g: Game, id: string): number {
  return g.cast.kinds.find((kind) => kind.id === id)?.limit ?? 0;
}

/** What tokens remember; whoever put one there or owns it is a seat, and seats count from 1. */
function marks(seat: SeatView, g: Game): unknown {
  const { kinds } = g.cast;
  return Object.fromEntries(
    Object.entries(seat.marks).map(([id, list]) => [
      id,
      remembersSeat(kinds, id) ? list.map((mark) => Number(mark) + 1) : list,
    ]),
  );
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

type DamagePart = (typeof DAMAGE_PARTS)[number];

function compareDamage(c: Check): void {
  const settlement = lastSettlement(c.events);
  if (!settlement) throw new FormatError(c.line, 'no damage has been applied yet');
  for (const [seat, wanted] of seatsOf(c)) {
    const player = settlement.players.find((p) => p.seat === seat);
    for (const [part, n] of entriesOf(wanted))
      check(c, `${part} of seat ${seat + 1}`, player?.[part as DamagePart] ?? 0, n);
  }
}

interface WantedEvent {
  type: string;
}

const isLike = (event: GameEvent, wanted: WantedEvent): boolean =>
  event.type === wanted.type && matches(named(event), wanted);

/** The wanted events happened in this order, whatever lay between. */
function compareEvents({ events, value, line }: Check): void {
  let from = 0;
  for (const wanted of asList(value)) {
    const at = events.findIndex((event, i) => i >= from && isLike(event, wanted));
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
