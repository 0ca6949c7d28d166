// The table one sits at. Components read `useTable`; the functions below are all that changes it, whoever plays the game.

import type { DiceAdvice } from '@mad-king/ai';
import {
  type Game,
  type GameRecord,
  type IllegalReason,
  known,
  type SavedGame,
  save,
} from '@mad-king/engine';
import type { Forecast } from '../worker/forecast.ts';
import type { Luck } from '../worker/luck.ts';
import type { Advice } from '../worker/protocol.ts';
import { coach } from '../worker/start.ts';
import { adviceOn } from './advice.ts';
import { engineOf, own } from './engine.ts';
import { local, openLocal } from './local-table.ts';
import type { PlayedGame, Playing } from './playing.ts';
import { refusal, type Wish } from './refusal.ts';
import { rollQuestion } from './roll-question.ts';
import { useTable } from './table-store.ts';

export { askComputer, goOnHere, goToNext, newTable, playAgain, takeDevice } from './local-table.ts';
export type { OpenTable, TableState } from './open-table.ts';
export { useTable } from './table-store.ts';

let playing: Playing | null = null;

/** From now on this plays. */
export const sitDown = (next: Playing): void => {
  closeTable();
  playing = next;
};

export const openTable = (id: string): Promise<void> => {
  sitDown(local);
  return openLocal(id);
};

export const closeTable = (): void => {
  playing?.close();
  playing = null;
  useTable.setState({ status: 'closed' }, true);
};

/** A click that comes twice finds another question the second time: what cannot be chosen is left. */
export const choose = (notation: string, follow: readonly string[] = []): void =>
  playing?.choose(notation, follow);
export const undo = (): void => playing?.undo();
export const concede = (seat: number): void => playing?.concede(seat);
export const stay = (): void => playing?.stay();
export const hold = (isHeld: boolean): void => playing?.hold(isHeld);
export const hurry = (): void => playing?.hurry();

/** Why the person who looks cannot do this now; null if it is possible. */
export const reasonAgainst = (wish: Wish): IllegalReason | null => {
  const sight = playing?.sight() ?? null;
  if (sight === null) return null;
  return sight.viewer < 0 ? 'not-asked' : refusal(sight.game, sight.viewer, wish);
};

const NO_GAME = 'no game is open';
const OTHER_RULES = 'the coach knows the rules of this page alone';

/** The record of the game. */
export const gameRecord = async (): Promise<GameRecord> => {
  if (playing === null) throw new Error(NO_GAME);
  return playing.record();
};

/** Asks the coach about the game of the person who looks, if they are asked something. */
const asking = <T>(ask: (sight: PlayedGame) => Promise<T>): Promise<T> => {
  const sight = playing?.sight() ?? null;
  if (sight === null || sight.viewer < 0 || sight.game.asked !== sight.viewer)
    return Promise.reject(new Error('the person who looks is not asked'));
  if (engineOf(sight.game) !== own) return Promise.reject(new Error(OTHER_RULES));
  return ask(sight);
};

/** As the person who looks knows it. */
const seenBy = (game: Game, viewer: number): SavedGame => save(known(game, viewer));

/** What the coach thinks of the question that the person who looks is asked. */
export const askAdvice = (): Promise<Advice> => asking(adviceOn);

/** The exact plan for the dice of the person who looks; null if they have none on the table. */
export const planDice = (): Promise<DiceAdvice | null> =>
  asking(({ game, viewer }) => coach.ask({ ask: 'plan', game: seenBy(game, viewer) }));

/** What an attack comes to with each choice of the person who looks, as far as that person can know. */
export const foreseeAttack = (): Promise<Forecast[]> =>
  asking(({ game, viewer }) =>
    coach.ask({ ask: 'forecast', game: seenBy(rollQuestion(game)?.next ?? game, viewer) }),
  );

/** How lucky everybody's dice were, up to now. */
export const judgeLuck = async (): Promise<Luck> => {
  const sight = playing?.sight() ?? null;
  if (sight !== null && engineOf(sight.game) !== own) throw new Error(OTHER_RULES);
  const { setup, choices } = await gameRecord();
  return coach.ask({ ask: 'luck', setup, choices: [...choices] });
};
