// A game's record: its setup and its choices, as text that anyone can read (docs/NOTATION.md). Replaying a record gives
// the same game, byte for byte.

import type { Library } from './cast/cast.ts';
import type { Choice } from './choice.ts';
import { FormatError, IllegalChoice, SetupError } from './errors.ts';
import type { GameEvent } from './events.ts';
import { rulesMark } from './mark.ts';
import { notate } from './move.ts';
import { readChoice } from './notation.ts';
import { play, speakerOf } from './play.ts';
import type { Setup } from './start.ts';
import { start } from './start.ts';
import type { Game } from './state/game.ts';
import { renewChance } from './state/random.ts';

/** A game as a list of choices: with its setup all that is needed to play it again. */
export interface GameRecord {
  setup: Setup;
  /** The mark of the rules it was played with; null in records of old. */
  rules: string | null;
  /** Notations in order; among them a line wherever somebody took over. */
  choices: string[];
  /** How the seed came about and what the table says of the game, for packages/fair: what follows "fair" in a line. */
  fair?: FairLine[];
  /** Line of each choice, for error messages; 0 if the record was not read from text. */
  lines: number[];
  /** Lines of the setup, if it was read from text: of its words, and of each seat. */
  setupLines?: SetupLines;
}

/** A line of a record that packages/fair reads. */
export interface FairLine {
  text: string;
  /** 0 if it was not read from text. */
  line: number;
}

interface SetupLines {
  words: Map<string, number>;
  seats: number[];
}

/** The record of a game that begins; `note` adds its choices. */
export const newRecord = (library: Library, setup: Setup): GameRecord => ({
  setup,
  rules: rulesMark(library, setup.heroes),
  choices: [],
  lines: [],
});

/** Call before the choice is played, while the game still waits for it. */
export const note = (record: GameRecord, g: Game, chosen: Choice): void => {
  record.choices.push(notate(g, chosen));
  record.lines.push(0);
};

const TAKEN_OVER = 'chance';

/** A line among the choices of a record: somebody took over here, and chance comes from this seed, or goes on as it was. */
export const chanceLine = (seed?: string): string =>
  seed === undefined ? TAKEN_OVER : `${TAKEN_OVER} ${seed}`;

/** Whether a line among the choices says that somebody took over. */
export const isChanceLine = (text: string): boolean =>
  text === TAKEN_OVER || text.startsWith(`${TAKEN_OVER} `);

/** Plays a line of a record: a choice in its notation, or where somebody took over. */
export const playLine = (g: Game, text: string, log: GameEvent[] | null = null): void => {
  if (isChanceLine(text)) {
    if (text !== TAKEN_OVER) renewChance(g, text.slice(TAKEN_OVER.length + 1));
    return;
  }
  const chosen = readChoice(g, text);
  play(g, speakerOf(g, chosen), chosen, log);
};

/** Hears what happened: before the first choice, and at each. */
export type Listener = (g: Game, events: readonly GameEvent[]) => void;

/** Play a record again. A choice that is not legal is reported with its line. */
export const replay = (library: Library, record: GameRecord, listen: Listener | null = null): Game => {
  const fresh = (): GameEvent[] | null => (listen === null ? null : []);
  let log = fresh();
  const g = startRecorded(library, record, log);
  listen?.(g, log ?? []);
  record.choices.forEach((text, i) => {
    try {
      log = fresh();
      playLine(g, text, log);
      listen?.(g, log ?? []);
    } catch (error) {
      if (error instanceof IllegalChoice)
        throw new FormatError(record.lines[i], `choice ${i + 1}: ${error.message}`);
      throw error;
    }
  });
  return g;
};

/** A setup that cannot be is reported with the line it stands in. */
const startRecorded = (
  library: Library,
  { setup, setupLines }: GameRecord,
  log: GameEvent[] | null,
): Game => {
  const { heroes, options } = setup;
  const lineOf = (seat: number): number => setupLines?.seats[seat] ?? 0;
  const known = library.heroes.map(({ id }) => id);
  const unknown = heroes.findIndex((id) => !known.includes(id));
  if (unknown >= 0)
    throw new FormatError(
      lineOf(unknown),
      `there is no hero "${heroes[unknown]}"; heroes are ${known.join(', ')}`,
    );
  const again = options?.allowMirror ? -1 : heroes.findIndex((id, i) => heroes.indexOf(id) < i);
  const line = again < 0 ? (setupLines?.words.get('mode') ?? 0) : lineOf(again);
  try {
    return start(library, setup, log);
  } catch (error) {
    if (error instanceof SetupError) throw new FormatError(line, error.message);
    throw error;
  }
};
