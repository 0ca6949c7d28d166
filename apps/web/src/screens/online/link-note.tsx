// At the table itself, for as long as it lasts: that the line is broken, that a choice is kept, and what somebody says where the log
// that tells it otherwise is out of sight.

import type { TableView } from '@mad-king/server/protocol';
import { useMedia } from '../../components/use-media.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useOnline } from '../../online/store.ts';
import { Candle, useLight } from './candle.tsx';
import { Ribbons } from './phrases.tsx';

/** From this width on the log lies open beside the table. */
const ROOM_FOR_LOG = '(min-width: 75rem)';

export const LinkNote = ({ table }: { table: TableView }) => {
  const { link } = useOnlineWords();
  const kept = useOnline((s) => s.kept);
  const light = useLight();
  const hasLog = useMedia(ROOM_FOR_LOG);
  const isBroken = light !== 'open';
  if (hasLog && !isBroken) return null;
  return (
    <div className="linknote">
      {isBroken && <Candle />}
      {isBroken && kept !== null && <b>{link.kept}</b>}
      {!hasLog && <Ribbons table={table} />}
    </div>
  );
};
