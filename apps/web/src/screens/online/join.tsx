// Somebody opened the link: who is there, a free seat and a name chosen already, one tap to sit down.

import type { TableView } from '@mad-king/server/protocol';
import { type FormEvent, useState } from 'react';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { modeName } from '../../language/mode-name.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { act, forgetRefusal, useRefused } from '../../online/deeds.ts';
import { keepName, nameFor } from '../../online/name.ts';
import { addressOf } from '../../router.ts';
import { seatMark } from '../../state/modes.ts';
import { Candle } from './candle.tsx';
import { Crest } from './crest.tsx';
import { RefusedNote } from './refused.tsx';
import { SeatRow } from './seat-row.tsx';
import './join.css';

/** Two of one name are told apart as kings are. */
const secondOf = (name: string): string =>
  name.endsWith(' II') ? `${name.slice(0, -2)}III` : `${name.slice(0, MOST_LETTERS - 3)} II`;
/** Of a name. */
const MOST_LETTERS = 20;

const freeName = (name: string, { chairs }: TableView): string =>
  chairs.some((chair) => chair.name === name) ? secondOf(name) : name;

interface JoinProps {
  table: TableView;
  mayWatch: boolean;
  onWatch: () => void;
}

export const Join = ({ table, mayWatch, onWatch }: JoinProps) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { chairs, settings, host } = table;
  const [wanted, setWanted] = useState<number | null>(null);
  const free = chairs.flatMap(({ by }, seat) => (by === 'free' ? [seat] : []));
  const seat = wanted !== null && free.includes(wanted) ? wanted : free[0];
  const title = host === null ? o.join.nobody : o.join.summons(chairs[host].name);
  return (
    <Page title={title} className="online join">
      <Ground x={520} y={300} />
      <Topbar>
        <Candle />
      </Topbar>
      <div className="join__crest">
        <Icon name="crown" />
        <Crest icon="table" tone="wax" />
      </div>
      <h1 className="arms-name">{title}</h1>
      <p className="online__lede">{o.join.text}</p>
      <ul className="online__chips">
        <li className="chip">{modeName(t, settings.mode, settings.options)}</li>
        <li className="chip">{t.labelled(o.set.heroes, o.set.picking[settings.heroes])}</li>
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
      <JoinFoot table={table} seat={seat} mayWatch={mayWatch} onWatch={onWatch} />
    </Page>
  );
};

/** A name, and one tap. */
const JoinFoot = ({ table, seat, mayWatch, onWatch }: JoinProps & { seat: number }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { id, settings } = table;
  const language = useLanguage();
  const [name, setName] = useState(() => freeName(nameFor(o), table));
  const { code } = useRefused();
  const isTaken = code === 'name-taken';
  const second = secondOf(name.trim());
  const sitAs = async (as: string): Promise<void> => {
    setName(as);
    if ((await act({ type: 'sit', table: id, seat, name: as, language })) !== null) keepName(as);
  };
  const sit = (): void => void sitAs(isTaken ? second : name.trim());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    sit();
  };
  useKeys({ Enter: sit });
  return (
    <form className="join__foot" onSubmit={submit}>
      {isTaken ? (
        <p className="notice" role="alert">
          {o.join.taken(name)}
        </p>
      ) : (
        <RefusedNote />
      )}
      <label className="field" data-wrong={isTaken}>
        <input
          value={name}
          minLength={2}
          maxLength={24}
          required
          onChange={(e) => {
            forgetRefusal();
            setName(e.target.value);
          }}
        />
        <small>{o.join.name}</small>
      </label>
      <button type="submit" className="btn btn--gold btn--big">
        <Icon name="throne" />
        {isTaken ? o.join.as(second) : o.join.sit(seatMark(settings.mode, seat).label)}
        <Key>{t.keys.enter}</Key>
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
  );
};
