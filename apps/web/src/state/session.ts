// A game being played at this screen: the engine's game, who sits where, the record, and everything that happened.

import {
  type Choice,
  type Game,
  type GameEvent,
  type GameRecord,
  type Library,
  load,
  newRecord,
  note,
  play,
  readChoice,
  type Setup,
  save,
  speakerOf,
  start,
} from '@mad-king/engine';
import { isChanceLine, playLine } from '@mad-king/engine/inside';
import {
  type AskWhen,
  type Manners,
  type Memory,
  NO_MEMORY,
  NO_WISHES,
  remember,
  type Wishes,
} from '@mad-king/orders';
import { engineOf } from './engine.ts';
import { type Intent, pursue } from './intent.ts';
import type { Player } from './players.ts';
import { isMeant } from './roll-question.ts';
import type { StoredGame } from './saves.ts';
import { hasTold, type UndoPoint, undoPoint } from './undo.ts';

/** What it takes to know whether a person must be asked, in a game that is played here or elsewhere. */
export interface Asking {
  readonly players: readonly Player[];
  /** Replaced when a choice is taken back. */
  game: Game;
  readonly events: readonly GameEvent[];
  /** By seat: when a person there is asked for responses. */
  readonly askWhen: AskWhen[];
  /** What the people at this screen have said of single cards and tokens. */
  wishes: Wishes;
  /** How much the seat that is asked could take back. */
  readonly undo: { readonly length: number };
  /** What a person has said they will do next, until it is asked for. */
  intent: Intent | null;
  /** What they have been asked already. */
  memory: Memory;
}

export interface Session extends Asking {
  readonly id: string;
  readonly started: number;
  /** The heroes that play. */
  readonly library: Library;
  readonly record: GameRecord;
  /** With nothing hidden: pass them through `viewEvents` before they are shown. */
  readonly events: GameEvent[];
  /** Choices of the seat that is asked which can still be taken back, the last one last. */
  readonly undo: UndoPoint[];
}

export const beginSession = (
  library: Library,
  { id, started, setup, players, askWhen, wishes = NO_WISHES }: NewSession,
): Session => {
  const events: GameEvent[] = [];
  const game = start(library, setup, events);
  const session = {
    id,
    started,
    players,
    library,
    game,
    record: newRecord(library, setup),
    events,
    wishes,
    undo: [],
    intent: null,
    memory: NO_MEMORY,
  };
  return { ...session, askWhen: players.map(() => askWhen) };
};

export interface NewSession {
  id: string;
  started: number;
  setup: Setup;
  players: Player[];
  askWhen: AskWhen;
  wishes?: Wishes;
}

/** Plays a choice and says what happened. Nothing before it can be taken back any more. */
export const playChoice = (session: Session, choice: Choice): GameEvent[] => {
  session.undo.length = 0;
  return carryOut(session, choice);
};

const carryOut = ({ game, record, events }: Session, choice: Choice): GameEvent[] => {
  const happened: GameEvent[] = [];
  note(record, game, choice);
  play(game, speakerOf(game, choice), choice, happened);
  events.push(...happened);
  return happened;
};

/** A person's choice, which can be taken back until it has told something new. */
export const choosePersonally = (session: Session, choice: Choice): GameEvent[] => {
  const { game, record, events, undo } = session;
  const before = undoPoint(game, record.choices.length, events.length);
  const remembered = remember(session.memory, game, choice);
  const happened = carryOut(session, choice);
  session.memory = remembered(events.length);
  if (hasTold(before, game, happened)) undo.length = 0;
  else undo.push(before);
  return happened;
};

/** The choice that a notation stands for now, and what is left to be chosen later; null if it is no answer to what is asked. */
export const meaningOf = (
  game: Game,
  notation: string,
  follow: readonly string[],
): { choice: Choice; left: readonly string[] } | null => {
  const { notate, PASS } = engineOf(game);
  const choice = game.choices.find((c) => notate(game, c) === notation);
  if (choice !== undefined) return { choice, left: follow };
  return isMeant(game, notation) ? { choice: PASS, left: [notation, ...follow] } : null;
};

/**
 * What a person chooses, in its notation: of the question that is asked, or of the one after the window for their own dice. Then,
 * as soon as they are asked for, whichever of `follow` answer it. Null if it is neither.
 */
export const chooseByNotation = (
  session: Session,
  notation: string,
  follow: readonly string[] = [],
): GameEvent[] | null => {
  const { game, events, undo } = session;
  const meant = meaningOf(game, notation, follow);
  if (meant === null) return null;
  const intent = { seat: game.asked, left: meant.left, since: events.length, undo: undo.length };
  const happened = choosePersonally(session, meant.choice);
  session.intent = { ...intent, undo: undo.length === 0 ? 0 : intent.undo };
  return [...happened, ...followIntent(session)];
};

/** Carries out what somebody has said they will do, as far as it is asked for. */
const followIntent = (session: Session): GameEvent[] => {
  const all: GameEvent[] = [];
  for (let { intent } = session; intent !== null; { intent } = session) {
    const next = pursue(session.game, intent, session.events);
    if (next === 'wait') break;
    session.intent = null;
    if (next === 'drop') break;
    const { undo } = session;
    all.push(...choosePersonally(session, next.choice));
    undo.length = Math.min(undo.length, intent.undo + 1);
    session.intent = { ...intent, left: next.left, undo: undo.length === 0 ? 0 : intent.undo };
  }
  return all;
};

/** Somebody of another team looks at the same screen. */
const isSharedBy = ({ game, players }: Asking, seat: number): boolean =>
  players.some(({ by }, other) => by === 'person' && game.seats[other].team !== game.seats[seat].team);

const mannersOf = (session: Asking, seat: number): Manners => ({
  when: session.askWhen[seat],
  wishes: session.wishes,
  isShared: isSharedBy(session, seat),
});

/** What is chosen for the person who is asked; null if they must be. */
export const unasked = (session: Asking): Choice | null => {
  const { game, players, memory, events, undo } = session;
  if (game.asked < 0 || players[game.asked].by !== 'person') return null;
  const present = { events: events.length, canTakeBack: undo.length > 0 };
  return engineOf(game).unasked(game, memory, mannersOf(session, game.asked), present);
};

/** A Main Phase in which the person who is asked has nothing to do: it may end by itself, if they let it. */
export const isIdle = (session: Asking): boolean => {
  const { game, players } = session;
  if (game.ask !== 'main' || players[game.asked].by !== 'person') return false;
  const { when, isShared } = mannersOf(session, game.asked);
  return when !== 'always' && engineOf(game).isIdleMain(game, isShared);
};

/** A choice that nobody was asked for; it is taken back together with the one before it. */
const chooseUnasked = (session: Session, choice: Choice): GameEvent[] => {
  const { game, undo } = session;
  const happened = carryOut(session, choice);
  // It may bring on what a choice before it did not.
  const last = undo.at(-1);
  if (last !== undefined && hasTold(last, game, happened)) undo.length = 0;
  return happened;
};

/** Chooses for people as long as they need not be asked; says what happened meanwhile. */
const passUnasked = (session: Session): GameEvent[] => {
  const all: GameEvent[] = [];
  for (let choice = unasked(session); choice !== null; choice = unasked(session))
    all.push(...chooseUnasked(session, choice));
  return all;
};

/** What nobody need be asked for: what somebody has said already, and, unless the game is held, passes. */
export const goOn = (session: Session, isHeld: boolean): GameEvent[] => {
  const all: GameEvent[] = [];
  for (let made = -1; made !== session.record.choices.length; ) {
    made = session.record.choices.length;
    if (!isHeld) all.push(...passUnasked(session));
    all.push(...followIntent(session));
  }
  return all;
};

/** Takes the last choice back, with the passes that followed it. Nothing happens if that is no longer possible. */
export const takeBack = (session: Session): void => {
  const point = session.undo.pop();
  if (point === undefined) return;
  const { record, events } = session;
  session.intent = null;
  session.memory = NO_MEMORY;
  session.game = point.game;
  record.choices.length = point.choices;
  record.lines.length = point.choices;
  events.length = point.events;
};

export const storeSession = (session: Session, updated: number): StoredGame => ({
  format: 1,
  id: session.id,
  started: session.started,
  updated,
  setup: session.record.setup,
  players: [...session.players],
  askWhen: [...session.askWhen],
  choices: session.record.choices,
  rules: session.record.rules,
  game: save(session.game),
});

/**
 * A stored game as it was. The saved state counts; playing the record again brings back what happened before, and what can
 * still be taken back. If the content has changed since, the record alone may still do. Throws if neither can be used.
 */
export const resumeSession = (library: Library, stored: StoredGame, wishes = NO_WISHES): Session => {
  const replayed = attempt(() => replaySession(library, stored, wishes));
  const loaded = attempt(() => load(library, stored.game));
  if (loaded.value === undefined) {
    if (replayed.value === undefined) throw loaded.error;
    return replayed.value;
  }
  if (replayed.value !== undefined && isSame(replayed.value.game, loaded.value)) return replayed.value;
  const { id, started, players, setup, choices, rules = null, askWhen } = stored;
  return {
    id,
    started,
    players,
    library,
    game: loaded.value,
    record: { setup, rules, choices: [...choices], lines: choices.map(() => 0) },
    events: [],
    askWhen: [...askWhen],
    wishes,
    undo: [],
    intent: null,
    memory: NO_MEMORY,
  };
};

const replaySession = (
  library: Library,
  { choices, askWhen, ...stored }: StoredGame,
  wishes: Wishes,
): Session => {
  const session: Session = {
    ...beginSession(library, { ...stored, askWhen: 'always', wishes }),
    askWhen: [...askWhen],
  };
  for (const text of choices) {
    const { game, players } = session;
    if (isChanceLine(text)) {
      renewSession(session, text);
      continue;
    }
    const choice = readChoice(game, text);
    if (choice === unasked(session)) chooseUnasked(session, choice);
    else if (game.choices.includes(choice) && players[game.asked].by === 'person')
      choosePersonally(session, choice);
    else playChoice(session, choice);
  }
  return session;
};

/** Plays what a record says, whoever chose it then. */
export const playOn = (session: Session, lines: readonly string[]): Session => {
  for (const text of lines) {
    if (isChanceLine(text)) renewSession(session, text);
    else playChoice(session, readChoice(session.game, text));
  }
  return session;
};

/** Chance comes from another seed from here on, which cannot be taken back. */
const renewSession = ({ game, record, undo }: Session, text: string): void => {
  undo.length = 0;
  playLine(game, text);
  record.choices.push(text);
  record.lines.push(0);
};

const attempt = <T>(action: () => T): { value?: T; error?: unknown } => {
  try {
    return { value: action() };
  } catch (error) {
    return { error };
  }
};

const isSame = (a: Game, b: Game): boolean => JSON.stringify(save(a)) === JSON.stringify(save(b));

/** Whose eyes look at the table, and to whom the device must be handed first (null: to nobody). */
export interface Sight {
  /** -1: nobody's; only what is public shows. */
  viewer: number;
  passTo: number | null;
}

/** Whoever plays alone at this screen always looks; otherwise nobody looks until the device is in the right hands. */
export const firstSight = (players: readonly Player[]): number => {
  const people = players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : -1;
};

/** Team mates see each other's hands (R17), so the device need not be handed over between them. */
export const sightOf = ({ players, game }: Session, viewer: number): Sight => {
  const { asked, seats } = game;
  if (asked < 0 || players[asked].by !== 'person' || asked === viewer) return { viewer, passTo: null };
  if (viewer >= 0 && seats[viewer].team === seats[asked].team) return { viewer: asked, passTo: null };
  return { viewer: -1, passTo: asked };
};
