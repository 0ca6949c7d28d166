// What a seat has to do with a window: whoever shows the game may ask only when it is worth asking. From public facts alone,
// so that being asked or not tells nothing about anybody's hand.

import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';

/** What a seat may have to do with a window. */
export const STAKES = [
  /** It is the turn of the seat, or of its team. */
  'turn',
  /** Dice of the team lie on the table and could be altered. */
  'dice',
  /** The same, and they will not be rolled again. */
  'last-dice',
  /** An opponent has announced an ability, and nobody knows yet whom it meets. */
  'announcement',
  /** The attack under way comes from the team or meets it. */
  'attack',
  /** Damage for the team, or what lessens it, waits to be applied. */
  'damage',
  /** Somebody else's card or token has been declared, and names the seat. */
  'action',
] as const;
/** One of STAKES. */
export type Stake = (typeof STAKES)[number];

/** What is at stake for the seat in the window that is open; null if no window is. */
export const stakes = (g: Game, seat: number): Stake[] | null => {
  const top = g.stack[g.stack.length - 1];
  if (g.asked === NONE || g.ask !== 'respond' || (top.op !== 'window' && top.op !== 'claim')) return null;
  const { team } = g.seats[seat];
  const isOurs = (s: number): boolean => s !== NONE && g.seats[s].team === team;
  const kind = top.op === 'window' ? top.kind : null;
  const found: Stake[] = [];
  if (isOurs(g.active)) found.push('turn');
  const roll = g.rolls[g.rolls.length - 1];
  if (kind === 'dice' && roll !== undefined && roll.owners.some(isOurs)) {
    found.push('dice');
    if (roll.purpose !== 'offence' || g.attempts >= g.attemptsMax) found.push('last-dice');
  }
  if (kind === 'announcement' && !isOurs(g.active)) found.push('announcement');
  if (g.attack !== null && (isOurs(g.attack.by) || isOurs(g.attack.target))) found.push('attack');
  if (g.pending.some((items) => items.some(({ to }) => isOurs(to)))) found.push('damage');
  const action = g.stack.findLast(({ op }) => op === 'action');
  if (
    action?.op === 'action' &&
    !isOurs(action.seat) &&
    (isOurs(action.hand.that) || isOurs(action.hand.other))
  )
    found.push('action');
  return found;
};
