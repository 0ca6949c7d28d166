import { expect, test } from 'vitest';
import {
  add,
  choose,
  deal,
  die,
  either,
  gain,
  heal,
  prevent,
  roll,
  shows,
  times,
  value,
  when,
} from '../src/index.ts';
import { diceReaders, linesOf } from '../src/inside.ts';

const text = [
  deal(3),
  roll(2, when(shows('eye'), gain(1, 'chi')), roll(1, add(value)), heal(times(1, 'claw'))),
  choose([prevent(1)], [heal(2)]),
];

test('lines are numbered as they are read, those inside a line after it', () => {
  expect(linesOf(text).map((line) => line.do)).toEqual([
    'deal',
    'roll',
    'if',
    'gain',
    'roll',
    'add',
    'heal',
    'choose',
    'prevent',
    'heal',
  ]);
});

test('dice are read by the lines inside their roll, not by those of a roll within', () => {
  expect(diceReaders(text, 1)).toEqual([2, 6]);
  expect(diceReaders(text, 4)).toEqual([5]);
});

test('the dice of a defence are read by its whole text', () => {
  expect(diceReaders([prevent(times(1, 'claw')), roll(1, either(die(1, 3), [heal(1)], []))], -1)).toEqual([
    0,
  ]);
});
