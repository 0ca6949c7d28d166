// A text as it is printed: paragraphs, and under each the rows that belong to it.

import { isRow, type Said, type Word } from './segments.ts';

/** A marked row of a block. */
export interface Row {
  /** What dice must show; empty for a bullet. */
  mark: readonly Word[];
  said: readonly Word[];
}
/** A paragraph, and the rows under it. */
export interface Block {
  /** Empty if there is nothing but rows. */
  said: readonly Word[];
  rows: readonly Row[];
}

/** Splits what is said into paragraphs and rows. */
export const blocksOf = (said: Said): Block[] => {
  const blocks: { said: Word[]; rows: { mark: readonly Word[]; said: Word[] }[] }[] = [];
  let words: Word[] | null = null;
  const begin = (): Word[] => {
    const block = { said: [], rows: [] };
    blocks.push(block);
    return block.said;
  };
  for (const segment of said) {
    if ('line' in segment) words = begin();
    else if (isRow(segment)) {
      if (blocks.length === 0) begin();
      const row = { mark: segment.row, said: [] };
      blocks[blocks.length - 1].rows.push(row);
      words = row.said;
    } else {
      words ??= begin();
      words.push(segment);
    }
  }
  return blocks;
};
