// Rules that a text names ("R15.4", "SC-07"): found, and cut out so that a page can make links of them.

import type { RuleId, Rules } from '../language.ts';

const NAMED = /\b(?:R\d+(?:\.\d+)*|SC-\d+|ED-\d+)\b/g;

/** Ids as they stand in a text, each once. */
export const namedIn = (text: string): string[] => [...new Set(text.match(NAMED) ?? [])];

/** A piece of a text: words, or the name of a rule and the section that explains it. */
export type Piece = { text: string } | { text: string; rule: RuleId };

export const piecesOf = (text: string, sectionOf: (id: string) => RuleId | null): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(NAMED)) {
    const rule = sectionOf(match[0]);
    if (rule === null) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: match[0], rule });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
};

/** Rulings that the breakdown of damage cites, and the section that explains them. */
const RULINGS: Record<string, RuleId> = { 'V-09': 'R13.4', 'V-21': 'R13.6', 'V-24': 'R13.8', 'V-29': 'R8' };

/** The section that explains a rule: `R15.4.4` is in R15.4, `R2.10` in R2, `ED-5` in ED. */
export const sectionOf = (rules: Rules, id: string): RuleId | null => {
  if (Object.hasOwn(rules, id)) return id as RuleId;
  if (Object.hasOwn(RULINGS, id)) return RULINGS[id];
  const shorter = id.replace(/[.-][^.-]*$/, '');
  return shorter === id ? null : sectionOf(rules, shorter);
};
