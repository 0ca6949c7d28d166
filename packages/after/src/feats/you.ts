// A tale with the eyes of one seat: what several feats ask about.

import type { GameEvent, Settlement } from '@mad-king/engine';
import type { TeamName } from '@mad-king/language';
import type { Attack, RollPhase, Tale, TaleSeat, Told } from './tale.ts';

export const isTold = <T extends GameEvent['type']>(told: Told, type: T): told is Told<T> =>
  told.event.type === type;

/** An attack that was settled: whose it was, and what it dealt to its target. */
export type Blow = Told<'settled'> & { attack: Attack; dealt: number };

export class You {
  readonly tale: Tale;
  readonly seat: number;
  readonly team: TeamName;

  constructor(tale: Tale, seat: number) {
    this.tale = tale;
    this.seat = seat;
    this.team = tale.seats[seat].team;
  }

  /** Everything of a kind that happened, in order. */
  all<T extends GameEvent['type']>(type: T): Told<T>[] {
    return this.tale.told.filter((told): told is Told<T> => isTold(told, type));
  }

  /** What of it happened to this seat, or was done by it. */
  own<T extends Extract<GameEvent, { seat: number }>['type']>(type: T): Told<T>[] {
    return this.all(type).filter(({ event }) => (event as { seat: number }).seat === this.seat);
  }

  isOpponent(seat: number): boolean {
    return this.tale.seats[seat].team !== this.team;
  }

  get opponents(): TaleSeat[] {
    return this.tale.seats.filter(({ team }) => team !== this.team);
  }

  get end(): Told<'over'> | null {
    return this.all('over')[0] ?? null;
  }

  get won(): boolean {
    return this.end?.event.winner === this.team;
  }

  /** Offensive Roll Phases of this seat. */
  get rollPhases(): RollPhase[] {
    return this.tale.rollPhases.filter(({ seat }) => seat === this.seat);
  }

  /** Attacks that were settled, everybody's. */
  get allBlows(): Blow[] {
    return this.all('settled').flatMap((told) => {
      const { attack, event } = told;
      const { dealt } = event.settlement;
      return attack === null || dealt === null ? [] : [{ ...told, attack, dealt }];
    });
  }

  get blows(): Blow[] {
    return this.allBlows.filter(({ attack }) => attack.by === this.seat);
  }

  /** Settlements in which this seat had a share: its share of each. */
  get shares(): { told: Told<'settled'>; share: Settlement['players'][number] }[] {
    return this.all('settled').flatMap((told) => {
      const share = told.event.settlement.players.find(({ seat }) => seat === this.seat);
      return share === undefined ? [] : [{ told, share }];
    });
  }

  /** What the dial of the own team did. */
  get dial(): Told<'health'>[] {
    return this.all('health').filter(({ event }) => event.team === this.team);
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The most that comes together in one turn. */
export const mostInATurn = <T extends Told>(list: readonly T[], count: (told: T) => number): number => {
  const turns = new Map<number, number>();
  for (const told of list) turns.set(told.turn, (turns.get(told.turn) ?? 0) + count(told));
  return Math.max(0, ...turns.values());
};
