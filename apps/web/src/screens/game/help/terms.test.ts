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
  expect(tokensIn([...rows.map((row) => row.text), ...text])).toContain('fire-mastery');
  expect(tokensIn([[{ text: 'nothing' }]])).toEqual([]);
});

test('every rule named with a reason has a text', () => {
  const { rule: explained } = reference(speak.voice, rules);
  for (const rule of Object.values(RULE_OF_REASON)) expect(explained(rule)?.id).toBe(rule);
});
