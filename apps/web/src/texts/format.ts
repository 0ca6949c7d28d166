// Numbers and dates as a language writes them.

import type { LanguageId } from '@mad-king/text';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<LanguageId, Intl.PluralRules>();

/** The form of a word that a number asks for. */
export const form = (language: LanguageId, n: number, forms: Forms): string => {
  let rule = rules.get(language);
  if (rule === undefined) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return forms[rule.select(n)] ?? forms.other;
};

/** A number with its word: `plural('pl', n, { one: 'karta', few: 'karty', other: 'kart' })`. */
export const plural = (language: LanguageId, n: number, forms: Forms): string =>
  `${n} ${form(language, n, forms)}`;

/** One of several ways to say it, another one next time. */
export const oneOf = (n: number, ways: readonly string[]): string =>
  ways[Math.abs(Math.trunc(n)) % ways.length];

/** A number with at most one decimal: "−0.9". `signed`: "+2" as well. `steady`: always with the decimal, as in a column. */
export const figure = (
  language: LanguageId,
  n: number,
  { signed = false, steady = false }: { signed?: boolean; steady?: boolean } = {},
): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: steady ? 1 : 0,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
    .format(n)
    .replace('-', '−');

/** A chance in two parts, the whole number and the rest with its sign: "98" and ".4%". Tiny chances get more digits. */
export const percent = (language: LanguageId) => {
  const formats = new Map<number, Intl.NumberFormat>();
  const formatOf = (digits: number): Intl.NumberFormat => {
    const known = formats.get(digits);
    if (known !== undefined) return known;
    const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits });
    formats.set(digits, format);
    return format;
  };
  return (chance: number, digits: number): [whole: string, rest: string] => {
    const shown = chance > 0 && chance < 0.01 ? Math.max(digits, 2) : digits;
    const parts = formatOf(shown).formatToParts(chance);
    const point = parts.findIndex(({ type }) => type !== 'integer' && type !== 'group');
    const joined = (some: Intl.NumberFormatPart[]): string => some.map(({ value }) => value).join('');
    return [joined(parts.slice(0, point)), joined(parts.slice(point))];
  };
};

export const date =
  (language: LanguageId) =>
  (time: number): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** With its sign, as it is printed. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** With two decimals: "5.74". */
export const hundredths = (language: LanguageId, n: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(n)
    .replace('-', '−');
