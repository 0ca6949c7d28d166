// A game that this page plays by itself: opens it from the browser's storage, plays choices, asks the computer players, keeps every
// choice.

import { type GameEvent, known, type Library, type Setup, save, view, viewEvents } from '@mad-king/engine';
import { newId } from '../new-id.ts';
import { players as computers } from '../worker/start.ts';
import { concession } from './concession.ts';
import { holdLeaving, leaveSoon } from './leave.ts';
import { libraryFor } from './library-for.ts';
import type { OpenTable } from './open-table.ts';
import { pace } from './pace.ts';
import { isToBeRead, pauseBefore } from './pause.ts';
import type { Player } from './players.ts';
import type { PlayedGame, Playing } from './playing.ts';
import { putOff } from './put-off.ts';
import { type Rematch, rematch } from './rematch.ts';
import { revealed } from './revealed.ts';
import { asOneQuestion } from './roll-question.ts';
import { same } from './same.ts';
import { clearOldGames, readGame, type StoredGame, setAside, writeGame } from './saves.ts';
import { seenEvents } from './seen-events.ts';
import {
  beginSession,
  chooseByNotation,
  firstSight,
  goOn,
  playChoice,
  playOn,
  resumeSession,
  type Session,
  sightOf,
  storeSession,
  takeBack,
} from './session.ts';
import { changeSettings, useSettings } from './settings.ts';
import { storage } from './storage.ts';
import { type Claim, claimGame, watchClaim } from './tab.ts';
import { changeTable as change, useTable } from './table-store.ts';

const TAB = newId();

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
      sent: false,
      hasCoach: true,
      revealed: revealed(game),
      ...change,
    },
    true,
  );
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

/** Creates a game, keeps it, and gives its id. `lines`: of a record, from whose end it goes on. */
export const newTable = async (
  setup: Setup,
  players: Player[],
  lines: readonly string[] = [],
): Promise<string> => {
  const library = await libraryFor(setup);
  const id = newId().slice(0, 8);
  const { askWhen } = useSettings.getState();
  clearOldGames(storage);
  const begun = { id, started: Date.now(), setup, players, askWhen };
  keep(playOn(beginSession(library, begun), lines));
  return id;
};

/** Opens a game of this browser, whatever was open here before. */
export const openLocal = async (id: string): Promise<void> => {
  leave();
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
  const made = session.record.choices.length;
  // The first window of a game may be one that nobody need be asked about.
  goOn(session, false);
  if (session.record.choices.length > made) keeping.soon();
  show(0, { unsaved: unkept.has(id) });
  goOnAlone();
};

const leave = (): void => {
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
  if (state.status === 'open') await openLocal(state.id);
};

/** Nothing happens where `act` finds nothing to do. */
const carryOut = (act: (current: Session) => GameEvent[] | null): void => {
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
  if (session.game.asked === viewer && isToBeRead(unread, viewer)) void askAfterReading(session);
  else {
    show(unread.length);
    goOnAlone();
  }
};

/** What has come of an attack, and in a story what hits somebody, can be read before the next question. */
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
  leaveIdle();
};

const leaveIdle = (): void => {
  const current = session;
  if (current === null) return;
  const made = current.record.choices.length;
  const isStill = (): boolean => session === current && current.record.choices.length === made;
  void leaveSoon(current, { sight: sightOfSession(current), isStill, end: () => choose('done', []) });
};

const sightOfSession = ({ game, id, record }: Session): PlayedGame => ({
  game,
  viewer,
  seed: `${id}-${record.choices.length}`,
});

/** Somebody wants to stay in the Main Phase that is about to end by itself. */
const stay = (): void => change({ leaving: false });

/**
 * What the person who is asked chooses, in its notation, and what they answer to what it then asks. A click that comes twice
 * finds another question the second time: what cannot be chosen is left.
 */
const choose = (notation: string, follow: readonly string[]): void => {
  carryOut((current) => chooseByNotation(current, notation, follow));
};

/** Takes back the last choice of the person who looks, if it has told nothing new. */
const undo = (): void => {
  const state = useTable.getState();
  if (session === null || state.status !== 'open' || !state.canUndo || claim?.isOurs() === false) return;
  takeBack(session);
  keeping.soon();
  show();
};

const concede = (seat: number): void => {
  computers.stop();
  carryOut((current) => concession(current, seat));
};

/** The person to whom the device was passed has it. */
export const takeDevice = (): void => {
  const state = useTable.getState();
  if (state.status !== 'open' || state.passTo === null) return;
  viewer = state.passTo;
  show();
  leaveIdle();
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
const hold = (isHeld: boolean): void => {
  clock.hold(isHeld);
  holdLeaving(isHeld);
  change({ held: isHeld });
};

/** Somebody has seen enough of the last move. */
const hurry = (): void => clock.hurry();

// Whoever wants it quicker does not wait for what is on show to be read.
useSettings.subscribe((now, before) => {
  if (before.pace === 'story' && now.pace !== 'story') hurry();
});

/** The same players once more; gives the id of the new game. */
export const playAgain = async (swap: boolean): Promise<string | null> => {
  const state = useTable.getState();
  if (state.status !== 'open') return null;
  const next: Rematch = rematch(state.setup, state.players, { seed: newId(), swap });
  return newTable(next.setup, next.players);
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
    if (!isStale()) carryOut((s) => playChoice(s, chosen));
  } catch (error) {
    if (!isStale())
      change({ thinking: false, trouble: error instanceof Error ? error.message : String(error) });
  }
};

export const local: Playing = {
  choose,
  undo,
  concede,
  stay,
  hold,
  hurry,
  sight: () => session && sightOfSession(session),
  record: async () => {
    if (session === null) throw new Error('no game is open');
    return session.record;
  },
  close: leave,
};
