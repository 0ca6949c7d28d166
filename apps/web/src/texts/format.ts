// Numbers and dates as a language writes them.

import type { LanguageId } from '@mad-king/text';

/** The form of a word for a number: `plural('pl', n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })`. */
export const plural = (
  language: LanguageId,
  n: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string => `${n} ${form(language, n, forms)}`;

export const form = (
  language: LanguageId,
  n: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string => forms[new Intl.PluralRules(language).select(n)] ?? forms.other;

/** A chance in two parts, the whole number and the rest with its sign: "98" and ".4 %". Tiny chances get more digits. */
export const percent =
  (language: LanguageId, point: string) =>
  (chance: number, digits: number): [whole: string, rest: string] => {
    const shown = chance > 0 && chance < 0.01 ? Math.max(digits, 2) : digits;
    const [whole, decimals = ''] = (chance * 100).toFixed(shown).split('.');
    const rest = decimals.replace(/0+$/, '');
    const number = new Intl.NumberFormat(language).format(Number(whole));
    return [number, `${rest === '' ? '' : point + rest}\u00a0%`];
  };

export const date =
  (language: LanguageId) =>
  (time: number): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
