// How an ability on one's board stands now.

import type { GameView } from '@mad-king/engine';
import type { Ability } from '@mad-king/language';
import type { LiveOdds } from './live-odds.ts';

export type TileState =
  /** Can be used now. */
  | 'ready'
  /** The dice make it, but something else is asked first. */
  | 'made'
  /** Under way. */
  | 'done'
  /** Can still be rolled, or there is nothing to say about it. */
  | 'open'
  /** The dice that are kept rule it out. */
  | 'blocked'
  /** The dice do not make it, and no attempt is left. */
  | 'missed'
  /** A token covers it. */
  | 'covered'
  /** A defence waits for an attack. */
  | 'attacked'
  /** A passive ability acts by itself. */
  | 'idle';

/** Abilities of the one who looks that a token covers. */
const coveredOf = ({ seats, seat }: GameView): ReadonlySet<string> =>
  new Set(
    Object.values(seats[seat]?.marks ?? {})
      .flat()
      .filter((mark): mark is string => typeof mark === 'string'),
  );

export const stateOf = (
  view: GameView,
  ability: Ability,
  isOffered: boolean,
  odds: LiveOdds | null,
  isMade: boolean,
): TileState => {
  const { attack, seat } = view;
  if (isOffered) return 'ready';
  if (attack !== null && attack.by === seat && attack.ability === ability.id) return 'done';
  if (coveredOf(view).has(ability.id)) return 'covered';
  if (ability.slot === 'passive') return 'idle';
  if (ability.slot === 'defensive') return defenceOf(view, ability);
  if (odds !== null) return odds.now > 0 ? 'open' : 'blocked';
  const isRolling = view.active === seat && view.rolls[0]?.purpose === 'offence';
  // One ability has been activated: of the others there is nothing to say.
  if (!isRolling || attack !== null || view.attempts < view.attemptsMax) return 'open';
  return isMade ? 'made' : 'missed';
};

/** Rolled, about to be asked for, or waiting for an attack. */
const defenceOf = ({ attack, rolls, seat }: GameView, { id }: Ability): TileState => {
  const isRolled = rolls.some(
    ({ purpose, owners, about }) =>
      purpose === 'defence' &&
      owners[0] === seat &&
      about?.source.of === 'ability' &&
      about.source.ability === id,
  );
  if (isRolled) return 'done';
  return attack?.isAttack && attack.target === seat ? 'open' : 'attacked';
};
