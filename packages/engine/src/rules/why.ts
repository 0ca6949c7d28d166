// Why a choice is not legal now: the same tests that list what is, asked about one thing.

import { meets, valueBits } from '@mad-king/language/inside';
import type { Choice } from '../choice.ts';
import { C, first, kindOf, second } from '../choice.ts';
import type { IllegalReason } from '../errors.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { isCovered } from './offence.ts';
import { cardBlock, listResponses, useBlock } from './responses.ts';
import { packRoll } from './scope.ts';
import { canAct } from './seats.ts';

/** What may be done in the question that is being asked. */
const flagsNow = (g: Game): number => {
  const f = g.stack[g.stack.length - 1];
  switch (f.op) {
    case 'window':
    case 'claim':
      return f.flags;
    case 'main':
      return WindowFlag.Main;
    case 'offence':
      return WindowFlag.Announce;
    case 'attack':
      return WindowFlag.Defence;
    case 'income':
      return WindowFlag.Income;
    default:
      return 0;
  }
};

/** What the seat could do in the question that is being asked, were it asked: with the hand that it has by now. */
export const responsesNow = (g: Game, seat: number): readonly Choice[] =>
  listResponses(g, seat, flagsNow(g)) ?? [];

/** The reason, or null if the choice is listed. `seat`: who would make it. */
export const whyNot = (g: Game, seat: number, chosen: Choice): IllegalReason | null => {
  if (g.result !== null) return 'game-over';
  if (g.asked === seat && g.choices.includes(chosen)) return null;
  const acts = kindOf(chosen) === C.Play || kindOf(chosen) === C.Use || kindOf(chosen) === C.Sell;
  if (acts && !canAct(g, seat)) return 'not-allowed';
  const s = g.seats[seat];
  // A seat that could do nothing is passed by; then what it lacks says more than that it is not asked.
  const otherwise = g.asked === seat ? 'wrong-moment' : 'not-asked';
  switch (kindOf(chosen)) {
    case C.Play:
      if (!s.hand.includes(first(chosen))) return 'not-in-hand';
      return cardBlock(g, seat, first(chosen), flagsNow(g)) ?? otherwise;
    case C.Use: {
      const use = g.cast.uses[first(chosen)];
      if (use === undefined) return 'unreadable';
      if (use.kind !== NONE && s.tokens[use.kind] === 0 && !g.cast.kinds[use.kind].companion)
        return 'not-held';
      return useBlock(g, seat, use, flagsNow(g), second(chosen)) ?? otherwise;
    }
    case C.Sell:
      if (!s.hand.includes(first(chosen))) return 'not-in-hand';
      return 'wrong-moment';
    case C.Activate:
      return whyNotActivate(g, seat, first(chosen), second(chosen));
    case C.Keep:
      if (g.asked !== seat) return 'not-asked';
      return g.ask === 'announce' ? 'no-attempts' : 'wrong-moment';
    default:
      return g.asked === seat ? 'not-listed' : 'not-asked';
  }
};

const whyNotActivate = (g: Game, seat: number, ability: number, row: number): IllegalReason => {
  const s = g.seats[seat];
  const level = g.cast.heroes[s.hero].abilities[ability]?.levels[s.levels[ability]];
  if (!level?.rows[row]) return 'not-on-board';
  if (g.asked !== seat) return 'not-asked';
  if (g.ask !== 'roll' && g.ask !== 'announce') return 'wrong-moment';
  if (isCovered(g, s, ability)) return 'not-allowed';
  const { values, foreign } = g.rolls[0];
  return meets(level.rows[row].need, packRoll(g, seat, values, foreign), valueBits(values))
    ? 'wrong-moment'
    : 'dice';
};
