// The rules as chapters: R13 with R13.1 to R13.8, the shared cards together.

import type { RuleText } from '@mad-king/text';

export interface Chapter {
  id: string;
  title: string;
  /** The first one is the chapter's own. */
  sections: readonly RuleText[];
  /** Some of its sections are only for tournaments. */
  isDeep: boolean;
}

const chapterOf = (id: string): string => /^(R\d+|[A-Z]+)/.exec(id)?.[0] ?? id;

export const chaptersOf = (rules: readonly RuleText[]): Chapter[] =>
  [...Map.groupBy(rules, ({ id }) => chapterOf(id))].map(([id, sections]) => ({
    id,
    title: sections[0].title,
    sections,
    isDeep: sections.some(({ depth }) => depth === 'tournament'),
  }));

/** What is shown of a chapter: whatever is asked for is, however deep it lies. */
export const sectionsAt = (
  { sections }: Chapter,
  depth: RuleText['depth'],
  asked: string,
): { shown: RuleText[]; hidden: number } => {
  const shown = sections.filter(
    (section) => depth === 'tournament' || section.depth === 'playing' || section.id === asked,
  );
  return { shown, hidden: sections.length - shown.length };
};
