// The steps of the present turn: what was, what is (on parchment), what comes.

import { useMemo } from 'react';
import { useMedia } from '../../../components/use-media.ts';
import { useStoryWords } from '../../../language/story-turn.ts';
import { useTexts } from '../../../language/texts.ts';
import { useSitting } from '../sitting.tsx';
import type { Step } from './step.ts';
import { StepDice } from './step-signs.tsx';
import { inSight, storyOf, type Told } from './story.ts';
import { useStepWords } from './use-step-words.tsx';

const NARROW = '(max-width: 74.9375rem)';

/** Several may begin with one event, and those to come with none. */
const keyOf = (step: Step): string =>
  `${step.at}/${step.kind}/${step.seat}/${step.kind === 'phase' ? step.phase : ''}`;

/** `isSmall`: where there is room for the last two only. */
export const Strip = ({ isSmall = false }: { isSmall?: boolean }) => {
  const words = useStoryWords();
  const { table } = useSitting();
  const { view, events } = table;
  const isNarrow = useMedia(NARROW);
  const most = isSmall ? 2 : isNarrow ? 5 : 6;
  const newsFrom = events.length - table.news;
  const story = useMemo(() => storyOf(view, events, newsFrom), [view, events, newsFrom]);
  const shown = isSmall ? story.filter(({ when }) => when !== 'next').slice(-most) : inSight(story, most);
  if (shown.length === 0) return null;
  return (
    <ol className="beats" aria-label={words.title} data-hero={view.seats[view.active].hero}>
      {shown.map((told) => (
        <Beat key={keyOf(told.step)} told={told} isFresh={told.step.until >= newsFrom} />
      ))}
    </ol>
  );
};

const Beat = ({ told: { step, when }, isFresh }: { told: Told; isFresh: boolean }) => {
  const t = useTexts();
  const words = useStoryWords();
  const { view } = useSitting().table;
  const { icon, title, more } = useStepWords(view)(step);
  const health = step.kind === 'damage' || step.kind === 'heal' ? step.health : null;
  return (
    <li
      className={`beat beat--${when}`}
      data-fresh={isFresh && when !== 'next' ? true : undefined}
      aria-current={when === 'now' ? 'step' : undefined}
      title={more === '' ? title : t.labelled(title, more)}
    >
      {icon}
      <span className="beat__words">
        <b>{title}</b>
        {step.dice !== null ? (
          <StepDice view={view} dice={step.dice} />
        ) : health !== null ? (
          <small>
            {health.from} → {health.to}
          </small>
        ) : (
          more !== '' && <small>{more}</small>
        )}
      </span>
      {when === 'next' && <span className="sr">({words.ahead})</span>}
    </li>
  );
};
