// The words of online play in the language that is set. They come when somebody goes online.

import { useSettings } from '../state/settings.ts';
import type { OnlineWords } from '../texts/online/en.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';

export const onlineWords = resource<OnlineWords>({
  en: () => import('../texts/online/en.ts').then(({ online }) => online),
  pl: () => import('../texts/online/pl.ts').then(({ online }) => typeset(online)),
  'pt-BR': () => import('../texts/online/pt-BR.ts').then(({ online }) => online),
  cs: () => import('../texts/online/cs.ts').then(({ online }) => typeset(online)),
});

export const useOnlineWords = (): OnlineWords => onlineWords.use(useSettings((s) => s.language));
