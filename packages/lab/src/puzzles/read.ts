// Reading a puzzle file: a scenario with the key `puzzle`. Its question is where the one `can-now` stands, which names the ways.

import { GRADES, PUZZLE_KINDS, type Puzzle } from '@mad-king/after/puzzles/puzzle';
import { FormatError, type Library } from '@mad-king/engine';
import type { Node } from 'yaml';
import { UserError } from '../command.ts';
import { readScenario, type Scenario } from '../scenario/read.ts';
import { countedFromZero, type Move, runScenario } from '../scenario/run.ts';
import { readYaml, type Yaml } from '../yaml.ts';

type About = Pick<Puzzle, 'kind' | 'grade' | 'rating' | 'found' | 'ways'>;

/** Throws a FormatError that names the line, or a UserError with the sentence of the scenario that failed. */
export const readPuzzle = (library: Library, id: number, text: string): Puzzle => {
  const about = readYaml(text, aboutIn);
  const scenario = readScenario(text);
  const { seat, line } = questionOf(scenario);
  const made = choicesIn(library, text);
  const from = made.findIndex((move) => move.line > line);
  const choices = made.map(({ choice }) => choice);
  const position = countedFromZero(library, scenario.position);
  return {
    id,
    hero: position.seats[seat].hero,
    ...about,
    position,
    lead: choices.slice(0, from),
    line: choices.slice(from),
    seat,
  };
};

/** The only place where a puzzle says what can be chosen. */
const questionOf = ({ steps }: Scenario): { seat: number; line: number } => {
  const questions = steps.filter((step) => step.do === 'offer');
  if (questions.length !== 1)
    throw new FormatError(1, `a puzzle asks once, with one "can-now"; this one has ${questions.length}`);
  return questions[0];
};

/** All choices, windows that were passed included. */
const choicesIn = (library: Library, text: string): Move[] => {
  const moves: Move[] = [];
  const { failure } = runScenario(library, text, (_, move) => {
    if (move !== null) moves.push(move);
  });
  if (failure !== null) throw new UserError(failure);
  return moves;
};

const KEYS = ['kind', 'grade', 'rating', 'found', 'ways'];

const numberAt = (yaml: Yaml, node: Node | null, what: string): number => {
  const value = yaml.plain(node);
  if (typeof value !== 'number' || !Number.isFinite(value)) yaml.fail(node, `${what} must be a number`);
  return value as number;
};

const wayAt = (yaml: Yaml, node: Node): Puzzle['ways'][number] => {
  const at = new Map(
    yaml.pairs(node, 'a way', ['choose', 'worth', 'ends']).map(([key, value]) => [key, value]),
  );
  return {
    choose: yaml.text(at.get('choose'), 'choose'),
    worth: numberAt(yaml, at.get('worth') ?? null, 'worth'),
    ends: at.has('ends')
      ? yaml
          .pairs(at.get('ends'), 'ends')
          .map(([ability, chance]) => ({ ability, chance: numberAt(yaml, chance, 'a chance') }))
      : [],
  };
};

const aboutIn = (yaml: Yaml): About => {
  const root = new Map(yaml.pairs(yaml.root, 'a puzzle').map(([key, value]) => [key, value]));
  const node = root.get('puzzle') ?? null;
  if (node === null) yaml.fail(yaml.root, 'a puzzle needs the key "puzzle"');
  const at = new Map(yaml.pairs(node, 'puzzle', KEYS).map(([key, value]) => [key, value]));
  const grade = yaml.whole(at.get('grade'), 'grade');
  const known = GRADES.find((one) => one === grade);
  if (known === undefined)
    yaml.fail(at.get('grade') ?? node, `grade must be ${GRADES.join(', ')}, not ${grade}`);
  const found = new Map(
    yaml
      .pairs(at.get('found'), 'found', ['squire', 'knight', 'champion', 'glance'])
      .map(([key, value]) => [key, value]),
  );
  const share = (name: string): number => numberAt(yaml, found.get(name) ?? null, `found.${name}`);
  return {
    kind: yaml.oneOf(at.get('kind'), 'kind', PUZZLE_KINDS),
    grade: known as Puzzle['grade'],
    rating: yaml.whole(at.get('rating'), 'rating'),
    found: {
      squire: share('squire'),
      knight: share('knight'),
      champion: share('champion'),
      ...(found.has('glance') ? { glance: share('glance') } : {}),
    },
    ways: yaml.list(at.get('ways'), 'ways').map((way) => wayAt(yaml, way)),
  };
};
