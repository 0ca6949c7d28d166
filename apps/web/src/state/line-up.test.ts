import { compile, start } from '@mad-king/engine';
import { content, heroes } from '@mad-king/heroes';
import { MODES } from '@mad-king/language';
import { expect, test } from 'vitest';
import {
  askAgain,
  fillRandom,
  mayChoose,
  missing,
  newLineUp,
  setupOf,
  withHero,
  withMode,
  withOptions,
  withPlayer,
  withSeats,
  withWay,
} from './line-up.ts';
import { TABLES } from './modes.ts';
import { computer, person } from './players.ts';

const all = heroes.map(({ id }) => id);
const chance = (): number => 0.37;

test('choosing goes round, and a hero sits only once', () => {
  let lineUp = newLineUp();
  expect(lineUp.asked).toBe(0);
  lineUp = withHero(lineUp, 'barbarian');
  expect(lineUp.asked).toBe(1);
  expect(mayChoose(lineUp, 'barbarian')).toBe(false);
  expect(withHero(lineUp, 'barbarian')).toBe(lineUp);
  lineUp = withHero(lineUp, 'monk');
  expect([lineUp.asked, missing(lineUp)]).toEqual([-1, 0]);
  expect(askAgain(lineUp, 0).asked).toBe(0);
});

test('with the option a hero may sit twice; without it the second one must choose again', () => {
  const twice = withOptions(newLineUp('thor'), { allowMirror: true });
  const both = withHero(twice, 'thor');
  expect(missing(both)).toBe(0);
  expect(withOptions(both, {}).chairs.map(({ hero }) => hero)).toEqual(['thor', null]);
});

test('only a duel can be made shorter', () => {
  const short = withOptions(newLineUp('thor'), { health: 25, promo: true });
  expect(setupOf(fillRandom(short, all, chance), 'x').options).toEqual({ health: 25, promo: true });
  expect(withMode(short, 'koth', all, chance).options).toEqual({ promo: true });
});

test.each(MODES)('%s filled by lot is a game the engine starts', (mode) => {
  for (const n of TABLES[mode].seats) {
    const lineUp = withSeats(withMode(newLineUp('loki'), mode, all, chance), n, all, chance);
    const full = fillRandom(lineUp, all, chance);
    expect(full.chairs).toHaveLength(n);
    expect(full.chairs[0].hero).toBe('loki');
    expect(() => start(compile(content), setupOf(full, 'seed'))).not.toThrow();
  }
});

test('a draft deals three different heroes to everybody; computers have chosen', () => {
  let lineUp = withMode(newLineUp(), '2v2', all, chance);
  lineUp = withPlayer(withPlayer(lineUp, 1, person()), 2, computer('king'));
  lineUp = withWay(lineUp, 'draft', all, chance);
  const offered = lineUp.chairs.flatMap(({ offer }) => offer);
  expect(new Set(offered).size).toBe(12);
  expect(lineUp.chairs.map(({ hero }) => hero === null)).toEqual([true, true, false, false]);
  expect(mayChoose(lineUp, lineUp.chairs[0].offer[2])).toBe(true);
  expect(mayChoose(lineUp, lineUp.chairs[1].offer[0])).toBe(false);
});
