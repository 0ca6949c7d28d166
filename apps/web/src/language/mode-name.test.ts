import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { modeName } from './mode-name.ts';

test('only a short duel is called by its health', () => {
  expect(modeName(en, 'duel', { health: 25 })).toBe('Duel, 25 health');
  expect(modeName(en, 'duel', { health: 50 })).toBe('Duel');
  expect(modeName(en, 'duel')).toBe('Duel');
  expect(modeName(en, 'koth', { health: 25 })).toBe('King of the Hill');
});
