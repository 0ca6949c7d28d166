// The rule reference: a short text for every section of the rulebook.

import type { RuleId, Rules } from './language.ts';
import { cardName, type Voice } from './voice.ts';

export interface RuleText {
  id: RuleId;
  title: string;
  text: string;
}

/** Rulings that the breakdown of damage cites, and the section that explains them. */
const RULINGS: Record<string, RuleId> = { 'V-09': 'R13.4', 'V-21': 'R13.6', 'V-24': 'R13.8', 'V-29': 'R8' };

/** The section that explains a rule: `R15.4.4` is in R15.4, `R2.10` in R2. */
export const sectionOf = (rules: Rules, id: string): RuleId | null => {
  if (Object.hasOwn(rules, id)) return id as RuleId;
  if (Object.hasOwn(RULINGS, id)) return RULINGS[id];
  const shorter = id.replace(/\.[^.]*$/, '');
  return shorter === id ? null : sectionOf(rules, shorter);
};

export interface Reference {
  /** The section that explains a rule, for help; null if there is none. */
  rule(id: string): RuleText | null;
  rules(): RuleText[];
}

/** The rule reference of a language, in which cards bear the names that the voice gives them. */
export const reference = (v: Voice, rules: Rules): Reference => ({
  rule: (id) => ruleText(v, rules, id),
  rules: () => (Object.keys(rules) as RuleId[]).map((id) => ruleText(v, rules, id) as RuleText),
});

const ruleText = (v: Voice, rules: Rules, id: string): RuleText | null => {
  const section = sectionOf(rules, id);
  if (section === null) return null;
  const { title, text } = rules[section];
  return { id: section, title: sharedName(v, section) ?? title, text };
};

/** Shared cards are numbered in the order of their names. */
const sharedName = (v: Voice, id: RuleId): string | null => {
  const number = /^SC-(\d+)$/.exec(id);
  const shared = number ? v.catalogue.sharedCards[Number(number[1]) - 1] : undefined;
  return shared ? cardName(v, '', shared.id) : null;
};
