import { heroes, sharedCards } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { hintOf } from './hint.ts';

const shared = (id: string) => {
  const card = sharedCards.find((c) => c.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};
const [upgrade] = heroes[0].upgrades;

test('a reason of its own is told', () => {
  expect(hintOf(shared('six-it'), 'too-expensive')).toBe('cost');
  expect(hintOf(upgrade, 'level')).toBe('level');
  expect(hintOf(shared('six-it'), 'no-effect')).toBe('no-effect');
});

test('otherwise the card says when it can be played', () => {
  expect(hintOf(upgrade, 'wrong-moment')).toBe('main');
  expect(hintOf(shared('double-up'), 'not-asked')).toBe(
    shared('double-up').timing === 'main' ? 'main' : 'respond',
  );
  expect(hintOf(shared('six-it'), 'wrong-moment')).toBe('roll');
});
