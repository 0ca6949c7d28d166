// An answer by its picture, its name, and one line with its price and what it does.

import type { Move } from '@mad-king/engine';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Forecast } from '../../../worker/forecast.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { type Face, faceOf, type Saying } from './faces.tsx';
import { useStoppers } from './use-stoppers.ts';

/** `comes`: what it leads to, where that is said better than by its text. */
export const useFace = (): ((move: Move, forecast: Forecast | undefined, comes?: string) => Face) => {
  const { table, seat, labels, offers } = useSitting();
  const saying: Saying = {
    t: useTexts(),
    words: useStakeWords(),
    language: useLanguage(),
    speaker: useSpeaker(),
    stoppers: useStoppers(),
    hero: useHeroAt(seat),
    view: table.view,
    seat,
    labels,
    offers,
  };
  return (move, forecast, comes) => faceOf(saying, move, forecast, comes);
};
