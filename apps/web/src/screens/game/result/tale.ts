// What a finished game tells, from its events: health lost turn by turn, what everybody did, and the moments to remember.

import type { DamageLine, GameEvent } from '@mad-king/engine';
import type { TeamName } from '@mad-king/language';
import { type Inflicted, inflicted } from './inflicted.ts';

type Settlement = Extract<GameEvent, { type: 'settled' }>['settlement'];
type Settled = Settlement['players'][number];
export type Source = DamageLine['source'];

export interface TurnTale {
  turn: number;
  seat: number;
  /** Health lost in this turn, by team; who lost none is left out. */
  lost: Map<TeamName, number>;
}

export interface SeatTale {
  dealt: number;
  taken: number;
  prevented: number;
  healed: number;
  /** The largest loss caused at once. */
  biggest: number;
  cards: number;
  abilities: number;
  dice: number;
}

interface At {
  turn: number;
  /** Which of the events it is. */
  event: number;
}

export type Moment = At & Deed;

type Deed =
  | {
      kind: 'hit';
      by: number;
      at: number;
      source: Source;
      amount: number;
      from: number;
      to: number;
    }
  | {
      kind: 'fell';
      by: number;
      at: number;
      source: Source;
      amount: number;
      from: number;
      to: number;
    }
  | { kind: 'saved'; at: number; source: Source; before: number; after: number }
  | { kind: 'healed'; at: number; source: Source; amount: number; to: number };

export interface Tale {
  turns: TurnTale[];
  seats: SeatTale[];
  /** All of them, the most memorable first. */
  moments: Moment[];
}

const lossOf = ({ final, fixed, shielded }: Settled): number => final + fixed - shielded;

const isDamage = ({ what }: DamageLine): boolean => what === 'damage' || what === 'reflect';
const isSaving = ({ what }: DamageLine): boolean => what === 'prevent' || what === 'half' || what === 'all';

const largest = (lines: readonly DamageLine[]): DamageLine | undefined =>
  lines.reduce<DamageLine | undefined>(
    (best, line) => (best === undefined || line.amount > best.amount ? line : best),
    undefined,
  );

/**
 * A loss shared out among those who caused it. Preventing does not say whose damage it took away, so it counts against all of
 * it alike; what is left over by rounding goes to whoever dealt most.
 */
export const shareOut = (loss: number, lines: readonly DamageLine[]): Map<number, number> => {
  const by = new Map<number, number>();
  for (const { from, amount } of lines.filter(isDamage)) by.set(from, (by.get(from) ?? 0) + amount);
  const total = [...by.values()].reduce((a, b) => a + b, 0);
  if (total === 0) return new Map();
  const shares = new Map([...by].map(([seat, amount]) => [seat, Math.floor((loss * amount) / total)]));
  const rest = loss - [...shares.values()].reduce((a, b) => a + b, 0);
  const [most] = [...by].sort(([, a], [, b]) => b - a)[0];
  shares.set(most, (shares.get(most) ?? 0) + rest);
  return shares;
};

/** How memorable: points of health, the end of somebody above all. */
const weight = (moment: Moment): number => {
  switch (moment.kind) {
    case 'fell':
      return 100 + moment.amount;
    case 'hit':
      return moment.amount;
    case 'saved':
      return moment.before - moment.after;
    case 'healed':
      return moment.amount * 0.9;
  }
};

const emptySeat = (): SeatTale => ({
  dealt: 0,
  taken: 0,
  prevented: 0,
  healed: 0,
  biggest: 0,
  cards: 0,
  abilities: 0,
  dice: 0,
});

/** `teams`: the team of each seat. */
export const taleOf = (events: readonly GameEvent[], teams: readonly TeamName[]): Tale => {
  const turns: TurnTale[] = [];
  const seats = teams.map(emptySeat);
  const moments: Moment[] = [];
  const tokens = inflicted(teams.length);
  events.forEach((event, i) => {
    const turn = turns.at(-1);
    tokens.hear(event);
    switch (event.type) {
      case 'turn':
        turns.push({ turn: event.turn, seat: event.seat, lost: new Map() });
        return;
      case 'health':
        if (turn !== undefined && event.to < event.from)
          turn.lost.set(event.team, (turn.lost.get(event.team) ?? 0) + event.from - event.to);
        return;
      case 'settled':
        for (const player of event.settlement.players)
          settle(byDealers(player, tokens), turn?.turn ?? 0, events, i, teams, seats, moments);
        return;
      case 'healed':
        seats[event.seat].healed += event.n;
        moments.push({
          kind: 'healed',
          turn: turn?.turn ?? 0,
          event: i,
          at: event.seat,
          source: event.source,
          amount: event.n,
          to: event.health,
        });
        return;
      case 'played':
        seats[event.seat].cards++;
        return;
      case 'activated':
        seats[event.seat].abilities++;
        return;
      case 'rolled':
        for (const die of event.rerolled) seats[event.owners[die]].dice++;
        return;
    }
  });
  return { turns, seats, moments: moments.sort((a, b) => weight(b) - weight(a)) };
};

/** With damage of tokens told of whoever inflicted them. */
const byDealers = (player: Settled, { dealerOf }: Inflicted): Settled => ({
  ...player,
  lines: player.lines.map((line) => ({ ...line, from: dealerOf(line) })),
});

const settle = (
  player: Settled,
  turn: number,
  events: readonly GameEvent[],
  at: number,
  teams: readonly TeamName[],
  seats: SeatTale[],
  moments: Moment[],
): void => {
  const { seat, lines, healed } = player;
  const changed = healthAfter(events, at, teams[seat]);
  // Nobody loses more health than there is.
  const loss = changed?.to === 0 ? Math.min(lossOf(player), changed.from) : lossOf(player);
  const saved = lines.filter(isSaving);
  const coming = lines
    .filter((line) => isDamage(line) || line.what === 'add' || line.what === 'standing')
    .reduce((sum, { amount }) => sum + amount, 0);
  const prevented = Math.max(0, coming - lossOf(player));
  seats[seat].taken += loss;
  seats[seat].healed += healed;
  if (saved.length > 0) seats[seat].prevented += prevented;
  for (const [from, share] of shareOut(loss, lines)) {
    if (from < 0 || teams[from] === teams[seat]) continue;
    seats[from].dealt += share;
    seats[from].biggest = Math.max(seats[from].biggest, share);
  }
  const source = largest(lines.filter(isDamage));
  if (loss > 0 && source !== undefined && changed !== null)
    moments.push({
      kind: changed.to === 0 ? 'fell' : 'hit',
      turn,
      event: at,
      by: source.from,
      at: seat,
      source: source.source,
      amount: loss,
      from: changed.from,
      to: changed.to,
    });
  const shield = largest(saved);
  if (shield !== undefined && prevented > 0)
    moments.push({
      kind: 'saved',
      turn,
      event: at,
      at: seat,
      source: shield.source,
      before: coming,
      after: coming - prevented,
    });
};

/** The change of the team's health that this settlement made. */
const healthAfter = (
  events: readonly GameEvent[],
  at: number,
  team: TeamName,
): { from: number; to: number } | null => {
  for (let i = at + 1; i < events.length && events[i].type === 'health'; i++) {
    const event = events[i];
    if (event.type === 'health' && event.team === team) return event;
  }
  return null;
};

const belongsTo = (moment: Moment, seat: number): boolean =>
  'by' in moment ? moment.by === seat : moment.at === seat;

/** The best of each kind first, so that not all of them are hits; and one at least of who looks (`own`), if there is any. */
export const bestMoments = (moments: readonly Moment[], most: number, own = -1): Moment[] => {
  const chosen: Moment[] = [];
  const count = (kind: Moment['kind']): number => chosen.filter((moment) => moment.kind === kind).length;
  const room = (kind: Moment['kind']): number => (kind === 'hit' ? 2 : 1);
  const mine = moments.find((moment) => belongsTo(moment, own));
  if (mine !== undefined) chosen.push(mine);
  for (const moment of moments)
    if (chosen.length < most && !chosen.includes(moment) && count(moment.kind) < room(moment.kind))
      chosen.push(moment);
  for (const moment of moments) if (chosen.length < most && !chosen.includes(moment)) chosen.push(moment);
  return chosen.sort((a, b) => a.turn - b.turn);
};
