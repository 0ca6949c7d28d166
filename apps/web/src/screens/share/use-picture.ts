// The picture of a game, drawn once its dice have been judged and its parts lie in the page.

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useAfterWords } from '../../language/after.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useLastReview } from '../../state/last-review.ts';
import type { Texts } from '../../texts/en.ts';
import type { Strike } from '../../worker/luck.ts';
import { coach } from '../../worker/start.ts';
import { tableAt } from '../theatre/shown-table.ts';
import type { StagedGame } from '../theatre/staged-game.ts';
import { drawPicture } from './picture.ts';
import { partsIn } from './pieces.ts';
import { type PicturePlan, planPicture } from './plan.ts';

type Picture =
  | { status: 'drawing' }
  | { status: 'failed' }
  /** `words`: what it says, for whoever does not see it. */
  | { status: 'drawn'; blob: Blob; address: string; words: string };

/** Rolls that made an ability; none where nobody can judge them. Null while they are judged. */
const useStrikes = ({ record: { setup, choices }, by }: StagedGame): readonly Strike[] | null => {
  const [strikes, setStrikes] = useState<readonly Strike[] | null>(null);
  useEffect(() => {
    // The worker knows the rules of this page alone.
    if (by === 'then') {
      setStrikes([]);
      return;
    }
    let isCurrent = true;
    coach.ask({ ask: 'luck', setup, choices: [...choices] }).then(
      (luck) => isCurrent && setStrikes(luck.strikes),
      () => isCurrent && setStrikes([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [setup, choices, by]);
  return strikes;
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
  const strikes = useStrikes(staged);
  const line = useLastReview((last) => (last.code === code ? (last.review?.line ?? null) : null));
  const [picture, setPicture] = useState<Picture>({ status: 'drawing' });
  const plan = useMemo(() => {
    if (strikes === null) return null;
    const { course } = staged;
    const last = course.stops.length - 1;
    const table = tableAt(course, last, last, { id: 'share', seat: 0 });
    return planPicture(table, strikes, line, { t, words, speaker, language });
  }, [staged, strikes, line, t, words, speaker, language]);
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
