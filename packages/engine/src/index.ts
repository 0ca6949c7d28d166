// The rules of the game. `start` gives a game; `decision` says what it waits for; `play` moves it on. Whoever looks inside a game, to
// think or to judge, finds the rest in inside.ts.

export type { Library } from './cast/cast.ts';
export type { TextSource } from './cast/text.ts';
export type { Choice } from './choice.ts';
export { compile } from './compile/compile.ts';
export { FormatError, IllegalChoice, type IllegalReason, SetupError } from './errors.ts';
export type { DamageLine, GameEvent, Settlement } from './events.ts';
export { known } from './known.ts';
export { rulesMark } from './mark.ts';
export { describe, type Move, type MoveData, type MoveKind, notate } from './move.ts';
export { readChoice } from './notation.ts';
export { type GivenOptions, OPTIONS, readOptions } from './options.ts';
export { asking, type Decision, decision, play, speakerOf } from './play.ts';
export { layOut, type Position, type PositionSeat } from './position.ts';
export { type FairLine, type GameRecord, newRecord, note, replay } from './record.ts';
export { RecordError, type RecordFault, readRecord, writeRecord } from './record-text.ts';
export { incoming } from './rules/settle.ts';
export { type Stake, stakes } from './rules/stakes.ts';
export { whyNot } from './rules/why.ts';
export { load, type SavedGame, save } from './save.ts';
export { type Setup, start } from './start.ts';
export { clone } from './state/clone.ts';
export type { Ask, Game, Options, RollPurpose } from './state/game.ts';
export { NONE } from './state/none.ts';
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
