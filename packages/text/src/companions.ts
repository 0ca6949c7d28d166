// Companions are counts to the rules, but not to a reader: a dial, a bot with two sides, a piece that moves, something
// another companion remembers, a spell.

import type { Style as CountStyle, Effect, Token } from '@mad-king/language';
import type { Catalogue } from './catalogue.ts';

export type Style = CountStyle | 'spell' | 'tokens';

export const styleOf = (catalogue: Catalogue, id: string): Style => {
  const token = catalogue.token(id)?.token;
  return token?.spell ? 'spell' : (token?.style ?? 'tokens');
};

/** A state belongs to another companion. */
export const ownerOf = (catalogue: Catalogue, id: string): string => catalogue.token(id)?.token.partOf ?? id;

/** Lines that begin with moving a spell, and with it the count of those that are prepared. */
export interface SpellMove {
  spell: string;
  /** How many lines that takes; the others are what it does. */
  used: number;
}

const movedSpell = (
  catalogue: Catalogue,
  effects: readonly Effect[],
  word: 'gain' | 'remove',
): SpellMove | null => {
  const styles = effects.map((e) => (e.do === word ? styleOf(catalogue, e.token) : 'tokens'));
  const end = styles.findIndex((style) => style !== 'spell' && style !== 'prepared');
  const used = end < 0 ? styles.length : end;
  const moved = effects[styles.indexOf('spell')];
  return moved?.do === word && styles.indexOf('spell') < used ? { spell: moved.token, used } : null;
};

/** The spell that these lines cast. */
export const takesSpell = (catalogue: Catalogue, effects: readonly Effect[]): SpellMove | null =>
  movedSpell(catalogue, effects, 'remove');

/** The spell that these lines prepare. */
export const givesSpell = (catalogue: Catalogue, effects: readonly Effect[]): SpellMove | null =>
  movedSpell(catalogue, effects, 'gain');

/** The very lines, not others that happen to say the same. */
const beginsWith = (effects: readonly Effect[], lines: readonly Effect[]): boolean =>
  lines.length <= effects.length && lines.every((line, i) => line === effects[i]);
const areSame = (a: readonly Effect[], b: readonly Effect[]): boolean =>
  a.length === b.length && beginsWith(a, b);

/** The companion that these lines activate. */
export const activated = (catalogue: Catalogue, hero: string, effects: readonly Effect[]): string | null =>
  catalogue.hero(hero)?.tokens.find(({ activation }) => activation && areSame(effects, activation))?.id ??
  null;

/** What a companion does when something activates it, if that is not what its own uses do. */
export const activationOf = ({ activation, uses = [] }: Token): Effect[] | null =>
  activation === undefined || uses.some((use) => areSame(use.do, activation)) ? null : activation;

/** What a hero's companion can do has a name where its texts are long or stand in many places. */
export interface Named {
  token: Token;
  use: string;
  effects: readonly Effect[];
}

export const namedUses = (catalogue: Catalogue, hero: string): Named[] =>
  (catalogue.hero(hero)?.tokens ?? []).flatMap((token) =>
    (token.uses ?? [])
      .filter(({ named }) => named)
      .map(({ id, do: effects }) => ({ token, use: id, effects })),
  );

/** The named use with which these lines begin. */
export const startsWithUse = (
  catalogue: Catalogue,
  hero: string,
  effects: readonly Effect[],
): Named | undefined => namedUses(catalogue, hero).find((named) => beginsWith(effects, named.effects));
