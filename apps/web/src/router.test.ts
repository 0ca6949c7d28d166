import { expect, test } from 'vitest';
import { addressOf, type Route, readRoute } from './router.ts';

const routes: Route[] = [
  { screen: 'home' },
  { screen: 'new-game' },
  { screen: 'new-game', hero: 'moon-elf' },
  { screen: 'heroes' },
  { screen: 'hero', hero: 'barbarian' },
  { screen: 'about' },
  { screen: 'rules' },
  { screen: 'rules', at: 'R9.4' },
  { screen: 'rules', at: 'glossary' },
  { screen: 'rules', at: 'R9.4', show: true },
  { screen: 'game', id: 'a b/c' },
  { screen: 'learn' },
  { screen: 'learn', lesson: 'first-duel' },
  { screen: 'lobby' },
  { screen: 'invite' },
  { screen: 'table', id: 'Zk3-_x' },
  { screen: 'move', token: 'abc' },
  { screen: 'move', token: 'abc', table: 'Zk3-_x' },
];

test.each(routes)('the address of $screen leads there', (route) => {
  expect(readRoute(addressOf(route))).toEqual(route);
});

test('an empty address is home', () => {
  expect(readRoute('')).toEqual({ screen: 'home' });
  expect(readRoute('#')).toEqual({ screen: 'home' });
});

test.each([
  '#/nowhere',
  '#/game',
  '#/heroes/barbarian/more',
  '#/rules//show',
  '#/rules/R9.4/tell',
  '#/rules/R9.4/show/more',
  '#/%E0%A4%A',
])('%s is lost, not an error', (hash) => {
  expect(readRoute(hash)).toEqual({ screen: 'lost' });
});
