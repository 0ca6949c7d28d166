import { clone, compile, type Game, layOut, play } from '@mad-king/engine';
import { C, choice, kindOf } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { handOf } from '../src/dice/index.ts';
import { rollPlan } from '../src/inside.ts';
import { Fate } from '../src/mind/fate.ts';

const rolling = (dice: number[]): Game =>
  layOut(compile(content), {
    mode: 'duel',
    phase: 'offence',
    active: 0,
    dice,
    seats: [
      { hero: 'barbarian', hand: [], cp: 0 },
      { hero: 'monk', hand: [], cp: 0 },
    ],
  });

const keeping = (mask: number) => choice(C.Keep, mask);

test('games with the same fate roll the same dice at the same moment, whatever was rolled before', () => {
  const course = (seed: number, before: number): number[] => {
    const g = rolling([1, 2, 3, 4, 5]);
    for (let i = 0; i < before; i++) g.random[0] ^= 77 + i;
    new Fate(0, seed).play(g, keeping(0));
    return g.rolls[0].values;
  };
  expect(course(5, 0)).toEqual(course(5, 3));
  expect(course(5, 0)).not.toEqual(course(6, 0));
});

test('the second roll of a phase is not the first one again', () => {
  const g = rolling([1, 2, 3, 4, 5]);
  const fate = new Fate(0, 9);
  fate.play(g, keeping(0));
  const rolled = [...g.rolls[0].values];
  while (!g.choices.some((c) => kindOf(c) === C.Keep)) play(g, g.asked, g.choices[0]);
  fate.play(g, keeping(0));
  expect(g.rolls[0].values).not.toEqual(rolled);
});

test('in a further Roll Phase of the same turn other dice fall', () => {
  const g = rolling([1, 2, 3, 4, 5]);
  const fate = new Fate(0, 9);
  const dice: number[][] = [];
  const moments = [
    { turn: g.turn, attempts: 1 },
    { turn: g.turn, attempts: 2 },
    { turn: g.turn, attempts: 1 },
    { turn: g.turn, attempts: 2 },
  ];
  for (const moment of moments) {
    const then = Object.assign(clone(g), moment);
    fate.play(then, keeping(0));
    dice.push(then.rolls[0].values);
  }
  expect(new Set(dice.map(String)).size).toBe(dice.length);
});

test('luck is what the dice gave above their exact mean, for whose team they fell', () => {
  const before = rolling([6, 6, 6, 1, 2]);
  const plan = rollPlan(before, 0);
  const keep = keeping(0b00111);
  const left = before.attemptsMax - before.attempts;
  const mean = plan.kept(left)[handOf([6, 6, 6])];
  let sum = 0;
  const trials = 4000;
  for (let seed = 0; seed < trials; seed++) {
    const g = clone(before);
    const own = new Fate(0, seed);
    own.play(g, keep);
    const other = new Fate(1, seed);
    other.play(clone(before), keep);
    expect(other.luck).toBeCloseTo(-own.luck, 12);
    sum += own.luck;
  }
  expect(Math.abs(sum / trials)).toBeLessThan(mean * 0.03);
});
