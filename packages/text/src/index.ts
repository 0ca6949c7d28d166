// Everything the game says. `speaker(language)` gives an object that says it in one language.

import type { Ability, Card, Hero, Level, Token, Upgrade } from '@mad-king/engine';
import { heroes, sharedCards } from '@mad-king/heroes';
import { type AbilityText, abilityText, requirement } from './ability.ts';
import { type CardText, cardText } from './card.ts';
import { catalogueOf } from './catalogue.ts';
import { type HeroText, heroText } from './hero.ts';
import type { Language } from './language.ts';
import type { Said } from './segments.ts';
import { type TokenText, tokenText } from './token.ts';
import { type Voice, voiceOf } from './voice.ts';

export type { AbilityText, RowText } from './ability.ts';
export type { CardText } from './card.ts';
export type { HeroText } from './hero.ts';
export { LANGUAGES, type Language, type LanguageId, type RuleId } from './language.ts';
export { type Icon, type IconSegment, isIcon, plain, type Said, type Segment } from './segments.ts';
export type { TokenText } from './token.ts';
export type { Voice } from './voice.ts';

export interface Speaker {
  voice: Voice;
  hero(hero: Hero): HeroText;
  ability(hero: Hero, ability: Ability, level: Level): AbilityText;
  /** `hero` may be left out for the shared cards. */
  card(card: Card | Upgrade, hero?: Hero): CardText;
  token(token: Token, hero: Hero): TokenText;
  /** "sword x3 + pow x2" as icons. */
  requirement(hero: Hero, need: string): Said;
}

export const speaker = (language: Language): Speaker => {
  const voice = voiceOf(language, catalogueOf(heroes, sharedCards));
  return {
    voice,
    hero: (hero) => heroText(voice, hero),
    ability: (hero, ability, level) => abilityText(voice, hero, ability, level),
    card: (card, hero) => cardText(voice, hero, card),
    token: (token, hero) => tokenText(voice, hero.id, token),
    requirement: (hero, need) => requirement(voice, hero.id, need),
  };
};
