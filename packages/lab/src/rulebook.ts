// The rules of docs/RULES.md by their ids.

import { join } from 'node:path';
import { ROOT, readText } from './files.ts';

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
const readRules = (text: string): Rule[] => {
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

let rules: Rule[] | null = null;

/** The rules as they stand in the file, read once. */
export const allRules = (): readonly Rule[] => {
  rules ??= readRules(readText(join(ROOT, 'docs/RULES.md')));
  return rules;
};
