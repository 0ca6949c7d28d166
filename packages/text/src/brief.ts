// Shorter and shorter forms of a text, for places too small for the whole: rows give way to their marks, then the last sentences to a
// sign that there is more. No form ends in the middle of a sentence.

import { blocksOf } from './blocks.ts';
import { inOneLine, isIcon, type Said, tidy, type Word } from './segments.ts';

/** Stands for the sentences that are left out. */
export const MORE = '＋';

/** The whole text first. */
export const formsOf = (texts: readonly Said[]): (readonly Word[])[] => {
  const whole = together(texts.map(inOneLine));
  const sentences = texts.flatMap((text) =>
    blocksOf(text).flatMap(({ said, rows }) => {
      const marks = rows.flatMap(({ mark }) => (mark.length === 0 ? [] : [mark]));
      const lead = sentencesOf(said);
      if (marks.length === 0) return lead;
      const row: Word[] = marks.flatMap((mark, i) => (i === 0 ? mark : [{ text: ' · ' }, ...mark]));
      const last = lead.pop() ?? [];
      return [...lead, [...last, { text: ' ' }, ...row, { text: ' ' }, { text: MORE }]];
    }),
  );
  const forms = sentences.map((_, left) => {
    const kept = sentences.slice(0, sentences.length - left);
    return together(left === 0 || isMore(kept.at(-1)) ? kept : [...kept, [{ text: MORE }]]);
  });
  // In the smallest place the marks alone.
  const [first] = sentences;
  return isMore(first) ? [whole, ...forms, first.slice(0, -2)] : [whole, ...forms];
};

/** It says already that something is left out. */
const isMore = (sentence: readonly Word[] | undefined): boolean => {
  const last = sentence?.at(-1);
  return last !== undefined && !isIcon(last) && last.text === MORE;
};

const together = (parts: readonly (readonly Word[])[]): readonly Word[] =>
  parts.filter((part) => part.length > 0).flatMap((part, i) => (i === 0 ? part : [{ text: ' ' }, ...part]));

const sentencesOf = (words: readonly Word[]): Word[][] => {
  const sentences: Word[][] = [[]];
  for (const word of inOneLine(tidy(words))) {
    if (isIcon(word)) {
      sentences[sentences.length - 1].push(word);
      continue;
    }
    const [first, ...rest] = word.text.split(/(?<=[.!?]) /);
    if (first !== '') sentences[sentences.length - 1].push({ text: first });
    for (const text of rest) sentences.push(text === '' ? [] : [{ text }]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
};
