// The log as a score: all of the game, what is still to come in a lower voice. It follows, and every line leads to its moment.

import type { GameView } from '@mad-king/engine';
import { type LogLine, plain } from '@mad-king/text';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Said } from '../../components/said.tsx';
import { useSize } from '../../components/use-size.ts';
import { rosterHero } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { EventIcon } from '../game/log/event-icon.tsx';
import type { Course } from './stops.ts';
import type { Walk } from './use-walk.ts';

interface ScoreProps {
  course: Course;
  walk: Walk;
  /** At the end of the game. */
  view: GameView;
}

interface Placed {
  line: LogLine;
  stop: number;
}

export const Score = ({ course: { stops, events }, walk, view }: ScoreProps) => {
  const { theatre: w } = useAfterWords();
  const speaker = useSpeaker();
  const [list, { height }] = useSize<HTMLOListElement>();
  const seats = view.seats.length;
  const placed = useMemo(() => {
    let stop = 0;
    return speaker.log(events, { seats }).flatMap((line): Placed[] => {
      while (stop < stops.length - 1 && stops[stop].told <= line.at) stop++;
      return line.event.type === 'turn' || plain(speaker.logLine(view, line)).trim() !== ''
        ? [{ line, stop }]
        : [];
    });
  }, [speaker, events, seats, stops, view]);
  const present = placed.findLastIndex(({ stop }) => stop <= walk.at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the game, and cannot while it is hidden
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const line = list.current?.querySelector('[aria-current]')?.parentElement;
      if (line) list.current?.scrollTo({ top: line.offsetTop - list.current.clientHeight / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [present, height]);
  const jump = useRef(walk.jump);
  jump.current = walk.jump;
  const lead = useMemo(() => (stop: number) => jump.current(stop), []);
  return (
    <section className="score" aria-label={w.score}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={list} className="log score__lines" tabIndex={0}>
        {placed.map(({ line, stop }, i) => (
          <Line
            key={`${line.at}.${line.player}`}
            view={view}
            line={line}
            stop={stop}
            when={i === present ? 'now' : stop > walk.at ? 'later' : 'before'}
            onJump={lead}
          />
        ))}
      </ol>
    </section>
  );
};

interface LineProps extends Placed {
  view: GameView;
  when: 'before' | 'now' | 'later';
  onJump: (stop: number) => void;
}

const Line = memo(({ view, line, stop, when, onJump }: LineProps) => {
  const t = useTexts();
  const language = useLanguage();
  const speaker = useSpeaker();
  const { event } = line;
  const isTurn = event.type === 'turn';
  return (
    <li className={isTurn ? 'score__turn' : 'score__line'} data-when={when}>
      <button
        type="button"
        aria-current={when === 'now' ? 'step' : undefined}
        data-hero={isTurn ? view.seats[event.seat].hero : undefined}
        onClick={() => onJump(stop)}
      >
        {isTurn ? (
          <span>
            {t.turn(event.turn)} · {rosterHero(view.seats[event.seat].hero).names[language]}
          </span>
        ) : (
          <>
            <EventIcon view={view} event={event} />
            <span>
              <Said said={speaker.logLine(view, line)} />
            </span>
          </>
        )}
      </button>
    </li>
  );
});
