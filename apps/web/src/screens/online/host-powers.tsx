// What the host may do before the start.

import type { ChairView, ClientMessage, TableView } from '@mad-king/server/protocol';
import type { ReactNode } from 'react';
import { type CourtSymbol, Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { act } from '../../online/deeds.ts';
import { SeatLevel } from './seat-settings.tsx';

interface HostPowersProps {
  table: TableView;
  onInvite: () => void;
}

export const HostPowers = ({ table, onInvite }: HostPowersProps) => {
  const o = useOnlineWords();
  const { id, locked, chairs, you } = table;
  const others = (fits: (chair: ChairView) => boolean): number[] =>
    chairs.flatMap((chair, seat) => (seat !== you && fits(chair) ? [seat] : []));
  const seated = others(({ by }) => by === 'person' || by === 'bot');
  const people = others(({ by }) => by === 'person');
  const levels = others(({ by }) => by === 'free' || by === 'computer');
  return (
    <section className="online__panel powers">
      <h2 className="eyebrow">{o.room.host}</h2>
      <button
        type="button"
        className="power"
        aria-pressed={locked}
        onClick={() => void act({ type: 'lock', table: id, on: !locked })}
      >
        <Icon name="lock" />
        {locked ? o.room.unlock : o.room.lock}
      </button>
      {seated.length > 0 && (
        <Power icon="way-out" title={o.room.freeOne}>
          {seated.map((seat) => (
            <Deed key={seat} message={{ type: 'free', table: id, seat }}>
              {o.room.freeSeat(chairs[seat].name)}
            </Deed>
          ))}
        </Power>
      )}
      {people.length > 0 && (
        <Power icon="throne" title={o.room.handOne}>
          {people.map((seat) => (
            <Deed key={seat} message={{ type: 'host', table: id, seat }}>
              {o.room.handOver(chairs[seat].name)}
            </Deed>
          ))}
        </Power>
      )}
      {levels.length > 0 && (
        <Power icon="level-knight" title={o.room.computers}>
          {levels.map((seat) => (
            <SeatLevel key={seat} table={table} seat={seat} />
          ))}
        </Power>
      )}
      <button type="button" className="power" onClick={onInvite}>
        <Icon name="settings" />
        {o.room.rules}
      </button>
    </section>
  );
};

const Deed = ({ message, children }: { message: ClientMessage; children: string }) => (
  <button type="button" className="btn btn--ghost btn--small" onClick={() => void act(message)}>
    {children}
  </button>
);

interface PowerProps {
  icon: CourtSymbol;
  title: string;
  children: ReactNode;
}

const Power = ({ icon, title, children }: PowerProps) => (
  <details>
    <summary className="power">
      <Icon name={icon} />
      {title}
    </summary>
    <div className="power__in">{children}</div>
  </details>
);
