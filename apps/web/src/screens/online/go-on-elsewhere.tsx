// "Go on on my phone": a one-time code that moves the seat to another device.

import type { ServerMessage } from '@mad-king/server/protocol';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { linkTo } from '../../components/links.ts';
import { useOnlineWords } from '../../language/online.ts';
import { act } from '../../online/deeds.ts';
import { addressOf } from '../../router.ts';
import { Qr } from './qr.tsx';

type HandOver = Extract<ServerMessage, { type: 'hand-over' }>;

export const GoOnElsewhere = ({ table }: { table: string }) => {
  const { room } = useOnlineWords();
  const [way, setWay] = useState<HandOver | null>(null);
  const ask = async (): Promise<void> => {
    const answer = await act({ type: 'hand-over' });
    if (answer?.type === 'hand-over') setWay(answer);
  };
  return (
    <>
      <button type="button" className="btn btn--ghost btn--small" onClick={() => void ask()}>
        <Icon name="pass" />
        {room.phone}
      </button>
      {way !== null && (
        <Dialog title={room.phone} onClose={() => setWay(null)}>
          <div className="handover">
            <Qr address={linkTo(addressOf({ screen: 'move', token: way.token, table }))} label={room.phone} />
            <p>{room.phoneHow}</p>
            <p>
              {room.phoneCode}{' '}
              <b className="bid__code" translate="no">{`${way.code.slice(0, 3)} ${way.code.slice(3)}`}</b>
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
};
