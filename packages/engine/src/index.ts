// The rules of the game. `start` gives a game; `decision` says what it waits for; `play` moves it on.

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
  type Library,
} from './cast/cast.ts';
export type { About, CastPrice, Text, TextSource } from './cast/text.ts';
export {
  C,
  type Choice,
  type ChoiceKind,
  choice,
  first,
  kindOf,
  NO_ABILITY,
  PASS,
  second,
  tokenSeat,
} from './choice.ts';
export { compile } from './compile/compile.ts';
export * from './errors.ts';
export type { DamageLine, GameEvent, Settlement } from './events.ts';
export { known } from './known.ts';
export { contentMark, rulesMark } from './mark.ts';
export { describe, type Move, type MoveData, type MoveKind, notate } from './move.ts';
export { meant, offered, readChoice, whyNotChoose } from './notation.ts';
export { type GivenOptions, OPTIONS, readOptions } from './options.ts';
export { asking, type Decision, decision, play, speakerOf } from './play.ts';
export { layOut, type Position, type PositionSeat, START_PHASES, type StartPhase } from './position.ts';
export {
  chanceLine,
  type FairLine,
  type GameRecord,
  isChanceLine,
  type Listener,
  newRecord,
  note,
  playLine,
  replay,
} from './record.ts';
export { readRecord, writeRecord } from './record-text.ts';
export { isGift } from './rules/gift.ts';
export { attemptPrice, isCovered } from './rules/offence.ts';
export { activatedBy, freshAttempts, whyNotOnDice } from './rules/offensive-dice.ts';
export { incoming } from './rules/settle.ts';
export { STAKES, type Stake, stakes } from './rules/stakes.ts';
export { targetByDie, whoChooses } from './rules/targeting.ts';
export { responsesNow, whyNot } from './rules/why.ts';
export { load, type SavedGame, save } from './save.ts';
export { HEALTH_ABOVE_START, type Setup, start } from './start.ts';
export { clone } from './state/clone.ts';
export { type ActionFrame, type Frame, type TextFrame, WindowFlag } from './state/frames.ts';
export {
  ASKS,
  type Ask,
  type Game,
  type Options,
  type Roll,
  type RollPurpose,
  type Seat,
} from './state/game.ts';
export { NONE } from './state/none.ts';
export { below, seedWords, shuffle } from './state/random.ts';
export {
  type AboutView,
  type GameView,
  type ResultView,
  type RollView,
  resultOf,
  type SeatView,
  view,
  viewEvents,
} from './view.ts';
