// The rule reference: a short text for every section of the rulebook.

import type { RuleId, Rules } from './language.ts';
import { type Depth, depthOf } from './rulebook/depth.ts';
import { namedIn, type Piece, piecesOf, sectionOf } from './rulebook/links.ts';
import { cardName, type Voice } from './voice.ts';

/** A section of the rule reference. */
export interface RuleText {
  id: RuleId;
  title: string;
  text: string;
  /** A further paragraph that only tournaments need. */
  tournament: string | null;
  /** A section of depth `tournament` is for tournaments as a whole. */
  depth: Depth;
  /** The sections that its texts name. */
  links: RuleId[];
}

/** The rule reference. */
export interface Reference {
  /** The section that explains a rule, for help; null if there is none. */
  rule(id: string): RuleText | null;
  rules(): RuleText[];
  /** A text, with the rules it names cut out as links. */
  pieces(text: string): Piece[];
}

/** The rule reference of a language, in which cards bear the names that the voice gives them. */
export const reference = (v: Voice, rules: Rules): Reference => ({
  rule: (id) => ruleText(v, rules, id),
  rules: () => (Object.keys(rules) as RuleId[]).map((id) => ruleText(v, rules, id) as RuleText),
  pieces: (text) => piecesOf(text, (id) => sectionOf(rules, id)),
});

const ruleText = (v: Voice, rules: Rules, id: string): RuleText | null => {
  const section = sectionOf(rules, id);
  if (section === null) return null;
  const { title, text, tournament } = rules[section];
  const named = namedIn(`${text} ${tournament ?? ''}`).flatMap((name) => sectionOf(rules, name) ?? []);
  const links = [...new Set(named)].filter((link) => link !== section);
  return {
    id: section,
    title: sharedName(v, section) ?? title,
    text: withCards(v, text),
    tournament: tournament === null ? null : withCards(v, tournament),
    depth: depthOf(section),
    links,
  };
};

/** Cards that a text names by number, by name too: "Not This Time! (SC-07)". */
const withCards = (v: Voice, text: string): string =>
  text.replace(/SC-\d+/g, (id) => {
    const name = sharedName(v, id);
    return name === null ? id : `${name} (${id})`;
  });

/** Shared cards are numbered in the order of their names. */
const sharedName = (v: Voice, id: string): string | null => {
  const number = /^SC-(\d+)$/.exec(id);
  const shared = number ? v.catalogue.sharedCards[Number(number[1]) - 1] : undefined;
  return shared ? cardName(v, '', shared.id) : null;
};
