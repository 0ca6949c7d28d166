// The table one sits at: opens a stored game, plays choices, asks the computer players, keeps every choice. Components read
// `useTable`; the functions below are all that changes it.

import type { DiceAdvice } from '@mad-king/ai';
import {
  type Game,
  type GameEvent,
  type IllegalReason,
  known,
  type Library,
  type SavedGame,
  type Setup,
  save,
  view,
  viewEvents,
  writeRecord,
} from '@mad-king/engine';
import { create } from 'zustand';
import type { Forecast } from '../worker/forecast.ts';
import type { Luck } from '../worker/luck.ts';
import type { Advice } from '../worker/protocol.ts';
import { coach, players as computers } from '../worker/start.ts';
import { concession } from './concession.ts';
import { holdLeaving, mayLeave, untilLeaving } from './leave.ts';
import { libraryFor } from './library-for.ts';
import type { OpenTable, TableState } from './open-table.ts';
import { pace } from './pace.ts';
import { isToBeRead, pauseBefore } from './pause.ts';
import type { Player } from './players.ts';
import { putOff } from './put-off.ts';
import { refusal, type Wish } from './refusal.ts';
import { type Rematch, rematch } from './rematch.ts';
import { revealed } from './revealed.ts';
import { asOneQuestion, rollQuestion } from './roll-question.ts';
import { same } from './same.ts';
import { clearOldGames, readGame, type StoredGame, setAside, writeGame } from './saves.ts';
import { seenEvents } from './seen-events.ts';
import {
  beginSession,
  chooseByNotation,
  firstSight,
  goOn,
  playChoice,
  resumeSession,
  type Session,
  sightOf,
  storeSession,
  takeBack,
} from './session.ts';
import { changeSettings, useSettings } from './settings.ts';
import { storage } from './storage.ts';
import { type Claim, claimGame, watchClaim } from './tab.ts';

export type { OpenTable, TableState } from './open-table.ts';

export const useTable = create<TableState>()(() => ({ status: 'closed' }));

const TAB = crypto.randomUUID();

const clock = pace();
const seen = seenEvents();

/** What the last choice has brought, as far as the person who looks may know it: in a story it is read before the next. */
let unread: readonly GameEvent[] = [];

let session: Session | null = null;
let viewer = -1;
let claim: Claim | null = null;
let stopWatching: (() => void) | null = null;
/** Whoever opens a table waits for its heroes, and may have left meanwhile. */
let openings = 0;
/** Games for which there was no room in the storage: they live as long as the page. */
const unkept = new Map<string, StoredGame>();

const show = (news = 0, change: Partial<OpenTable> = {}): void => {
  if (session === null) return;
  const { game, players, library, record, id, started, askWhen, undo } = session;
  const before = useTable.getState();
  const sight = sightOf(session, viewer);
  viewer = sight.viewer;
  adoptSettings(session);
  useTable.setState(
    {
      status: 'open',
      id,
      started,
      setup: record.setup,
      players,
      library,
      step: record.choices.length,
      view: same(before.status === 'open' ? before.view : null, asOneQuestion(game, view(game, viewer))),
      events: game.result === null ? seen(game, viewer, session.events) : [...session.events],
      news,
      passTo: sight.passTo,
      askWhen: viewer < 0 ? null : askWhen[viewer],
      canUndo: undo.at(-1)?.seat === viewer && viewer >= 0,
      held: clock.isHeld(),
      leaving: false,
      thinking: false,
      wait: null,
      trouble: null,
      unsaved: before.status === 'open' && before.unsaved,
      elsewhere: false,
      revealed: revealed(game),
      ...change,
    },
    true,
  );
};

const change = (part: Partial<OpenTable>): void => {
  const state = useTable.getState();
  const isNew =
    state.status === 'open' &&
    Object.entries(part).some(([key, value]) => state[key as keyof OpenTable] !== value);
  if (isNew) useTable.setState(part);
};

const keep = (current: Session): boolean => {
  const stored = storeSession(current, Date.now());
  const isKept = writeGame(storage, stored);
  if (isKept) unkept.delete(stored.id);
  else unkept.set(stored.id, stored);
  return isKept;
};

/** What has been chosen is first shown, then kept. */
const keeping = putOff(() => {
  if (session === null || claim?.isOurs() === false) return;
  change({ unsaved: !keep(session) });
});

/** Creates a game, keeps it, and gives its id. */
export const newTable = async (setup: Setup, players: Player[]): Promise<string> => {
  const library = await libraryFor(setup);
  const id = crypto.randomUUID().slice(0, 8);
  const { askWhen } = useSettings.getState();
  clearOldGames(storage);
  keep(beginSession(library, { id, started: Date.now(), setup, players, askWhen }));
  return id;
};

export const openTable = async (id: string): Promise<void> => {
  closeTable();
  const opening = ++openings;
  const stored = unkept.get(id) ?? readGame(storage, id);
  if (stored === null) {
    useTable.setState({ status: 'missing', id }, true);
    return;
  }
  let library: Library;
  try {
    library = await libraryFor(stored.setup);
  } catch (error) {
    if (opening === openings) useTable.setState({ status: 'failed', id, error }, true);
    return;
  }
  if (opening !== openings) return;
  try {
    session = resumeSession(library, stored, useSettings.getState().wishes);
  } catch (error) {
    setAside(storage, id);
    const reason = error instanceof Error ? error.message : String(error);
    useTable.setState({ status: 'damaged', id, reason }, true);
    return;
  }
  claim = claimGame(storage, id, TAB);
  stopWatching = watchClaim(id, stepBack);
  viewer = firstSight(session.players);
  show(0, { unsaved: unkept.has(id) });
  goOnAlone();
};

export const closeTable = (): void => {
  keeping.now();
  openings++;
  session = null;
  unread = [];
  computers.stop();
  clock.hold(false);
  clock.hurry();
  holdLeaving(false);
  claim?.release();
  claim = null;
  stopWatching?.();
  stopWatching = null;
  useTable.setState({ status: 'closed' }, true);
};

/** Another tab plays this game now: nothing more is played or kept here. */
const stepBack = (): void => {
  session = null;
  computers.stop();
  const state = useTable.getState();
  if (state.status !== 'open') return;
  // Nothing is asked here any more.
  const view = { ...state.view, decision: null };
  change({ view, elsewhere: true, thinking: false, canUndo: false });
};

/** Takes the game back from the other tab, as it stands there. */
export const goOnHere = async (): Promise<void> => {
  const state = useTable.getState();
  if (state.status === 'open') await openTable(state.id);
};

/** Nothing happens where `act` finds nothing to do. */
const carryOut = (act: (current: Session) => GameEvent[] | null, isTold = false): void => {
  if (session === null) return;
  if (claim?.isOurs() === false) {
    stepBack();
    return;
  }
  const chosen = act(session);
  if (chosen === null) return;
  const happened = [...chosen, ...goOn(session, clock.isHeld())];
  keeping.soon();
  unread = viewEvents(session.game, viewer, happened);
  if (isTold && session.game.asked === viewer && isToBeRead(unread, viewer)) void askAfterReading(session);
  else {
    show(unread.length);
    goOnAlone();
  }
};

/** In a story, whoever is hit reads what hits them before they are asked about it. */
const askAfterReading = async (current: Session): Promise<void> => {
  show(unread.length);
  const state = useTable.getState();
  if (state.status === 'open') change({ view: { ...state.view, decision: null } });
  const made = current.record.choices.length;
  const wait = await pauseBefore(null, current.game, viewer, unread);
  change({ wait });
  await clock.wait(wait);
  if (session !== current || current.record.choices.length !== made) return;
  show(unread.length);
  goOnAlone();
};

/** What happens without anybody being asked: computers play, and a Main Phase with nothing to do ends after a while. */
const goOnAlone = (): void => {
  askComputer();
  leaveSoon();
};

/** Whoever does anything meanwhile has made another choice, or stays. */
const leaveSoon = async (): Promise<void> => {
  const current = session;
  if (current === null || !mayLeave(current, viewer)) return;
  const made = current.record.choices.length;
  change({ leaving: true });
  await untilLeaving(current);
  const state = useTable.getState();
  const isLeaving = state.status === 'open' && state.leaving;
  if (isLeaving && session === current && current.record.choices.length === made) choose('done');
};

/** Somebody wants to stay in the Main Phase that is about to end by itself. */
export const stay = (): void => change({ leaving: false });

/**
 * What the person who is asked chooses, in its notation, and what they answer to what it then asks. A click that comes twice
 * finds another question the second time: what cannot be chosen is left.
 */
export const choose = (notation: string, follow: readonly string[] = []): void => {
  carryOut((current) => chooseByNotation(current, notation, follow));
};

/** Takes back the last choice of the person who looks, if it has told nothing new. */
export const undo = (): void => {
  const state = useTable.getState();
  if (session === null || state.status !== 'open' || !state.canUndo || claim?.isOurs() === false) return;
  takeBack(session);
  keeping.soon();
  show();
};

/** Why the person who looks cannot do this now; null if it is possible. */
export const reasonAgainst = (wish: Wish): IllegalReason | null =>
  session === null ? null : refusal(session.game, viewer, wish);

export const concede = (seat: number): void => {
  computers.stop();
  carryOut((current) => concession(current, seat));
};

/** The person to whom the device was passed has it. */
export const takeDevice = (): void => {
  const state = useTable.getState();
  if (state.status !== 'open' || state.passTo === null) return;
  viewer = state.passTo;
  show();
  leaveSoon();
};

// What is set holds for the game that is open and for those begun later; a game that is opened brings its own along.
useSettings.subscribe(({ askWhen, wishes }) => {
  if (session !== null) session.wishes = wishes;
  if (session === null || viewer < 0 || session.askWhen[viewer] === askWhen) return;
  session.askWhen[viewer] = askWhen;
  keeping.soon();
  change({ askWhen });
});

const adoptSettings = ({ askWhen }: Session): void => {
  if (viewer >= 0 && useSettings.getState().askWhen !== askWhen[viewer])
    changeSettings({ askWhen: askWhen[viewer] });
};

/** While the game is held computers wait, and whoever could respond is asked. */
export const hold = (isHeld: boolean): void => {
  clock.hold(isHeld);
  holdLeaving(isHeld);
  change({ held: isHeld });
};

/** Somebody has seen enough of the last move. */
export const hurry = (): void => clock.hurry();

/** The same for somebody who had stopped to read it. */
export const goToNext = (): void => {
  if (clock.isHeld()) hold(false);
  hurry();
};

// Whoever wants it quicker does not wait for what is on show to be read.
useSettings.subscribe((now, before) => {
  if (before.pace === 'story' && now.pace !== 'story') hurry();
});

/** The same players once more; gives the id of the new game. */
export const playAgain = async (swap: boolean): Promise<string | null> => {
  const state = useTable.getState();
  if (state.status !== 'open') return null;
  const next: Rematch = rematch(state.setup, state.players, { seed: crypto.randomUUID(), swap });
  return newTable(next.setup, next.players);
};

/** The record of the game as text (docs/NOTATION.md); of a game that is not over only what stands so far. */
export const recordText = (): string => (session === null ? '' : writeRecord(session.record));

/** Asks the coach about the game as the person who looks knows it, if they are asked something. */
const asking = <T>(ask: (current: Session, game: (g: Game) => SavedGame) => Promise<T>): Promise<T> =>
  session === null || session.game.asked !== viewer
    ? Promise.reject(new Error('the person who looks is not asked'))
    : ask(session, (g) => save(known(g, viewer)));

/** What the coach thinks of the question that the person who looks is asked; it knows no more than that person. */
export const askAdvice = (): Promise<Advice> =>
  asking(({ id, record, game }, seen) =>
    coach.ask({ ask: 'advice', seed: `${id}-${record.choices.length}`, game: seen(game) }),
  );

/** The exact plan for the dice of the person who looks; null if they have none on the table. */
export const planDice = (): Promise<DiceAdvice | null> =>
  asking(({ game }, seen) => coach.ask({ ask: 'plan', game: seen(game) }));

/** What an attack comes to with each choice of the person who looks, as far as that person can know. */
export const foreseeAttack = (): Promise<Forecast[]> =>
  asking(({ game }, seen) => coach.ask({ ask: 'forecast', game: seen(rollQuestion(game)?.next ?? game) }));

/** How lucky everybody's dice were, up to now. */
export const judgeLuck = (): Promise<Luck> => {
  if (session === null) return Promise.reject(new Error('no game is open'));
  const { setup, choices } = session.record;
  return coach.ask({ ask: 'luck', setup, choices: [...choices] });
};

/** Asks the computer whose decision it is; harmless if it is nobody's. */
export const askComputer = async (): Promise<void> => {
  const current = session;
  if (current === null || current.game.asked < 0) return;
  const player = current.players[current.game.asked];
  if (player.by !== 'computer') return;
  change({ thinking: true, trouble: null });
  const { id, record, game } = current;
  const began = performance.now();
  const asked = record.choices.length;
  const isStale = (): boolean => session !== current || record.choices.length !== asked;
  try {
    const chosen = await computers.ask({
      ask: 'choice',
      policy: player.level,
      seed: `${id}-${record.choices.length}`,
      game: save(known(game, game.asked)),
    });
    const pause = (await pauseBefore(chosen, game, viewer, unread)) - (performance.now() - began);
    if (isStale()) return;
    change({ wait: Math.max(0, pause) });
    await clock.wait(pause);
    if (!isStale()) carryOut((s) => playChoice(s, chosen), true);
  } catch (error) {
    if (!isStale())
      change({ thinking: false, trouble: error instanceof Error ? error.message : String(error) });
  }
};
