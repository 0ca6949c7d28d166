// What a question is about, from what lies open: an announcement, a roll, damage that is about to land, an attack.

import type { GameEvent, GameView, RollView } from '@mad-king/engine';
import { lanesOf } from '../arena/lanes.ts';
import type { Deed } from './deed.ts';

export type Situation =
  /** An ability is announced: its dice can still be changed. */
  | { about: 'announcement'; deed: Deed; isOwn: boolean }
  /** Dice that a text has rolled, or a defence. */
  | { about: 'roll'; roll: RollView; deed: Deed | null }
  /** Offensive dice of which nothing has been made yet. */
  | { about: 'dice'; seat: number }
  /** So much comes at this seat; `isLast`: no defence can come between. */
  | { about: 'damage'; to: number; n: number; isLast: boolean; deed: Deed | null }
  /** An ability is under way and deals nothing yet. */
  | { about: 'attack'; deed: Deed; isOwn: boolean }
  /** Nothing is pending. */
  | { about: 'nothing' };

/** The defence against what was activated last has been chosen, or refused. */
const hasDefended = (events: readonly GameEvent[]): boolean =>
  events.findLast(({ type }) => type === 'activated' || type === 'defends')?.type === 'defends';

export const situationOf = (view: GameView, events: readonly GameEvent[], deed: Deed | null): Situation => {
  const roll = view.rolls.at(-1);
  const isOurs = (seat: number): boolean => view.seats[seat].team === view.seats[view.seat]?.team;
  if (roll !== undefined && roll.purpose !== 'offence') return { about: 'roll', roll, deed };
  if (deed?.isAnnounced) return { about: 'announcement', deed, isOwn: isOurs(deed.by) };
  const lanes = lanesOf(view).filter(
    ({ to, total, lines }) => to !== null && (total > 0 || lines.length > 0),
  );
  const first = lanes.find(({ to }) => to === view.seat) ?? lanes.find(({ total }) => total > 0);
  if (first !== undefined && first.to !== null && first.total > 0)
    return {
      about: 'damage',
      to: first.to,
      n: first.total,
      isLast: first.type !== 'normal' || deed === null || hasDefended(events),
      deed,
    };
  if (deed !== null) return { about: 'attack', deed, isOwn: isOurs(deed.by) };
  return roll === undefined ? { about: 'nothing' } : { about: 'dice', seat: roll.owners[0] };
};
