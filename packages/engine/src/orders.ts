// Standing orders: when a seat is asked for a response. What is not asked is passed at once, and stands in the record as any
// other pass.

import { C, kindOf, PASS } from './choice.ts';
import { type Stake, stakes } from './rules/stakes.ts';
import type { Game } from './state/game.ts';

export type AskWhen = 'always' | 'affected' | 'matters';

/** What must be at stake for the seat to be asked; `always` asks whenever something could be done. */
const WORTH_ASKING: Record<AskWhen, readonly Stake[] | null> = {
  always: null,
  affected: ['turn', 'dice', 'announcement', 'attack', 'damage', 'action'],
  matters: ['last-dice', 'announcement', 'attack', 'damage'],
};

/** Only responses are ever passed for somebody: never a Main Phase, dice, a target, or what a card asks. */
export const isPassedFor = (game: Game, when: AskWhen): boolean => {
  const worth = WORTH_ASKING[when];
  if (worth === null || !game.choices.includes(PASS)) return false;
  if (game.choices.some((choice) => ![C.Pass, C.Play, C.Use].some((kind) => kind === kindOf(choice))))
    return false;
  const found = stakes(game, game.asked);
  return found !== null && !found.some((stake) => worth.includes(stake));
};
