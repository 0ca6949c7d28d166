// A label that is a whole rule sentence, as a name and a line: "Spend 2 Synth" and what one gets for it.

import { inOneLine, isIcon, type Said, type Word } from '@mad-king/text';

/** Where a name ends and what it does begins. */
const PARTING = /: | – /;

/** The first colon or dash parts them; what has none is a name. */
export const headed = (label: Said): { head: Said; rest: Said } => {
  const words = inOneLine(label);
  for (const [i, word] of words.entries()) {
    if (isIcon(word)) continue;
    const at = PARTING.exec(word.text);
    if (at === null) continue;
    const before: Word[] = [...words.slice(0, i), { text: word.text.slice(0, at.index) }];
    const after: Word[] = [{ text: word.text.slice(at.index + at[0].length) }, ...words.slice(i + 1)];
    return { head: before.filter(hasWords), rest: after.filter(hasWords) };
  }
  return { head: words, rest: [] };
};

const hasWords = (word: Word): boolean => isIcon(word) || word.text !== '';
