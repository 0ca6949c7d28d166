// The rulebook in the language that is set, with the words of its page. It comes when somebody opens the rules.

import type { LanguageId } from '@mad-king/text';
import type { Pages, Rulebook } from '@mad-king/text/rulebook';
import { useSettings } from '../state/settings.ts';
import type { RuleWords } from '../texts/rules/en.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';
import { speakers } from './speaker.ts';

export interface RulesPage {
  book: Rulebook;
  words: RuleWords;
}

/** Who appear in the worked example. */
const EXAMPLE = ['barbarian', 'paladin'];

const pageOf = async (
  language: LanguageId,
  written: Promise<{ pages: Pages }>,
  around: Promise<{ rules: RuleWords }>,
): Promise<RulesPage> => {
  const [{ rulebook }, { meet }, { voice }, { pages }, { rules }] = await Promise.all([
    import('@mad-king/text/rulebook'),
    import('./met.ts'),
    speakers.load(language),
    written,
    around,
  ]);
  await meet(EXAMPLE);
  return { book: typeset(rulebook(voice, pages)), words: rules };
};

const rulesPages = resource<RulesPage>({
  en: () => pageOf('en', import('@mad-king/text/rulebook/en'), import('../texts/rules/en.ts')),
  pl: () => pageOf('pl', import('@mad-king/text/rulebook/pl'), import('../texts/rules/pl.ts')),
  'pt-BR': () => pageOf('pt-BR', import('@mad-king/text/rulebook/pt-BR'), import('../texts/rules/pt-BR.ts')),
  cs: () => pageOf('cs', import('@mad-king/text/rulebook/cs'), import('../texts/rules/cs.ts')),
});

export const useRulesPage = (): RulesPage => rulesPages.use(useSettings((s) => s.language));
