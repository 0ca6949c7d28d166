// Explains what happened by letting it be seen: over the table, out of the way of whatever is pressed, and for nobody who listens,
// since the log says it all.

import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSpeaker } from '../../../language/speaker.ts';
import type { OpenTable } from '../../../state/table.ts';
import { useStage } from '../dice/use-stage.ts';
import { useSitting } from '../sitting.tsx';
import { SceneContext } from './act.ts';
import { AbilityBanner, TurnBanner } from './acts/banners.tsx';
import { Blow, Healing, Parried } from './acts/blows.tsx';
import { Fall } from './acts/fall.tsx';
import { Coins, Drawing, Played, Sealing } from './acts/goods.tsx';
import { type Beat, beatsOf } from './beats.ts';
import { firstSeen, freshFrom, seenOf } from './fresh.ts';
import { noiseOf, sound } from './noises.ts';
import { createQueue } from './queue.ts';
import { useMotionReduced } from './use-motion-reduced.ts';
import './motion.css';

/** What there is to see of a beat. */
type Sight = Exclude<Beat, { kind: 'over' }>;

interface Act {
  id: number;
  beat: Sight;
}

export const Motion = ({ table }: { table: OpenTable }) => {
  const { catalogue } = useSpeaker().voice;
  const isCalm = useMotionReduced();
  const [acts, setActs] = useState<readonly Act[]>([]);
  const seen = useRef(firstSeen(table));
  const count = useRef(0);
  const show = useRef<(beat: Beat) => void>(() => {});
  const [queue] = useState(() => createQueue((beat) => show.current(beat)));
  const { seats, seat } = table.view;
  // Dice are made ready while none lie on the table, so that the first throw is seen.
  useStage(table);

  show.current = (beat) => {
    const teams = seats.map(({ team }) => team);
    const isHarmful = (token: string): boolean => catalogue.token(token)?.token.kind === 'negative';
    sound(noiseOf(beat, { seat, teams, isHarmful }), isCalm);
    if (beat.kind === 'over') return; // the result has a screen of its own
    const id = ++count.current;
    setActs((now) => [...now, { id, beat }]);
  };

  useEffect(() => {
    const from = freshFrom(seen.current, table);
    seen.current = seenOf(table);
    if (document.hidden) return;
    queue.add(
      beatsOf(
        table.events.slice(from),
        table.view.seats.map(({ team }) => team),
      ),
    );
  }, [table, queue]);
  useEffect(() => queue.clear, [queue]);

  return createPortal(
    <div className="motion" aria-hidden="true">
      {acts.map(({ id, beat }) => (
        <Shown
          key={id}
          beat={beat}
          table={table}
          isCalm={isCalm}
          watch={queue.watch}
          onDone={() => setActs((now) => now.filter((act) => act.id !== id))}
        />
      ))}
    </div>,
    document.body,
  );
};

interface ShownProps {
  beat: Sight;
  table: OpenTable;
  isCalm: boolean;
  watch: (animation: Animation) => void;
  onDone: () => void;
}

const Shown = ({ beat, table, isCalm, watch, onDone }: ShownProps) => {
  const done = useRef(onDone);
  done.current = onDone;
  const scene = useMemo(() => ({ isCalm, watch, onDone: () => done.current() }), [isCalm, watch]);
  return (
    <SceneContext value={scene}>
      <ActOf beat={beat} table={table} />
    </SceneContext>
  );
};

const ActOf = ({ beat, table: { view } }: { beat: Sight; table: OpenTable }) => {
  const { you } = useSitting();
  switch (beat.kind) {
    case 'turn':
      return <TurnBanner hero={view.seats[beat.seat].hero} isMine={beat.seat === you} />;
    case 'ability':
      return <AbilityBanner {...beat} hero={view.seats[beat.seat].hero} />;
    case 'card':
      return <Played {...beat} hero={view.seats[beat.seat].hero} />;
    case 'damage':
      return <Blow {...beat} />;
    case 'parried':
      return <Parried seat={beat.seat} />;
    case 'heal':
      return <Healing seat={beat.seat} amount={beat.amount} />;
    case 'cp':
      return <Coins seat={beat.seat} change={beat.change} />;
    case 'token':
      return <Sealing {...beat} />;
    case 'draw':
      return <Drawing seat={beat.seat} n={beat.n} hero={view.seats[beat.seat].hero} />;
    case 'fall':
      return <Fall seat={beat.seat} />;
  }
};
