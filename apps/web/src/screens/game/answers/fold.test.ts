import { describe, expect, it } from 'vitest';
import { foldedOf } from './fold.ts';

const isQuiet = (answer: string): boolean => answer.startsWith('let');

describe('the answers of a question', () => {
  it('stand in one row up to four', () => {
    expect(foldedOf(['a', 'b', 'c', 'let'], isQuiet)).toEqual({ shown: ['a', 'b', 'c', 'let'], folded: [] });
  });

  it('fold beyond that, and giving in stays', () => {
    expect(foldedOf(['a', 'b', 'c', 'd', 'e', 'let'], isQuiet)).toEqual({
      shown: ['a', 'b', 'c', 'let'],
      folded: ['d', 'e'],
    });
  });

  it('always show one that is not giving in', () => {
    const { shown } = foldedOf(['a', 'b', 'let 1', 'let 2', 'let 3', 'let 4'], isQuiet);
    expect(shown).toEqual(['a', 'let 1', 'let 2', 'let 3', 'let 4']);
  });
});
