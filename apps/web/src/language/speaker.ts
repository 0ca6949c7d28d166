// The game's words in the language that is set: heroes, cards, events, decisions, rules. Loaded apart from the first screen.

import type { Language, Speaker } from '@mad-king/text';
import { useSettings } from '../state/settings.ts';
import { remembered } from './remembered.ts';
import { resource } from './resource.ts';

const speakerOf = async (language: Promise<Language>): Promise<Speaker> => {
  const [{ speaker }, loaded] = await Promise.all([import('@mad-king/text'), language]);
  return remembered(speaker(loaded));
};

export const speakers = resource<Speaker>({
  en: () => speakerOf(import('@mad-king/text/en').then(({ en }) => en)),
  pl: () => speakerOf(import('@mad-king/text/pl').then(({ pl }) => pl)),
  'pt-BR': () => speakerOf(import('@mad-king/text/pt-BR').then(({ ptBR }) => ptBR)),
  cs: () => speakerOf(import('@mad-king/text/cs').then(({ cs }) => cs)),
});

export const useSpeaker = (): Speaker => speakers.use(useSettings((s) => s.language));
