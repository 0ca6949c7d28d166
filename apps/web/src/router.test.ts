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
  { screen: 'watch', code: 'AbC-_' },
  { screen: 'watch', code: 'AbC-_', at: { choice: 12 } },
  { screen: 'review', code: 'AbC-_' },
  { screen: 'review', code: 'AbC-_', seat: 1 },
  { screen: 'watch' },
  { screen: 'watch', code: '1eJx' },
  { screen: 'watch', code: '1eJx', at: { choice: 12 } },
  { screen: 'watch', code: '1eJx', at: { event: 345 }, takesOver: 1 },
  { screen: 'puzzle' },
  { screen: 'puzzle', id: '12' },
  { screen: 'puzzle', id: '12', show: true },
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
  '#/review',
  '#/review/AbC/s0',
  '#/review/AbC/7',
  '#/review/AbC/s1/more',
  '#/rules//show',
  '#/puzzle//show',
  '#/puzzle/12/tell',
  '#/puzzle/12/show/more',
  '#/rules/R9.4/tell',
  '#/rules/R9.4/show/more',
  '#/watch//12',
  '#/%E0%A4%A',
])('%s is lost, not an error', (hash) => {
  expect(readRoute(hash)).toEqual({ screen: 'lost' });
});

test.each<[string, Route]>([
  ['#/watch/1eJx.', { screen: 'watch', code: '1eJx' }],
  ['#/watch/1eJ-/12),', { screen: 'watch', code: '1eJ-', at: { choice: 12 } }],
  ['#/review/1eJx!', { screen: 'review', code: '1eJx' }],
  ['#/watch/1eJx/abc', { screen: 'watch', code: '1eJx' }],
  ['#/watch/1eJx/-1', { screen: 'watch', code: '1eJx' }],
  ['#/watch/1eJx/12345678', { screen: 'watch', code: '1eJx', at: { choice: 12345678 } }],
  ['#/watch/1eJx/e12/take', { screen: 'watch', code: '1eJx', at: { event: 12 } }],
  ['#/watch/1eJx/e12/take/x', { screen: 'watch', code: '1eJx', at: { event: 12 } }],
])('%s still shows the game in it', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});
