import { describe, expect, test } from 'vitest';
import { ContentError } from '../src/index.ts';
import { meetsDice, mostOfAKind, parseNeed } from '../src/inside.ts';

const symbols = ['claw', 'wing', 'eye'];
/** Claw on 1 to 3, wing on 4 and 5, eye on 6. */
const faces = [0, 0, 0, 0, 1, 1, 2];
const meets = (need: string, dice: number[]): boolean =>
  meetsDice(parseNeed(need, symbols, 'test'), dice, faces);

describe('straights and kinds (EX-16)', () => {
  test.each([
    [[2, 3, 4, 5, 5], true, false, 2],
    [[1, 2, 3, 4, 5], true, true, 1],
    [[2, 3, 4, 5, 6], true, true, 1],
    [[1, 2, 3, 5, 6], false, false, 1],
    [[1, 3, 4, 5, 6], true, false, 1],
    [[4, 4, 4, 1, 2], false, false, 3],
    [[1, 2, 3, 3, 3], false, false, 3],
  ])('%j: small %s, large %s, %i of a kind', (dice, small, large, kind) => {
    expect(meets('small straight', dice)).toBe(small);
    expect(meets('large straight', dice)).toBe(large);
    expect(mostOfAKind(dice)).toBe(kind);
  });
});

describe('symbols (R9.2.1)', () => {
  test('at least the listed count of each, further dice are free', () => {
    expect(meets('claw x3 + eye x1', [1, 2, 3, 6, 6])).toBe(true);
    expect(meets('claw x3 + eye x1', [1, 2, 4, 6, 6])).toBe(false);
    expect(meets('claw x5', [1, 1, 2, 2, 3])).toBe(true);
  });

  test('no count spills over into another symbol', () => {
    expect(meets('wing x1', [1, 1, 2, 2, 3])).toBe(false);
    expect(meets('eye x1', [4, 4, 5, 5, 5])).toBe(false);
  });
});

describe('mistakes are named', () => {
  test.each([
    ['fang x3', 'there is no symbol "fang" on these dice (claw, wing, eye)'],
    ['claw 3', '"claw 3" is no requirement'],
    ['claw x4 + wing x2', '"claw x4 + wing x2" asks for 6 dice, but there are five'],
  ])('%s', (need, message) => {
    expect(() => parseNeed(need, symbols, 'hero.ability')).toThrow(ContentError);
    expect(() => parseNeed(need, symbols, 'hero.ability')).toThrow(`hero.ability: ${message}`);
  });
});
