// The picture of a game, drawn once its dice have been judged and its parts lie in the page.

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useAfterWords } from '../../language/after.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useLastReview } from '../../state/last-review.ts';
import type { Texts } from '../../texts/en.ts';
import type { ReviewLine } from '../../worker/review.ts';
import { coach } from '../../worker/start.ts';
import { tableAt } from '../theatre/shown-table.ts';
import type { StagedGame } from '../theatre/staged-game.ts';
import { drawPicture } from './picture.ts';
import { partsIn } from './pieces.ts';
import { type Judged, type PicturePlan, planPicture } from './plan.ts';

type Picture =
  | { status: 'drawing' }
  | { status: 'failed' }
  /** `words`: what it says, for whoever does not see it. */
  | { status: 'drawn'; blob: Blob; address: string; words: string };

/** The worker knows the rules of this page alone. */
const NOTHING: Judged = { strikes: [], line: null };

/** `known`: the line of a review, if there was one. */
const judge = async (
  { record: { setup, choices }, course: { stops }, by }: StagedGame,
  known: ReviewLine | null,
): Promise<Judged> => {
  if (by === 'then') return NOTHING;
  const game = { setup, choices: [...choices] };
  const { result } = stops[stops.length - 1].game;
  const isWon = result !== null && result.winner >= 0;
  const [luck, line] = await Promise.all([
    coach.ask({ ask: 'luck', ...game }),
    isWon ? (known ?? coach.ask({ ask: 'line', ...game })) : null,
  ]);
  return { strikes: luck.strikes, line };
};

/** Null while it is judged. */
const useJudged = (code: string, staged: StagedGame): Judged | null => {
  const [judged, setJudged] = useState<Judged | null>(null);
  useEffect(() => {
    const last = useLastReview.getState();
    let isCurrent = true;
    judge(staged, last.code === code ? (last.review?.line ?? null) : null).then(
      (found) => isCurrent && setJudged(found),
      () => isCurrent && setJudged(NOTHING),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, staged]);
  return judged;
};

const saidBy = (
  { course, words: { eyebrow, headline, outcome, others, roll } }: PicturePlan,
  { labelled }: Texts,
): string =>
  [
    eyebrow,
    labelled(headline, outcome),
    ...others.map(({ name, end }) => labelled(name, end)),
    ...(course === '' ? [] : [course]),
    ...(roll === null
      ? []
      : [labelled(roll.label, [roll.name, roll.chance].filter((said) => said !== '').join(' · '))]),
  ].join('. ');

interface Shown {
  /** Where the parts lie. */
  place: RefObject<HTMLDivElement | null>;
  plan: PicturePlan | null;
  picture: Picture;
}

export const usePicture = (code: string, staged: StagedGame): Shown => {
  const t = useTexts();
  const words = useAfterWords();
  const speaker = useSpeaker();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const judged = useJudged(code, staged);
  const [picture, setPicture] = useState<Picture>({ status: 'drawing' });
  const plan = useMemo(() => {
    if (judged === null) return null;
    const { course } = staged;
    const last = course.stops.length - 1;
    const table = tableAt(course, last, last, { id: 'share', seat: 0 });
    return planPicture(table, judged, { t, words, speaker, language });
  }, [staged, judged, t, words, speaker, language]);
  useEffect(() => {
    if (plan === null || place.current === null) return;
    let isCurrent = true;
    let address = '';
    drawPicture(partsIn(place.current, plan.dice, plan.roller), plan).then(
      (blob) => {
        if (!isCurrent) return;
        address = URL.createObjectURL(blob);
        setPicture({ status: 'drawn', blob, address, words: saidBy(plan, t) });
      },
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setPicture({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(address);
    };
  }, [plan, t]);
  return { place, plan, picture };
};
