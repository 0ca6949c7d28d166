// One scenario of conformance/ for every rule that has any: short, told by its title, and something happens in it.

import { join, relative } from 'node:path';
import { compile, FormatError } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { UserError } from '../command.ts';
import { scenarioFiles } from '../coverage.ts';
import { ROOT, readText } from '../files.ts';
import { readScenario, type Scenario } from '../scenario/read.ts';
import type { Demonstration } from './demonstration.ts';
import { demonstrationOf } from './make.ts';

const FOLDER = join(ROOT, 'conformance');

/** Where the shortest is not the one that shows most. */
const CHOSEN: Record<string, string> = {
  R2: 'r02-setup/start-player-skips-his-first-income.yaml',
  R3: 'r03-health/defeated-at-zero-and-never-below.yaml',
  R9: 'r09-abilities/no-defence-against-undefendable-damage.yaml',
  'R9.4': 'r09-abilities/no-defence-against-undefendable-damage.yaml',
  R13: 'examples/ex-1.yaml',
  'R13.3': 'examples/ex-1.yaml',
  'R13.4': 'examples/ex-1.yaml',
  R15: 'r15-turn/defender-may-defend-or-decline.yaml',
  'R15.1': 'r15-turn/upkeep-effects-come-one-by-one-with-a-window-before-each.yaml',
  'R15.5': 'r15-turn/king-of-the-hill-target-is-chosen-without-a-die.yaml',
  'R15.6': 'r15-turn/damage-of-the-roll-phase-is-applied-at-once.yaml',
};

interface Candidate {
  file: string;
  scenario: Scenario;
}

/** By id of the rules: `R9.4` may be shown by a scenario about R9.4.3. Rules without a scenario are left out. */
export const demonstrations = (rules: readonly string[]): Map<string, Demonstration> => {
  const library = compile(content);
  const candidates = scenarioFiles().map(readCandidate);
  const found = new Map<string, Demonstration>();
  for (const rule of rules) {
    const file = CHOSEN[rule] ?? best(rule, candidates)?.file;
    if (file === undefined) continue;
    try {
      found.set(rule, demonstrationOf(library, readText(join(FOLDER, file))));
    } catch (error) {
      throw new UserError(`conformance/${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return found;
};

const readCandidate = (path: string): Candidate => {
  const file = relative(FOLDER, path);
  try {
    return { file, scenario: readScenario(readText(path)) };
  } catch (error) {
    if (error instanceof FormatError) throw new UserError(`conformance/${file}: ${error.message}`);
    throw error;
  }
};

const best = (rule: string, candidates: readonly Candidate[]): Candidate | undefined =>
  candidates
    .filter(({ scenario }) => isAbout(rule, scenario) && choicesOf(scenario) > 0)
    .map((candidate) => ({ candidate, cost: costOf(rule, candidate) }))
    .sort((a, b) => a.cost - b.cost || a.candidate.file.localeCompare(b.candidate.file))[0]?.candidate;

const isAbout = (rule: string, { rules }: Scenario): boolean =>
  rules.some((id) => id === rule || id.startsWith(`${rule}.`));

const choicesOf = ({ steps }: Scenario): number =>
  steps.reduce(
    (sum, step) =>
      sum + (step.do === 'choose' ? step.choices.filter((choice) => choice !== 'pass').length : 0),
    0,
  );

/** Choices one can follow at a glance, and letters of a title. */
const FEW = 3;
const SHORT = 70;

/** How much it asks of whoever looks: length, other rules, many seats, a hero's own matters, what is out of the ordinary. */
const costOf = (rule: string, { file, scenario }: Candidate): number => {
  const { title, rules, position, steps, seeded } = scenario;
  const offers = steps.filter((step) => step.do === 'offer').length;
  const other = rules.filter((id) => id !== rule && !id.startsWith(`${rule}.`)).length;
  return (
    Math.abs(choicesOf(scenario) - FEW) * 2 +
    offers +
    other * 2 +
    Math.max(0, title.length - SHORT) / 10 +
    (position.seats.length - 2) * 3 +
    (file.startsWith('heroes/') ? 6 : 0) +
    (position.options === undefined ? 0 : 4) +
    (seeded ? 3 : 0)
  );
};
