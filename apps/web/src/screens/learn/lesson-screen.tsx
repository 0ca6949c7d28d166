// A lesson on the table: the Jester speaks where questions are asked, and the rest is dimmed.

import { known, save } from '@mad-king/engine';
import type { LessonWords } from '@mad-king/lab/lessons/lesson';
import { use, useCallback, useMemo } from 'react';
import { useLanguage } from '../../language/texts.ts';
import { refusal, type Wish } from '../../state/refusal.ts';
import { coach } from '../../worker/start.ts';
import { Table } from '../game/table.tsx';
import { Aside, Otherwise } from './aside.tsx';
import { Controls } from './controls.tsx';
import { lessonTable } from './lesson-table.ts';
import { type ListedLesson, languageFor } from './listed.ts';
import { lit, selectorOf, selectorOfMove } from './points.ts';
import { lessonWords, stagedLesson } from './staged.ts';
import { type Lessoning, useLesson } from './use-lesson.ts';
import { moveNow, stepAt, type Way } from './way.ts';
import '../../styles/table/index.css';
import './lesson.css';

export const LessonScreen = ({ listed }: { listed: ListedLesson }) => {
  const language = useLanguage();
  const course = use(stagedLesson(listed));
  const words = use(lessonWords(listed, language));
  const lessoning = useLesson(course);
  const { way } = lessoning;
  const table = useMemo(() => lessonTable(way), [way]);
  const { game } = way;
  const why = useCallback((wish: Wish) => refusal(game, 0, wish), [game]);
  const foresee = useCallback(() => coach.ask({ ask: 'forecast', game: save(known(game, 0)) }), [game]);
  const spoken = languageFor(listed, language);
  const parts: LessonParts = { lessoning, words, lang: spoken === language ? undefined : spoken };
  return (
    <>
      <style>{useLit(way)}</style>
      <Table
        key={table.id}
        table={table}
        guide={{
          name: 'lesson',
          why,
          foresee,
          controls: <Controls {...parts} />,
          aside: <Aside {...parts} />,
          beside: <Otherwise {...parts} />,
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

const useLit = (way: Way): string => {
  const { step } = stepAt(way);
  if (way.mood !== 'asks') return '';
  return lit(step.points.flatMap(selectorOf), selectorOfMove(moveNow(way)));
};
