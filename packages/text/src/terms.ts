// Words that a language does not use for what the game means, each with the one that it does. What is said anywhere can be held against
// them.

import type { LanguageId } from '@mad-king/language';

/** A word that a language uses for a thing of the game, and words that it does not. */
export interface Term {
  /** What may not be said. */
  never: RegExp;
  /** What is said instead, or why not. */
  rather: string;
}

/** Whole words: `\b` knows only the letters of English. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** The terms of each language. */
export const TERMS: Record<LanguageId, readonly Term[]> = {
  en: [
    { never: /team-mate/i, rather: 'teammate' },
    { never: word('(?:is|are) no attacks?'), rather: 'isn’t an attack' },
    { never: / …/, rather: 'no space before an ellipsis' },
    { never: word('(?:in|for) all\\.'), rather: 'in total, or now' },
    { never: word('takes? back'), rather: 'undo; of a declaration: take back' },
    { never: word('himself|herself|his'), rather: 'their' },
    { never: word('lessen(?:ed|s)?'), rather: 'reduce' },
    { never: word('the own'), rather: 'their own' },
    { never: word('honour|armour|favour'), rather: 'as the printed cards spell it: Honor' },
  ],
  pl: [
    { never: word('zapobiegnięci\\p{L}*'), rather: 'zapobieżenie' },
    { never: word('czempion\\p{L}*'), rather: 'mistrz' },
    { never: word('pokonan[yai]'), rather: 'poza grą (heroes are women, too)' },
    { never: word('jak dalece'), rather: 'na tyle, na ile' },
    { never: word('trener\\p{L}*'), rather: 'błazen' },
  ],
  'pt-BR': [
    { never: word('sofr\\p{L}+'), rather: 'receber dano' },
    // Thor's token is called Quebra de Guarda.
    { never: word('(?<!quebra de )guard(?:a|ar|e|em|am|ou|ando|ad[oa]s?)'), rather: 'manter dados' },
    { never: word('indefensív\\p{L}+'), rather: 'indefensável' },
    { never: word('o seu|os seus|a sua|as suas'), rather: 'seu, sua without an article' },
    { never: word('conselhos?'), rather: 'dica' },
    { never: word('em curso'), rather: 'em andamento' },
    { never: word('fim de jogo|o jogo (?:acabou|termina)'), rather: 'partida' },
    { never: word('que é seu'), rather: 'um dado seu' },
    { never: word('no seu lugar'), rather: 'sozinho' },
  ],
  cs: [
    { never: word('sm(?:í|íš|íme|íte|ějí)'), rather: 'může, můžeš, mohou' },
    { never: word('vynech\\p{L}*'), rather: 'přeskočit' },
    { never: word('účin(?:ek|ku|ky|ků|kem|kům|cích)'), rather: 'efekt' },
    { never: word('čin(?:y|u|ů|em|ům)?'), rather: 'akce' },
    { never: word('přestáv\\p{L}+'), rather: 'okno' },
    { never: word('(?:ne)?utrp\\p{L}+'), rather: 'dostat zranění' },
    { never: word('(?:ne)?utrác\\p{L}+ žeton\\p{L}*'), rather: 'využít žeton' },
    { never: word('poražen\\p{L}*'), rather: 'mimo hru (heroes are women, too)' },
    { never: word('když by\\p{L}*'), rather: 'kdyby' },
  ],
};

/** Every word of a text that the language does not use so, with what it uses. */
export const strayTerms = (language: LanguageId, words: string): string[] =>
  TERMS[language].flatMap(({ never, rather }) => {
    const found = never.exec(words.replaceAll('\u00a0', ' '));
    return found === null ? [] : [`"${found[0]}" (${rather}) in "${words}"`];
  });
