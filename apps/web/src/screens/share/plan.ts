// A picture before it is drawn: whose arms, which dice, and every word of it in the language of the page.

import { type LanguageId, plain, type Speaker } from '@mad-king/text';
import { rosterHero } from '../../heraldry/roster.ts';
import { modeName } from '../../language/mode-name.ts';
import type { OpenTable } from '../../state/table.ts';
import type { AfterWords } from '../../texts/after/en.ts';
import type { Texts } from '../../texts/en.ts';
import type { Strike } from '../../worker/luck.ts';
import type { ReviewLine } from '../../worker/review.ts';
import { sayEnd } from '../game/result/ends.ts';
import { namesInRow } from '../game/result/people.ts';
import type { Contents, Sentences } from './picture.ts';
import { chancesOf, keptDice, type Told, type ToldRoll, tellingRoll, toldOf } from './told.ts';

export interface PicturePlan extends Contents {
  /** Heroes whose arms are large: who won, or all. */
  shields: string[];
  /** Heroes whose arms are small. */
  others: string[];
  /** How the chance to win went, for whoever does not see the line; '' where there is none. */
  course: string;
  /** The roll that is told. */
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

/** What the worker says of a game. */
export interface Judged {
  /** Rolls that made an ability; none where nobody can judge them. */
  strikes: readonly Strike[];
  /** Of chances; null where nobody won, or nobody can judge it. */
  line: ReviewLine | null;
}

export const planPicture = (table: Ended, { strikes, line }: Judged, tongue: Tongue): PicturePlan => {
  const told = toldOf(table);
  const { seats } = table.view;
  const { winners, others, lines } = told;
  const heroOf = (seat: number): string => seats[seat].hero;
  const hasWinner = winners.length > 0;
  const chances = line !== null && hasWinner ? chancesOf(line, winners[0]) : null;
  const roll = tellingRoll(strikes, winners, chances);
  const strike = roll?.strike ?? null;
  const percent = (chance: number): string => tongue.t.percent(chance, 0).join('');
  const roller = strike === null ? '' : heroOf(strike.seat);
  const faces = tongue.speaker.voice.catalogue.hero(roller)?.dice ?? [];
  const kept = strike === null ? [] : keptDice(strike.values, strike.kept);
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
    course:
      chances === null
        ? ''
        : tongue.t.labelled(
            tongue.words.review.line,
            chances.map(({ chance }) => percent(chance)).join(', '),
          ),
    chances:
      chances === null
        ? null
        : {
            line: chances.map(({ chance }) => chance),
            first: percent(chances[0].chance),
            half: percent(0.5),
          },
    words: sentencesOf(table, told, roll, tongue),
  };
};

const sentencesOf = (
  { view }: Ended,
  { turns, winners, others, health }: Told,
  roll: ToldRoll | null,
  { t, words, speaker, language }: Tongue,
): Sentences => {
  const nameOf = (seat: number): string => rosterHero(view.seats[seat].hero).names[language];
  const isOver = view.result !== null;
  const everybody = namesInRow(view.seats.map((_, seat) => nameOf(seat)));
  const crowned = winners.length === 1 ? t.result.wears(health) : t.result.wearTogether(health);
  return {
    eyebrow: `${modeName(t, view.mode, view.options)} · ${t.result.turns(turns)}`,
    headline: winners.length > 0 ? namesInRow(winners.map(nameOf)) : isOver ? t.result.draw : everybody,
    outcome: winners.length > 0 ? crowned : isOver ? everybody : words.theatre.open,
    others:
      winners.length === 0
        ? []
        : others.map(({ seat, end }) => ({
            name: nameOf(seat),
            end: end === null ? '' : sayEnd(t, speaker, end),
          })),
    roll: roll === null ? null : rollWords(view.seats[roll.strike.seat].hero, roll, t, words, speaker),
    invitation: words.share.invitation,
  };
};

const rollWords = (
  hero: string,
  { strike: { turn, ability, kept, chance }, moved }: ToldRoll,
  t: Texts,
  { share, review }: AfterWords,
  speaker: Speaker,
): NonNullable<Sentences['roll']> => {
  const name = plain(speaker.source({ of: 'ability', hero, ability, level: 1, row: 0, part: '' }));
  const percent = (part: number, digits: number): string => t.percent(part, digits).join('');
  if (moved !== null) {
    const change = `${percent(moved.before, 0)} → ${percent(moved.after, 0)}`;
    return { label: share.deciding(turn), name, chance: t.labelled(review.line, change) };
  }
  const unlikely =
    kept.length === 0
      ? t.result.moments.strikeAll(percent(chance, 1))
      : t.result.moments.strikeText([...kept].sort().join(' '), percent(chance, 1));
  return { label: share.luckiest(turn), name, chance: chance < LIKELY ? unlikely : '' };
};
