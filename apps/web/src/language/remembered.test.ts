import { heroes, sharedCards } from '@mad-king/heroes';
import { lore } from '@mad-king/heroes/lore';
import { catalogueOf, namesOf, speaker } from '@mad-king/text';
import { pl } from '@mad-king/text/pl';
import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

const fresh = speaker(pl, catalogueOf(heroes, sharedCards), namesOf(lore.pl.shared, lore.pl.heroes));
const once = remembered(fresh);

test('what is remembered is what would be said', () => {
  for (const hero of heroes.slice(0, 6)) {
    for (const ability of hero.abilities)
      for (const level of Object.keys(ability.levels).map(Number) as (1 | 2 | 3)[])
        for (const _ of [1, 2])
          expect(once.ability(hero, ability, level)).toEqual(fresh.ability(hero, ability, level));
    for (const token of hero.tokens) expect(once.token(token, hero)).toEqual(fresh.token(token, hero));
    for (const card of hero.cards) expect(once.card(card, hero)).toEqual(fresh.card(card, hero));
  }
});

test('a shared card is told apart by whose it is, and nothing is said twice', () => {
  const [card] = sharedCards;
  const [hero] = heroes;
  expect(once.card(card)).toEqual(fresh.card(card));
  expect(once.card(card, hero)).toEqual(fresh.card(card, hero));
  expect(once.card(card)).toBe(once.card(card));
  expect(once.requirement(hero, hero.dice[0])).toBe(once.requirement(hero, hero.dice[0]));
});
