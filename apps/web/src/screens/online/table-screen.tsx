// A table by its link: who may sit down is asked to, who sits waits for the start, and then it is played like any other game.

import type { TableView } from '@mad-king/server/protocol';
import { Activity, lazy, Suspense, useEffect, useState } from 'react';
import { Waiting } from '../../components/waiting.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { forgetRefusal } from '../../online/deeds.ts';
import { showNonce } from '../../online/nonce.ts';
import { RemoteTable } from '../../online/remote-table.ts';
import { followTable, useOnline } from '../../online/store.ts';
import { closeTable, sitDown } from '../../state/table.ts';
import { Afterwards } from './afterwards.tsx';
import { Beside } from './beside.tsx';
import { useLight } from './candle.tsx';
import { Join } from './join.tsx';
import { LinkNote } from './link-note.tsx';
import { Room } from './room.tsx';
import { NoTable, NotSeated, OldPage, ServerAway, Wrong } from './wrong.tsx';
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
  const { table, refused, hasOtherRules } = useOnline();
  const o = useOnlineWords();
  const light = useLight();
  if (refused?.code === 'old-page') return <OldPage />;
  if (refused?.code === 'gallery-full') return <Wrong title={o.wrong.gallery} text={o.wrong.galleryText} />;
  if (refused !== null) return <NoTable />;
  if (table === null) return light === 'open' ? <Waiting /> : <ServerAway />;
  if (table.damaged !== null) return <Wrong title={o.wrong.damaged} text={o.wrong.damagedText} />;
  if (hasOtherRules) return <Wrong title={o.wrong.otherRules} text={o.wrong.otherRulesText} />;
  return <Seated table={table} />;
};

const Seated = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const [watches, setWatches] = useState(false);
  const { you, stage, settings, locked, chairs } = table;
  const hasBegun = stage === 'playing' || stage === 'over';
  const mayWatch = settings.spectators;
  if (you === null && !(watches && mayWatch)) {
    const refusal = { mayWatch, onWatch: () => setWatches(true) };
    if (hasBegun) {
      const { closed, closedText, begun, begunText } = o.wrong;
      return mayWatch ? (
        <NotSeated title={begun} text={begunText} {...refusal} />
      ) : (
        <NotSeated title={closed} text={closedText} {...refusal} />
      );
    }
    if (locked || chairs.every(({ by }) => by !== 'free'))
      return <NotSeated title={o.wrong.full} text={locked ? o.room.locked : o.wrong.fullText} {...refusal} />;
    return <Join table={table} {...refusal} />;
  }
  if (!hasBegun) return <Room table={table} />;
  return (
    <Suspense fallback={<Waiting />}>
      <OpenGame
        aside={<Beside table={table} />}
        notices={<LinkNote table={table} />}
        acts={<Afterwards table={table} />}
      />
    </Suspense>
  );
};
