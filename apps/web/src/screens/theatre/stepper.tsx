// A sequence of choices played on the table, step by step: forwards, backwards, or by itself. Everything is open, and nothing can
// be chosen. Whatever has a start and choices can be shown: a scenario, the record of a game.

import { plain, type Said as SaidWords } from '@mad-king/text';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { Said } from '../../components/said.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import { refusal, type Wish } from '../../state/refusal.ts';
import { worthHearing } from '../game/log/heard.ts';
import { Table } from '../game/table.tsx';
import { tableAt } from './shown-table.ts';
import { type Course, courseOf, type Piece } from './stops.ts';
import '../../styles/table/index.css';
import './stepper.css';

/** Milliseconds for which a step can be seen when it plays by itself. */
const LOOK = 2400;

interface StepperProps {
  /** Tells one sequence from another. */
  id: string;
  piece: Piece;
  /** Whose board lies before one. */
  seat: number;
  /** What it is about; stands there at the start. */
  caption: ReactNode;
  /** What more there is to say after so many choices, since so many. */
  remark?: (since: number, made: number) => ReactNode;
  /** Where one came from. */
  way: { to: string; label: string };
}

export const Stepper = ({ id, piece, seat, caption, remark, way }: StepperProps) => {
  const course = useMemo(() => courseOf(piece), [piece]);
  const [{ at, before }, setAt] = useState({ at: 0, before: 0 });
  const table = useMemo(() => tableAt(course, at, before, { id, seat }), [course, at, before, id, seat]);
  const last = course.stops.length - 1;
  const move = (by: number): void =>
    setAt((now) => ({ at: Math.min(last, Math.max(0, now.at + by)), before: now.at }));
  const [isPlaying, setPlaying] = usePlaying(at < last, at, () => move(1));
  const step = (by: number) => (): void => {
    setPlaying(false);
    move(by);
  };
  const leave = (): void => {
    window.location.hash = way.to;
  };
  useKeys({
    ' ': step(1),
    ArrowRight: step(1),
    ArrowLeft: step(-1),
    p: () => setPlaying(!isPlaying),
    Escape: leave,
  });
  const why = useMemo(() => {
    const { game } = course.stops[at];
    return (wish: Wish) => refusal(game, seat, wish);
  }, [course, at, seat]);
  const since = at === 0 ? 0 : course.stops[at - 1].made + 1;
  const controls = (
    <section className="asking stepper">
      <div className="stepper__said">
        {at === 0 ? (
          <p className="stepper__caption">{caption}</p>
        ) : (
          <Happened course={course} at={at} seat={seat} />
        )}
        {remark?.(since, course.stops[at].made)}
      </div>
      <Controls
        at={at}
        last={last}
        isPlaying={isPlaying}
        onStep={step}
        onPlay={() => setPlaying(!isPlaying)}
        way={way}
      />
    </section>
  );
  return <Table table={table} guide={{ controls, why }} />;
};

/** It goes on by itself as long as it is not at its end. */
const usePlaying = (canGoOn: boolean, at: number, goOn: () => void): [boolean, (on: boolean) => void] => {
  const [wanted, setWanted] = useState(false);
  const isPlaying = wanted && canGoOn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step waits anew
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(goOn, LOOK);
    return () => clearTimeout(timer);
  }, [isPlaying, at]);
  return [isPlaying, setWanted];
};

/** What this step brought, in a few sentences; the log says all of it. */
const Happened = ({ course, at, seat }: { course: Course; at: number; seat: number }) => {
  const speaker = useSpeaker();
  const { stops, events } = course;
  const { game, told } = stops[at];
  const from = stops[at - 1].told;
  const view = useMemo(() => tableAt(course, at, at, { id: '', seat }).view, [course, at, seat]);
  const log = speaker.log(events.slice(0, told), { seats: game.seats.length });
  const news = log.filter((line) => line.at >= from);
  const heard = worthHearing(news);
  const said: SaidWords[] = (heard.length > 0 ? heard : news)
    .map((line) => speaker.logLine(view, line))
    .filter((words) => plain(words).trim() !== '');
  return (
    <p className="stepper__line">
      {said.map((words) => (
        <span key={plain(words)}>
          <Said said={words} />{' '}
        </span>
      ))}
    </p>
  );
};

interface ControlsProps {
  at: number;
  last: number;
  isPlaying: boolean;
  onStep: (by: number) => () => void;
  onPlay: () => void;
  way: { to: string; label: string };
}

const Controls = ({ at, last, isPlaying, onStep, onPlay, way }: ControlsProps) => {
  const t = useTexts();
  const isOver = at === last;
  return (
    <div className="stepper__acts">
      <a className={isOver ? 'btn btn--gold stepper__way' : 'btn btn--ghost stepper__way'} href={way.to}>
        <Icon name="rules" />
        <span>{way.label}</span>
      </a>
      <button type="button" className="btn btn--ghost stepper__back" disabled={at === 0} onClick={onStep(-1)}>
        <Icon name="arrow" className="i--left" />
        <span>{t.theatre.back}</span>
        <Key>←</Key>
      </button>
      <span className="stepper__count" role="status">
        {t.theatre.step(at + 1, last + 1)}
      </span>
      <button
        type="button"
        className="btn btn--ghost stepper__play"
        aria-pressed={isPlaying}
        disabled={isOver}
        onClick={onPlay}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <span>{isPlaying ? t.theatre.pause : t.theatre.play}</span>
        <Key>P</Key>
      </button>
      <button
        type="button"
        className={isOver ? 'btn btn--ghost' : 'btn btn--gold'}
        disabled={isOver}
        onClick={onStep(1)}
      >
        <span>{t.theatre.next}</span>
        <Icon name="arrow" className="i--right" />
        <Key>{t.keys.space}</Key>
      </button>
    </div>
  );
};
