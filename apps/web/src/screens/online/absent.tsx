// Seats that are played for: the others may rather wait, if all of them would. And whoever comes back takes their seat again.

import type { TableView } from '@mad-king/server/protocol';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { act } from '../../online/deeds.ts';
import { useOnline } from '../../online/store.ts';
import { openOverlay } from '../../state/overlay.ts';
import { useTable } from '../../state/table.ts';

const MINUTE = 60_000;

export const Absent = ({ table }: { table: TableView }) => {
  const { chairs, you, stage } = table;
  if (stage !== 'playing') return null;
  return chairs.map(({ away }, seat) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
    away === null || seat === you ? null : <AbsentSeat key={seat} table={table} seat={seat} />,
  );
};

/** Who is asked whether to wait: people who are there and still play. */
const useOthers = ({ chairs }: TableView, absent: number): number[] => {
  const state = useTable();
  const isOut = (seat: number): boolean => state.status === 'open' && state.view.seats[seat].out;
  return chairs.flatMap(({ by, away }, seat) =>
    seat !== absent && (by === 'person' || by === 'bot') && away === null && !isOut(seat) ? [seat] : [],
  );
};

/** All of them would rather wait. */
export const useWaitedFor = (table: TableView, seat: number): boolean => {
  const others = useOthers(table, seat);
  const { waits } = table.chairs[seat];
  return others.length > 0 && others.every((other) => waits.includes(other));
};

const AbsentSeat = ({ table, seat }: { table: TableView; seat: number }) => {
  const { game, set } = useOnlineWords();
  const { chairs, you, settings, id } = table;
  const { name, waits } = chairs[seat];
  const others = useOthers(table, seat);
  const agreed = others.filter((other) => waits.includes(other));
  const isWaitedFor = useWaitedFor(table, seat);
  const mayAsk = you !== null && others.includes(you);
  const isWanted = you !== null && waits.includes(you);
  const deed = settings.absence === 'knight' ? game.knight : game.passes;
  return (
    <div className="absent" role="status">
      <b>{`${game.away(name)} ${isWaitedFor ? game.waited : deed}`}</b>
      {mayAsk && (
        <button
          type="button"
          className="btn btn--line btn--small"
          onClick={() => void act({ type: 'wait', table: id, seat, on: !isWanted })}
        >
          <Icon name="continue" />
          {isWanted ? set.absences[settings.absence] : game.waitFor(name)}
        </button>
      )}
      {!isWaitedFor && others.length > 1 && <small>{game.agree(agreed.length, others.length)}</small>}
    </div>
  );
};

/** The knight has kept one's seat. */
export const Back = ({ table: { you, chairs, id } }: { table: TableView }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const ahead = useOnline((s) => s.ahead);
  const away = you === null ? null : chairs[you].away;
  if (you === null || away === null) return null;
  const minutes = Math.max(1, Math.round((Date.now() + ahead - away) / MINUTE));
  return (
    <div className="beside__back" role="status">
      <b>{o.game.welcome(chairs[you].name)}</b>
      <span>{`${o.game.backText} ${o.game.awayFor(minutes)}`}</span>
      <button
        type="button"
        className="btn btn--gold btn--small"
        onClick={() => void act({ type: 'back', table: id })}
      >
        <Icon name="throne" />
        {o.game.back}
      </button>
      <button
        type="button"
        className="btn btn--ghost btn--small"
        onClick={() => openOverlay({ kind: 'recap' })}
      >
        <Icon name="recap" />
        <span>{t.table.lastTurns}</span>
      </button>
    </div>
  );
};
