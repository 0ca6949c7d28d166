// The rulebook as a page shows it: the reference, the game at a glance, a glossary, a worked example. A door of its own, since no game needs it.

import type { Rules } from '../language.ts';
import { type Reference, reference } from '../rules.ts';
import type { Voice } from '../voice.ts';
import { type ExampleTexts, exampleOf, type WorkedExample } from './example.ts';
import { type Glance, type GlanceTexts, glanceOf } from './glance.ts';
import { type Glossary, type GlossaryTexts, glossaryOf } from './glossary.ts';
import { type Answer, searcher } from './search/search.ts';
import { type Asking, reader } from './search/words.ts';

export type { Reference, RuleText } from '../rules.ts';
export type { DamageTraits } from './damage-types.ts';
export type { Depth } from './depth.ts';
export type { ExampleStep, StepKind, WorkedExample } from './example.ts';
export type { DamageKind, Glance, TurnLine } from './glance.ts';
export type { Glossary, GlossaryEntry, TermId } from './glossary.ts';
export type { Piece } from './links.ts';
export type { Answer } from './search/search.ts';

/** What a language writes for the rulebook: `@mad-king/text/rulebook/pl`. */
export interface Pages {
  rules: Rules;
  glance: GlanceTexts;
  glossary: GlossaryTexts;
  example: ExampleTexts;
  asking: Asking;
}

/** All that a page of rules shows. */
export interface Rulebook extends Reference {
  glance: Glance;
  glossary: Glossary;
  example: WorkedExample;
  /** The sections that answer a question, best first, each with the sentence that does. */
  search(question: string): Answer[];
}

/** The rulebook in the language of a voice. */
export const rulebook = (v: Voice, pages: Pages): Rulebook => {
  const said = reference(v, pages.rules);
  const glossary = glossaryOf(v.language.id, pages.glossary);
  let search: Rulebook['search'] | null = null;
  return {
    ...said,
    glance: glanceOf(v, pages.glance),
    glossary,
    example: exampleOf(v, pages.example),
    search: (question) => {
      search ??= searcher(reader(pages.asking), said.rules(), glossary.entries);
      return search(question);
    },
  };
};
