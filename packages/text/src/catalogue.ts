// Finding what a text or a name stands for among the heroes.

import type { AboutView, TextSource } from '@mad-king/engine';
import type {
  Ability,
  AbilityLevel,
  Card,
  Effect,
  Hero,
  Level,
  Moment,
  Token,
  Upgrade,
} from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';

export type { TextSource };

/** The heroes that can be talked about, and finding things among them. */
export interface Catalogue {
  sharedCards: readonly Card[];
  hero(id: string): Hero | undefined;
  ability(hero: string, id: string): Ability | undefined;
  /** A card of the hero's deck, shared ones included. */
  card(hero: string, id: string): Card | Upgrade | undefined;
  /** Status effects stand on several leaflets; the hero is the first of those. */
  token(id: string): { token: Token; hero: Hero } | undefined;
  isShared(card: string): boolean;
  /** Heroes may come later than the first words about others, and in another edition than before. */
  add(hero: Hero): void;
  share(card: Card): void;
}

export const isUpgrade = (card: Card | Upgrade): card is Upgrade => 'ability' in card;

/** A catalogue of these heroes and cards; more can be added. */
export const catalogueOf = (heroes: readonly Hero[], sharedCards: readonly Card[]): Catalogue => {
  const byId = new Map<string, Hero>();
  const tokens = new Map<string, { token: Token; hero: Hero }>();
  const shared = new Map(sharedCards.map((card) => [card.id, card]));
  const add = (hero: Hero): void => {
    byId.set(hero.id, hero);
    for (const token of hero.tokens)
      if ((tokens.get(token.id)?.hero.id ?? hero.id) === hero.id) tokens.set(token.id, { token, hero });
  };
  heroes.forEach(add);
  return {
    sharedCards,
    hero: (id) => byId.get(id),
    ability: (hero, id) => byId.get(hero)?.abilities.find((ability) => ability.id === id),
    card: (hero, id) =>
      byId.get(hero)?.cards.find((card) => card.id === id) ??
      byId.get(hero)?.upgrades.find((upgrade) => upgrade.id === id) ??
      shared.get(id),
    token: (id) => tokens.get(id),
    isShared: (card) => shared.has(card),
    add,
    share: (card) => shared.set(card.id, card),
  };
};

/** The text that stands at a place. */
export const textAt = (catalogue: Catalogue, source: TextSource): readonly Effect[] => {
  switch (source.of) {
    case 'card': {
      const card = catalogue.card(source.hero, source.card);
      return (card && isUpgrade(card) ? card.onPlay : card?.do) ?? [];
    }
    case 'token': {
      const token = catalogue.token(source.token)?.token;
      return (token && partOf(token, source.part)) ?? [];
    }
    case 'setup':
      return catalogue.hero(source.hero)?.setup ?? [];
    case 'ability': {
      const level = catalogue.ability(source.hero, source.ability)?.levels[source.level as Level];
      if (level?.rows) return level.rows[source.row]?.do ?? [];
      if (level?.defence?.offer?.id === source.part) return level.defence.offer.do;
      return level?.defence?.do ?? (level && partOf(level, source.part)) ?? [];
    }
  }
};

const partOf = ({ at, uses }: Pick<AbilityLevel, 'at' | 'uses'>, part: string): Effect[] | undefined =>
  uses?.find(({ id }) => id === part)?.do ?? at?.[part as Moment];

/** The line of a text that asks or rolls; undefined for the text as a whole. */
export const lineAt = (catalogue: Catalogue, about: AboutView | null): Effect | undefined =>
  about === null || about.line === null ? undefined : linesOf(textAt(catalogue, about.source))[about.line];
