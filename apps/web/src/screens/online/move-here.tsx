// A seat moves to this device: by a link that another device showed, or by a code that is typed. One tap, since looking at a link takes nothing.

import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { takeOver } from '../../online/take-over.ts';
import { goInstead } from '../../router.ts';
import { Crest } from './crest.tsx';
import { Wrong } from './wrong.tsx';

export const MoveHere = ({ token, table }: { token: string; table: string | undefined }) => {
  const o = useOnlineWords();
  const [isRefused, setRefused] = useState(false);
  const take = async (): Promise<void> => {
    if (await takeOver(token))
      goInstead(table === undefined ? { screen: 'lobby' } : { screen: 'table', id: table });
    else setRefused(true);
  };
  if (isRefused) return <Wrong title={o.wrong.noMove} text={o.wrong.noMoveText} />;
  return (
    <Wrong title={o.move.title} text={o.move.text} picture={<Crest icon="pass" tone="sea" />}>
      <button type="button" className="btn btn--gold btn--big" onClick={() => void take()}>
        <Icon name="throne" />
        {o.move.take}
      </button>
    </Wrong>
  );
};
