// Where questions are asked at a table that is played: what happened, how one moves through the game, and the way into it.

import type { ReactNode } from 'react';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import type { JudgedStops } from './judged-stops.ts';
import type { Course } from './stops.ts';
import { TimeBar } from './time-bar.tsx';
import { SPEEDS, type Speed, type Walk } from './use-walk.ts';

interface DeckProps {
  course: Course;
  walk: Walk;
  /** What the present stop brought. */
  said: ReactNode;
  judged: JudgedStops | null;
  takeOver: ReactNode;
}

export const Deck = ({ course, walk, said, judged, takeOver }: DeckProps) => {
  const t = useTexts();
  const { at, last, isPlaying } = walk;
  return (
    <section className="asking stepper deck">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it */}
      <div className="stepper__said" tabIndex={0}>
        {said}
      </div>
      <TimeBar course={course} walk={walk} judged={judged} />
      <Transport walk={walk} />
      <Speeds walk={walk} />
      {takeOver}
      <p className="sr" aria-live="polite">
        {isPlaying ? '' : t.theatre.step(at + 1, last + 1)}
      </p>
    </section>
  );
};

const Transport = ({ walk }: { walk: Walk }) => {
  const t = useTexts();
  const { theatre: w } = useAfterWords();
  const { at, last, isPlaying } = walk;
  const button = (label: string, icon: ReactNode, act: () => void, isOff: boolean, className = '') => (
    <button
      type="button"
      className={`iconbtn deck__btn ${className}`}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={act}
    >
      {icon}
    </button>
  );
  return (
    <div className="deck__transport">
      {button(w.first, <Icon name="next" className="deck__mirror" />, walk.toStart, at === 0)}
      {button(t.theatre.back, <Icon name="arrow" className="i--left" />, walk.back, at === 0)}
      {button(
        isPlaying ? t.theatre.pause : t.theatre.play,
        <Icon name={isPlaying ? 'pause' : 'play'} />,
        walk.toggle,
        at === last,
        'deck__btn--play',
      )}
      {button(t.theatre.next, <Icon name="arrow" className="i--right" />, walk.next, at === last)}
      {button(w.last, <Icon name="next" />, walk.toEnd, at === last)}
    </div>
  );
};

const SAID: Record<Speed, string> = { 0.5: '½×', 1: '1×', 3: '3×' };

const Speeds = ({ walk }: { walk: Walk }) => {
  const { theatre: w } = useAfterWords();
  return (
    <Choice
      className="deck__speeds"
      label={w.speed}
      value={String(walk.speed)}
      options={SPEEDS.map((speed) => ({
        value: String(speed),
        content: SAID[speed],
        label: w.speeds[speed],
      }))}
      onChoose={(value) => walk.setSpeed(Number(value) as Speed)}
    />
  );
};
