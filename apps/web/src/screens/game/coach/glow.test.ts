import { expect, test } from 'vitest';
import { glowing } from './glow.ts';

test('an ability glows by its tile, a card by itself, everything by its button', () => {
  expect(glowing('activate smack 2')).toEqual([
    '[data-choice="activate smack 2"]',
    '.tile[data-ability="smack"]',
  ]);
  expect(glowing('play six-it')).toContain('.hand .card[data-card="six-it"]');
  expect(glowing('defend none')).toEqual(['[data-choice="defend none"]']);
  expect(glowing('keep 1 2')).toEqual(['[data-choice="keep 1 2"]']);
});
