// What happened, the newest at the bottom. Long games stay quick: older lines are shown on request.

import type { GameView } from '@mad-king/engine';
import { type LogLine, plain } from '@mad-king/text';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Said } from '../../../components/said.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import { RuleLink } from '../help/index.ts';
import { DamageLine } from './damage.tsx';
import { EventIcon } from './event-icon.tsx';
import { worthHearing } from './heard.ts';
import { ruleOf } from './rule-of.ts';
import './log.css';

const SHOWN = 90;
const MORE = 200;
const FAR_DOWN = 1e6;

export const Log = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const [most, setMost] = useState(SHOWN);
  const { view, events } = table;
  const speaker = useSpeaker();
  const seats = view.seats.length;
  const lines = useMemo(() => speaker.log(events, { seats }), [speaker, events, seats]);
  useNewestInSight(list, end, lines.length);
  const first = Math.max(0, lines.length - most);
  const news = lines.filter(({ at }) => at >= events.length - table.news);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={list} className="log" aria-label={t.log.title} tabIndex={0}>
        {first > 0 && (
          <li>
            <button
              type="button"
              className="btn btn--ghost btn--small log__more"
              onClick={() => setMost(most + MORE)}
            >
              {t.log.earlier(first)}
            </button>
          </li>
        )}
        {lines.slice(first).map((line) => (
          <Line key={`${line.at}.${line.player}`} view={view} line={line} />
        ))}
        <li ref={end} className="log__end" aria-hidden="true" />
      </ol>
      <Heard view={view} news={news} />
    </>
  );
};

/** Follows what happens, unless somebody has scrolled up to read. Measures nothing, so that drawing stays quick. */
const useNewestInSight = (
  list: React.RefObject<HTMLOListElement | null>,
  end: React.RefObject<HTMLLIElement | null>,
  length: number,
): void => {
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (list.current === null || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        isAtEnd.current = entries.at(-1)?.isIntersecting === true;
      },
      { root: list.current, rootMargin: '0px 0px 40px' },
    );
    observer.observe(end.current);
    // When the log itself grows or shrinks, its end stays in sight; this comes before the other observer looks.
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) list.current?.scrollTo({ top: FAR_DOWN });
    });
    resized.observe(list.current);
    return () => {
      observer.disconnect();
      resized.disconnect();
    };
  }, [list, end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when something is added
  useEffect(() => {
    if (!isAtEnd.current) return;
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: FAR_DOWN }));
    return () => cancelAnimationFrame(frame);
  }, [list, length]);
};

interface LineProps {
  view: GameView;
  line: LogLine;
}

/** A line is said once: names do not change while a game lasts. */
const isSameLine = (a: LineProps, b: LineProps): boolean =>
  a.line.event === b.line.event &&
  a.line.player === b.line.player &&
  a.line.along.length === b.line.along.length &&
  a.line.times === b.line.times &&
  a.view.seat === b.view.seat;

const Line = memo(({ view, line }: LineProps) => {
  const speaker = useSpeaker();
  const { event, player } = line;
  if (event.type === 'turn') return <TurnLine view={view} turn={event.turn} seat={event.seat} />;
  const said = speaker.logLine(view, line);
  if (event.type === 'settled' && player !== null)
    return <DamageLine view={view} player={event.settlement.players[player]} said={said} />;
  return (
    <li className="log__line">
      <EventIcon view={view} event={event} />
      <span>
        <Said said={said} />
      </span>
      <RuleLink rule={ruleOf(event)} />
    </li>
  );
}, isSameLine);

const TurnLine = ({ view, turn, seat }: { view: GameView; turn: number; seat: number }) => {
  const t = useTexts();
  const language = useLanguage();
  const { hero } = view.seats[seat];
  return (
    <li className="log__turn eyebrow" data-hero={hero}>
      {t.turn(turn)} · {seat === view.seat ? t.home.you : rosterHero(hero).names[language]}
    </li>
  );
};

/** For those who listen: the news in a few sentences. */
const Heard = ({ view, news }: { view: GameView; news: readonly LogLine[] }) => {
  const speaker = useSpeaker();
  const words = worthHearing(news).map((line) => plain(speaker.logLine(view, line)));
  return (
    <p className="sr" aria-live="polite">
      {words.join(' ')}
    </p>
  );
};
