import { heroes, sharedCards } from '@mad-king/heroes';
import { lore } from '@mad-king/heroes/lore';
import { catalogueOf, namesOf, reference, speaker } from '@mad-king/text';
import { en } from '@mad-king/text/en';
import { rules } from '@mad-king/text/rules/en';
import { expect, test } from 'vitest';
import { RULE_OF_REASON } from './about.ts';
import { tokensIn } from './terms.ts';

const speak = speaker(en, catalogueOf(heroes, sharedCards), namesOf({}, lore.en.heroes));

test('an ability that gives tokens names them, each once', () => {
  const pyromancer = heroes.find(({ id }) => id === 'pyromancer');
  const ignite = pyromancer?.abilities.find(({ id }) => id === 'ignite');
  if (pyromancer === undefined || ignite === undefined) throw new Error('the Pyromancer has Ignite');
  const { rows, text } = speak.ability(pyromancer, ignite, 2);
  const { catalogue } = speak.voice;
  expect(tokensIn(catalogue, [...rows.map((row) => row.text), ...text])).toContain('fire-mastery');
  expect(tokensIn(catalogue, [[{ text: 'nothing' }]])).toEqual([]);
});

test('a family stands for all its members', () => {
  const treant = heroes.find(({ id }) => id === 'treant');
  const harvest = treant?.cards.find(({ id }) => id === 'harvest');
  if (treant === undefined || harvest === undefined) throw new Error('the Treant has Harvest!');
  const tokens = tokensIn(speak.voice.catalogue, speak.card(harvest, treant).text);
  expect(tokens).toEqual(expect.arrayContaining(['seedling', 'sapling', 'dryad']));
});

test('every rule named with a reason has a text', () => {
  const { rule: explained } = reference(speak.voice, rules);
  for (const rule of Object.values(RULE_OF_REASON)) expect(explained(rule)?.id).toBe(rule);
});
