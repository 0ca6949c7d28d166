// The rulebook as a page shows it: the reference, the game at a glance, a glossary, a worked example. A door of its own, since no game needs it.

import type { Rules } from '../language.ts';
import { type Reference, reference } from '../rules.ts';
import type { Voice } from '../voice.ts';
import { type ExampleTexts, exampleOf, type WorkedExample } from './example.ts';
import { type Glance, type GlanceTexts, glanceOf } from './glance.ts';
import { type Glossary, type GlossaryTexts, glossaryOf } from './glossary.ts';

export type { Reference, RuleText } from '../rules.ts';
export type { DamageTraits } from './damage-types.ts';
export type { Depth } from './depth.ts';
export type { ExampleStep, StepKind, WorkedExample } from './example.ts';
export type { DamageKind, Glance, TurnLine } from './glance.ts';
export type { Glossary, GlossaryEntry, TermId } from './glossary.ts';
export type { Piece } from './links.ts';

/** What a language writes for the rulebook: `@mad-king/text/rulebook/pl`. */
export interface Pages {
  rules: Rules;
  glance: GlanceTexts;
  glossary: GlossaryTexts;
  example: ExampleTexts;
}

export interface Rulebook extends Reference {
  glance: Glance;
  glossary: Glossary;
  example: WorkedExample;
}

export const rulebook = (v: Voice, pages: Pages): Rulebook => ({
  ...reference(v, pages.rules),
  glance: glanceOf(v, pages.glance),
  glossary: glossaryOf(v.language.id, pages.glossary),
  example: exampleOf(v, pages.example),
});
