// What being at one table from several places adds to a game, above its log: the line, who is there, clocks, phrases, the seal.
// Nothing of it covers the table, and nothing tells who is asked.

import type { Clocks, TableView } from '@mad-king/server/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { act } from '../../online/deeds.ts';
import { useOnline } from '../../online/store.ts';
import { concede, useTable } from '../../state/table.ts';
import { Candle } from './candle.tsx';
import { Chat } from './chat.tsx';
import { inFours, useTime } from './fair-dice.tsx';
import { GoOnElsewhere } from './go-on-elsewhere.tsx';
import { Mute, Phrases, Ribbons } from './phrases.tsx';

const GIVEN_MINUTES = 5;

export const Beside = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const { you, watching, settings, seal } = table;
  const time = useTime();
  return (
    <section className="beside">
      <p className="beside__line">
        <Candle />
        {watching > 0 && (
          <span>
            <Icon name="watch" /> {o.watching(watching)}
          </span>
        )}
      </p>
      {you === null && (
        <p>
          <b>{settings.delay > 0 ? o.game.behind(settings.delay) : o.game.youWatch}</b> {o.game.hands}
        </p>
      )}
      {!settings.quick && <p className="beside__hint">{o.game.pause}</p>}
      <ul className="beside__seats">
        {table.chairs.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <Seat key={seat} table={table} seat={seat} />
        ))}
      </ul>
      <Team table={table} />
      <Ribbons table={table} />
      <details>
        <summary>
          <Icon name="say" /> {o.say.title}
        </summary>
        <Phrases table={table} />
        <Chat table={table} />
        {you !== null && <GoOnElsewhere table={table.id} />}
        <p className="online__mark">
          <small>{o.game.seal(time(seal.since))}</small>
          <code>{inFours(seal.mark.slice(0, 12))}</code>
        </p>
      </details>
    </section>
  );
};

const Seat = ({ table, seat }: { table: TableView; seat: number }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { chairs, you, settings, id } = table;
  const { name, level, away, by, here } = chairs[seat];
  const isYou = seat === you;
  const mayGive = !isYou && you !== null && by === 'person' && settings.clock.kind === 'bank';
  return (
    <li>
      <b>{level === null ? name : t.levels[level]}</b>
      {isYou && <small>{o.you}</small>}
      <Bank seat={seat} isYou={isYou} />
      {!isYou && by === 'person' && <Mute name={name} />}
      {!here && away === null && <small>{o.room.gone}</small>}
      {away !== null && !isYou && (
        <small>
          {o.game.away(name)} {settings.absence === 'knight' ? o.game.knight : o.game.passes}
        </small>
      )}
      {away !== null && isYou && (
        <p className="beside__back">
          {o.game.backText}
          <button
            type="button"
            className="btn btn--gold btn--small"
            onClick={() => void act({ type: 'back', table: id })}
          >
            {o.game.back}
          </button>
        </p>
      )}
      {mayGive && (
        <button
          type="button"
          className="btn btn--ghost btn--small"
          onClick={() => void act({ type: 'give', table: id, seat, minutes: GIVEN_MINUTES })}
        >
          {o.game.give(name, GIVEN_MINUTES)}
        </button>
      )}
    </li>
  );
};

const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
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
const Bank = ({ seat, isYou }: { seat: number; isYou: boolean }) => {
  const o = useOnlineWords();
  const { clocks, ahead } = useOnline();
  const now = useNow(clocks, isYou);
  if (clocks === null) return null;
  const runs = isYou && clocks.runs !== null;
  const used = runs ? Math.max(0, now + ahead - (clocks.runs ?? 0)) : 0;
  return (
    <span className="bank" data-runs={runs && used > 0}>
      <Icon name="continue" /> {clockText(clocks.bank[seat] - used)}
      <small>{isYou ? (used > 0 ? o.game.runs : o.game.stands) : o.game.start}</small>
    </span>
  );
};

const SECOND = 1000;

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

/** Somebody of one's team would give up: only the team sees it, and all must agree (R3.9). */
const Team = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const state = useTable();
  if (state.status !== 'open' || state.view.seat < 0 || state.view.result !== null) return null;
  const { seats, seat } = state.view;
  const mine = seats[seat];
  const mates = seats.flatMap(({ team, conceding, out }, i) =>
    i !== seat && team === mine.team && conceding && !out ? [table.chairs[i].name] : [],
  );
  if (mates.length === 0 || mine.conceding) return null;
  return (
    <div className="beside__team">
      <small>{o.game.team}</small>
      <p>{o.game.wouldConcede(mates.join(', '))}</p>
      <button type="button" className="btn btn--ghost btn--small" onClick={() => concede(seat)}>
        {o.game.concedeToo}
      </button>
    </div>
  );
};
