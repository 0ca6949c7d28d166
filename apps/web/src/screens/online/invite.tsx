// Opening "Invite" makes a table: its link is good from the first second.

import { useEffect, useRef } from 'react';
import { Waiting } from '../../components/waiting.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { act, forgetRefusal, useRefused } from '../../online/deeds.ts';
import { nameFor } from '../../online/name.ts';
import { theLine, useOnline } from '../../online/store.ts';
import { goInstead } from '../../router.ts';
import { useLight } from './candle.tsx';
import { OldPage, ServerAway, Wrong } from './wrong.tsx';

export const Invite = () => {
  const o = useOnlineWords();
  const { code } = useRefused();
  const isOld = useOnline((s) => s.isOld);
  const light = useLight();
  const isAsked = useRef(false);
  const open = async (): Promise<void> => {
    forgetRefusal();
    const done = await act({ type: 'open', name: nameFor(o) });
    if (done?.type === 'done' && done.table !== undefined) goInstead({ screen: 'table', id: done.table });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one table for each time the page is opened
  useEffect(() => {
    theLine();
    if (isAsked.current) return;
    isAsked.current = true;
    void open();
  }, []);
  if (isOld) return <OldPage />;
  if (code !== null)
    return (
      <Wrong
        title={o.wrong.away}
        text={
          code === 'server-full' ? o.refused['server-full'] : (o.refused[code as 'other'] ?? o.refused.other)
        }
      >
        <button type="button" className="btn btn--gold" onClick={() => void open()}>
          {o.wrong.retry}
        </button>
      </Wrong>
    );
  return light === 'open' ? <Waiting /> : <ServerAway />;
};
