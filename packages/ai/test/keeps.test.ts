// Advice about dice in games: what is found in hand, what it promises, and that the game keeps the promise.

import { compile, type Game, layOut, notate, type PositionSeat, play, readChoice } from '@mad-king/engine';
import { C, choice, PASS } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { describe, expect, test } from 'vitest';
import { adviseKeeps, bestKeep, type DiceAdvice, type Way } from '../src/index.ts';
import { changeOf } from '../src/rolling/changes.ts';

const rolled = (seat: PositionSeat, dice: number[], against: PositionSeat = { hero: 'monk' }): Game =>
  layOut(compile(content), { mode: 'duel', seats: [seat, against], phase: 'offence', dice });

const advice = (g: Game): DiceAdvice => {
  const given = adviseKeeps(g, 0);
  if (given === null) throw new Error('there are no dice');
  return given;
};

const stopOf = ({ ways }: DiceAdvice): Way => ways.find((way) => way.do === 'stop') as Way;

test('everything that changes the own offensive dice is found by its words', () => {
  const { cards, texts } = compile(content);
  const found = cards.filter(
    ({ kind, text }) => kind !== 'upgrade' && changeOf(texts[text].effects, () => false) !== null,
  );
  const ofHeroes = found.filter(({ hero }) => hero !== '').map(({ id }) => id);
  expect(ofHeroes).toEqual(expect.arrayContaining(['he-is-worthy', 'rewrite', 'sling-ring', 'wild-shadow']));
  const shared = found.filter(({ hero }) => hero === '').map(({ id }) => id);
  expect(shared.sort()).toEqual([
    'one-more-time',
    'samesies',
    'six-it',
    'so-wild',
    'tip-it',
    'try-try-again',
    'twice-as-wild',
  ]);
});

describe('what is promised', () => {
  const g = rolled({ hero: 'barbarian', hand: ['tip-it', 'try-try-again'], cp: 2 }, [1, 1, 4, 6, 6]);
  const { ways, attemptsLeft, dice } = advice(g);

  test('every keep once, every announcement, and every aid, the best first', () => {
    expect({ attemptsLeft, dice }).toEqual({ attemptsLeft: 2, dice: [1, 1, 4, 6, 6] });
    const count = (what: Way['do']): number => ways.filter((way) => way.do === what).length;
    expect([count('keep'), count('aid')]).toEqual([17, 2]);
    // Announcing what is ready or nothing; what an aid may add to that comes besides.
    expect(ways.filter((way) => way.do === 'stop' && way.plan.length === 0)).toHaveLength(2);
    for (let i = 1; i < ways.length; i++) expect(ways[i - 1].worth).toBeGreaterThanOrEqual(ways[i].worth);
  });

  test('chances are chances, and those of the abilities add up', () => {
    for (const { ready, abilities, aids } of ways) {
      expect(ready).toBeGreaterThanOrEqual(0);
      expect(ready).toBeLessThanOrEqual(1 + 1e-12);
      expect(abilities.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(ready, 12);
      for (const { uses } of aids) expect(uses).toBeLessThanOrEqual(1 + 1e-12);
    }
  });

  test('the fast answer is the same', () => {
    const best = ways.filter((way) => way.do !== 'aid')[0];
    const { mask, worth } = bestKeep(g, 0) ?? { mask: 0, worth: 0 };
    expect(worth).toBeCloseTo(best.worth, 9);
    expect(best.keep.reduce((sum, die) => sum | (1 << die), 0)).toBe(mask);
  });

  test('what can be chosen now is told', () => {
    expect(g.ask).toBe('respond');
    for (const way of ways) expect(way.now).toBe(way.do === 'aid');
    play(g, g.asked, PASS);
    expect(g.ask).toBe('roll');
    for (const way of advice(g).ways) expect(way.now).toBe(way.do !== 'aid');
  });
});

const hands: (PositionSeat & { dice: number[] })[] = [
  { hero: 'barbarian', hand: ['tip-it'], dice: [6, 6, 5, 6, 6] },
  { hero: 'barbarian', hand: ['tip-it', 'six-it', 'samesies'], dice: [1, 2, 4, 6, 6] },
  { hero: 'barbarian', hand: ['twice-as-wild'], dice: [1, 4, 4, 6, 6] },
  { hero: 'shadow-thief', hand: ['wild-shadow'], dice: [6, 6, 6, 4, 6], tokens: { shadows: 1 } },
  { hero: 'thor', hand: ['he-is-worthy', 'tip-it'], dice: [1, 2, 3, 5, 6] },
  {
    hero: 'scarlet-witch',
    hand: ['rewrite'],
    dice: [6, 6, 1, 1, 2],
    tokens: { 'probability-manipulation': 2 },
  },
];

test.each(hands)('the game keeps the promise of stopping: $hero with $hand', ({ dice, ...seat }) => {
  const g = rolled({ cp: 6, ...seat }, dice);
  g.attemptsMax = g.attempts;
  const { plan, choice: announced, abilities } = stopOf(advice(g));
  expect(plan.length).toBeGreaterThan(0);
  // Whoever has nothing to announce is not asked.
  play(g, g.asked, PASS);
  if (g.choices.includes(announced)) play(g, g.asked, announced);
  for (const { choice: use, dice: touched } of plan) {
    while (!g.choices.includes(use)) play(g, g.asked, PASS);
    play(g, g.asked, use);
    for (const { die, from, to } of touched) {
      expect(g.rolls[0].values[die]).toBe(from);
      if (isAsked(g, 'die')) play(g, g.asked, choice(C.Die, die));
      if (isAsked(g, 'value')) play(g, g.asked, choice(C.Value, to as number));
    }
  }
  while (isAsked(g, 'respond')) play(g, g.asked, PASS);
  expect(abilities).toHaveLength(1);
  expect(g.choices).toContain(abilities[0].choice);
});

const isAsked = ({ ask }: Game, what: Game['ask']): boolean => ask === what;

test('all that can be announced is compared', () => {
  const g = rolled({ hero: 'barbarian' }, [1, 1, 1, 6, 6]);
  const announced = advice(g).ways.filter((way) => way.do === 'stop');
  expect(announced.map(({ notation }) => notation)).toEqual([
    'activate overpower',
    'activate sturdy-blow',
    'activate smack 1',
    'activate none',
  ]);
  for (const way of announced) expect(way).toMatchObject({ now: true, plan: [] });
  expect(announced.map(({ ready }) => ready)).toEqual([1, 1, 1, 0]);
});

test('a covered ability is not counted on', () => {
  const g = rolled({ hero: 'barbarian' }, [1, 1, 1, 1, 1]);
  const before = stopOf(advice(g));
  expect(before.abilities[0].ability).toBe('smack');
  const kind = g.cast.kinds.find(({ token }) => token.marked === 'ability')?.index as number;
  const smack = g.cast.heroes[g.seats[0].hero].abilities.findIndex(({ id }) => id === 'smack');
  g.seats[0].marks = [kind, smack];
  expect(stopOf(advice(g)).abilities).toEqual([]);
});

test('a die without symbols is told apart', () => {
  const g = rolled({ hero: 'barbarian' }, [1, 1, 1, 6, 6]);
  const three = stopOf(advice(g)).abilities[0];
  expect(three.ability).toBe('overpower');
  g.rolls[0].foreign = 1 << 4;
  const warped = advice(g);
  expect(stopOf(warped).abilities[0].ability).toBe('smack');
  // Of two sixes the one that shows a symbol is kept.
  expect(warped.ways.some(({ notation }) => notation === 'keep 4')).toBe(true);
  expect(warped.ways.some(({ notation }) => notation === 'keep 5')).toBe(true);
});

test('attempts that cost CP are counted', () => {
  const dice = [1, 1, 4, 6, 6];
  const against = { hero: 'tactician' };
  const free = advice(rolled({ hero: 'barbarian', cp: 1 }, dice, against));
  const dear = advice(rolled({ hero: 'barbarian', cp: 1, tokens: { constrict: 1 } }, dice, against));
  const poor = advice(rolled({ hero: 'barbarian', cp: 0, tokens: { constrict: 1 } }, dice, against));
  expect(dear.ways[0].worth).toBeLessThan(free.ways[0].worth);
  expect(poor.ways.map((way) => way.do)).toEqual(['stop', 'stop']);
});

test('what the dice do not allow now counts for the rolls to come', () => {
  const tokens = { 'probability-manipulation': 1 };
  const g = rolled({ hero: 'scarlet-witch', tokens }, [1, 1, 3, 3, 5]);
  const { ways } = advice(g);
  // Only an even die can be turned.
  expect(ways.some((way) => way.do === 'aid')).toBe(false);
  expect(ways.some(({ aids }) => aids.length > 0)).toBe(true);
});

test('a fresh start is worth what a phase is worth', () => {
  const g = rolled({ hero: 'doctor-strange', tokens: { 'deja-vu': 1 } }, [1, 1, 1, 3, 5]);
  g.attemptsMax = g.attempts;
  const again = advice(g).ways.find((way) => way.do === 'aid') as Way;
  expect(again).toMatchObject({ notation: 'spend deja-vu', now: true });
  expect(again.worth).toBeGreaterThan(stopOf(advice(g)).worth);
  play(g, g.asked, readChoice(g, 'spend deja-vu'));
  expect(g.attempts).toBe(1);
});

test('there is no advice without dice', () => {
  const g = layOut(compile(content), { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'monk' }] });
  expect(adviseKeeps(g)).toBeNull();
  expect(bestKeep(g)).toBeNull();
  const other = rolled({ hero: 'barbarian' }, [1, 1, 1, 6, 6]);
  expect(adviseKeeps(other, 1)).toBeNull();
  expect(notate(other, other.choices[0])).toBe('keep none');
});
