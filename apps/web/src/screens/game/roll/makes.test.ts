import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { newlyMade } from './makes.ts';

const hero = compile(content).heroes.find(({ id }) => id === 'barbarian');
if (hero === undefined) throw new Error('there is no Barbarian');
const levels = Object.fromEntries(hero.abilities.map(({ id }) => [id, 1]));

test('a changed die makes what was not made before', () => {
  expect(newlyMade({ hero, levels }, [1, 1, 4, 5, 6], [1, 1, 1, 5, 6])).toEqual({
    made: ['smack'],
    raised: [],
  });
  expect(newlyMade({ hero, levels }, [1, 1, 1, 5, 6], [1, 1, 1, 1, 6])).toEqual({
    made: [],
    raised: ['smack'],
  });
  expect(newlyMade({ hero, levels }, [1, 1, 1, 5, 6], [1, 1, 2, 5, 6])).toEqual({ made: [], raised: [] });
});
