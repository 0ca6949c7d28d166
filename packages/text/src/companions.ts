// Companions are counts to the rules, but not to a reader: a dial, a bot with two sides, a piece that moves, something
// another companion remembers.

import type { Effect, Token } from '@mad-king/language';
import { linesOf } from '@mad-king/language';
import type { Catalogue } from './catalogue.ts';

export type Style = 'tokens' | 'dial' | 'steps' | 'piece' | 'state' | 'spell' | 'prepared';

/** Companions that are not counted one by one. */
const STYLES: Record<string, Style> = {
  nyra: 'dial',
  nanobot: 'steps',
  'shock-bot': 'steps',
  'heal-bot': 'steps',
  mjolnir: 'piece',
};

/** A secret companion is a spell; what counts those that are prepared is part of no piece. */
export const styleOf = (catalogue: Catalogue, id: string): Style => {
  const token = catalogue.token(id)?.token;
  if (token?.partOf) return catalogue.token(token.partOf) ? 'state' : 'prepared';
  if (token?.kind === 'companion' && token.secret) return 'spell';
  return STYLES[id] ?? 'tokens';
};

/** A state belongs to another companion. */
export const ownerOf = (catalogue: Catalogue, id: string): string => catalogue.token(id)?.token.partOf ?? id;

/** What casting the spell does: the rest of the option that takes it away. */
export const spellEffects = (catalogue: Catalogue, hero: string, spell: string): Effect[] => {
  for (const { levels } of catalogue.hero(hero)?.abilities ?? [])
    for (const level of Object.values(levels))
      for (const row of level.rows ?? [])
        for (const line of linesOf(row.do))
          if (line.do === 'choose')
            for (const { do: effects } of line.options)
              if (takesSpell(catalogue, effects) === spell) return effects.slice(2);
  return [];
};

/** The spell that these lines cast, if they begin with taking it and the count of prepared ones away. */
export const takesSpell = (catalogue: Catalogue, [first, second]: readonly Effect[]): string | null =>
  first?.do === 'remove' &&
  second?.do === 'remove' &&
  styleOf(catalogue, first.token) === 'spell' &&
  styleOf(catalogue, second.token) === 'prepared'
    ? first.token
    : null;

/** The spell that these lines prepare. */
export const givesSpell = (catalogue: Catalogue, [first, second]: readonly Effect[]): string | null =>
  first?.do === 'gain' &&
  second?.do === 'gain' &&
  styleOf(catalogue, first.token) === 'spell' &&
  styleOf(catalogue, second.token) === 'prepared'
    ? first.token
    : null;

/** The bot that these lines activate: they begin with counting it. */
export const activatesBot = (catalogue: Catalogue, [first]: readonly Effect[]): string | null =>
  first?.do === 'tally' && styleOf(catalogue, first.note) === 'steps' ? first.note : null;

/** What a bot does when an ability activates it, if that is not what its own uses do. */
export const activationOf = (catalogue: Catalogue, hero: string, { id, uses }: Token): Effect[] | null => {
  const own = (uses ?? []).map((use) => JSON.stringify(use.do));
  for (const { levels } of catalogue.hero(hero)?.abilities ?? [])
    for (const row of Object.values(levels).flatMap((level) => level.rows ?? []))
      for (const line of linesOf(row.do))
        for (const { do: effects } of line.do === 'choose' ? line.options : [])
          if (activatesBot(catalogue, effects) === id && !own.includes(JSON.stringify(effects)))
            return effects;
  return null;
};

/** What a hero's companion can do has a name where its texts are long or stand in many places. */
export interface Named {
  token: Token;
  use: string;
  effects: readonly Effect[];
}

/** Uses that other texts of the hero carry out too; they are known by the notes and moves in them. */
export const namedUses = (catalogue: Catalogue, hero: string): Named[] => {
  const cached = known.get(catalogue)?.get(hero);
  if (cached) return cached;
  const found = (catalogue.hero(hero)?.tokens ?? []).flatMap((token) =>
    token.kind !== 'companion'
      ? []
      : (token.uses ?? [])
          .filter(({ do: effects }) => effects.some((e) => e.do === 'tally' || e.do === 'move-piece'))
          .map((use) => ({ token, use: use.id, effects: use.do })),
  );
  const ofCatalogue = known.get(catalogue) ?? new Map<string, Named[]>();
  known.set(catalogue, ofCatalogue.set(hero, found));
  return found;
};
const known = new WeakMap<Catalogue, Map<string, Named[]>>();

/** The named use with which these lines begin. */
export const startsWithUse = (
  catalogue: Catalogue,
  hero: string,
  effects: readonly Effect[],
): Named | undefined =>
  namedUses(catalogue, hero).find(
    (named) =>
      named.effects.length <= effects.length &&
      named.effects.every((e, i) => JSON.stringify(e) === JSON.stringify(effects[i])),
  );
