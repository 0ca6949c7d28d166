// How long a name is, for a style sheet that lets it fit: no word of it is broken.

import type { CSSProperties } from 'react';

const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));

export const lettersOf = (name: string): CSSProperties =>
  ({ '--letters': longestWord(name) }) as CSSProperties;
