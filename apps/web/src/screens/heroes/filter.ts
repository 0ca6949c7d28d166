// Which heroes are shown: by box, by complexity, by words of their name or of their tokens.

import { type LanguageId, plain, type Speaker } from '@mad-king/text';
import { type Box, type RosterHero, roster } from '../../heraldry/roster.ts';

export const BANDS = ['easy', 'middling', 'hard'] as const;
export type Band = (typeof BANDS)[number];
export const BAND_OF: Record<Band, readonly [least: number, most: number]> = {
  easy: [1, 2],
  middling: [3, 4],
  hard: [5, 6],
};

export interface Filter {
  box: Box | 'all';
  band: Band | 'any';
  words: string;
}

export const NO_FILTER: Filter = { box: 'all', band: 'any', words: '' };

/** Without accents and capitals, so that "lod" finds "Złodziej" as little as it must, and "zlo" finds it. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').toLowerCase();

const wordsOf = (hero: RosterHero, language: LanguageId, speaker: Speaker | null): string => {
  const { catalogue } = speaker?.voice ?? {};
  const written = catalogue?.hero(hero.id);
  const tokens = written === undefined || speaker === null ? [] : speaker.hero(written).tokens;
  const names = tokens.map(({ name }) => plain(name));
  // Also by the names on English cards, which many players know.
  const english = written?.tokens.map(({ name }) => name) ?? [];
  return fold([hero.names[language], hero.names.en, ...names, ...english].join('\n'));
};

export const filterHeroes = (
  { box, band, words }: Filter,
  language: LanguageId,
  speaker: Speaker | null,
): RosterHero[] => {
  const [least, most] = band === 'any' ? [1, 6] : BAND_OF[band];
  const wanted = fold(words.trim());
  return roster.filter(
    (hero) =>
      (box === 'all' || hero.box === box) &&
      hero.complexity >= least &&
      hero.complexity <= most &&
      (wanted === '' || wordsOf(hero, language, speaker).includes(wanted)),
  );
};
