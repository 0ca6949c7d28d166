// Somebody opened the link: who is there, a free seat and a name chosen already, one tap to sit down.

import type { TableView } from '@mad-king/server/protocol';
import { type FormEvent, useState } from 'react';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { act, useRefused } from '../../online/deeds.ts';
import { keepName, nameFor } from '../../online/name.ts';
import { addressOf } from '../../router.ts';
import { seatMark } from '../../state/modes.ts';
import { Candle } from './candle.tsx';
import { RefusedNote } from './refused.tsx';
import { SeatRow } from './seat-row.tsx';
import './room.css';

interface JoinProps {
  table: TableView;
  mayWatch: boolean;
  onWatch: () => void;
}

export const Join = ({ table, mayWatch, onWatch }: JoinProps) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { chairs, settings, host, id } = table;
  const [name, setName] = useState(() => nameFor(o));
  const [wanted, setWanted] = useState<number | null>(null);
  const { code } = useRefused();
  const free = chairs.flatMap(({ by }, seat) => (by === 'free' ? [seat] : []));
  const seat = wanted !== null && free.includes(wanted) ? wanted : free[0];
  const title = host === null ? o.join.nobody : o.join.summons(chairs[host].name);
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await act({ type: 'sit', table: id, seat, name: name.trim() })) !== null) keepName(name.trim());
  };
  return (
    <Page title={title} className="online join">
      <Ground x={520} y={300} />
      <Topbar>
        <Candle />
      </Topbar>
      <h1 className="arms-name">{title}</h1>
      <p className="online__lede">{o.join.text}</p>
      <ul className="online__chips">
        <li className="chip">{t.modes[settings.mode].name}</li>
        <li className="chip">{`${o.set.heroes}: ${o.set.picking[settings.heroes]}`}</li>
        <li className="chip">
          {settings.clock.kind === 'none' ? o.lobby.noClock : o.set.clocks[settings.clock.kind]}
        </li>
      </ul>
      <ul className="seatrows">
        {chairs.map(({ by }, i) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            key={i}
            table={table}
            seat={i}
            isChosen={i === seat}
            onChoose={by === 'free' ? () => setWanted(i) : undefined}
          />
        ))}
      </ul>
      <form className="join__foot" onSubmit={(event) => void sit(event)}>
        {code === 'name-taken' ? (
          <p className="notice" role="alert">
            {o.join.taken(name)}
          </p>
        ) : (
          <RefusedNote />
        )}
        <label className="field">
          <input
            value={name}
            minLength={2}
            maxLength={24}
            required
            onChange={(e) => setName(e.target.value)}
          />
          <small>{o.join.name}</small>
        </label>
        <button type="submit" className="btn btn--gold btn--big">
          <Icon name="throne" />
          {o.join.sit(seatMark(settings.mode, seat).label)}
        </button>
        <div className="join__more">
          {mayWatch && (
            <button type="button" className="btn btn--ghost" onClick={onWatch}>
              <Icon name="watch" />
              {o.join.watch}
            </button>
          )}
          <a className="btn btn--ghost" href={addressOf({ screen: 'learn' })}>
            <Icon name="help" />
            {o.join.how}
          </a>
        </div>
      </form>
    </Page>
  );
};
