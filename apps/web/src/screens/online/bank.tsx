// The time a seat has, and who plays it while nobody sits there.

import type { Clocks, TableView } from '@mad-king/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useOnline } from '../../online/store.ts';
import { useWaitedFor } from './absent.tsx';
import { Flame } from './candle.tsx';
import { Reads, useReads } from './reads.tsx';

const SECOND = 1000;
const LAST_MINUTE = 60 * SECOND;

const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60),
  ];
  if (days > 1) return `${days} d`;
  if (hours > 0) return `${hours}:${String(minutes % 60).padStart(2, '0')} h`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Mine is exact; another seat's is as the turn began, since one that ran down would tell who is asked. */
export const Bank = ({ seat, isYou }: { seat: number; isYou: boolean }) => {
  const o = useOnlineWords();
  const { clocks, ahead } = useOnline();
  const now = useNow(clocks, isYou);
  if (clocks === null) return null;
  const used = isYou && clocks.runs !== null ? Math.max(0, now + ahead - clocks.runs) : 0;
  const left = clocks.bank[seat] - used;
  const isLast = isYou && used > 0 && left < LAST_MINUTE;
  return (
    <span className="bank" data-runs={used > 0} data-last={isLast}>
      <Icon name="clock" />
      <b>{clockText(left)}</b>
      <small>{isYou ? (used > 0 ? o.game.runs : o.game.stands) : o.game.start}</small>
      {isLast && <LastMinute text={clockText(LAST_MINUTE)} />}
    </span>
  );
};

/** Said aloud, once. */
const LastMinute = ({ text }: { text: string }) => {
  const said = useRef(text);
  return (
    <span className="sr" role="alert">
      {said.current}
    </span>
  );
};

const useNow = (clocks: Clocks | null, isTicking: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  const ticks = isTicking && clocks !== null && clocks.runs !== null;
  useEffect(() => {
    setNow(Date.now());
    if (!ticks) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [ticks]);
  return now;
};

/** On the board of a seat. */
export const SeatNote = ({ table, seat }: { table: TableView; seat: number }) => {
  const o = useOnlineWords();
  const { chairs, you, settings } = table;
  const { away, here, by, language } = chairs[seat];
  const reads = useReads(seat === you ? null : language);
  const clocks = useOnline((s) => s.clocks);
  const isWaitedFor = useWaitedFor(table, seat);
  const isGone = by === 'person' && (away !== null || !here) && seat !== you;
  if (clocks === null && !isGone && reads === null) return null;
  return (
    <span className="seatnote">
      {reads !== null && <Reads language={language} />}
      <Bank seat={seat} isYou={seat === you} />
      {isGone && (
        <span className="seatnote__away">
          <Flame light="away" />
          {away === null ? o.room.gone : o.set.absences[isWaitedFor ? 'wait' : settings.absence]}
        </span>
      )}
    </span>
  );
};
