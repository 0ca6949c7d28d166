// A sequence of choices played on the table, step by step: forwards, backwards, or by itself. Everything is open, and nothing can
// be chosen. Whatever has a start and choices can be shown: a scenario, the record of a game.

import { type ReactNode, useMemo } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useTexts } from '../../language/texts.ts';
import { refusal, type Wish } from '../../state/refusal.ts';
import { Table } from '../game/table.tsx';
import { Happened } from './happened.tsx';
import { tableAt } from './shown-table.ts';
import { courseOf, type Piece } from './stops.ts';
import { useWalk, type Walk } from './use-walk.ts';
import '../../styles/table/index.css';
import './stepper.css';

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
  const walk = useWalk(course.stops.length - 1);
  const { at, before } = walk;
  const table = useMemo(() => tableAt(course, at, before, { id, seat }), [course, at, before, id, seat]);
  const leave = (): void => {
    window.location.hash = way.to;
  };
  useKeys({
    ' ': walk.next,
    ArrowRight: walk.next,
    ArrowLeft: walk.back,
    p: walk.toggle,
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
          <Happened course={course} at={at} view={table.view} />
        )}
        {remark?.(since, course.stops[at].made)}
      </div>
      <Controls walk={walk} way={way} />
    </section>
  );
  return <Table table={table} guide={{ controls, why }} />;
};

const Controls = ({ walk, way }: { walk: Walk; way: StepperProps['way'] }) => {
  const t = useTexts();
  const { at, last, isPlaying } = walk;
  const isOver = at === last;
  return (
    <div className="stepper__acts">
      <a className={isOver ? 'btn btn--gold stepper__way' : 'btn btn--ghost stepper__way'} href={way.to}>
        <Icon name="rules" />
        <span>{way.label}</span>
      </a>
      <button type="button" className="btn btn--ghost stepper__back" disabled={at === 0} onClick={walk.back}>
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
        onClick={walk.toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <span>{isPlaying ? t.theatre.pause : t.theatre.play}</span>
        <Key>P</Key>
      </button>
      <button
        type="button"
        className={isOver ? 'btn btn--ghost' : 'btn btn--gold'}
        disabled={isOver}
        onClick={walk.next}
      >
        <span>{t.theatre.next}</span>
        <Icon name="arrow" className="i--right" />
        <Key>{t.keys.space}</Key>
      </button>
    </div>
  );
};
