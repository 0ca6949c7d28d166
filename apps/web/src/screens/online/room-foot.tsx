// What is asked of oneself before the start: a hero, a draft, "ready".

import type { TableView } from '@mad-king/server/protocol';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useOnlineWords } from '../../language/online.ts';
import { act } from '../../online/deeds.ts';
import { sayReady } from '../../online/nonce.ts';
import { go } from '../../router.ts';
import { Asked } from './asked.tsx';
import { DraftActs, isBanning } from './draft.tsx';
import { GoOnElsewhere } from './go-on-elsewhere.tsx';
import { Phrases } from './phrases.tsx';
import { PickHero } from './pick-hero.tsx';
import { RefusedNote } from './refused.tsx';

interface RoomFootProps {
  table: TableView;
  you: number;
  isSmall: boolean;
}

export const RoomFoot = ({ table, you, isSmall }: RoomFootProps) => {
  return (
    <footer className="room__foot">
      <RefusedNote />
      {isSmall && <Phrases table={table} />}
      {isBanning(table) ? <DraftActs table={table} you={you} /> : <ReadyActs table={table} you={you} />}
      {!isSmall && <Elsewhere table={table} />}
    </footer>
  );
};

/** Ways out: to another device, or from the seat. */
export const Elsewhere = ({ table: { id } }: { table: TableView }) => {
  const o = useOnlineWords();
  const leave = async (): Promise<void> => {
    await act({ type: 'rise', table: id });
    go({ screen: 'lobby' });
  };
  return (
    <div className="room__more">
      <GoOnElsewhere table={id} />
      <button type="button" className="btn btn--ghost btn--small" onClick={() => void leave()}>
        <Icon name="way-out" />
        {o.leave}
      </button>
    </div>
  );
};

/** Who is ready but oneself; null while others are not, or seats are free. */
const readyOthers = ({ chairs }: TableView, you: number): number | null => {
  const others = chairs.filter((_, seat) => seat !== you);
  return others.every(({ by, ready }) => by !== 'free' && ready) ? others.length : null;
};

const ReadyActs = ({ table, you }: Omit<RoomFootProps, 'isSmall'>) => {
  const o = useOnlineWords();
  const [picks, setPicks] = useState(false);
  const { chairs, settings, id, stage, draft } = table;
  const mine = chairs[you];
  const isBringing = draft?.stage === 'bring';
  const hasHero = settings.heroes === 'random' || mine.picked;
  const mayBeReady = hasHero && !isBringing && stage === 'gathering' && !mine.ready;
  const others = readyOthers(table, you);
  const ready = (): void => void sayReady(id);
  useKeys({ ' ': mayBeReady ? ready : hasHero ? undefined : () => setPicks(true) });
  const sentence = (): string => {
    if (stage === 'sealing') return o.room.sealing;
    if (!hasHero) return isBringing ? o.draft.bring : o.room.pick;
    if (isBringing) return o.draft.sealed;
    if (others !== null && !mine.ready) return others > 1 ? o.room.isReady(others) : o.room.last;
    return chairs.some(({ by }) => by === 'free') ? o.room.empty : o.room.waits;
  };
  return (
    <Asked isMine={mayBeReady || !hasHero} sentence={sentence()}>
      {!hasHero && (
        <button type="button" className="btn btn--gold" onClick={() => setPicks(true)}>
          <Icon name="draft" />
          {isBringing ? o.draft.bring : o.room.pickFirst}
        </button>
      )}
      {mayBeReady && (
        <button type="button" className="btn btn--gold" onClick={ready}>
          <Icon name="check" />
          {o.room.iAmReady}
        </button>
      )}
      {mine.ready && (
        <button
          type="button"
          className="btn btn--ghost"
          disabled={stage !== 'gathering'}
          onClick={() => void act({ type: 'unready', table: id })}
        >
          {o.room.notYet}
        </button>
      )}
      {hasHero && !mine.ready && (settings.heroes === 'open' || settings.heroes === 'hidden') && (
        <button type="button" className="btn btn--line" onClick={() => setPicks(true)}>
          {o.room.otherHero}
        </button>
      )}
      {picks && <PickHero table={table} you={you} onClose={() => setPicks(false)} />}
    </Asked>
  );
};
