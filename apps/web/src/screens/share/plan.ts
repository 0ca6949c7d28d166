// A picture before it is drawn: whose arms, which dice, and every word of it in the language of the page.

import { type LanguageId, plain, type Speaker } from '@mad-king/text';
import { rosterHero } from '../../heraldry/roster.ts';
import type { OpenTable } from '../../state/table.ts';
import type { AfterWords } from '../../texts/after/en.ts';
import type { Texts } from '../../texts/en.ts';
import type { Strike } from '../../worker/luck.ts';
import { sayEnd } from '../game/result/ends.ts';
import { namesInRow } from '../game/result/people.ts';
import type { Contents, Sentences } from './picture.ts';
import { decidingRoll, keptDice, type Told, toldOf } from './told.ts';

export interface PicturePlan extends Contents {
  /** Heroes whose arms are large: who won, or all. */
  shields: string[];
  /** Heroes whose arms are small. */
  others: string[];
  /** The deciding roll. */
  strike: Strike | null;
  dice: { value: number; symbol: string; isKept: boolean }[];
  roller: string;
}

/** What all of it is told with. */
export interface Tongue {
  t: Texts;
  words: AfterWords;
  speaker: Speaker;
  language: LanguageId;
}

/** A roll that was more likely than this is told without its chance. */
const LIKELY = 1 / 2;

type Ended = Pick<OpenTable, 'view' | 'events'>;

export const planPicture = (table: Ended, strikes: readonly Strike[], tongue: Tongue): PicturePlan => {
  const told = toldOf(table);
  const { seats } = table.view;
  const { winners, others, lines } = told;
  const heroOf = (seat: number): string => seats[seat].hero;
  const strike = decidingRoll(strikes, winners);
  const roller = strike === null ? '' : heroOf(strike.seat);
  const faces = tongue.speaker.voice.catalogue.hero(roller)?.dice ?? [];
  const kept = strike === null ? [] : keptDice(strike.values, strike.kept);
  const hasWinner = winners.length > 0;
  return {
    hero: hasWinner ? heroOf(winners[0]) : '',
    shields: (hasWinner ? winners : seats.map((_, seat) => seat)).map(heroOf),
    others: hasWinner ? others.map(({ seat }) => heroOf(seat)) : [],
    strike,
    dice: (strike?.values ?? []).map((value, i) => ({ value, symbol: faces[value - 1], isKept: kept[i] })),
    roller,
    lines: lines.map((line) => {
      const seat = seats.findIndex(({ team }) => team === line.team);
      return { ...line, hero: heroOf(seat), isWinner: winners.includes(seat) };
    }),
    words: sentencesOf(table, told, strike, tongue),
  };
};

const sentencesOf = (
  { view }: Ended,
  { turns, winners, others, health }: Told,
  strike: Strike | null,
  { t, words, speaker, language }: Tongue,
): Sentences => {
  const nameOf = (seat: number): string => rosterHero(view.seats[seat].hero).names[language];
  const isOver = view.result !== null;
  const everybody = namesInRow(view.seats.map((_, seat) => nameOf(seat)));
  const crowned = winners.length === 1 ? t.result.wears(health) : t.result.wearTogether(health);
  return {
    eyebrow: `${t.modes[view.mode].name} · ${t.result.turns(turns)}`,
    headline: winners.length > 0 ? namesInRow(winners.map(nameOf)) : isOver ? t.result.draw : everybody,
    outcome: winners.length > 0 ? crowned : isOver ? everybody : words.theatre.open,
    others:
      winners.length === 0
        ? []
        : others.map(({ seat, end }) => ({
            name: nameOf(seat),
            end: end === null ? '' : sayEnd(t, speaker, end),
          })),
    roll: strike === null ? null : rollWords(view.seats[strike.seat].hero, strike, t, words, speaker),
    invitation: words.share.invitation,
  };
};

const rollWords = (
  hero: string,
  { turn, ability, kept, chance }: Strike,
  t: Texts,
  { share }: AfterWords,
  speaker: Speaker,
): NonNullable<Sentences['roll']> => {
  const percent = t.percent(chance, 1).join('');
  const unlikely =
    kept.length === 0
      ? t.result.moments.strikeAll(percent)
      : t.result.moments.strikeText([...kept].sort().join(' '), percent);
  return {
    label: share.deciding(turn),
    name: plain(speaker.source({ of: 'ability', hero, ability, level: 1, row: 0, part: '' })),
    chance: chance < LIKELY ? unlikely : '',
  };
};
