// Seats as arms round the table, one's own below; on a phone they are rows.

import type { TableView } from '@mad-king/server/protocol';
import type { CSSProperties } from 'react';
import { Glass } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { act } from '../../online/deeds.ts';
import { seatMark } from '../../state/modes.ts';
import { Mute, RibbonOf, Ribbons } from './phrases.tsx';
import { SeatName, SeatState, Shield } from './seat-row.tsx';
import { Wax } from './wax.tsx';

/** In percent of the table's rim, from the middle; the next one sits to the right. */
const placeOf = (seat: number, you: number, n: number): CSSProperties => {
  const angle = Math.PI / 2 - (2 * Math.PI * (seat - you)) / n;
  return { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3) } as CSSProperties;
};

export const RoundTable = ({ table, isSmall }: { table: TableView; isSmall: boolean }) => {
  const o = useOnlineWords();
  const { chairs, you } = table;
  return (
    <div className="round">
      <div className="round__board" aria-hidden="true" />
      <p className="round__seal">
        <Wax state="closed" />
        <span>
          <b>{o.room.sealed}</b>
          {o.room.sealedText}
        </span>
      </p>
      <ul className="round__seats">
        {[...chairs.keys()].map((seat) => (
          <Place
            key={seat}
            table={table}
            seat={seat}
            isSmall={isSmall}
            style={placeOf(seat, you ?? 0, chairs.length)}
          />
        ))}
      </ul>
      {isSmall && <Ribbons table={table} />}
    </div>
  );
};

interface PlaceProps {
  table: TableView;
  seat: number;
  isSmall: boolean;
  style: CSSProperties;
}

const Place = ({ table, seat, isSmall, style }: PlaceProps) => {
  const o = useOnlineWords();
  const { chairs, you, host, settings, id } = table;
  const chair = chairs[seat];
  const mark = seatMark(settings.mode, seat);
  const isYou = seat === you;
  return (
    <li className={`place ${isYou ? 'is-you' : ''}`} data-hero={chair.hero ?? undefined} style={style}>
      <Glass cut="seat" />
      {seat === host && <Icon name="crown" className="place__host" />}
      <Shield chair={chair} />
      <span className="place__plate">
        <span className="seatrow__mark" data-team={mark.team}>
          {mark.label}
        </span>
        <SeatName table={table} seat={seat} />
      </span>
      <SeatState table={table} chair={chair} />
      {chair.by === 'free' && you !== null && (
        <button
          type="button"
          className="btn btn--ghost btn--small"
          onClick={() => void act({ type: 'sit', table: id, seat, name: chairs[you].name })}
        >
          {o.room.sitHere}
        </button>
      )}
      {chair.by === 'person' && !isYou && <Mute name={chair.name} />}
      {!isSmall && <RibbonOf table={table} seat={seat} />}
    </li>
  );
};
