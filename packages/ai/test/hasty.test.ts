// How often squires and knights do not do what they would at sight (src/policies/hasty.ts).

import { compile, play, start } from '@mad-king/engine';
import { seedWords } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { atSight, isByLot } from '../src/mind/at-sight.ts';
import { nearSighted } from '../src/policies/near-sighted.ts';

/** The part of the decisions of some games that a player makes otherwise than at sight. */
const astray = (name: 'squire' | 'knight'): number => {
  const library = compile(content);
  const random = seedWords('at sight');
  let asked = 0;
  let different = 0;
  for (let n = 0; n < 12; n++) {
    const heroes = [content.heroes[n].id, content.heroes[n + 12].id];
    const g = start(library, { mode: 'duel', heroes, seed: `hasty ${n}` });
    const player = nearSighted(name, { seed: `${n}` });
    while (g.result === null) {
      const choice = player.choose(g);
      if (g.choices.length > 1 && !isByLot(g)) {
        asked++;
        if (choice !== atSight(g, random)) different++;
      }
      play(g, g.asked, choice);
    }
  }
  return different / asked;
};

// A mistake may happen to be what was right: passing is, most of the time.
test('a squire errs often, a knight seldom, but it does', () => {
  const [squire, knight] = [astray('squire'), astray('knight')];
  expect(squire).toBeGreaterThan(0.15);
  expect(squire).toBeLessThan(0.5);
  expect(knight).toBeGreaterThan(0.01);
  expect(knight).toBeLessThan(1 / 12);
});
