// Which scenarios of conformance/ show which rules.

import { join, relative } from 'node:path';
import { FormatError } from '@mad-king/engine';
import { UserError } from './command.ts';
import { EXEMPT, findScenarios, ROOT, readText } from './files.ts';
import { allRules, type Rule } from './rulebook.ts';
import { readScenario } from './scenario/read.ts';
import { readYaml } from './yaml.ts';

export interface Coverage {
  rules: (Rule & { scenarios: number; reason?: string })[];
  /** Neither cited nor exempt. */
  uncovered: string[];
  /** Exempt, although a scenario shows them. */
  needless: string[];
  /** What is wrong in the files, a sentence each. */
  problems: string[];
}

export const coverage = (): Coverage => {
  const rules = allRules();
  const known = new Set(rules.map(({ id }) => id));
  const problems: string[] = [];
  const cited = new Map<string, number>();
  for (const file of scenarioFiles())
    for (const id of new Set(rulesOf(file, problems))) cited.set(id, (cited.get(id) ?? 0) + 1);
  const reasons = readReasons();
  for (const id of Object.keys(reasons))
    if (!known.has(id)) problems.push(`conformance/exempt.yaml: docs/RULES.md has no rule "${id}"`);
  const isBare = ({ id }: Rule): boolean => !cited.has(id) && !reasons[id];
  return {
    rules: rules.map((rule) => ({
      ...rule,
      scenarios: cited.get(rule.id) ?? 0,
      ...(reasons[rule.id] ? { reason: reasons[rule.id] } : {}),
    })),
    uncovered: rules.filter(isBare).map(({ id }) => id),
    needless: Object.keys(reasons).filter((id) => cited.has(id)),
    problems,
  };
};

/** Every scenario of the executable rulebook. */
export const scenarioFiles = (): string[] => findScenarios([join(ROOT, 'conformance')]);

const rulesOf = (file: string, problems: string[]): string[] => {
  try {
    return readScenario(readText(file)).rules;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    problems.push(`${relative(ROOT, file)}: ${error.message}`);
    return [];
  }
};

/** Why a rule is not shown, by id. */
const readReasons = (): Record<string, string> => {
  try {
    return readYaml(readText(EXEMPT), (yaml) =>
      Object.fromEntries(
        yaml.pairs(yaml.root, 'a list of exemptions').map(([id, reason]) => [id, yaml.text(reason, id)]),
      ),
    );
  } catch (error) {
    if (error instanceof FormatError) throw new UserError(`conformance/exempt.yaml: ${error.message}`);
    throw error;
  }
};
