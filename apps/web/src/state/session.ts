// A game being played at this screen: the engine's game, who sits where, the record, and everything that happened.

import {
  type Choice,
  type Game,
  type GameEvent,
  type GameRecord,
  isPassedFor,
  type Library,
  load,
  newRecord,
  note,
  PASS,
  play,
  readChoice,
  type Setup,
  save,
  speakerOf,
  start,
} from '@mad-king/engine';
import type { AskWhen } from './ask-when.ts';
import type { Player } from './players.ts';
import type { StoredGame } from './saves.ts';
import { hasTold, type UndoPoint, undoPoint } from './undo.ts';

export interface Session {
  readonly id: string;
  readonly started: number;
  readonly players: readonly Player[];
  /** The heroes that play. */
  readonly library: Library;
  /** Replaced when a choice is taken back. */
  game: Game;
  readonly record: GameRecord;
  /** With nothing hidden: pass them through `viewEvents` before they are shown. */
  readonly events: GameEvent[];
  /** By seat: when a person there is asked for responses. */
  readonly askWhen: AskWhen[];
  /** Choices of the seat that is asked which can still be taken back, the last one last. */
  readonly undo: UndoPoint[];
}

export const beginSession = (
  library: Library,
  { id, started, setup, players, askWhen }: NewSession,
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
    undo: [],
  };
  return { ...session, askWhen: players.map(() => askWhen) };
};

export interface NewSession {
  id: string;
  started: number;
  setup: Setup;
  players: Player[];
  askWhen: AskWhen;
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
  const happened = carryOut(session, choice);
  if (hasTold(before, game, happened)) undo.length = 0;
  else undo.push(before);
  return happened;
};

/** The person who is asked does not want to be asked this. */
const isUnasked = ({ game, players, askWhen }: Session): boolean =>
  game.asked >= 0 && players[game.asked].by === 'person' && isPassedFor(game, askWhen[game.asked]);

/** A pass that nobody was asked for; it is taken back together with the choice before it. */
const passOnce = (session: Session): GameEvent[] => {
  const { game, undo } = session;
  const happened = carryOut(session, PASS);
  // Passing may bring on what a choice before it did not.
  const last = undo.at(-1);
  if (last !== undefined && hasTold(last, game, happened)) undo.length = 0;
  return happened;
};

/** Passes for people as long as they do not want to be asked; says what happened meanwhile. */
export const passUnasked = (session: Session): GameEvent[] => {
  const all: GameEvent[] = [];
  while (isUnasked(session)) all.push(...passOnce(session));
  return all;
};

/** Takes the last choice back, with the passes that followed it. Nothing happens if that is no longer possible. */
export const takeBack = (session: Session): void => {
  const point = session.undo.pop();
  if (point === undefined) return;
  const { record, events } = session;
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
export const resumeSession = (library: Library, stored: StoredGame): Session => {
  const replayed = attempt(() => replaySession(library, stored));
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
    undo: [],
  };
};

const replaySession = (library: Library, { choices, askWhen, ...stored }: StoredGame): Session => {
  const session: Session = {
    ...beginSession(library, { ...stored, askWhen: 'always' }),
    askWhen: [...askWhen],
  };
  for (const text of choices) {
    const { game, players } = session;
    const choice = readChoice(game, text);
    if (choice === PASS && isUnasked(session)) passOnce(session);
    else if (game.choices.includes(choice) && players[game.asked].by === 'person')
      choosePersonally(session, choice);
    else playChoice(session, choice);
  }
  return session;
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
