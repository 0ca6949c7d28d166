// What an answer is good for, read off the words of its text: a card that draws cards can wait for one's own Main Phase; one that
// prevents damage is for the moment at which damage comes.

import { type Choice, type Game, NONE } from '@mad-king/engine';
import { C, first, kindOf, WindowFlag } from '@mad-king/engine/inside';
import type { Effect } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';

export interface Answer {
  choice: Choice;
  /** What a wish is about: `card/six-it`, `token/evasive`, `ability/tithes`. */
  what: string;
  effects: readonly Effect[];
  /** What it costs, about, in points of health: combat points, and the card or token itself. */
  price: number;
  /** It raises one's own attack. */
  isModifier: boolean;
  touchesDice: boolean;
  /** It can as well be done in one's own Main Phase, and does the same then. */
  canWait: boolean;
}

/** Words of which the same comes whenever they are carried out. */
const CAN_WAIT: ReadonlySet<Effect['do']> = new Set([
  'heal',
  'steal-health',
  'cp',
  'lose-cp',
  'steal-cp',
  'pay',
  'gain',
  'inflict',
  'remove',
  'remove-up-to',
  'remove-chosen',
  'remove-all',
  'transfer-chosen',
  'limit',
  'advance',
  'gain-chosen',
  'move-piece',
  'flip-board',
  'cover-ability',
  'draw',
  'discard',
  'look-at-hand',
  'look-at-top',
  'take-upgrades',
  'put-back',
  'return-one',
  'search',
  'put-into-play',
  'roll',
  'tally',
  'and-then',
  'if',
  'choose',
  'may',
  'repeat',
  'each-player',
  'unless-vetoed',
  'choose-player',
  'choose-token',
  'choose-kind',
  'choose-number',
]);

/** Damage to somebody one names, or to oneself, waits for nothing; damage to "the target" needs an attack. */
const lineCanWait = (line: Effect): boolean =>
  line.do === 'deal' ? line.who !== 'target' : CAN_WAIT.has(line.do);

const answerOf = (
  choice: Choice,
  what: string,
  g: Game,
  { text, open, modifier }: { text: number; open: number; modifier: boolean },
  cp: number,
): Answer => {
  const { effects, touches } = text === NONE ? { effects: [], touches: NONE } : g.cast.texts[text];
  return {
    choice,
    what,
    effects,
    price: cp + 1,
    isModifier: modifier,
    touchesDice: touches !== NONE,
    canWait: (open & WindowFlag.Main) !== 0 && !modifier && linesOf(effects).every(lineCanWait),
  };
};

/** What a choice of a window would do; null for passing. */
export const readAnswer = (g: Game, choice: Choice): Answer | null => {
  if (kindOf(choice) === C.Play) {
    const card = g.cast.cards[first(choice)];
    return answerOf(choice, `card/${card.id}`, g, card, card.cost);
  }
  if (kindOf(choice) !== C.Use) return null;
  const use = g.cast.uses[first(choice)];
  const { source } = g.cast.texts[use.text];
  const ability = source.of === 'ability' ? source.ability : use.id;
  const what = use.kind === NONE ? `ability/${ability}` : `token/${g.cast.kinds[use.kind].id}`;
  return answerOf(choice, what, g, use, use.price.cp);
};
