import type { Pages } from '../../rulebook/index.ts';
import { asking } from './asking.ts';
import { example } from './example.ts';
import { glance } from './glance.ts';
import { glossary } from './glossary.ts';
import { rules } from './rules.ts';

/** The pages of the rulebook in English. */
export const pages: Pages = { rules, glance, glossary, example, asking };
