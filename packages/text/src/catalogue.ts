// Finding what a text or a name stands for among the heroes.

import type { DamageLine } from '@mad-king/engine';
import type { Ability, Card, Effect, Hero, Level, Moment, Token, Upgrade } from '@mad-king/language';

/** Where a text stands, as events and decisions say it. */
export type TextSource = DamageLine['source'];

export interface Catalogue {
  sharedCards: readonly Card[];
  hero(id: string): Hero | undefined;
  ability(hero: string, id: string): Ability | undefined;
  /** A card of the hero's deck, shared ones included. */
  card(hero: string, id: string): Card | Upgrade | undefined;
  /** Status effects stand on several leaflets; the hero is the first of those. */
  token(id: string): { token: Token; hero: Hero } | undefined;
  isShared(card: string): boolean;
  /** Heroes may come later than the first words about others. */
  add(hero: Hero): void;
}

export const isUpgrade = (card: Card | Upgrade): card is Upgrade => 'ability' in card;

export const catalogueOf = (heroes: readonly Hero[], sharedCards: readonly Card[]): Catalogue => {
  const byId = new Map<string, Hero>();
  const tokens = new Map<string, { token: Token; hero: Hero }>();
  const shared = new Map(sharedCards.map((card) => [card.id, card]));
  const add = (hero: Hero): void => {
    byId.set(hero.id, hero);
    for (const token of hero.tokens) if (!tokens.has(token.id)) tokens.set(token.id, { token, hero });
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
  };
};

/** The lines that stand at a place; a passive ability may have several texts there. */
export const effectsAt = (catalogue: Catalogue, source: TextSource): Effect[][] => {
  switch (source.of) {
    case 'card': {
      const card = catalogue.card(source.hero, source.card);
      return card === undefined ? [] : isUpgrade(card) ? [card.onPlay ?? []] : [card.do];
    }
    case 'token': {
      const token = catalogue.token(source.token)?.token;
      const use = token?.uses?.find(({ id }) => id === source.part);
      const text = use?.do ?? token?.at?.[source.part as Moment];
      return text === undefined ? [] : [text];
    }
    case 'setup':
      return [catalogue.hero(source.hero)?.setup ?? []];
    case 'ability': {
      const level = catalogue.ability(source.hero, source.ability)?.levels[source.level as Level];
      if (level === undefined) return [];
      if (level.rows) return [level.rows[source.row]?.do ?? []];
      if (level.defence) return [level.defence.do, level.defence.offer?.do ?? []];
      return [...Object.values(level.at ?? {}), ...(level.uses ?? []).map((use) => use.do)];
    }
  }
};

/** All lines of a text, those inside other lines included. `blocks`: which of those inside a line count. */
export const allLines = (effects: readonly Effect[], blocks = blocksOf): Effect[] =>
  effects.flatMap((e) => [e, ...blocks(e).flatMap((block) => allLines(block, blocks))]);

export const blocksOf = (e: Effect): Effect[][] => {
  switch (e.do) {
    case 'if':
    case 'may':
      return [e.yes, e.no];
    case 'choose':
      return e.options.map((option) => option.do);
    case 'roll':
      return e.offer ? [e.body, e.offer.do] : [e.body];
    case 'opposed-roll':
    case 'name-face':
    case 'repeat':
    case 'each-player':
    case 'unless-vetoed':
      return [e.body];
    default:
      return [];
  }
};
