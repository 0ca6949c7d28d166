// A seat before the start: its mark, arms or an empty shield, who sits there and how far they are.

import type { ChairView, TableView } from '@mad-king/server/protocol';
import type { ReactNode } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Icon } from '../../components/icon.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { seatMark, TABLES } from '../../state/modes.ts';
import { Crest, FreeSeat } from './crest.tsx';
import { useReads } from './reads.tsx';

interface SeatRowProps {
  table: TableView;
  seat: number;
  isChosen?: boolean;
  onChoose?: () => void;
  children?: ReactNode;
}

export const SeatRow = ({ table, seat, isChosen = false, onChoose, children }: SeatRowProps) => {
  const chair = table.chairs[seat];
  const mark = seatMark(table.settings.mode, seat);
  const body = (
    <>
      <span className="seatrow__mark" data-team={mark.team}>
        {mark.label}
      </span>
      <Shield chair={chair} />
      <SeatName table={table} seat={seat} />
      {isChosen ? <Yours /> : <SeatState table={table} chair={chair} />}
    </>
  );
  return (
    <li
      className={`seatrow ${isChosen ? 'is-chosen' : ''}`}
      data-hero={chair.hero ?? undefined}
      data-team={mark.team}
    >
      {onChoose === undefined ? (
        <div className="seatrow__in">{body}</div>
      ) : (
        <button type="button" className="seatrow__in" aria-pressed={isChosen} onClick={onChoose}>
          {body}
        </button>
      )}
      {children}
    </li>
  );
};

export const Shield = ({ chair: { hero, by, level } }: { chair: ChairView }) => {
  if (hero !== null) return <Arms hero={hero} />;
  if (by === 'free') return <FreeSeat />;
  return level === null ? <Crest icon="crown" tone="wax" /> : <Crest icon={`level-${level}`} />;
};

/** Who sits there already and plays with whoever takes this seat. */
const matesOf = ({ chairs, settings: { mode } }: TableView, seat: number): string[] => {
  const { team } = seatMark(mode, seat);
  return chairs.flatMap(({ by, name }, other) =>
    other !== seat && by === 'person' && TABLES[mode].teams > 0 && seatMark(mode, other).team === team
      ? [name]
      : [],
  );
};

export const SeatName = ({ table, seat }: { table: TableView; seat: number }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const language = useLanguage();
  const { by, name, level, hero, language: read } = table.chairs[seat];
  const reads = useReads(read);
  const mates = by === 'free' ? matesOf(table, seat) : [];
  const roles = [
    seat === table.you ? o.you : null,
    seat === table.host ? o.host : null,
    level === null ? null : o.computer,
    reads,
    mates.length === 0 ? null : o.join.mate(mates.join(', ')),
    hero === null ? null : rosterHero(hero).names[language],
  ].filter((role) => role !== null);
  return (
    <span className="seatrow__name">
      <b>{by === 'free' ? o.free : level === null ? name : t.levels[level]}</b>
      <small>{roles.join(' · ')}</small>
    </span>
  );
};

const Yours = () => {
  const { join } = useOnlineWords();
  return (
    <span className="seatrow__state seatrow__state--yours">
      <Icon name="check" />
      {join.yours}
    </span>
  );
};

export const SeatState = ({ table, chair }: { table: TableView; chair: ChairView }) => {
  const o = useOnlineWords();
  const { by, here, ready, picked } = chair;
  if (by === 'free') return null;
  if (!here) return <span className="seatrow__state">{o.room.gone}</span>;
  if (ready)
    return (
      <span className="seatrow__state seatrow__state--ready">
        <Icon name="check" />
        {o.room.ready}
      </span>
    );
  const isPicking = !picked && table.settings.heroes !== 'random';
  return <span className="seatrow__state">{isPicking ? o.room.choosing : o.room.notReady}</span>;
};
