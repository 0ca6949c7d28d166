// How large the letters of a hero's printed sheet can be: as large as its one page allows (sheet.css).

import type { Hero } from '@mad-king/language';
import { blocksOf, plain, type Said, type Speaker } from '@mad-king/text';

/** Pixels: what can be read on paper, what stands in three columns instead of four, and what looks best. */
const LEAST = 11;
const THREE_COLUMNS = 11.6;
const MOST = 13.5;

/** Letters for which three columns have room, were they of the least size. */
const ROOM = 5600;

/** What takes as much room as so many letters: a line that ends early, the head of an ability, of a token, of a card. */
const LINE_END = 16;
const ABILITY = 150;
const TOKEN = 80;
const CARD = 30;

const linesOf = (said: Said): number =>
  blocksOf(said).reduce((sum, block) => sum + block.rows.length + (block.said.length > 0 ? 1 : 0), 0);

const roomFor = (texts: readonly Said[]): number =>
  texts.reduce((sum, said) => sum + plain(said).length + LINE_END * linesOf(said), 0);

/** Twice as much text is twice as many letters, each half as large in area. */
export const sheetSize = (hero: Hero, speaker: Speaker): number => {
  const { abilities, tokens, cards } = speaker.hero(hero);
  const needed =
    roomFor(
      abilities.flatMap(({ roll, lines, text }) => [roll, ...lines.map((line) => line.text), ...text]),
    ) +
    roomFor([...tokens, ...cards].flatMap(({ text }) => text)) +
    ABILITY * hero.abilities.length +
    TOKEN * tokens.length +
    CARD * cards.length;
  const size = LEAST * Math.sqrt(ROOM / needed);
  return size < THREE_COLUMNS ? LEAST : Math.min(MOST, size);
};
