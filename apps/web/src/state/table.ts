// The table one sits at: opens a stored game, plays choices, asks the computer players, saves after every choice. Components read
// `useTable`; the functions below are all that changes it.

import computerAddress from 'virtual:computer-worker';
import {
  C,
  type Choice,
  choice,
  type GameEvent,
  type GameView,
  type IllegalReason,
  kindOf,
  type Library,
  PASS,
  readChoice,
  type Setup,
  save,
  view,
  viewEvents,
} from '@mad-king/engine';
import { library } from '@mad-king/heroes';
import { create } from 'zustand';
import { play as playSound } from '../sound.ts';
import { computerPlayers, type WorkerLike } from '../worker/client.ts';
import type { Player } from './players.ts';
import { refusal } from './refusal.ts';
import { clearOldGames, readGame, setAside, writeGame } from './saves.ts';
import {
  beginSession,
  firstSight,
  playChoice,
  resumeSession,
  type Session,
  sightOf,
  storeSession,
} from './session.ts';
import { useSettings } from './settings.ts';
import { storage } from './storage.ts';

export interface OpenTable {
  id: string;
  setup: Setup;
  players: readonly Player[];
  /** What the person who looks may know; of a spectator while the device changes hands. */
  view: GameView;
  /** Everything that person may know of what happened, from the start. */
  events: readonly GameEvent[];
  /** How many of the events the last choice brought. */
  news: number;
  /** The person who must take the device before anything is shown. */
  passTo: number | null;
  /** A computer player is thinking. */
  thinking: boolean;
  /** A computer player could not answer: why. */
  trouble: string | null;
  /** The last choice could not be kept in this browser. */
  unsaved: boolean;
}

export type TableState =
  | { status: 'closed' }
  | { status: 'missing'; id: string }
  | { status: 'damaged'; id: string; reason: string }
  | ({ status: 'open' } & OpenTable);

export const useTable = create<TableState>()(() => ({ status: 'closed' }));

/** How long a move of the computer can be seen before the next one, in milliseconds. */
const PAUSE = { slow: 1400, normal: 600, fast: 60 };

const startWorker = (): WorkerLike =>
  new Worker(computerAddress, { type: 'module', name: 'computer' }) as WorkerLike;
const computers = computerPlayers(startWorker);

let session: Session | null = null;
let viewer = -1;

const show = (news = 0, change: Partial<OpenTable> = {}): void => {
  if (session === null) return;
  const { game, players, record, id } = session;
  const before = useTable.getState();
  const sight = sightOf(session, viewer);
  viewer = sight.viewer;
  useTable.setState(
    {
      status: 'open',
      id,
      setup: record.setup,
      players,
      view: view(game, viewer),
      events: viewEvents(game, viewer, session.events),
      news,
      passTo: sight.passTo,
      thinking: false,
      trouble: null,
      unsaved: before.status === 'open' && before.unsaved,
      ...change,
    },
    true,
  );
};

const keep = (rules: Library, current: Session): boolean =>
  writeGame(storage, storeSession(rules, current, Date.now()));

/** Creates a game, keeps it, and gives its id. */
export const newTable = (setup: Setup, players: Player[]): string => {
  const rules = library();
  const id = crypto.randomUUID().slice(0, 8);
  clearOldGames(storage);
  keep(rules, beginSession(rules, { id, started: Date.now(), setup, players }));
  return id;
};

export const openTable = (id: string): void => {
  closeTable();
  const stored = readGame(storage, id);
  if (stored === null) {
    useTable.setState({ status: 'missing', id }, true);
    return;
  }
  try {
    session = resumeSession(library(), stored);
  } catch (error) {
    setAside(storage, id);
    const reason = error instanceof Error ? error.message : String(error);
    useTable.setState({ status: 'damaged', id, reason }, true);
    return;
  }
  viewer = firstSight(session.players);
  show();
  askComputer();
};

export const closeTable = (): void => {
  session = null;
  computers.stop();
  useTable.setState({ status: 'closed' }, true);
};

const carryOut = (chosen: Choice): void => {
  if (session === null) return;
  const happened = playChoice(session, chosen);
  const saved = keep(library(), session);
  show(viewEvents(session.game, viewer, happened).length, { unsaved: !saved });
  soundOf(happened);
  askComputer();
};

/** What the person who is asked chooses, in its notation. Throws IllegalChoice if it is not legal. */
export const choose = (notation: string): void => {
  if (session !== null) carryOut(readChoice(session.game, notation));
};

/** Why the person who looks cannot choose this now; null if it is possible. */
export const reasonAgainst = (notation: string): IllegalReason | null =>
  session === null ? null : refusal(session.game, viewer, notation);

export const concede = (seat: number): void => {
  computers.stop();
  carryOut(choice(C.Concede, seat));
};

/** The person to whom the device was passed has it. */
export const takeDevice = (): void => {
  const state = useTable.getState();
  if (state.status !== 'open' || state.passTo === null) return;
  viewer = state.passTo;
  show();
};

/** Asks the computer whose decision it is; harmless if it is nobody's. */
export const askComputer = async (): Promise<void> => {
  const current = session;
  if (current === null || current.game.asked < 0) return;
  const player = current.players[current.game.asked];
  if (player.by !== 'computer') return;
  show(newsNow(), { thinking: true });
  const { id, record, game } = current;
  const began = performance.now();
  const question = {
    policy: player.level,
    seed: `${id}-${record.choices.length}`,
    game: save(game, library()),
  };
  const asked = record.choices.length;
  const isStale = (): boolean => session !== current || record.choices.length !== asked;
  try {
    const chosen = await computers.choose(question);
    const pause = isSilent(chosen) ? 0 : PAUSE[useSettings.getState().pace];
    await wait(pause - (performance.now() - began));
    if (!isStale()) carryOut(chosen);
  } catch (error) {
    if (!isStale()) show(0, { trouble: error instanceof Error ? error.message : String(error) });
  }
};

const newsNow = (): number => {
  const state = useTable.getState();
  return state.status === 'open' ? state.news : 0;
};

/** Nothing to see: no reason to wait. */
const isSilent = (chosen: Choice): boolean => chosen === PASS || kindOf(chosen) === C.Done;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

const soundOf = (events: readonly GameEvent[]): void => {
  const happened = new Set(events.map(({ type }) => type));
  if (happened.has('over')) playSound('fanfare');
  else if (happened.has('health')) playSound('hit');
  else if (happened.has('rolled')) playSound('dice');
  else if (happened.has('played') || happened.has('upgraded')) playSound('card');
};
