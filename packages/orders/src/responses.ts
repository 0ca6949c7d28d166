// When a person is asked. What is not asked is passed at once, ended or put in order, and stands in the record as any other choice.

import { type Choice, clone, type Game, type Stake, stakes } from '@mad-king/engine';
import { C, choice, kindOf, PASS, responsesNow } from '@mad-king/engine/inside';
import { type AskFor, type AskWhen, type Wishes, wishFor } from './ask-when.ts';
import { dueAmong } from './due.ts';
import { isSameInAnyOrder } from './foresight.ts';
import { type Answer, readAnswer } from './goods.ts';

export interface Manners {
  when: AskWhen;
  wishes: Wishes;
  /** Opponents look at the same screen: whatever they see must not depend on the hand. */
  isShared: boolean;
}

/** What must be at stake for the seat to be asked; `always` asks whenever something could be done. */
const WORTH_ASKING: Record<AskWhen, readonly Stake[] | null> = {
  always: null,
  affected: ['turn', 'dice', 'announcement', 'attack', 'damage', 'action'],
  matters: ['last-dice', 'announcement', 'attack', 'damage'],
};

/** The game as everybody at the screen could imagine it: whoever is asked might hold any card of hand and deck. */
const withEveryCard = (g: Game): Game => {
  const open = clone(g);
  const seat = open.seats[open.asked];
  seat.hand = [...seat.hand, ...seat.deck.slice(0, seat.deckLeft)];
  open.choices = responsesNow(open, open.asked) as Choice[];
  return open;
};

const isCard = (c: Choice): boolean => kindOf(c) === C.Play;

/** What could be answered, as far as it may count, and the game in which it could. */
const answersTo = (g: Game, isShared: boolean): { game: Game; answers: Answer[] } => {
  const game = isShared ? withEveryCard(g) : g;
  // What tokens and abilities can do lies open.
  const choices = isShared
    ? [...game.choices.filter(isCard), ...g.choices.filter((c) => !isCard(c))]
    : g.choices;
  return { game, answers: choices.flatMap((c) => readAnswer(game, c) ?? []) };
};

const RESPONSES: readonly number[] = [C.Pass, C.Play, C.Use];

/** Only responses are ever passed for somebody: never dice, a target, or what a card asks. */
const isPassedFor = (g: Game, manners: Manners): boolean => {
  if (!g.choices.includes(PASS) || g.choices.some((c) => !RESPONSES.includes(kindOf(c)))) return false;
  const found = stakes(g, g.asked);
  if (found === null) return false;
  const worth = WORTH_ASKING[manners.when];
  const isAffected = worth === null || found.some((stake) => worth.includes(stake));
  const { game, answers } = answersTo(g, manners.isShared);
  const wish = ({ what }: Answer): AskFor => wishFor(manners.wishes, what);
  if (answers.some((answer) => wish(answer) === 'always')) return false;
  const others = answers.filter((answer) => wish(answer) === 'helps');
  if (manners.when === 'always') return others.length === 0;
  return !isAffected || dueAmong(game, others).length === 0;
};

/** Whether selling one card would make another one playable now. */
const wouldSellingHelp = (g: Game): boolean => {
  const { hand } = g.seats[g.asked];
  if (hand.length < 2) return false;
  const rich = clone(g);
  rich.seats[g.asked].cp++;
  return hand.some((card) => responsesNow(rich, g.asked).includes(choice(C.Play, card)));
};

/** A Main Phase in which there is nothing to play, and nothing to be had by selling. */
export const isIdleMain = (g: Game, isShared: boolean): boolean => {
  if (g.ask !== 'main') return false;
  if (g.choices.length === 1) return true;
  return (
    !isShared && !g.choices.some((c) => kindOf(c) === C.Play || kindOf(c) === C.Use) && !wouldSellingHelp(g)
  );
};

/** What is chosen for a person who need not be asked; null if they must be. */
export const unaskedChoice = (g: Game, manners: Manners): Choice | null => {
  if (g.ask === 'respond') return isPassedFor(g, manners) ? PASS : null;
  if (manners.when === 'always') return null;
  if (g.ask === 'order') return isSameInAnyOrder(g) ? g.choices[0] : null;
  return g.ask === 'main' && g.choices.length === 1 ? g.choices[0] : null;
};
