// The table one sits at. Components read `useTable`; the functions below are all that changes it, whoever plays the game.

import type { Counsel, DiceAdvice, Intent, PolicyName } from '@mad-king/ai';
import type { Game, GameRecord, IllegalReason, SavedGame } from '@mad-king/engine';
import type { Forecast } from '../worker/forecast.ts';
import type { Luck } from '../worker/luck.ts';
import { coach } from '../worker/start.ts';
import { adviceOn } from './advice.ts';
import { engineOf, own } from './engine.ts';
import { local, openLocal } from './local-table.ts';
import type { PlayedGame, Playing } from './playing.ts';
import { refusal, type Wish } from './refusal.ts';
import { rollQuestion } from './roll-question.ts';
import { useTable } from './table-store.ts';

export { askComputer, goOnHere, newTable, playAgain, takeDevice } from './local-table.ts';
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

/** The same for somebody who had stopped to read it. */
export const goToNext = (): void => {
  const state = useTable.getState();
  if (state.status === 'open' && state.held) hold(false);
  hurry();
};

/** Why the person who looks cannot do this now; null if it is possible. */
export const reasonAgainst = (wish: Wish): IllegalReason | null => {
  const sight = playing?.sight() ?? null;
  if (sight === null) return null;
  return sight.viewer < 0 ? 'not-asked' : refusal(sight.game, sight.viewer, wish);
};

const NO_GAME = 'no game is open';
const OTHER_RULES = 'the coach does not know the rules of this game';

/** The record of the game. */
export const gameRecord = async (): Promise<GameRecord> => {
  if (playing === null) throw new Error(NO_GAME);
  return playing.record();
};

const isKnownToCoach = ({ game, release }: PlayedGame): boolean =>
  engineOf(game) === own || release !== undefined;

/** Asks the coach about the game of the person who looks, if they are asked something. */
const asking = <T>(ask: (sight: PlayedGame) => Promise<T>): Promise<T> => {
  const sight = playing?.sight() ?? null;
  if (sight === null || sight.viewer < 0 || sight.game.asked !== sight.viewer)
    return Promise.reject(new Error('the person who looks is not asked'));
  if (!isKnownToCoach(sight)) return Promise.reject(new Error(OTHER_RULES));
  return ask(sight);
};

/** As the person who looks knows it. */
const seenBy = (game: Game, viewer: number): SavedGame => {
  const { save, known } = engineOf(game);
  return save(known(game, viewer));
};

/** What the coach thinks of the question that the person who looks is asked. */
export const askAdvice = (): Promise<Counsel[]> => asking(adviceOn);

/** The exact plan for the dice of the person who looks; null if they have none on the table. */
export const planDice = (): Promise<DiceAdvice | null> =>
  asking(({ game, viewer, release }) => coach.ask({ ask: 'plan', game: seenBy(game, viewer), release }));

/** What a computer of one's own team means to do; whoever looks knows its hand. */
export const askIntent = (seat: number, policy: PolicyName): Promise<Intent> => {
  const sight = playing?.sight() ?? null;
  if (sight === null || sight.viewer < 0) return Promise.reject(new Error(NO_GAME));
  if (!isKnownToCoach(sight)) return Promise.reject(new Error(OTHER_RULES));
  const { game, viewer, release } = sight;
  return coach.ask({ ask: 'intent', game: seenBy(game, viewer), seat, policy, release });
};

/** What an attack comes to with each choice of the person who looks, as far as that person can know. */
export const foreseeAttack = (): Promise<Forecast[]> =>
  asking(({ game, viewer, release }) =>
    coach.ask({ ask: 'forecast', game: seenBy(rollQuestion(game)?.next ?? game, viewer), release }),
  );

/** How lucky everybody's dice were, up to now. */
export const judgeLuck = async (): Promise<Luck> => {
  const sight = playing?.sight() ?? null;
  if (sight !== null && !isKnownToCoach(sight)) throw new Error(OTHER_RULES);
  const { setup, choices } = await gameRecord();
  return coach.ask({ ask: 'luck', setup, choices: [...choices], release: sight?.release });
};
