// The ids of the rules in docs/RULES.md, and which scenarios of conformance/ cite them.

import { join, relative } from 'node:path';
import { FormatError } from '@mad-king/engine';
import { parse } from 'yaml';
import { UserError } from './command.ts';
import { EXEMPT, findScenarios, ROOT, readText } from './files.ts';
import { readScenario } from './scenario/read.ts';

export interface Rule {
  id: string;
  /** Heading under which it stands. */
  section: string;
}

/** Rules are list entries, rows of the tables SC and ED, and the headings of examples. */
const RULE_LINE =
  /^(?:- \*{0,2}|\| )((?:R\d+(?:\.\d+)+)|(?:RUL|V)-\d+|(?:SC|ED)-N?\d+)\*{0,2} |^### (EX-\d+) /;
const HEADING = /^#{2,3} ((?:R\d+(?:\.\d+)?|SC|ED|RUL|V|EX|TR|GL)\b.*)$/;

/**
 * Every rule in order. What stands right under a heading of R (the tables of R6.4, R11, R14.4 ...) is a rule as well and
 * bears the heading's id.
 */
export const readRules = (text: string): Rule[] => {
  const rules: Rule[] = [];
  let section = '';
  let fresh = '';
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line);
    if (line.startsWith('## ')) section = heading?.[1] ?? '';
    if (heading) fresh = /^R\d\S*/.exec(heading[1])?.[0] ?? '';
    const id = RULE_LINE.exec(line)?.slice(1).find(Boolean);
    if (id) rules.push({ id, section });
    else if (fresh !== '' && line.trim() !== '' && !heading) rules.push({ id: fresh, section });
    if (line.trim() !== '' && !heading) fresh = '';
  }
  return rules;
};

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
  const rules = readRules(readText(join(ROOT, 'docs/RULES.md')));
  const known = new Set(rules.map(({ id }) => id));
  const problems: string[] = [];
  const cited = new Map<string, number>();
  const cite = (file: string, id: string): void => {
    if (known.has(id)) cited.set(id, (cited.get(id) ?? 0) + 1);
    else problems.push(`${relative(ROOT, file)}: docs/RULES.md has no rule "${id}"`);
  };
  for (const file of scenarioFiles()) for (const id of new Set(rulesOf(file, problems))) cite(file, id);
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
  const reasons = parse(readText(EXEMPT)) ?? {};
  const isFine =
    typeof reasons === 'object' && Object.values(reasons).every((reason) => typeof reason === 'string');
  if (!isFine) throw new UserError('conformance/exempt.yaml must give a reason for each id: "R1.5: ..."');
  return reasons;
};
