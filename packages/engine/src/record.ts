// A game's record: its setup and its choices, as text that anyone can read (docs/NOTATION.md). Replaying a record gives
// the same game, byte for byte.

import { MODES, type Mode } from '@mad-king/language';
import type { Library } from './cast/cast.ts';
import type { Choice } from './choice.ts';
import { FormatError, IllegalChoice, SetupError } from './errors.ts';
import type { GameEvent } from './events.ts';
import { notate } from './move.ts';
import { readChoice } from './notation.ts';
import { play, speakerOf } from './play.ts';
import type { Setup } from './start.ts';
import { start } from './start.ts';
import type { Game } from './state/game.ts';

const HEADER = 'mad-king 1';

export interface GameRecord {
  setup: Setup;
  /** Notations in order. */
  choices: string[];
  /** Line of each choice, for error messages; 0 if the record was not read from text. */
  lines: number[];
}

export const newRecord = (setup: Setup): GameRecord => ({ setup, choices: [], lines: [] });

/** Call before the choice is played, while the game still waits for it. */
export const note = (record: GameRecord, g: Game, chosen: Choice): void => {
  record.choices.push(notate(g, chosen));
  record.lines.push(0);
};

/**
 * Short forms of the words that a game repeats hundreds of times, so that a record stays a few kilobytes. Readers take
 * both forms.
 */
const SHORT: Record<string, string> = {
  pass: '-',
  done: '.',
  keep: 'k',
  activate: 'a',
  play: 'p',
  sell: 's',
  spend: 't',
  use: 'u',
  defend: 'd',
};
const LONG = Object.fromEntries(Object.entries(SHORT).map(([long, short]) => [short, long]));

/** `keep 1 2 5` -> `k 125`, `activate smack 2` -> `a smack 2`. */
const shorten = (text: string): string => {
  const [word, ...rest] = text.split(' ');
  if (SHORT[word] === undefined) return text;
  return [SHORT[word], ...(word === 'keep' ? [rest.join('')] : rest)].join(' ');
};

const lengthen = (text: string): string => {
  const [word, ...rest] = text.split(/\s+/);
  const long = LONG[word] ?? word;
  const dice = long === 'keep' && /^[1-5]{2,}$/.test(rest[0] ?? '');
  return [long, ...(dice ? rest[0].split('') : rest)].join(' ');
};

/** The same choice several times in a row is written once, with its number. */
export const writeRecord = ({ setup, choices }: GameRecord): string => {
  const lines = [HEADER, `mode ${setup.mode}`, `seed ${writeSeed(setup.seed)}`];
  for (const hero of setup.heroes) lines.push(`seat ${hero}`);
  if (setup.first !== undefined) lines.push(`first ${setup.first + 1}`);
  for (const [name, value] of Object.entries(setup.options ?? {})) lines.push(`option ${name} ${value}`);
  lines.push('');
  for (let i = 0; i < choices.length; ) {
    let n = 1;
    while (choices[i + n] === choices[i]) n++;
    lines.push(n === 1 ? shorten(choices[i]) : `${shorten(choices[i])} x${n}`);
    i += n;
  }
  return `${lines.join('\n')}\n`;
};

/** A seed that would not survive on a line of its own is quoted. */
const writeSeed = (seed: string): string => (/^[^\s"]+$/.test(seed) ? seed : JSON.stringify(seed));

const readSeed = (text: string, line: number): string => {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    throw new FormatError(line, `the quoted seed ${text} does not end as it should`);
  }
};

export const readRecord = (text: string): GameRecord => {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== HEADER) throw new FormatError(1, `a record begins with "${HEADER}"`);
  const setup: Setup = { mode: 'duel', heroes: [], seed: '' };
  const record = newRecord(setup);
  let at = 1;
  for (; at < lines.length && lines[at].trim() !== ''; at++) readSetupLine(setup, lines[at].trim(), at + 1);
  if (setup.heroes.length === 0) throw new FormatError(at, 'a record names its seats: "seat barbarian"');
  for (; at < lines.length; at++) {
    const line = lines[at].replace(/#.*$/, '').trim();
    if (line === '') continue;
    const several = / x(\d{1,4})$/.exec(line);
    const choice = lengthen(several ? line.slice(0, several.index) : line);
    for (let i = 0; i < Number(several?.[1] ?? 1); i++) {
      record.choices.push(choice);
      record.lines.push(at + 1);
    }
  }
  return record;
};

const readSetupLine = (setup: Setup, line: string, at: number): void => {
  const [word, ...rest] = line.split(/\s+/);
  const value = rest.join(' ');
  switch (word) {
    case 'mode':
      if (!MODES.includes(value as Mode))
        throw new FormatError(at, `there is no mode "${value}"; modes are ${MODES.join(', ')}`);
      setup.mode = value as Mode;
      return;
    case 'seed':
      setup.seed = readSeed(line.slice(word.length).trim(), at);
      return;
    case 'seat':
      setup.heroes.push(value);
      return;
    case 'first':
      setup.first = Number(value) - 1;
      return;
    case 'option': {
      if (rest.length !== 2)
        throw new FormatError(at, 'an option has a name and a value: "option healing immediate"');
      const setting = { true: true, false: false, on: true, off: false }[rest[1]] ?? rest[1];
      setup.options = { ...setup.options, [rest[0]]: setting };
      return;
    }
    default:
      throw new FormatError(
        at,
        `"${line}" is no line of a setup; they begin with mode, seed, seat, first or option`,
      );
  }
};

/** Play a record again. A choice that is not legal is reported with its line. */
export const replay = (library: Library, record: GameRecord, log: GameEvent[] | null = null): Game => {
  const g = startRecorded(library, record, log);
  record.choices.forEach((text, i) => {
    try {
      playText(g, text, log);
    } catch (error) {
      if (error instanceof IllegalChoice)
        throw new FormatError(record.lines[i], `choice ${i + 1}: ${error.message}`);
      throw error;
    }
  });
  return g;
};

const startRecorded = (library: Library, record: GameRecord, log: GameEvent[] | null): Game => {
  try {
    return start(library, record.setup, log);
  } catch (error) {
    if (error instanceof SetupError) throw new FormatError(0, error.message);
    throw error;
  }
};

const playText = (g: Game, text: string, log: GameEvent[] | null): void => {
  const chosen = readChoice(g, text);
  play(g, speakerOf(g, chosen), chosen, log);
};
