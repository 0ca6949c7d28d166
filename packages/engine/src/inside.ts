// For whoever looks inside a game: choices as the numbers they are, heroes as they run, chance, what the rules say of single things. All of
// it may change with any release; what lasts is in index.ts.

export {
  type CardKind,
  type Cast,
  type CastAbility,
  type CastCard,
  type CastHero,
  type CastKind,
  type CastRow,
  type CastUse,
  castOf,
} from './cast/cast.ts';
export type { About, CastPrice, Text } from './cast/text.ts';
export { C, type ChoiceKind, choice, first, kindOf, NO_ABILITY, PASS, second, tokenSeat } from './choice.ts';
export { because, ILLEGAL, rulesAgainst } from './errors.ts';
export { contentMark } from './mark.ts';
export { meant, offered, whyNotChoose } from './notation.ts';
export { START_PHASES, type StartPhase } from './position.ts';
export { chanceLine, isChanceLine, type Listener, playLine } from './record.ts';
export { costOf } from './rules/cards.ts';
export { isDiceWindow } from './rules/dice-window.ts';
export { isGift } from './rules/gift.ts';
export { attemptPrice, isCovered } from './rules/offence.ts';
export { activatedBy, freshAttempts, whyNotOnDice } from './rules/offensive-dice.ts';
export { type Lying, lyingBetween } from './rules/shares.ts';
export { STAKES } from './rules/stakes.ts';
export { targetByDie, whoChooses } from './rules/targeting.ts';
export { responsesNow } from './rules/why.ts';
export { HEALTH_ABOVE_START } from './start.ts';
export { type ActionFrame, type Frame, type TextFrame, WindowFlag } from './state/frames.ts';
export { ASKS, type Roll, type Seat } from './state/game.ts';
export { below, seedWords, shuffle } from './state/random.ts';
