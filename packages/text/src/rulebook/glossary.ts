// The glossary: the terms of the game in every language, explained in one.

import { LANGUAGES, type LanguageId } from '@mad-king/language';
import type { RuleId } from '../language.ts';
import type { glossary } from '../messages/en/glossary.ts';
import { COLUMNS, TERMS } from './terms.ts';

/** What a language writes for it. */
export type GlossaryTexts = typeof glossary;
/** A term of the glossary. */
export type TermId = keyof GlossaryTexts;

/** A term, and what it means. */
export interface GlossaryEntry {
  id: TermId;
  term: string;
  /** Other official names of it in this language. */
  also: string[];
  /** The term in every language, this one included. */
  terms: Readonly<Record<LanguageId, string>>;
  text: string;
  rule: RuleId;
}

/** The words one meets first. */
const FIRST: readonly TermId[] = [
  'combat-points',
  'roll-attempt',
  'attack',
  'status-effect',
  'gain',
  'inflict',
];

/** The glossary: all terms, and those that one meets first. */
export interface Glossary {
  /** In alphabetical order. */
  entries: GlossaryEntry[];
  first: GlossaryEntry[];
}

export const glossaryOf = (language: LanguageId, texts: GlossaryTexts): Glossary => {
  const entries = TERMS.trim()
    .split('\n')
    .map((line) => entryOf(language, texts, line.split(' | ')));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    entries: entries.sort((a, b) => a.term.localeCompare(b.term, language)),
    first: FIRST.flatMap((id) => byId.get(id) ?? []),
  };
};

const entryOf = (language: LanguageId, texts: GlossaryTexts, cells: readonly string[]): GlossaryEntry => {
  const [id, rule, ...names] = cells;
  const saidIn = (id: LanguageId): string[] => {
    const cell = names[COLUMNS[id]];
    return names[0].includes('(') ? [cell] : namesIn(cell);
  };
  const own = saidIn(language);
  return {
    id: id as TermId,
    term: own[0],
    also: own.slice(1),
    terms: Object.fromEntries(LANGUAGES.map((other) => [other, saidIn(other)[0]])) as Record<
      LanguageId,
      string
    >,
    text: texts[id as TermId],
    rule: rule as RuleId,
  };
};

/** "Fase de Recursos (Fase de Produção)": the name to use, and another. Brackets in the English name belong to it. */
const namesIn = (cell: string): string[] => {
  const other = /^(.*) \((.*)\)$/.exec(cell);
  return other ? [other[1], other[2]] : [cell];
};
