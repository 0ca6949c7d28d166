// The numbers of an answer: before → after, and one bar.

import type { ReactNode } from 'react';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Forecast } from '../../../worker/forecast.ts';
import type { AnswerFace, Bar } from '../answers/index.ts';
import { ownSide } from '../forecast/forecasts.tsx';
import { useFigure } from '../forecast/words.ts';
import { useSitting } from '../sitting.tsx';
import { isTelling, type Toll, tollFor, tollOf } from './toll.ts';

/** Numbers in a sentence stand out. */
export const strong = (words: string): ReactNode =>
  words.split(/(\d+(?:[.,]\d+)?)/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never reordered
      <b key={i}>{part}</b>
    ) : (
      part
    ),
  );

/** Less than this is not worth a word, in points of health. */
const SLIGHT = 0.05;

/** What numbers are said with. */
const useSaying = () => ({
  t: useTexts(),
  words: useStakeWords(),
  language: useLanguage(),
  figure: useFigure(),
  view: useSitting().table.view,
});
type Saying = ReturnType<typeof useSaying>;

const healthBar = (
  { words, language, figure, view }: Saying,
  forecast: Forecast,
  seat: number,
  isCertain: boolean,
): Bar => {
  const { hero, health } = view.seats[seat];
  const kept = forecast.health[seat];
  const name = rosterHero(hero).names[language];
  const isWhole = isCertain && Number.isInteger(kept);
  const said =
    seat === view.seat
      ? (isWhole ? words.youKeep : words.youKeepAbout)(figure(kept))
      : kept === health
        ? words.keepsAll(name, figure(health))
        : words.keeps(name, figure(health), figure(kept));
  const most = Math.max(view.maxHealth, kept, health);
  return { kind: 'health', hero, kept, lost: Math.max(0, health - kept), most, said: strong(said) };
};

const sharesBar = ({ words, figure }: Saying, { parts }: Toll): Bar => ({
  kind: 'shares',
  shares: parts.map(({ chance, amount, direction }) => ({
    chance,
    direction,
    said: direction === 'even' ? words.same : amount === 0 ? words.noDamage : words.damage(figure(amount)),
  })),
});

type Numbers = Pick<AnswerFace, 'swing' | 'bar'>;

/** What changes health, but no damage. */
const healing = (s: Saying, forecast: Forecast, base: Forecast): Numbers | null => {
  const { seat } = s.view;
  const healed = forecast.health[seat] - base.health[seat];
  if (Math.abs(healed) < SLIGHT) return null;
  const [before, after] = [base, forecast].map(({ health }) => s.figure(health[seat]));
  return {
    swing: { before, after, direction: healed > 0 ? 'good' : 'bad', unit: s.t.table.health },
    bar: healthBar(s, forecast, seat, false),
  };
};

/** `focus`: the seat that all answers of the question are about. */
export const useNumbers = (): ((
  forecast: Forecast | undefined,
  passing: Forecast | undefined,
  focus: number | null,
) => Numbers) => {
  const saying = useSaying();
  const isOurs = ownSide(useSitting().table);
  return (forecast, passing, focus) => {
    if (forecast === undefined) return {};
    const base = passing ?? forecast;
    const { figure, view, words, language } = saying;
    const isBase = forecast === base;
    // Who gives in is told what they take themselves.
    const about = forecast === passing && tollFor(base, base, view.seat, true).after > 0 ? view.seat : focus;
    const focused = about === null ? null : tollFor(forecast, base, about, isOurs(about));
    const isFocused = focused !== null && (isTelling(focused) || isBase);
    const toll = isFocused ? focused : (tollOf(forecast, base, isOurs) ?? focused);
    const isCompared = !isBase && toll !== null && isTelling(toll);
    const healed = isCompared ? null : healing(saying, forecast, base);
    if (healed !== null) return healed;
    if (toll === null) return {};
    const { hero } = view.seats[toll.seat];
    const isOthers = toll.seat !== view.seat;
    return {
      swing: {
        before: isCompared ? figure(toll.before) : undefined,
        after: figure(toll.after),
        direction: isCompared ? toll.direction : 'even',
        unit: isOthers ? words.unit : undefined,
        whose: isOthers ? { hero, name: rosterHero(hero).names[language] } : undefined,
      },
      bar:
        toll.parts.length > 1 && isCompared
          ? sharesBar(saying, toll)
          : healthBar(saying, forecast, toll.seat, toll.isCertain),
    };
  };
};
