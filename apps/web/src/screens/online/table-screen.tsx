// A table by its link: who may sit down is asked to, who sits waits for the start, and then it is played like any other game.

import type { TableView } from '@mad-king/server/protocol';
import { Activity, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Waiting } from '../../components/waiting.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { forgetRefusal } from '../../online/deeds.ts';
import { showNonce } from '../../online/nonce.ts';
import { RemoteTable } from '../../online/remote-table.ts';
import { followTable, useOnline } from '../../online/store.ts';
import { closeTable, sitDown, useTable } from '../../state/table.ts';
import { TableExtras } from '../game/extras.ts';
import { CheckDice, Rematch } from './afterwards.tsx';
import { SeatNote } from './bank.tsx';
import { Beside } from './beside.tsx';
import { useLight } from './candle.tsx';
import { Join } from './join.tsx';
import { NoUndo } from './no-undo.tsx';
import { OnlineBar } from './online-bar.tsx';
import { Room } from './room.tsx';
import { NoTable, NotSeated, NotYet, OldPage, Reload, ServerAway, Wrong } from './wrong.tsx';
import './online.css';
import './beside.css';

const OpenGame = lazy(() => import('../game/game.tsx').then((m) => ({ default: m.OpenGame })));

interface TableScreenProps {
  id: string;
  /** The rules lie over it. */
  isCovered: boolean;
}

export const TableScreen = ({ id, isCovered }: TableScreenProps) => {
  useEffect(() => {
    const remote = new RemoteTable(id);
    forgetRefusal();
    sitDown(remote);
    const stop = followTable(id, remote);
    return () => {
      stop();
      closeTable();
    };
  }, [id]);
  const isSealing = useOnline((s) => s.table?.stage === 'sealing' && s.table.you !== null);
  useEffect(() => {
    if (isSealing) showNonce(id);
  }, [id, isSealing]);
  return (
    <Activity mode={isCovered ? 'hidden' : 'visible'}>
      <AtTable />
    </Activity>
  );
};

const AtTable = () => {
  const { table, isOld, refused, hasOtherRules } = useOnline();
  const o = useOnlineWords();
  const light = useLight();
  if (isOld) return <OldPage />;
  if (refused?.code === 'gallery-full') return <Wrong title={o.wrong.gallery} text={o.wrong.galleryText} />;
  if (refused !== null) return <NoTable />;
  if (table === null) return light === 'open' ? <Waiting /> : <ServerAway />;
  if (table.damaged !== null) return <Wrong title={o.wrong.damaged} text={o.wrong.damagedText} />;
  if (hasOtherRules)
    return (
      <Wrong title={o.wrong.otherRules} text={o.wrong.otherRulesText}>
        <Reload label={o.wrong.retry} />
      </Wrong>
    );
  return <Seated table={table} />;
};

const Seated = ({ table }: { table: TableView }) => {
  const [watches, setWatches] = useState(false);
  const isClosed = useTable((s) => s.status === 'closed');
  const { you, stage, settings, locked, chairs } = table;
  const extras = useMemo(
    () => ({ seat: (seat: number) => <SeatNote table={table} seat={seat} />, noUndo: <NoUndo /> }),
    [table],
  );
  const hasBegun = stage === 'playing' || stage === 'over';
  const mayWatch = settings.spectators;
  if (you === null && !(watches && mayWatch)) {
    const refusal = { mayWatch, onWatch: () => setWatches(true) };
    if (hasBegun) return <NotSeated kind={mayWatch ? 'begun' : 'closed'} {...refusal} />;
    if (locked || chairs.every(({ by }) => by !== 'free'))
      return <NotSeated kind={locked ? 'locked' : 'full'} {...refusal} />;
    return <Join table={table} {...refusal} />;
  }
  if (!hasBegun) return <Room table={table} />;
  if (you === null && isClosed && settings.delay > 0) return <NotYet table={table} />;
  return (
    <Suspense fallback={<Waiting />}>
      <TableExtras value={extras}>
        <OpenGame
          aside={<Beside table={table} />}
          notices={<OnlineBar table={table} />}
          afterwards={{ again: <Rematch table={table} />, more: <CheckDice table={table} /> }}
        />
      </TableExtras>
    </Suspense>
  );
};
