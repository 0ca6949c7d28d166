import type { DiceAdvice, Way } from '@mad-king/ai';
import type { Move } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { followUps, markOf, wayOfKeep } from './mark.ts';

const way = (how: Way['do'], notation: string, worth: number, keep: number[] = []): Way => ({
  do: how,
  keep,
  choice: 0,
  notation,
  now: true,
  worth,
  ready: 1,
  abilities: [],
  aids: [],
  plan: [],
});
const keepTwo = way('keep', 'keep 1 2', 11.7, [0, 1]);
const keepNone = way('keep', 'keep none', 6);
const smack = way('stop', 'activate smack', 10);
const nothing = way('stop', 'activate none', 0);
const sixIt = way('aid', 'play six-it', 10.2);

const advice = (...ways: Way[]): DiceAdvice => ({ seat: 0, dice: [6, 6, 2, 3, 6], attemptsLeft: 1, ways });
const options = (...ways: Way[]): Move[] =>
  ways.map(({ do: how, notation }) =>
    how === 'keep'
      ? { kind: 'keep', dice: [], text: notation }
      : how === 'aid'
        ? { kind: 'play', card: 'six-it', text: notation }
        : {
            kind: 'activate',
            ability: notation.endsWith('none') ? null : 'smack',
            row: null,
            text: notation,
          },
  );
const marked = (ways: Way[], picked: number[]) => {
  const mark = markOf(advice(...ways), options(...ways), picked);
  return mark && { at: mark.way.notation, ahead: Number(mark.ahead.toFixed(2)), keep: mark.keep };
};

test('rolling is marked when it is clearly better than everything else', () => {
  const ways = [keepTwo, keepNone, smack, sixIt, nothing];
  expect(marked(ways, [0, 1])).toEqual({ at: 'keep 1 2', ahead: 1.5, keep: null });
});

test('dice that show the same are the same', () => {
  expect(marked([keepTwo, keepNone, smack], [4, 1])).toEqual({ at: 'keep 1 2', ahead: 1.7, keep: null });
  expect(wayOfKeep(advice(keepTwo, keepNone), [0, 4])).toBe(keepTwo);
});

test('dice that must be kept first are named', () => {
  expect(marked([keepTwo, keepNone, smack], [])).toEqual({ at: 'keep 1 2', ahead: 1.7, keep: [0, 1] });
  expect(marked([keepTwo, keepNone, nothing], [])).toEqual({ at: 'keep 1 2', ahead: 5.7, keep: [0, 1] });
});

test('what is about as good as something else gets no mark, and giving up never does', () => {
  expect(marked([{ ...keepTwo, worth: 10.4 }, smack], [0, 1])).toBeNull();
  expect(marked([keepTwo, nothing], [0, 1])).toBeNull();
  expect(marked([nothing], [])).toBeNull();
});

test('activating and cards are marked in the same way', () => {
  expect(marked([{ ...keepTwo, worth: 9 }, smack], [])).toEqual({
    at: 'activate smack',
    ahead: 1,
    keep: null,
  });
  expect(marked([smack, { ...sixIt, worth: 12 }], [])).toEqual({ at: 'play six-it', ahead: 2, keep: null });
});

test('a card is told which die it is meant for', () => {
  const plan = { aid: { of: 'card', card: 'six-it' } as const, choice: 0, notation: 'play six-it' };
  expect(followUps({ ...plan, dice: [{ die: 2, from: 2, to: 6 }] })).toEqual([
    'die 3',
    'value 6',
    'reroll 3',
  ]);
});

test('several abilities that are better than rolling: the best of them', () => {
  const rage = { ...smack, notation: 'activate rage', worth: 10.1 };
  const ways = [{ ...keepTwo, worth: 8 }, smack, rage];
  expect(marked(ways, [0, 1])).toEqual({ at: 'activate rage', ahead: 2.1, keep: null });
});

test('a card is better than giving up; announcing in order to play it is playing it first', () => {
  expect(marked([{ ...sixIt, worth: 2 }, nothing], [])).toEqual({ at: 'play six-it', ahead: 2, keep: null });
  const plan = [
    { aid: { of: 'card', card: 'six-it' } as const, choice: 0, notation: 'play six-it', dice: [] },
  ];
  const later = { ...smack, worth: 12, plan };
  expect(marked([later, { ...sixIt, worth: 12 }, { ...keepTwo, worth: 11 }], [0, 1])).toEqual({
    at: 'play six-it',
    ahead: 1,
    keep: null,
  });
});

test('where rolling is only as good as something else, the dice it needs are named all the same', () => {
  const ways = [{ ...keepTwo, worth: 10.3 }, keepNone, smack];
  expect(marked(ways, [])).toEqual({ at: 'keep 1 2', ahead: 4.3, keep: [0, 1] });
  expect(marked(ways, [0, 1])).toBeNull();
});
