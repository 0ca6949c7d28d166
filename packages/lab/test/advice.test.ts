// `lab odds` and `lab advise`, against a second way to compute them: every die by itself, all 7776 throws.

import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { lab } from '../src/lab.ts';

const json = async (...words: string[]) => {
  const { stdout, stderr, code } = await lab([...words, '--json']);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout);
};

const POWERS = [1, 6, 36, 216, 1296, 7776];
const THROWS = Array.from({ length: 7776 }, (_, n) =>
  POWERS.slice(0, 5).map((p) => (Math.floor(n / p) % 6) + 1),
);

/** What every throw is worth before a roll of the dice outside the mask. */
const rolledOut = (worth: Float64Array, mask: number): Float64Array => {
  let values = worth;
  for (let die = 0; die < 5; die++) {
    if (mask & (1 << die)) continue;
    const step = POWERS[die];
    const next = new Float64Array(values.length);
    for (let n = 0; n < next.length; n++) {
      const base = n - (Math.floor(n / step) % 6) * step;
      for (let face = 0; face < 6; face++) next[n] += values[base + face * step] / 6;
    }
    values = next;
  }
  return values;
};

const chanceOf = (isMet: (dice: readonly number[]) => boolean): number => {
  let worth = Float64Array.from(THROWS, (dice) => (isMet(dice) ? 1 : 0));
  for (let roll = 0; roll < 2; roll++) {
    const kept = Array.from({ length: 32 }, (_, mask) => rolledOut(worth, mask));
    worth = worth.map((_, n) => Math.max(...kept.map((values) => values[n])));
  }
  return rolledOut(worth, 0)[0];
};

/** The words of the sheets: "sword x3 + pow x2", "small straight". */
const meets = (faces: readonly string[], need: string) => (dice: readonly number[]) => {
  if (need.endsWith('straight')) {
    const run = need.startsWith('small') ? 4 : 5;
    return [1, 2, 3].some((low) =>
      Array.from({ length: run }, (_, i) => low + i).every((v) => dice.includes(v)),
    );
  }
  return need.split(' + ').every((part) => {
    const [symbol, n] = part.split(' x');
    return dice.filter((value) => faces[value - 1] === symbol).length >= Number(n);
  });
};

test.each(['barbarian', 'moon-elf'])('odds of %s agree with every throw counted', async (id) => {
  const report = await json('odds', id);
  expect(Object.keys(report)).toEqual(['hero', 'rolls', 'abilities']);
  expect(report).toMatchObject({ hero: id, rolls: 3 });
  const faces = compile(content).heroes.find((hero) => hero.id === id)?.hero.dice ?? [];
  const known = new Map<string, number>();
  for (const row of report.abilities) {
    expect(Object.keys(row)).toEqual(['id', 'level', 'need', 'chance']);
    const { need, chance } = row;
    if (!known.has(need)) known.set(need, chanceOf(meets(faces, need)));
    expect(Math.abs(chance - (known.get(need) ?? 0))).toBeLessThan(1e-12);
  }
});

test('odds have twelve digits', async () => {
  const { abilities } = await json('odds', 'barbarian');
  expect(abilities[0]).toEqual({ id: 'smack', level: 1, need: 'sword x3', chance: 0.983947753906 });
  expect(abilities).toContainEqual({ id: 'rage', level: 1, need: 'pow x5', chance: expect.any(Number) });
});

test('odds know every hero', async () => {
  for (const { id } of compile(content).heroes) {
    const { abilities } = await json('odds', id);
    for (const { chance } of abilities) expect(chance > 0 && chance <= 1).toBe(true);
  }
});

test('advice ranks every keep once, the best first', async () => {
  const { keeps, against } = await json('advise', 'barbarian', '--dice', '1,1,4,6,6', '--rolls', '1');
  expect(against).not.toBe('barbarian');
  expect(keeps).toHaveLength(18);
  const worth = keeps.map((keep: { worth: number }) => keep.worth);
  expect(worth).toEqual([...worth].sort((a, b) => b - a));
  // Overpower wants three swords and two pows.
  expect(keeps[0]).toMatchObject({ keep: [1, 1, 6, 6], choice: 'keep 1 2 4 5', stop: false });
  expect(keeps.find(({ stop }: { stop: boolean }) => stop).choice).toBe('activate sturdy-blow');
});

test('with one roll left a keep is worth the mean of what may follow', async () => {
  const { keeps } = await json('advise', 'barbarian', '--dice', '1,1,4,6,6', '--rolls', '1');
  const ends = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (value) => {
      const { keeps } = await json('advise', 'barbarian', '--dice', `1,1,${value},6,6`, '--rolls', '0');
      expect(keeps).toHaveLength(1);
      return keeps[0].worth;
    }),
  );
  expect(keeps[0].worth).toBeCloseTo(ends.reduce((a, b) => a + b) / 6, 10);
});

test('upgrades and tokens change the advice', async () => {
  const words = ['advise', 'barbarian', '--dice', '1,1,1,4,6', '--rolls', '0', '--against', 'paladin'];
  const plain = await json(...words);
  const upgraded = await json(...words, '--upgrades', 'smack-ii', '--tokens', 'protect=1');
  expect(upgraded).toMatchObject({ upgrades: ['smack-ii'], against: 'paladin', tokens: { protect: 1 } });
  expect(upgraded.keeps[0].worth).toBeGreaterThan(plain.keeps[0].worth);
});

test('cards and tokens in hand are part of the advice', async () => {
  const words = ['advise', 'barbarian', '--dice', '6,6,5,6,6', '--rolls', '0', '--cp', '1'];
  const { keeps: plain } = await json(...words);
  const { keeps, uses, hand, cp } = await json(...words, '--hand', 'tip-it,buh-bye');
  expect({ hand, cp }).toEqual({ hand: ['tip-it', 'buh-bye'], cp: 1 });
  // Rage! wants five pows: the 5 becomes a 6.
  expect(keeps[0]).toMatchObject({
    choice: 'activate crit-bash',
    ready: 1,
    abilities: [{ id: 'rage', level: 1, row: 1, chance: 1 }],
    aids: [{ id: 'tip-it', uses: 1 }],
    plan: [{ id: 'tip-it', dice: [{ die: 3, from: 5, to: 6 }] }],
  });
  expect(keeps[0].worth).toBeGreaterThan(plain[0].worth);
  expect(uses).toHaveLength(1);
  expect(uses[0]).toMatchObject({ choice: 'play tip-it', worth: keeps[0].worth });
  // Who cannot pay for a card cannot count on it.
  expect((await json(...words, '--hand', 'so-wild')).keeps[0].plan).toEqual([]);
});

test('tokens and passives that roll dice again are counted on as far as they last', async () => {
  const advice = async (held: number) => {
    const words = ['--dice', '1,1,4,4,6', '--rolls', '0', '--tokens', `tactical-advantage=${held}`];
    return await json('advise', 'tactician', ...words);
  };
  const [none, one, two] = await Promise.all([advice(0), advice(1), advice(2)]);
  expect([none, one, two].map(({ uses }) => uses.length)).toEqual([0, 1, 1]);
  expect(one.uses[0]).toMatchObject({ choice: 'spend tactical-advantage reroll', aids: [{ uses: 1 }] });
  expect(two.uses[0].aids[0].uses).toBeGreaterThan(1);
  expect(two.uses[0].ready).toBeGreaterThan(one.uses[0].ready);
  const { uses } = await json('advise', 'paladin', '--dice', '1,1,4,6,6', '--cp', '3');
  expect(uses.map(({ choice }: { choice: string }) => choice)).toEqual(['use tithe-reroll']);
});

test('what cannot be laid out is said', async () => {
  const words = ['advise', 'monk', '--dice', '1,2,3,4,4'];
  expect((await lab([...words, '--hand', 'nothing'])).stderr).toBe('seat 1: monk has no card "nothing"\n');
  const { code, stderr } = await lab([...words, '--against', 'scarlet-witch', '--tokens', 'reality-warp=1']);
  expect(code).toBe(1);
  expect(stderr).toContain('nobody rolls before something else is decided (die)');
});

test('text says the same', async () => {
  expect((await lab(['odds', 'barbarian'])).stdout).toContain('sword x3            0.983947753906   98.4 %');
  const { stdout } = await lab(['advise', 'barbarian', '--dice', '1,1,4,6,6']);
  expect(stdout).toContain('1 sword, 1 sword, 4 life, 6 pow, 6 pow; 1 roll left');
  expect(stdout).toMatch(/\n1 1 6 6 {4}keep 1 2 4 5 /);
});
