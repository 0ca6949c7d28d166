// The rule reference in the language that is set. It comes when somebody asks for a rule: no game needs it to begin.

import type { LanguageId, Reference, Rules } from '@mad-king/text';
import { useSettings } from '../state/settings.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';
import { speakers } from './speaker.ts';

const referenceOf = async (language: LanguageId, module: Promise<{ rules: Rules }>): Promise<Reference> => {
  const [{ reference }, { voice }, { rules }] = await Promise.all([
    import('@mad-king/text'),
    speakers.load(language),
    module,
  ]);
  return typeset(reference(voice, rules));
};

const references = resource<Reference>({
  en: () => referenceOf('en', import('@mad-king/text/rules/en')),
  pl: () => referenceOf('pl', import('@mad-king/text/rules/pl')),
  'pt-BR': () => referenceOf('pt-BR', import('@mad-king/text/rules/pt-BR')),
  cs: () => referenceOf('cs', import('@mad-king/text/rules/cs')),
});

export const useReference = (): Reference => references.use(useSettings((s) => s.language));
