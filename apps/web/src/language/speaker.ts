// The game's words in the language that is set: heroes, cards, events, decisions, rules. Loaded apart from the first screen.

import type { LanguageId, Speaker } from '@mad-king/text';
import { roster } from '../heraldry/roster.ts';
import { useSettings } from '../state/settings.ts';
import type { Spoken } from './met.ts';
import { resource } from './resource.ts';

const speakerOf = async (language: LanguageId, words: Promise<Spoken>): Promise<Speaker> => {
  const [met, spoken] = await Promise.all([import('./met.ts'), words]);
  return met.speakerOf(spoken, Object.fromEntries(roster.map(({ id, names }) => [id, names[language]])));
};

export const speakers = resource<Speaker>({
  en: () => speakerOf('en', import('./spoken/en.ts')),
  pl: () => speakerOf('pl', import('./spoken/pl.ts')),
  'pt-BR': () => speakerOf('pt-BR', import('./spoken/pt-BR.ts')),
  cs: () => speakerOf('cs', import('./spoken/cs.ts')),
});

export const useSpeaker = (): Speaker => speakers.use(useSettings((s) => s.language));
