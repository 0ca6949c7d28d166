// Invented numbers: only they are turned, and only to what might be printed.

import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import type { Hero } from '@mad-king/language';
import { expect, test, vi } from 'vitest';
import { isPrintable, type Knob, knobsOf, turned } from '../src/design/knobs.ts';
import { lab } from '../src/lab.ts';

vi.setConfig({ testTimeout: 60_000 });

const heroOf = (id: string): Hero => content.heroes.find((hero) => hero.id === id) as Hero;
const loki = heroOf('loki');
const knobs = knobsOf(loki);
const knobOf = (name: string, value: number): Knob => {
  const found = knobs.find((knob) => knob.name === name && knob.value === value);
  if (found === undefined) throw new Error(`there is no ${name} of ${value}`);
  return found;
};

test('five heroes have invented numbers', () => {
  expect(
    content.heroes
      .filter((hero) => knobsOf(hero).length > 0)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['black-panther', 'captain-marvel', 'doctor-strange', 'loki', 'scarlet-witch']);
});

test('what has a source is no knob', () => {
  const names = knobs.map(({ name }) => name);
  expect(names).not.toContain('mockery 1, deal');
  expect(names).not.toContain('glorious-purpose 1, deal');
  expect(names).toContain('mockery 2, deal');
  expect(names).toContain('upgrade mockery-ii, cost');
});

test('a turned number changes nothing else, and the hero still runs', () => {
  const knob = knobOf('misdirection 2, deal', 1);
  const other = turned(loki, knob, 2);
  const different = knobsOf(other).filter(({ value }, k) => value !== knobs[k].value);
  expect(different.map(({ name, value }) => `${name} ${value}`)).toEqual(['misdirection 2, deal 2']);
  expect(knobsOf(loki)).toEqual(knobs);
  compile({ ...content, heroes: [other, heroOf('monk')] });
});

test('nothing is printed beyond bounds, nor a level or a harder roll that does less', () => {
  const may = (name: string, from: number, to: number): boolean => {
    const knob = knobOf(name, from);
    return isPrintable(turned(loki, knob, to), knob);
  };
  expect(may('upgrade mockery-ii, cost', 2, 4)).toBe(true);
  expect(may('upgrade mockery-ii, cost', 2, 5)).toBe(false);
  // Both levels deal 6, 7 and 8.
  expect(may('mockery 2, deal', 6, 7)).toBe(true);
  expect(may('mockery 2, deal', 6, 5)).toBe(false);
  expect(may('mockery 2, deal', 7, 9)).toBe(false);
  expect(may('misdirection 1, dice', 2, 4)).toBe(false);
  // Confuddle deals 7 at level 1: an upgrade that says the same is none.
  expect(may('confuddle 2, deal', 8, 7)).toBe(false);
  const witch = heroOf('scarlet-witch');
  const dose = knobsOf(witch).find(({ name }) => name === 'double-dose 1, dice') as Knob;
  expect([2, 3].map((dice) => isPrintable(turned(witch, dose, dice), dose))).toEqual([false, true]);
});

test('lab design says how often a hero wins, and what it would change', async () => {
  const measured = await lab(['design', 'loki', '--games', '4', '--rounds', '0', '--target', '43', '--json']);
  expect(measured.code).toBe(0);
  expect(JSON.parse(measured.stdout)).toMatchObject({ hero: 'loki', target: 0.43, changes: [] });
  const { stdout } = await lab([
    'design',
    'loki',
    '--games',
    '4',
    '--rounds',
    '6',
    '--target',
    '1',
    '--json',
  ]);
  const { before, after, changes } = JSON.parse(stdout);
  expect(Math.abs(after - 0.01)).toBeLessThanOrEqual(Math.abs(before - 0.01));
  for (const { from, to } of changes) expect(Math.abs(from - to)).toBeGreaterThanOrEqual(1);
  const unknown = await lab(['design', 'loki', '--keep', 'mockery 1, deal']);
  expect(unknown.stderr).toMatch(/--keep: there is no "mockery 1, deal"; numbers are mockery 2, deal 6;/);
  const sourced = await lab(['design', 'monk']);
  expect(sourced.stderr).toMatch(/monk has a source for every number/);
});
