// Games find the rules they are played with.

import { clone, known, save, start } from '@mad-king/engine';
import * as release from '@mad-king/rules';
import { expect, test } from 'vitest';
import { heroMet, meet, tellAsThen } from '../language/met.ts';
import { loadLibrary } from '../library.ts';
import { engineOf, engineWith, loadWith, own } from './engine.ts';

const HEROES = ['barbarian', 'paladin'];

test('whoever has a game, or a copy of it, finds its rules', async () => {
  const library = await loadLibrary(HEROES);
  const game = start(library, { mode: 'duel', heroes: HEROES, seed: 'rules' });
  expect(engineOf(game)).toBe(own);
  expect(engineOf(loadWith(own, library, save(game)))).toBe(own);

  const heroes = release.content.heroes.filter(({ id }) => HEROES.includes(id));
  const then = release.compile({ heroes, sharedCards: release.content.sharedCards });
  const older = loadWith(release, then, save(game));
  for (const copy of [older, clone(older), known(older, 0)]) expect(engineOf(copy)).toBe(release);
  expect(engineWith(then)).toBe(release);
  expect(engineWith(library)).toBe(own);
});

test('heroes are told as they were in the rules of a game, until it is left', async () => {
  await meet(['barbarian']);
  const now = heroMet('barbarian');
  if (now === undefined) throw new Error('the Barbarian is not met');
  const then = { ...now, complexity: 6 as const };
  const forget = tellAsThen({ heroes: [then], sharedCards: [] });
  expect(heroMet('barbarian')).toBe(then);
  forget();
  expect(heroMet('barbarian')).toBe(now);
});
