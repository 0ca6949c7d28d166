// What happened, the newest at the bottom. Long games stay quick: older lines are shown on request.

import type { GameView } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Said } from '../../../components/said.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import { RuleLink } from '../help/index.ts';
import { DamageLines } from './damage.tsx';
import { type Entry, entriesOf, ruleOf, worthHearing } from './entries.ts';
import { EventIcon } from './event-icon.tsx';
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
  const entries = useMemo(() => entriesOf(events, view.seats.length), [events, view.seats.length]);
  useNewestInSight(list, end, entries.length);
  const first = Math.max(0, entries.length - most);
  const news = entries.filter(({ key }) => key >= events.length - table.news);
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
        {entries.slice(first).map((entry) => (
          <Line key={entry.key} view={view} entry={entry} />
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
  entry: Entry;
}

/** A line is said once: names do not change while a game lasts. */
const isSameLine = (a: LineProps, b: LineProps): boolean =>
  a.entry.event === b.entry.event &&
  a.entry.health.length === b.entry.health.length &&
  a.view.seat === b.view.seat;

const Line = memo(({ view, entry: { event, health } }: LineProps) => {
  const speaker = useSpeaker();
  if (event.type === 'turn') return <TurnLine view={view} turn={event.turn} seat={event.seat} />;
  if (event.type === 'settled')
    return <DamageLines view={view} settlement={event.settlement} health={health} />;
  const said = speaker.event(view, event);
  if (plain(said).trim() === '') return null;
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
      {t.games.turn(turn)} · {seat === view.seat ? t.home.you : rosterHero(hero).names[language]}
    </li>
  );
};

/** For those who listen: the news in a few sentences. */
const Heard = ({ view, news }: { view: GameView; news: readonly Entry[] }) => {
  const speaker = useSpeaker();
  const words = worthHearing(news).map(({ event }) => plain(speaker.event(view, event)));
  return (
    <p className="sr" aria-live="polite">
      {words.join(' ')}
    </p>
  );
};
