// The table: seats above, the arena and what is asked in the middle, one's board and hand below, the log beside it. On a phone
// board, hand and log take turns under tabs, and what is asked stays at the thumb.

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Ground } from '../../components/glass.tsx';
import { Page } from '../../components/page.tsx';
import { useMedia } from '../../components/use-media.ts';
import { whenIdle } from '../../components/when-idle.ts';
import { useTexts } from '../../language/texts.ts';
import type { OpenTable } from '../../state/table.ts';
import { Arena } from './arena/arena.tsx';
import { PhaseTrack } from './arena/phase-track.tsx';
import { Board } from './board/board.tsx';
import { ForecastProvider, type Foresee } from './forecast/forecasts.tsx';
import { Hand } from './hand/hand.tsx';
import { MiniHand } from './hand/mini-hand.tsx';
import { MyBoard } from './me/my-board.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Rail } from './rail.tsx';
import { LateKeys, Notices, PlayKeys } from './responses/index.ts';
import { Result } from './result/result.tsx';
import { PlanProvider } from './roll/plan.tsx';
import { Seats } from './seats/seats.tsx';
import { SittingProvider, type Why } from './sitting.tsx';
import { useLoadedStakes, useStakesParts } from './stakes/loaded.ts';
import { isAnsweredByPanels } from './stakes/panels.ts';
import { useLoadedStory, useStoryParts } from './story/loaded.ts';
import type { Tab } from './tab-for.ts';
import { Tabs, useTab } from './tabs.tsx';

/** What can be seen of a move comes behind the table, which is complete without it, and behind the first question. */
const Motion = lazy(async () => {
  await whenIdle();
  const { Motion } = await import('./motion/motion.tsx');
  return { default: Motion };
});

/** How far its light reaches. */
const CANDLE = [560, 330] as const;
/** From this width on the log lies open beside the table. */
const ROOM_FOR_LOG = '(min-width: 75rem)';
/** A phone, or a window zoomed to that size. */
const SMALL = '(max-width: 53rem), (max-height: 32rem)';

/** Somebody leads through what is shown, or through a lesson. */
interface Guide {
  /** Stands where questions are asked. */
  controls: ReactNode;
  why: Why;
  /** A name for styles. */
  name?: string;
  /** Above the log. */
  aside?: ReactNode;
  /** What it is about, where board and hand take turns. */
  tab?: Tab;
  /** In place of the log. */
  score?: ReactNode;
  /** What the choices of a question come to, if any can be made. */
  foresee?: Foresee;
}

interface TableProps {
  table: OpenTable;
  /** The table is not that of the game that is played. */
  guide?: Guide;
  /** Above the log. */
  aside?: ReactNode;
  /** What else is wrong with the table. */
  notices?: ReactNode;
}

export const Table = ({ table, guide, aside, notices }: TableProps) => {
  const t = useTexts();
  const { view } = table;
  const [tab, setTab] = useTab(table, guide?.tab);
  const isWide = useMedia(ROOM_FOR_LOG);
  const isAboutLog = guide?.tab === 'log';
  const [hasLog, setHasLog] = useState(isWide || isAboutLog);
  // A window that becomes too small for the log folds it, and the other way round.
  useEffect(() => setHasLog(isWide || isAboutLog), [isWide, isAboutLog]);
  const isSeated = view.seat >= 0;
  const parts = useStakesParts();
  const story = useStoryParts();
  const isSmall = useMedia(SMALL);
  const [isMoving, setMoving] = useState(false);
  const isShown = view.decision !== null || !isSeated || guide !== undefined;
  // When that has been drawn.
  useEffect(() => {
    if (isShown) setMoving(true);
  }, [isShown]);
  const isTold = story !== null && guide === undefined && isSomebodyElses(table);
  useLoadedStakes(view.decision !== null || guide !== undefined);
  useLoadedStory(view.decision !== null && guide === undefined);
  return (
    <SittingProvider table={table} why={guide?.why}>
      <PlanProvider table={table}>
        <ForecastProvider table={table} foresee={guide?.foresee}>
          <Page
            title={t.table.title(view.turn)}
            className={guide?.name === undefined ? 'tbl' : `tbl tbl--${guide.name}`}
            hero={view.seats[view.seat]?.hero}
            states={{
              tab,
              log: hasLog ? 'open' : 'folded',
              over: String(view.result !== null),
              sent: String(table.sent),
              // Buttons stand in for panels until those are loaded.
              panels: parts === null && isAnsweredByPanels(view.decision?.ask) ? 'coming' : 'there',
            }}
          >
            {guide === undefined && (
              <>
                <LateKeys table={table} />
                <PlayKeys table={table} />
              </>
            )}
            <Ground x={522} y={330} light={CANDLE} />
            <Seats />
            <PhaseTrack phase={view.phase} />
            {isTold && !isSmall && <story.Strip />}
            <Arena />
            <div className="notices">
              <Notices table={table} />
              {notices}
            </div>
            {guide?.controls ?? <Asked table={table} isSmall={isSmall} />}
            <Rail
              isOpen={hasLog}
              onToggle={() => setHasLog(!hasLog)}
              isWide={isWide}
              isTab={tab === 'log'}
              isPlayed={guide === undefined}
              aside={guide?.aside ?? aside}
              score={guide?.score}
            />
            {isSeated && (
              <>
                <Tabs tab={tab} onTab={setTab} />
                <Board />
                <div className="foot">
                  <MyBoard />
                  <MiniHand onOpen={() => setTab('hand')} />
                  <Hand />
                </div>
              </>
            )}
          </Page>
        </ForecastProvider>
      </PlanProvider>
      {isMoving && (
        <Suspense>
          <Motion table={table} />
        </Suspense>
      )}
    </SittingProvider>
  );
};

/** Somebody else acts, and the game goes on. */
const isSomebodyElses = ({ view, elsewhere }: OpenTable): boolean =>
  view.decision === null && view.result === null && !elsewhere;

/** Panels where something is at stake, buttons where one rolls, plays or waits; the result at the end. */
const Asked = ({ table, isSmall }: { table: OpenTable; isSmall: boolean }) => {
  const { result, decision } = table.view;
  const parts = useStakesParts();
  const story = useStoryParts();
  if (result !== null) return <Result table={table} />;
  if (story !== null && isSomebodyElses(table)) return <story.StoryPrompt isSmall={isSmall} />;
  return parts !== null && isAnsweredByPanels(decision?.ask) ? (
    <parts.AnswerPrompt />
  ) : (
    <Prompt key={table.id} />
  );
};
