// Words that no first game needs before its first question: those of other screens, of dialogs and of what comes after a game. They are
// loaded for the parts that say them (components/later-part.ts); reading them earlier suspends such a part until they are there.

import type { LanguageId } from '@mad-king/text';
import type { First } from '../texts/first/en.ts';
import type { Later as LaterTexts } from '../texts/later/en.ts';
import { resource } from './resource.ts';

/** With what is told of every hero in one line. */
export interface Later extends LaterTexts {
  heroLines: Readonly<Record<string, string>>;
}

export const later = resource<Later>({
  en: () => import('./written/en.ts').then(({ written }) => written),
  pl: () => import('./written/pl.ts').then(({ written }) => written),
  'pt-BR': () => import('./written/pt-BR.ts').then(({ written }) => written),
  cs: () => import('./written/cs.ts').then(({ written }) => written),
});

const AREAS: Record<keyof Later, null> = {
  levelHelp: null,
  lost: null,
  newGame: null,
  heroes: null,
  hero: null,
  games: null,
  pass: null,
  about: null,
  helps: null,
  settings: null,
  coach: null,
  theatre: null,
  roll: null,
  result: null,
  remarks: null,
  heroLines: null,
};

export const withLater = (language: LanguageId, first: First): First & Later => {
  const all = { ...first };
  for (const area of Object.keys(AREAS) as (keyof Later)[])
    Object.defineProperty(all, area, { get: () => later.use(language)[area] });
  return all as First & Later;
};
