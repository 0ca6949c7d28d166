// A voice: one language that can say things about one set of heroes. Names stand as icons with their label; those of tokens
// come in the forms that a sentence needs, all others are never inflected.

import type { Effect, NounForms } from '@mad-king/language';
import { formsOf } from '@mad-king/language/inside';
import { type Catalogue, isUpgrade } from './catalogue.ts';
import type { Context } from './effects/context.ts';
import type { Statement } from './effects/statement.ts';
import { formatter, type Values } from './format.ts';
import type { Language, Messages } from './language.ts';
import type { Names } from './names.ts';
import { icon, join, type Said, text } from './segments.ts';

/** A language with its names, ready to speak. */
export interface Voice {
  language: Language;
  m: Messages;
  catalogue: Catalogue;
  names: Names;
  say(message: string, values?: Values): Said;
  /** Tells which form a noun takes after a number. */
  plurals: Intl.PluralRules;
  /** Lines inside another line; handed in, since lines and what is in them need each other. */
  lines: Lines;
}

export interface Lines {
  /** As part of its sentence. `closely`: under a condition, so that a semicolon would cut off what still depends on it. */
  inline(c: Context, effects: readonly Effect[], closely?: boolean): Statement;
  /** At the end of its sentence, where rows may follow. */
  tail(c: Context, effects: readonly Effect[], closely?: boolean): Statement;
  /** As sentences of their own. */
  paragraph(c: Context, effects: readonly Effect[]): Said;
  statements(c: Context, effects: readonly Effect[]): Statement[];
}

export const voiceOf = (language: Language, catalogue: Catalogue, names: Names, lines: Lines): Voice => ({
  language,
  m: language.messages,
  catalogue,
  names,
  say: formatter(language.id),
  plurals: new Intl.PluralRules(language.id),
  lines,
});

const ROMAN = ['', 'I', 'II', 'III'];
export const roman = (level: number): string => ROMAN[level] ?? String(level);

const title = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const heroName = (v: Voice, id: string): string =>
  v.names.heroes[id] ?? v.catalogue.hero(id)?.name ?? title(id);

export const abilityName = (v: Voice, hero: string, id: string): string =>
  v.names.abilities[`${hero}.${id}`] ?? v.catalogue.ability(hero, id)?.name ?? title(id);

/** Upgrade cards bear the name of their ability and its level. */
export const cardName = (v: Voice, hero: string, id: string): string => {
  const key = v.catalogue.isShared(id) ? id : `${hero}.${id}`;
  const official = v.names.cards[key];
  if (official !== undefined) return official;
  const card = v.catalogue.card(hero, id);
  if (card === undefined) return title(id);
  if (!isUpgrade(card) || v.names.abilities[`${hero}.${card.ability}`] === undefined) return card.name;
  return `${abilityName(v, hero, card.ability)} ${roman(card.level)}`;
};

const tokenForms = (v: Voice, id: string): NounForms =>
  formsOf(v.names.tokens[id] ?? v.catalogue.token(id)?.token.name ?? title(id));

export const tokenName = (v: Voice, id: string): string => tokenForms(v, id).name;

const symbolName = (v: Voice, hero: string, id: string): string =>
  v.names.symbols[`${hero}.${id}`] ?? title(id);

export const ability = (v: Voice, hero: string, id: string): Said =>
  icon('ability', `${hero}.${id}`, abilityName(v, hero, id));
export const card = (v: Voice, hero: string, id: string): Said =>
  icon('card', v.catalogue.isShared(id) ? id : `${hero}.${id}`, cardName(v, hero, id));
export const token = (v: Voice, id: string): Said => icon('token', id, tokenName(v, id));

/** One of these tokens, as the sentence needs it: "tracisz Truciznę", "nie masz Trucizny". */
export const tokenAs = (v: Voice, id: string, form: 'nom' | 'acc' | 'gen'): Said => {
  const { name, acc = name, gen = name } = tokenForms(v, id);
  return icon('token', id, { nom: name, acc, gen }[form]);
};

/** The noun that stands after the number `n`, or alone for 1, as an object: "weź Truciznę", "2 Trucizny", "5 Trucizn". */
export const tokensCounted = (v: Voice, id: string, n: number): Said => {
  const { name, acc = name, few = acc, many = acc, other = acc } = tokenForms(v, id);
  const forms: Record<Intl.LDMLPluralRule, string> = { zero: acc, one: acc, two: acc, few, many, other };
  return icon('token', id, forms[v.plurals.select(n)]);
};

export const symbol = (v: Voice, hero: string, id: string): Said =>
  icon('symbol', `${hero}.${id}`, symbolName(v, hero, id));
/** A die that shows a number; `hero` tells whose die it is. */
export const die = (hero: string, value: number): Said => icon('die', `${hero}.${value}`, String(value));
export const cp = (v: Voice): Said => icon('cp', 'cp', v.m.words.cp);

/** "a, b and c". */
export const list = (v: Voice, parts: readonly Said[], last: 'and' | 'or' | 'nor' = 'and'): Said => {
  if (parts.length < 2) return parts[0] ?? [];
  const front = join(parts.slice(0, -1), ', ');
  return v.say(v.m.words[last], { a: front, b: parts[parts.length - 1] });
};

export const number = (n: number): Said => text(String(n));
