import { compile, notate, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { refusal } from './refusal.ts';

const duel = () =>
  start(compile(content), { mode: 'duel', heroes: ['barbarian', 'pyromancer'], seed: 'why', first: 0 });

test('what is listed is not refused', () => {
  const game = duel();
  for (const choice of game.choices) expect(refusal(game, 0, notate(game, choice))).toBeNull();
});

test('each refusal has its reason', () => {
  const game = duel();
  expect(refusal(game, 1, 'pass')).toBe('not-asked');
  expect(refusal(game, 0, 'activate smack')).toBe('wrong-moment');
  expect(refusal(game, 0, 'sing')).toBe('unreadable');
  expect(refusal({ ...game, result: { winner: 0, drawn: [] } }, 0, 'done')).toBe('game-over');
});

test('an ability with several rows can be activated if one of them can', () => {
  const game = duel();
  while (!game.choices.some((choice) => /^activate \S+ \d$/.test(notate(game, choice))))
    play(game, game.choices[game.choices.length - 1]);
  const text =
    game.choices.map((choice) => notate(game, choice)).find((t) => /^activate \S+ \d$/.test(t)) ?? '';
  expect(refusal(game, game.asked, text.slice(0, -2))).toBeNull();
  expect(refusal(game, game.asked, text.slice(0, -3))).not.toBeNull();
});
