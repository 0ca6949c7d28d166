// The log: what happened as lines worth reading. Nothing is said twice, and nothing that did not happen; what an event changed stands in its line.

import type { GameEvent, Settlement } from '@mad-king/engine';
import type { Catalogue } from './catalogue.ts';
import { styleOf } from './companions.ts';

type Type = GameEvent['type'];
export type EventOf<T extends Type> = Extract<GameEvent, { type: T }>;

export type Settled = Settlement['players'][number];

/** A line of the log: an event, and what is told along with it. */
export interface LogLine {
  /** Number of the event among those given. */
  at: number;
  event: GameEvent;
  /** Events that are told in this line as well, in their order. */
  along: readonly GameEvent[];
  /** Damage has a line for each player whom it concerns: which one of the settlement's. */
  player: number | null;
  /** How often the very same happened in succession. */
  times: number;
}

export interface LogOptions {
  /** How many sit at the table. */
  seats: number;
  /** Also the steps in between: phases, announcements, what is on its way. */
  every?: boolean;
}

/** Says which line tells an event: its own, that of another event (by number), or none. */
type Place = number | 'own' | 'none';

const STEPS: ReadonlySet<Type> = new Set(['phase', 'incoming', 'attack']);

export const logOf = (
  catalogue: Catalogue,
  events: readonly GameEvent[],
  { seats, every = false }: LogOptions,
): LogLine[] => {
  const along = new Map<number, GameEvent[]>();
  const own: number[] = [];
  events.forEach((event, i) => {
    const place = isNothing(catalogue, event) ? 'none' : placeOf(catalogue, events, i);
    if (typeof place === 'number') along.set(place, [...(along.get(place) ?? []), event]);
    else if (place === 'own' && (every || !isStep(events, i, seats))) own.push(i);
  });
  return counted(own.flatMap((at) => linesOf(at, events[at], along.get(at) ?? [])));
};

/** The same in succession is one line. Rolls stay apart: each is a chance of its own. */
const counted = (lines: readonly LogLine[]): LogLine[] => {
  const out: LogLine[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last !== undefined && isSame(last, line)) out[out.length - 1] = { ...last, times: last.times + 1 };
    else out.push(line);
  }
  return out;
};

const isSame = (a: LogLine, b: LogLine): boolean =>
  a.event.type === b.event.type &&
  a.event.type !== 'rolled' &&
  a.player === b.player &&
  JSON.stringify(a.event) === JSON.stringify(b.event);

/** Nothing changed. */
const isNothing = (catalogue: Catalogue, event: GameEvent): boolean => {
  switch (event.type) {
    case 'cp':
      return event.change === 0;
    case 'altered':
      return !event.reroll && event.from === event.to;
    case 'drew':
    case 'stolen':
      return event.n === 0;
    case 'tokens':
      return event.change === 0 && styleOf(catalogue, event.token) !== 'tokens';
    case 'discarded':
      return event.cards.length === 0;
    default:
      return false;
  }
};

const placeOf = (catalogue: Catalogue, events: readonly GameEvent[], i: number): Place => {
  const event = events[i];
  switch (event.type) {
    case 'cp':
      return placeOfPoints(events, i, event);
    case 'health':
      return placeOfHealth(events, i);
    case 'healed':
      return events[i - 1]?.type === 'health' ? 'own' : 'none';
    case 'upgraded': {
      const card = lastOf(events, i, 'cp');
      const played = events[card];
      return played?.type === 'played' && played.card === event.card ? card : 'own';
    }
    case 'drew': {
      const before = events[i - 1];
      return before?.type === 'leader' && before.seat === event.seat ? i - 1 : 'own';
    }
    case 'altered': {
      const first = firstAlike(events, i, event);
      return first === i ? 'own' : first;
    }
    case 'tokens':
      return placeOfTokens(catalogue, events, i, event);
    case 'isolated':
      return events[i + 1]?.type === 'settled' ? 'none' : 'own';
    default:
      return 'own';
  }
};

/** The event before this one, those of a type left out. */
const lastOf = (events: readonly GameEvent[], i: number, except: Type): number => {
  let j = i - 1;
  while (events[j]?.type === except) j--;
  return j;
};

/** The event after this one, those of a type left out. */
const nextOf = (events: readonly GameEvent[], i: number, except: Type): number => {
  let j = i + 1;
  while (events[j]?.type === except) j++;
  return j;
};

/** The price of a card, what one is sold for, what is stolen. */
const placeOfPoints = (events: readonly GameEvent[], i: number, event: EventOf<'cp'>): Place => {
  const before = events[i - 1];
  if (before?.type === 'played' && before.seat === event.seat && before.cost === -event.change) return i - 1;
  if (before?.type === 'sold' && before.seat === event.seat && event.change > 0) return i - 1;
  const theft = nextOf(events, i, 'cp');
  const after = events[theft];
  const isStolen =
    after?.type === 'stolen' && after.what === 'cp' && after.n > 0 && theft - i <= 2 && moves(after, event);
  return isStolen ? theft : 'own';
};

const moves = ({ from, to, n }: EventOf<'stolen'>, { seat, change }: EventOf<'cp'>): boolean =>
  seat === from ? change === -n : seat === to && change > 0;

/** Health stands with what changed it: damage before it, healing or a theft after it. */
const placeOfHealth = (events: readonly GameEvent[], i: number): Place => {
  const before = lastOf(events, i, 'health');
  if (events[before]?.type === 'settled') return before;
  if (events[i + 1]?.type === 'healed') return i + 1;
  const theft = nextOf(events, i, 'health');
  const after = events[theft];
  return after?.type === 'stolen' && after.what === 'health' && after.n > 0 && theft - i <= 2 ? theft : 'own';
};

/** Tokens that are spent; steps of a dial that moves on; spells, which are counted as well. */
const placeOfTokens = (
  catalogue: Catalogue,
  events: readonly GameEvent[],
  i: number,
  event: EventOf<'tokens'>,
): Place => {
  const [before, after] = [events[i - 1], events[i + 1]];
  if (before?.type === 'used' && before.seat === event.seat && before.token === event.token)
    if (before.n === -event.change) return i - 1;
  const style = styleOf(catalogue, event.token);
  const isNear = (other: GameEvent | undefined, test: (id: string) => boolean): boolean =>
    other?.type === 'tokens' && other.seat === event.seat && test(other.token);
  if (style === 'prepared') {
    const isSpell = (id: string): boolean => styleOf(catalogue, id) === 'spell';
    return isNear(before, isSpell) || isNear(after, isSpell) ? 'none' : 'own';
  }
  return style === 'dial' && isNear(after, (id) => id === event.token) ? 'none' : 'own';
};

/** Several dice are changed one by one: the first of them. */
const firstAlike = (events: readonly GameEvent[], i: number, event: EventOf<'altered'>): number => {
  const isAlike = (other: GameEvent | undefined): boolean =>
    other?.type === 'altered' &&
    other.by === event.by &&
    other.seat === event.seat &&
    other.reroll === event.reroll &&
    (other.reroll || other.from !== other.to);
  let first = i;
  while (isAlike(events[first - 1])) first--;
  return first;
};

/** How far ahead the event can be that says the same. */
const NEAR = 12;

/** What only leads to something: the log can do without. */
const isStep = (events: readonly GameEvent[], i: number, seats: number): boolean => {
  const event = events[i];
  const leadsTo = (test: (other: GameEvent) => boolean): boolean => {
    for (let j = i + 1; j < Math.min(events.length, i + NEAR); j++) {
      if (test(events[j])) return true;
      if (events[j].type === 'turn' || events[j].type === event.type) return false;
    }
    return false;
  };
  switch (event.type) {
    // With two players everybody knows whom an ability meets.
    case 'target':
      return seats === 2;
    case 'announced':
      return leadsTo((e) => e.type === 'activated' && e.seat === event.seat && e.ability === event.ability);
    case 'declared':
      return leadsTo(
        (e) =>
          (e.type === 'played' && e.card === event.card && e.seat === event.seat) ||
          (e.type === 'used' && e.use === event.use && e.seat === event.seat),
      );
    default:
      return STEPS.has(event.type);
  }
};

const linesOf = (at: number, event: GameEvent, along: readonly GameEvent[]): LogLine[] => {
  if (event.type !== 'settled') return [{ at, event, along, player: null, times: 1 }];
  return event.settlement.players.flatMap((settled, player) =>
    isConcerned(settled) ? [{ at, event, along, player, times: 1 }] : [],
  );
};

/** Damage came at this player, or health changed. */
export const isConcerned = ({ lines, final, fixed, healed }: Settled): boolean =>
  final + fixed + healed > 0 || lines.some(({ what, amount }) => what === 'damage' && amount > 0);
