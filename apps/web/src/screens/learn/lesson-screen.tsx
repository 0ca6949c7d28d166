// A lesson on the table: the Jester speaks where questions are asked, and the rest is dimmed.

import { describe, known, save } from '@mad-king/engine';
import type { LessonWords } from '@mad-king/lab/lessons/lesson';
import { use, useCallback, useEffect, useMemo } from 'react';
import { useLanguage } from '../../language/texts.ts';
import { refusal, type Wish } from '../../state/refusal.ts';
import { coach } from '../../worker/start.ts';
import { Table } from '../game/table.tsx';
import { Aside } from './aside.tsx';
import { Controls } from './controls.tsx';
import { lessonTable } from './lesson-table.ts';
import { type ListedLesson, languageFor } from './listed.ts';
import { lit, selectorOf, selectorOfMove, tabOf } from './points.ts';
import { lessonWords, stagedLesson } from './staged.ts';
import { isQuestion, type Lessoning, useLesson } from './use-lesson.ts';
import { moveNow, stepAt, type Way } from './way.ts';
import '../../styles/table/index.css';
import './lesson.css';
import './lesson-desk.css';
import './lesson-small.css';

export const LessonScreen = ({ listed }: { listed: ListedLesson }) => {
  const language = useLanguage();
  const course = use(stagedLesson(listed));
  const words = use(lessonWords(listed, language));
  const lessoning = useLesson(course, words.steps);
  const { way } = lessoning;
  const table = useMemo(() => lessonTable(way), [way]);
  const { game } = way;
  const why = useCallback((wish: Wish) => refusal(game, 0, wish), [game]);
  const foresee = useCallback(() => coach.ask({ ask: 'forecast', game: save(known(game, 0)) }), [game]);
  const spoken = languageFor(listed, language);
  const lights = useLights(way, words);
  const parts: LessonParts = { lessoning, words, lang: spoken === language ? undefined : spoken };
  return (
    <>
      <style>{lights.css}</style>
      <Table
        key={table.id}
        table={table}
        guide={{
          name: 'lesson',
          why,
          foresee,
          controls: <Controls {...parts} />,
          aside: <Aside {...parts} />,
          tab: lights.tab,
        }}
      />
    </>
  );
};

export interface LessonParts {
  lessoning: Lessoning;
  words: LessonWords;
  /** Its language, where it is not one's own. */
  lang: string | undefined;
}

/** What the step points at: lit, on the tab in front, and in sight. */
const useLights = (way: Way, words: LessonWords) => {
  const { step } = stepAt(way);
  const said = words.steps[step.id];
  const isAsked = way.mood === 'asks' || way.mood === 'answers';
  const wanted = isAsked ? moveNow(way) : undefined;
  const isOpen = isQuestion(said);
  const offered =
    isOpen && isAsked && step.does === 'choose' ? way.game.choices.map((one) => describe(way.game, one)) : [];
  const touched = isOpen ? [] : selectorOfMove(wanted);
  const points = [...step.points.flatMap(selectorOf), ...offered.flatMap(selectorOfMove)];
  useInSight(`${way.at}/${way.chosen}/${isAsked}`, isOpen ? [] : [...touched, ...points]);
  return {
    css: isAsked ? lit([...new Set(points)], touched) : '',
    tab: isOpen ? undefined : tabOf(wanted, step.points),
  };
};

/** On a small screen board and hand scroll; where not all has room, what is to be touched comes first. */
const useInSight = (step: string, selectors: readonly string[]): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step
  useEffect(() => {
    const show = (): void => {
      for (const one of selectors.toReversed()) {
        const thing = document.querySelector(`.tbl--lesson :is(.board, .hand) ${one}`);
        thing?.scrollIntoView({ block: 'nearest', inline: 'center' });
      }
    };
    // Dice and texts that come later take room.
    const look = new ResizeObserver(show);
    for (const panel of document.querySelectorAll('.tbl--lesson :is(.board, .hand)')) look.observe(panel);
    return () => look.disconnect();
  }, [step]);
};
