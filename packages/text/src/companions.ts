// Companions are counts to the rules, but not to a reader: a dial, a bot with two sides, a piece that moves, something
// another companion remembers.

import type { Effect, Token } from '@mad-king/engine';
import type { Catalogue } from './catalogue.ts';

export type Style = 'tokens' | 'dial' | 'steps' | 'piece' | 'state';

/** Companions that are not counted one by one. */
const STYLES: Record<string, Style> = {
  nyra: 'dial',
  nanobot: 'steps',
  'shock-bot': 'steps',
  'heal-bot': 'steps',
  mjolnir: 'piece',
};

export const styleOf = (catalogue: Catalogue, id: string): Style =>
  catalogue.token(id)?.token.partOf ? 'state' : (STYLES[id] ?? 'tokens');

/** A state belongs to another companion. */
export const ownerOf = (catalogue: Catalogue, id: string): string => catalogue.token(id)?.token.partOf ?? id;

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
