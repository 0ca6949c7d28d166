// Everybody else, in turn order; seats of one team beside the dial they share.

import { type CSSProperties, useEffect, useRef } from 'react';
import { Crown } from '../../../components/crown.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../language/texts.ts';
import { Counted } from '../motion/counted.tsx';
import { useSitting } from '../sitting.tsx';
import { groupSeats, type SeatGroup } from './order.ts';
import { SeatBoard } from './seat-board.tsx';
import { useHidden } from './use-hidden.ts';

/** Part of the row by which it is moved on. */
const STEP = 0.7;
/** Pixels of the seat before it that stay in sight. */
const SEEN_BEFORE = 40;

export const Seats = () => {
  const t = useTexts();
  const { table } = useSitting();
  const groups = groupSeats(table.view);
  const row = useRef<HTMLElement>(null);
  const { active, attack } = table.view;
  const target = attack !== null && attack.by === active ? attack.target : null;
  const watched = target ?? active;
  // Where the row scrolls, whoever it is about comes into sight.
  useEffect(() => {
    // When everything has its place anyway.
    const frame = requestAnimationFrame(() => {
      const seat = row.current?.querySelector<HTMLElement>(`[data-anchor="seat-${watched}"]`);
      if (row.current !== null && seat) row.current.scrollLeft = seat.offsetLeft - SEEN_BEFORE;
    });
    return () => cancelAnimationFrame(frame);
  }, [watched]);
  const count = groups.reduce((sum, { seats }) => sum + seats.length, 0);
  const hidden = useHidden(row, count);
  const scroll = (way: -1 | 1) => () =>
    row.current?.scrollBy({ left: way * row.current.clientWidth * STEP, behavior: 'smooth' });
  return (
    <section
      ref={row}
      className="seats"
      aria-label={t.table.opponents}
      data-count={count}
      style={{ '--seats': count } as CSSProperties}
    >
      {hidden.before > 0 && <More n={hidden.before} side="before" onClick={scroll(-1)} />}
      {groups.map((group) => (
        <div
          key={group.team}
          className={group.isShared ? 'team' : 'team team--alone'}
          data-team={group.isShared ? group.team : undefined}
          style={{ '--of': group.seats.length } as CSSProperties}
        >
          {group.isShared && !group.isOwn && <TeamDial group={group} />}
          {group.seats.map((seat) => (
            <SeatBoard key={seat} seat={seat} isShared={group.isShared} />
          ))}
        </div>
      ))}
      {hidden.after > 0 && <More n={hidden.after} side="after" onClick={scroll(1)} />}
    </section>
  );
};

interface MoreProps {
  n: number;
  side: 'before' | 'after';
  onClick: () => void;
}

/** The row goes on there. */
const More = ({ n, side, onClick }: MoreProps) => {
  const t = useTexts();
  const label = t.table.moreSeats(n);
  return (
    <button
      type="button"
      className={`seats__more seats__more--${side}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      +{n}
      <Icon name="arrow" className={side === 'after' ? 'i--right' : ''} />
    </button>
  );
};

const TeamDial = ({ group }: { group: SeatGroup }) => {
  const t = useTexts();
  const { view } = useSitting().table;
  const [first] = group.seats;
  const { health, hero } = view.seats[first];
  return (
    <div className="dial">
      {group.seats.map((seat) => (
        <span key={seat} className="dial__anchor" data-anchor={`health-${seat}`} />
      ))}
      <Crown hero={hero} health={health} />
      <b>
        <Counted value={health} />
      </b>
      <small>{t.table.team(group.team)}</small>
    </div>
  );
};
