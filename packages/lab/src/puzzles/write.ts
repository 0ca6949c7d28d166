// A puzzle as a scenario file: what it asks and what every way is worth, the position, the choices up to the question, the question (a
// `can-now` that names the ways), its solution, and what comes of it.

import type { Found, Grade } from '@mad-king/after/puzzles/puzzle';
import type { Position, PositionSeat } from '@mad-king/engine';
import type { Answer } from './answer.ts';
import type { Made } from './branch.ts';

export interface Written {
  title: string;
  answer: Answer;
  found: Found;
  rating: number;
  grade: Grade;
  position: Position;
  lead: readonly Made[];
  seat: number;
  dice: readonly number[];
  /** What is chosen from the solution on. */
  line: readonly Made[];
  /** What must have come of it, as a scenario says it. */
  expect: string | null;
}

const flow = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const pairs = Object.entries(value).map(([key, one]) => `${key}: ${flow(one)}`);
  return `{ ${pairs.join(', ')} }`;
};

const wayLine = ({ choose, worth, ends }: Answer['ways'][number]): string => {
  const chances = Object.fromEntries(ends.map(({ ability, chance }) => [ability, chance]));
  return `    - ${flow({ choose, worth, ...(ends.length > 0 ? { ends: chances } : {}) })}`;
};

/** A scenario counts seats from 1, and tokens that remember a seat say so. */
const seatLine = (seat: PositionSeat, owners: ReadonlySet<string>): string => {
  const sides = Object.entries(seat.sides ?? {}).map(([id, marks]) => [
    id,
    owners.has(id) ? marks.map((mark) => Number(mark) + 1) : marks,
  ]);
  return `  - ${flow(seat.sides === undefined ? seat : { ...seat, sides: Object.fromEntries(sides) })}`;
};

const madeLine = ({ seat, choice }: Made): string => `  - ${seat + 1}: ${choice}`;

/** Where the question is asked, with the ways that are told. */
const questionLine = (seat: number, ways: Answer['ways']): string =>
  `  - can-now: ${flow({ [seat + 1]: ways.map(({ choose }) => choose) })}`;

/** The text of a puzzle with its ways told anew. */
export const withWays = (text: string, seat: number, ways: Answer['ways']): string =>
  text
    .replace(/^ {2}ways:\n(?: {4}- .*\n)*/m, `  ways:\n${ways.map((way) => `${wayLine(way)}\n`).join('')}`)
    .replace(/^ {2}- can-now: .*$/m, questionLine(seat, ways));

/** `owners`: ids of tokens that remember whose they are. */
export const writePuzzle = (puzzle: Written, owners: ReadonlySet<string>): string => {
  const { title, answer, found, rating, grade, position, lead, seat, dice, line, expect } = puzzle;
  return `${[
    `title: ${title}`,
    'puzzle:',
    `  kind: ${answer.kind}`,
    `  grade: ${grade}`,
    `  rating: ${rating}`,
    `  found: ${flow(found)}`,
    '  ways:',
    ...answer.ways.map(wayLine),
    'seats:',
    ...position.seats.map((one) => seatLine(one, owners)),
    ...(position.active === undefined ? [] : [`active: ${position.active + 1}`]),
    `phase: ${position.phase}`,
    `dice: ${flow(dice)}`,
    'seed: puzzle',
    'steps:',
    ...lead.map(madeLine),
    questionLine(seat, answer.ways),
    ...line.map(madeLine),
    ...(expect === null ? [] : [`expect: ${expect}`]),
  ].join('\n')}\n`;
};
