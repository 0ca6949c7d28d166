// Naming where a text stands, and the uses that events and choices name by their ids.

import type { Level, Use } from '@mad-king/language';
import type { TextSource } from './catalogue.ts';
import { ownerOf } from './companions.ts';
import { type Said, text } from './segments.ts';
import { heroAt, type Table } from './table.ts';
import { ability, card, roman, token, type Voice } from './voice.ts';

export const sourceName = (v: Voice, source: TextSource): Said => {
  switch (source.of) {
    case 'ability': {
      const name = ability(v, source.hero, source.ability);
      return source.level > 1 ? v.say(v.m.words.levelName, { name, level: roman(source.level) }) : name;
    }
    case 'card':
      return card(v, source.hero, source.card);
    case 'token':
      return token(v, ownerOf(v.catalogue, source.token));
    case 'setup':
      return text(v.m.damage.setup);
  }
};

export interface FoundUse {
  use: Use;
  /** The token it belongs to, or null for an ability. */
  token: string | null;
  ability: string | null;
}

/** A use by its id: of a token, or of an ability of the seat's hero. */
export const findUse = (
  v: Voice,
  hero: string,
  use: string,
  tokenId: string | null,
  inPlay: Readonly<Record<string, number>> = {},
): FoundUse | null => {
  const wanted = ({ id }: Use): boolean => id === use;
  if (tokenId !== null) {
    const found = v.catalogue.token(tokenId)?.token.uses?.find(wanted);
    return found ? { use: found, token: tokenId, ability: null } : null;
  }
  for (const { id, levels } of v.catalogue.hero(hero)?.abilities ?? [])
    for (const level of ([inPlay[id] ?? 3, 3, 2, 1] as Level[]).map((n) => levels[n])) {
      const offers = [level?.defence?.offer, ...(level?.rows ?? []).flatMap((row) => offersOf(row.do))];
      const found = [...(level?.uses ?? []), ...offers].find((u) => u !== undefined && wanted(u));
      if (found) return { use: found, token: null, ability: id };
    }
  return null;
};

const offersOf = (effects: readonly { do: string; offer?: Use }[]): Use[] =>
  effects.flatMap((e) => (e.do === 'roll' && e.offer ? [e.offer] : []));

/** What a player uses, where only the id of the use is known. */
export const useThing = (v: Voice, table: Table, seat: number, use: string): Said => {
  const hero = heroAt(table, seat);
  const own = findUse(v, hero, use, null);
  if (own?.ability) return ability(v, hero, own.ability);
  const holders = [hero, ...table.seats.map((other) => other.hero)];
  for (const id of holders)
    for (const { id: tokenId, uses } of v.catalogue.hero(id)?.tokens ?? [])
      if (uses?.some((u) => u.id === use)) return token(v, tokenId);
  return text(use);
};
