// A record as text (docs/NOTATION.md). Apart from the rest: a game is recorded from its first choice on, and few are ever read or
// written.

import { MODES, type Mode } from '@mad-king/language';
import { FormatError, SetupError } from './errors.ts';
import { readOptions } from './options.ts';
import type { FairLine, GameRecord } from './record.ts';
import type { Setup } from './start.ts';

const HEADER = 'mad-king 1';

/**
 * What a text lacks to be a record: its first line; a line it needs; or a line says nothing that is known, stands there twice, says
 * what cannot be, or asks for more choices than a game has.
 */
export type RecordFault = 'header' | 'missing' | 'unknown' | 'twice' | 'value' | 'too-many';

/** A text that is no record. `word`: what the line is about, as it stands there. */
export class RecordError extends FormatError {
  readonly fault: RecordFault;
  readonly word: string;
  constructor(fault: RecordFault, line: number, word: string, message: string) {
    super(line, message);
    this.fault = fault;
    this.word = word;
  }
}

const wrongValue = (line: number, word: string, message: string): RecordError =>
  new RecordError('value', line, word, message);

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

/** More of the same choice in a row than any game has. */
const MOST_REPEATS = 9999;

/** More choices than any game has: a few lines could ask for millions. */
const MOST_CHOICES = 100_000;

/** The same choice several times in a row is written once, with its number. */
export const writeRecord = ({ setup, rules, fair = [], choices }: GameRecord): string => {
  const lines = [HEADER, `mode ${setup.mode}`, `seed ${writeSeed(setup.seed)}`];
  if (setup.random !== undefined) lines.push(`random ${setup.random}`);
  if (rules !== null) lines.push(`rules ${rules}`);
  for (const hero of setup.heroes) lines.push(`seat ${hero}`);
  if (setup.first !== undefined) lines.push(`first ${setup.first + 1}`);
  for (const [name, value] of Object.entries(setup.options ?? {})) lines.push(`option ${name} ${value}`);
  for (const { text } of fair) lines.push(`fair ${text}`);
  lines.push('');
  for (let i = 0; i < choices.length; ) {
    let n = 1;
    while (n < MOST_REPEATS && choices[i + n] === choices[i]) n++;
    lines.push(n === 1 ? shorten(choices[i]) : `${shorten(choices[i])} x${n}`);
    i += n;
  }
  return `${lines.join('\n')}\n`;
};

/** A seed that would not survive on a line of its own is quoted. */
const writeSeed = (seed: string): string => (/^[^\s"]+$/.test(seed) ? seed : JSON.stringify(seed));

const lengthen = (text: string): string => {
  const [word, ...rest] = text.split(/\s+/);
  const long = LONG[word] ?? word;
  const dice = long === 'keep' && /^[1-5]{2,}$/.test(rest[0] ?? '');
  return [long, ...(dice ? rest[0].split('') : rest)].join(' ');
};

const readSeed = (text: string, line: number): string => {
  if (text === '') throw wrongValue(line, 'seed', 'seed needs a text: "seed 1"; an empty one is written ""');
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    throw wrongValue(line, 'seed', `the quoted seed ${text} does not end as it should`);
  }
};

/** A record from its text; RecordError with the line if it is none. */
export const readRecord = (text: string): GameRecord => {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== HEADER)
    throw new RecordError('header', 1, HEADER, `a record begins with "${HEADER}"`);
  const end = lines.findIndex((line, i) => i > 0 && line.trim() === '');
  const choicesFrom = end < 0 ? lines.length : end;
  const record: GameRecord = { ...readSetup(lines, choicesFrom), choices: [], lines: [] };
  for (let at = choicesFrom; at < lines.length; at++) {
    const line = lines[at].replace(/#.*$/, '').trim();
    if (line === '') continue;
    const several = /\sx(\d\S*)$/i.exec(line);
    const choice = lengthen(several ? line.slice(0, several.index).trim() : line);
    const times = several ? readTimes(several[1], line, at + 1) : 1;
    if (record.choices.length + times > MOST_CHOICES)
      throw new RecordError('too-many', at + 1, line, `a record has at most ${MOST_CHOICES} choices`);
    for (let i = 0; i < times; i++) {
      record.choices.push(choice);
      record.lines.push(at + 1);
    }
  }
  return record;
};

const readTimes = (text: string, choice: string, line: number): number => {
  const n = /^\d+$/.test(text) ? Number(text) : 0;
  if (n >= 1 && n <= MOST_REPEATS) return n;
  throw new RecordError('unknown', line, choice, `a choice is repeated x1 to x${MOST_REPEATS}, not x${text}`);
};

const readSetup = (
  lines: readonly string[],
  end: number,
): Pick<GameRecord, 'setup' | 'rules' | 'fair' | 'setupLines'> => {
  const setup: Setup = { mode: 'duel', heroes: [], seed: '' };
  let rules: string | null = null;
  const fair: FairLine[] = [];
  const words = new Map<string, number>();
  const seats: number[] = [];
  for (let i = 1; i < end; i++) {
    const line = lines[i].trim();
    if (line.startsWith('#')) continue;
    const [word, name] = line.split(/\s+/);
    if (word === 'fair') {
      fair.push({ text: line.slice(word.length).trim(), line: i + 1 });
      continue;
    }
    const key = word === 'option' ? `option ${name}` : word;
    const before = words.get(key);
    if (before !== undefined && word !== 'seat')
      throw new RecordError('twice', i + 1, key, `"${key}" stands in line ${before} already`);
    if (word === 'rules') rules = readRules(line, i + 1);
    else readSetupLine(setup, line, i + 1);
    words.set(key, i + 1);
    if (word === 'seat') seats.push(i + 1);
  }
  const needed = { mode: 'mode duel', seed: 'seed 1', seat: 'seat barbarian' };
  for (const [word, example] of Object.entries(needed))
    if (!words.has(word))
      throw new RecordError('missing', end, word, `a record needs a line with its ${word}: "${example}"`);
  if (setup.first !== undefined && setup.first >= seats.length)
    throw wrongValue(
      words.get('first') ?? end,
      'first',
      `there is no seat ${setup.first + 1} to begin; seats count from 1 to ${seats.length}`,
    );
  return { setup, rules, ...(fair.length > 0 ? { fair } : {}), setupLines: { words, seats } };
};

const readRules = (line: string, at: number): string => {
  const found = /^rules\s+([0-9a-f]+)$/.exec(line);
  if (found === null)
    throw wrongValue(at, 'rules', `"${line}" is no mark of rules: "rules" and hexadecimal digits`);
  return found[1];
};

const readSetupLine = (setup: Setup, line: string, at: number): void => {
  const [word, ...rest] = line.split(/\s+/);
  const value = rest.join(' ');
  switch (word) {
    case 'mode':
      if (!MODES.includes(value as Mode))
        throw wrongValue(at, word, `there is no mode "${value}"; modes are ${MODES.join(', ')}`);
      setup.mode = value as Mode;
      return;
    case 'seed':
      setup.seed = readSeed(line.slice(word.length).trim(), at);
      return;
    case 'random':
      if (value !== 'keyed')
        throw wrongValue(at, word, `"random" can be "keyed", or the line is left out; not "${value}"`);
      setup.random = value;
      return;
    case 'seat':
      if (rest.length !== 1) throw wrongValue(at, word, `a seat names one hero, not "${value}"`);
      setup.heroes.push(value);
      return;
    case 'first':
      if (!/^[1-9]\d*$/.test(value))
        throw wrongValue(at, word, `"first" names the seat that begins, counted from 1, not "${value}"`);
      setup.first = Number(value) - 1;
      return;
    case 'option':
      readOption(setup, rest, at);
      return;
    default:
      throw new RecordError(
        'unknown',
        at,
        line,
        `"${line}" is no line of a setup; they begin with mode, seed, random, rules, seat, first, option or fair, and an empty line ends them`,
      );
  }
};

const readOption = (setup: Setup, [name, value, ...more]: readonly string[], at: number): void => {
  if (value === undefined || more.length > 0)
    throw wrongValue(at, 'option', 'an option has a name and a value: "option healing immediate"');
  const setting =
    { true: true, false: false, on: true, off: false }[value] ??
    (/^\d+$/.test(value) ? Number(value) : value);
  try {
    readOptions({ [name]: setting });
  } catch (error) {
    if (error instanceof SetupError) throw wrongValue(at, `option ${name}`, error.message);
    throw error;
  }
  setup.options = { ...setup.options, [name]: setting };
};
