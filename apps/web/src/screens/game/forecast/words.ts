// A change of damage in words and in figures.

import type { Move } from '@mad-king/engine';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { figure } from '../../../texts/format.ts';
import type { Forecast } from '../../../worker/forecast.ts';
import { useSitting } from '../sitting.tsx';
import { focusOf } from '../stakes/toll.ts';
import { type Change, changeOf } from './change.ts';
import { ownSide, useForecasts } from './forecasts.tsx';

/** Whole numbers as they are, means with one decimal. */
export const useFigure = (): ((n: number) => string) => {
  const language = useLanguage();
  return (n) => figure(language, n);
};

export interface ChangeSaid {
  /** "prevents 6 of 9" */
  words: string;
  /** "9 → 3", "≈ 11 → 21 damage", or a chance */
  figures: string;
}

export const useChangeWords = (): ((change: Change) => ChangeSaid) => {
  const t = useTexts();
  const figure = useFigure();
  return (change) => {
    if (change.kind === 'may') {
      const chance = t.percent(change.chance, 1).join('');
      return { words: t.forecast.mayPreventAll(chance), figures: chance };
    }
    const { kind, amount, of, isCertain } = change;
    const left = kind === 'prevents' ? of - amount : of + amount;
    const figures = isCertain
      ? `${figure(of)} → ${figure(left)}`
      : t.forecast.about(Math.round(of), Math.round(left));
    if (kind === 'adds')
      return {
        words: isCertain ? t.forecast.adds(figure(amount)) : t.forecast.addsOnAverage(figure(amount)),
        figures,
      };
    const say = isCertain ? t.forecast.prevents : t.forecast.preventsOnAverage;
    return { words: say(figure(amount), figure(of)), figures };
  };
};

/** What comes if one lets it come. */
const usePassing = (): Forecast | undefined => {
  const { arranged } = useSitting();
  const forecasts = useForecasts();
  return arranged.quiet.map(({ move }) => forecasts.get(move.text)).find((found) => found !== undefined);
};

/** What a move changes about the damage, compared with letting it come; null where nothing can be said. */
export const useChange = (move: Move | undefined): (ChangeSaid & { direction: 'good' | 'bad' }) | null => {
  const t = useTexts();
  const language = useLanguage();
  const { table } = useSitting();
  const forecasts = useForecasts();
  const say = useChangeWords();
  const passing = usePassing();
  const forecast = move === undefined ? undefined : forecasts.get(move.text);
  if (passing === undefined || forecast === undefined || forecast === passing) return null;
  const isMine = ownSide(table);
  const found = changeOf(forecast, passing, isMine, focusOf([...forecasts.values()], passing, isMine));
  if (found === null) return null;
  const said = say(found.change);
  const lessens = found.change.kind !== 'adds';
  const direction = lessens === isMine(found.seat) ? 'good' : 'bad';
  if (isMine(found.seat)) return { ...said, direction };
  const name = rosterHero(table.view.seats[found.seat].hero).names[language];
  return { ...said, direction, words: t.labelled(name, said.words) };
};
