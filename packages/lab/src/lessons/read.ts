// Reading a lesson file (docs/LESSONS.md): situations are scenarios, some of whose steps carry what a lesson needs.

import { FormatError } from '@mad-king/engine';
import type { Node } from 'yaml';
import { type Foreign, readScenarioAt, type Scenario } from '../scenario/read.ts';
import { readYaml, type Yaml } from '../yaml.ts';
import type { Named } from './lesson.ts';

export interface WrittenLesson {
  /** Of short lessons: where in the list it stands. */
  place: number;
  situations: WrittenSituation[];
}

export interface WrittenSituation {
  id: string;
  scenario: Scenario;
  steps: WrittenStep[];
}

export interface WrittenStep {
  id: string;
  chapter: string;
  /** Of its entry, and of the one after it. */
  line: number;
  until: number;
  look: string | null;
  fits: Named[];
  enough: Named[];
  others: Named[];
  points: string[];
  /** Why it recommends something else than the exact plan. */
  againstPlan: string | null;
}

const STEP_KEYS = ['step', 'chapter', 'look', 'fits', 'enough', 'others', 'points', 'against-plan'];
const FOREIGN: Foreign = { keys: ['id'], ofSteps: STEP_KEYS };

const POINT =
  /^(dice|attempts|hand|log|phases|board|(seat|health|cp) [1-6]|(ability|card) [a-z0-9-]+|token [1-6] [a-z0-9-]+)$/;
const PATTERN =
  /^(((keeping( only)?|without) [1-6]( [1-6])*)|die showing [1-6]|(?!keeping|without|die showing)[a-z]+( [a-z0-9-]+)*( \*)?)$/;

export const readLesson = (text: string): WrittenLesson =>
  readYaml(text, (yaml) => {
    const at = new Map(
      yaml.pairs(yaml.root, 'a lesson', ['place', 'situations']).map(([key, value]) => [key, value]),
    );
    const list = yaml.list(at.get('situations'), 'situations');
    if (list.length === 0) yaml.fail(yaml.root, 'a lesson needs at least one situation');
    return {
      place: at.has('place') ? yaml.whole(at.get('place'), 'place') : 0,
      situations: list.map((node) => situationAt(yaml, node)),
    };
  });

const situationAt = (yaml: Yaml, node: Node): WrittenSituation => {
  const pairs = yaml.pairs(node, 'a situation');
  const of = (wanted: string): Node | null => pairs.find(([key]) => key === wanted)?.[1] ?? null;
  if (of('id') === null) yaml.fail(node, 'a situation needs its id');
  const id = yaml.text(of('id'), 'id');
  const entries = yaml.list(of('steps'), 'steps');
  let chapter = id;
  const steps = entries.flatMap((entry, i) => {
    const keys = yaml.pairs(entry, 'a step');
    const first = keys.find(([key]) => STEP_KEYS.includes(key));
    if (first === undefined) return [];
    const step = stepAt(yaml, entry, chapter);
    chapter = step.chapter;
    const next = entries[i + 1];
    const until = next === undefined ? Number.POSITIVE_INFINITY : yaml.lineOf(next);
    if (until <= step.line) throw new FormatError(step.line, 'every step begins on a line of its own');
    return [{ ...step, until }];
  });
  if (steps.length === 0) yaml.fail(node, 'a situation teaches nothing without a "step"');
  return { id, scenario: readScenarioAt(yaml, node, FOREIGN), steps };
};

const stepAt = (yaml: Yaml, entry: Node, before: string): Omit<WrittenStep, 'until'> => {
  const values = new Map(yaml.pairs(entry, 'a step').map(([key, value]) => [key, value]));
  const text = (key: string): string | null => (values.has(key) ? yaml.text(values.get(key), key) : null);
  const id = text('step');
  if (id === null) yaml.fail(entry, 'a step of a lesson needs its id: "step"');
  const named = (key: string): Named[] =>
    values.has(key)
      ? yaml
          .pairs(values.get(key), key)
          .map(([name, node]) => ({ id: name, patterns: patternsAt(yaml, node, key) }))
      : [];
  const points = values.has('points') ? yaml.texts(values.get('points'), 'points') : [];
  for (const point of points)
    if (!POINT.test(point)) yaml.fail(values.get('points'), `nothing on the table is called "${point}"`);
  return {
    id,
    chapter: text('chapter') ?? before,
    line: yaml.lineOf(entry),
    look: text('look'),
    fits: named('fits'),
    enough: named('enough'),
    others: named('others'),
    points,
    againstPlan: text('against-plan'),
  };
};

/** Several ways to make the same mistake are joined with "or". */
const patternsAt = (yaml: Yaml, node: unknown, key: string): string[] =>
  yaml
    .text(node, `an entry of ${key}`)
    .split(' or ')
    .map((pattern) => {
      if (!PATTERN.test(pattern))
        yaml.fail(node, `"${pattern}" is no choice and no rule for choices (docs/LESSONS.md)`);
      return pattern;
    });
