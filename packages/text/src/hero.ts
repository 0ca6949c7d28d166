// Everything about one hero.

import type { Hero } from '@mad-king/language';
import { type AbilityText, abilityText, levelsOf } from './ability.ts';
import { type CardText, cardText } from './card.ts';
import { styleOf } from './companions.ts';
import { context } from './effects/context.ts';
import { paragraph } from './effects/text.ts';
import { capital, type Said, text } from './segments.ts';
import { type TokenText, tokenText } from './token.ts';
import { heroName, symbol, type Voice } from './voice.ts';

/** All that a hero has, in words. */
export interface HeroText {
  id: string;
  name: string;
  box: Said;
  complexity: Said;
  /** Symbols of the faces 1 to 6. */
  dice: Said[];
  setup: Said;
  tokens: TokenText[];
  abilities: AbilityText[];
  upgrades: CardText[];
  cards: CardText[];
}

export const heroText = (v: Voice, hero: Hero): HeroText => ({
  id: hero.id,
  name: heroName(v, hero.id),
  box: capital(text(boxName(v, hero.box))),
  complexity: capital(v.say(v.m.things.complexity, { n: hero.complexity })),
  dice: hero.dice.map((id) => symbol(v, hero.id, id)),
  setup: hero.setup ? paragraph(context(v, hero.id, 'setup'), hero.setup) : [],
  tokens: hero.tokens
    .filter((token) => styleOf(v.catalogue, token.id) !== 'state')
    .map((token) => tokenText(v, hero.id, token)),
  abilities: hero.abilities.flatMap((ability) =>
    levelsOf(ability).map((level) => abilityText(v, hero, ability, level)),
  ),
  upgrades: hero.upgrades.map((card) => cardText(v, hero, card)),
  cards: hero.cards.map((card) => cardText(v, hero, card)),
});

const boxName = (v: Voice, box: string): string => {
  const boxes: Record<string, string> = v.m.words.box;
  return boxes[box] ?? box;
};
