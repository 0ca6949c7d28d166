// The languages, and what holds for everything that is said.

import { heroes, sharedCards } from '@mad-king/heroes';
import { lore } from '@mad-king/heroes/lore';
import {
  blocksOf,
  catalogueOf,
  isIcon,
  type Language,
  type LanguageId,
  namesOf,
  plain,
  type Rules,
  type Said,
  type Speaker,
  speaker,
} from '@mad-king/text';
import { cs } from '@mad-king/text/cs';
import { en } from '@mad-king/text/en';
import { pl } from '@mad-king/text/pl';
import { ptBR } from '@mad-king/text/pt-BR';
import { type Pages, type Rulebook, rulebook } from '@mad-king/text/rulebook';
import { pages as csPages } from '@mad-king/text/rulebook/cs';
import { pages as enPages } from '@mad-king/text/rulebook/en';
import { pages as plPages } from '@mad-king/text/rulebook/pl';
import { pages as ptPages } from '@mad-king/text/rulebook/pt-BR';

export const LANGUAGE: Record<LanguageId, Language> = { en, pl, 'pt-BR': ptBR, cs };
export const PAGES: Record<LanguageId, Pages> = { en: enPages, pl: plPages, 'pt-BR': ptPages, cs: csPages };
export const RULES = Object.fromEntries(
  Object.entries(PAGES).map(([id, { rules }]) => [id, rules]),
) as Record<LanguageId, Rules>;
const catalogue = catalogueOf(heroes, sharedCards);
export const speakers: [LanguageId, Speaker][] = (Object.entries(LANGUAGE) as [LanguageId, Language][]).map(
  ([id, language]) => [id, speaker(language, catalogue, namesOf(lore[id].shared, lore[id].heroes))],
);
export const RULEBOOKS = Object.fromEntries(
  speakers.map(([id, { voice }]) => [id, rulebook(voice, PAGES[id])]),
) as Record<LanguageId, Rulebook>;
export const hero = (id: string) => {
  const found = heroes.find((h) => h.id === id);
  if (!found) throw new Error(`there is no hero ${id}`);
  return found;
};

/** Marks of something that went wrong: placeholders, missing values, marks of our own, stray spaces. */
const FAULTS: [RegExp, string][] = [
  [/[{}<>]/, 'a placeholder'],
  [/undefined|null|NaN|\[object/, 'a missing value'],
  [/[~^|⟨⟩]/, 'a mark for word order or form'],
  [/ {2}/, 'two spaces'],
  [/ [.,;:!?)]/, 'a space before punctuation'],
  [/\( |\(\)/, 'an empty bracket'],
  [/[.,;:]{2}|[,;:][.!?]/, 'double punctuation'],
  [/^\s|\s$/, 'a space at an end'],
];

/** What is wrong with a piece of text; empty if nothing is. */
export const faultsOf = (said: Said): string[] => {
  const words = plain(said);
  const faults = FAULTS.filter(([pattern]) => pattern.test(words)).map(([, fault]) => fault);
  if (words === '') faults.push('nothing is said');
  for (const segment of said)
    if (isIcon(segment) && segment.label === '') faults.push(`no label: ${segment.id}`);
  return faults.map((fault) => `${fault} in "${words}"`);
};

/** The same for sentences: paragraphs, and the rows under them. */
export const faultsOfSentence = (said: Said): string[] => [
  ...faultsOf(said),
  ...blocksOf(said).flatMap(({ said: lead, rows }) => [
    ...(lead.length === 0 ? [] : faultsOfEnds(plain(lead), rows.length > 0)),
    ...rows.flatMap((row) => faultsOfEnds(plain(row.said), false)),
  ]),
];

const faultsOfEnds = (words: string, leadsOn: boolean): string[] => [
  ...((leadsOn ? /[:.!?]$/ : /[.!?]$/).test(words) ? [] : [`no final punctuation in "${words}"`]),
  ...(/^\p{Ll}/u.test(words) ? [`no capital in "${words}"`] : []),
];

/** Words that are no names: what is left when icons and numbers are taken away. */
export const ownWords = (said: Said): string =>
  said
    .map((segment) => ('text' in segment ? segment.text : ''))
    .join('')
    .replace(/[^\p{L}]/gu, '');
