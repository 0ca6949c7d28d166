// At the table itself. Where the log lies open, only that the line is broken and a choice kept; elsewhere a bar above everything,
// with what the log would tell: the line, what somebody says, phrases, and what is asked of one's team.

import type { TableView } from '@mad-king/server/protocol';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useMedia } from '../../components/use-media.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useOnline } from '../../online/store.ts';
import { Absent, Back } from './absent.tsx';
import { Bank } from './bank.tsx';
import { Together } from './beside.tsx';
import { Candle, useLight } from './candle.tsx';
import { Ribbons } from './phrases.tsx';
import { TeamChip } from './team.tsx';

/** From this width on the log lies open beside the table. */
const ROOM_FOR_LOG = '(min-width: 75rem)';

export const OnlineBar = ({ table }: { table: TableView }) => {
  const hasLog = useMedia(ROOM_FOR_LOG);
  return hasLog ? <Broken /> : <Bar table={table} />;
};

const Broken = () => {
  const light = useLight();
  if (light === 'open') return null;
  return (
    <div className="linknote">
      <Candle />
      <Kept />
    </div>
  );
};

/** It goes out by itself as soon as the line is back. */
const Kept = () => {
  const { link } = useOnlineWords();
  const kept = useOnline((s) => s.kept);
  return kept === null ? null : <b>{link.kept}</b>;
};

const Bar = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const light = useLight();
  const { you, watching, settings } = table;
  return (
    <div className="onlinebar" data-light={light} data-watches={you === null}>
      <Candle />
      {light !== 'open' && <Kept />}
      {you === null && (
        <span className="chip">
          <Icon name="watch" />
          {settings.delay > 0 ? o.game.behind(settings.delay) : o.game.youWatch}
        </span>
      )}
      {you !== null && watching > 0 && light === 'open' && (
        <span className="chip">
          <Icon name="watch" />
          {watching}
        </span>
      )}
      {you !== null && <Bank seat={you} isYou />}
      <TeamChip table={table} />
      <Back table={table} />
      <Ribbons table={table} />
      {you !== null && <Say table={table} />}
    </div>
  );
};

const Say = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const [isOpen, setOpen] = useState(false);
  useKeys({ t: () => setOpen(true) });
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost btn--small onlinebar__say"
        onClick={() => setOpen(true)}
      >
        <Icon name="say" />
        {o.say.short}
      </button>
      {isOpen && (
        <Dialog title={o.say.title} onClose={() => setOpen(false)}>
          <Absent table={table} />
          <Together table={table} />
        </Dialog>
      )}
    </>
  );
};
