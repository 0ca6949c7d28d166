// The rules of the game. `start` gives a game; `decision` says what it waits for; `play` moves it on.

export {
  CardKind,
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
export type { CodePrice, Text, TextSource } from './cast/code.ts';
export { compile } from './cast/compile.ts';
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
export * from './errors.ts';
export type { DamageLine, GameEvent, Settlement } from './events.ts';
export { notate, offered, readChoice, whyNotChoose } from './notation.ts';
export { type Decision, decision, play } from './play.ts';
export {
  type GameRecord,
  type Listener,
  newRecord,
  note,
  readRecord,
  replay,
  writeRecord,
} from './record.ts';
export { attemptPrice, isCovered } from './rules/offence.ts';
export { activatedBy, freshAttempts, whyNotOnDice } from './rules/offensive-dice.ts';
export { incoming } from './rules/settle.ts';
export { STAKES, type Stake, stakes } from './rules/stakes.ts';
export { targetByDie, whoChooses } from './rules/targeting.ts';
export { whyNot } from './rules/why.ts';
export { clone } from './state/clone.ts';
export { Op, type TextFrame } from './state/frames.ts';
export {
  ASKS,
  type Ask,
  type Game,
  MODES,
  type Mode,
  type Options,
  Phase,
  type Roll,
  RollPurpose,
  type Seat,
} from './state/game.ts';
export { layOut, type Position, type PositionSeat, START_PHASES, type StartPhase } from './state/position.ts';
export { below, seedWords } from './state/random.ts';
export { load, type SavedGame, save } from './state/save.ts';
export { readOptions, type Setup, start } from './state/setup.ts';
export { type GameView, type SeatView, view, viewEvents } from './view.ts';
