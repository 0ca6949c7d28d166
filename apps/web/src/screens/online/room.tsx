// Before the start: who sits where, the invitation, heroes, the host's powers, the seal, and "ready".

import type { TableView } from '@mad-king/server/protocol';
import { LEVELS } from '@mad-king/server/protocol';
import { type FormEvent, useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { act } from '../../online/deeds.ts';
import { keepName } from '../../online/name.ts';
import { sayReady } from '../../online/nonce.ts';
import { go } from '../../router.ts';
import { seatMark } from '../../state/modes.ts';
import { Candle } from './candle.tsx';
import { Chat } from './chat.tsx';
import { FairDice } from './fair-dice.tsx';
import { GoOnElsewhere } from './go-on-elsewhere.tsx';
import { Invitation } from './invitation.tsx';
import { Mute, Phrases, Ribbons } from './phrases.tsx';
import { PickHero } from './pick-hero.tsx';
import { RefusedNote } from './refused.tsx';
import { SeatRow } from './seat-row.tsx';
import { TableSettings } from './table-settings.tsx';
import './room.css';

export const Room = ({ table }: { table: TableView }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { chairs, you, host, watching, series } = table;
  const isHost = you !== null && you === host;
  const hasFree = chairs.some(({ by }) => by === 'free');
  const title = host === null ? o.invite.title : o.room.table(chairs[host].name);
  return (
    <Page title={title} className="online room">
      <Ground x={520} y={330} />
      <Topbar title={title} back={{ to: { screen: 'home' }, label: t.nav.home }}>
        <Candle />
        {watching > 0 && <span className="chip">{o.watching(watching)}</span>}
        {series.of > 1 && <span className="chip">{o.over.series(series.game, series.of)}</span>}
      </Topbar>
      <div className="room__main">
        {isHost && <p className="online__lede">{o.invite.text}</p>}
        <ul className="seatrows">
          {chairs.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <SeatRow key={seat} table={table} seat={seat}>
              <SeatActs table={table} seat={seat} isHost={isHost} />
            </SeatRow>
          ))}
        </ul>
        <Ribbons table={table} />
        {isHost && <TableSettings table={table} />}
        {you !== null && <PickHero table={table} you={you} />}
      </div>
      <div className="room__side">
        {hasFree && !table.locked && <Invitation table={table} isGold={you !== null} />}
        {you !== null && <Name table={table} you={you} />}
        <FairDice table={table} />
        <Phrases table={table} />
        <Chat table={table} />
      </div>
      {you !== null && <Foot table={table} you={you} isHost={isHost} hasFree={hasFree} />}
    </Page>
  );
};

interface SeatActsProps {
  table: TableView;
  seat: number;
  isHost: boolean;
}

const SeatActs = ({ table, seat, isHost }: SeatActsProps) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { chairs, you, id, settings } = table;
  const { by, name, level } = chairs[seat];
  if (by === 'person' || by === 'bot')
    return seat === you ? null : (
      <span className="seatrow__acts">
        <Mute name={name} />
        {isHost && (
          <>
            <button
              type="button"
              className="btn btn--ghost btn--small"
              onClick={() => void act({ type: 'free', table: id, seat })}
            >
              {o.room.freeSeat(name)}
            </button>
            {by === 'person' && (
              <button
                type="button"
                className="btn btn--ghost btn--small"
                onClick={() => void act({ type: 'host', table: id, seat })}
              >
                {o.room.handOver(name)}
              </button>
            )}
          </>
        )}
      </span>
    );
  return (
    <span className="seatrow__acts">
      {by === 'free' && you !== null && (
        <button
          type="button"
          className="btn btn--ghost btn--small"
          onClick={() => void act({ type: 'sit', table: id, seat, name: chairs[you].name })}
        >
          {o.room.sitHere}
        </button>
      )}
      {isHost && (
        <Choice
          label={o.set.seatOf(seatMark(settings.mode, seat).label)}
          value={level ?? 'friend'}
          options={[
            { value: 'friend' as const, content: o.friend },
            ...LEVELS.map((value) => ({
              value,
              label: t.levels[value],
              content: <Icon name={`level-${value}`} />,
            })),
          ]}
          onChoose={(who) =>
            void act({ type: 'computer', table: id, seat, level: who === 'friend' ? null : who })
          }
        />
      )}
    </span>
  );
};

const Name = ({ table, you }: { table: TableView; you: number }) => {
  const o = useOnlineWords();
  const mine = table.chairs[you].name;
  const [name, setName] = useState(mine);
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await act({ type: 'sit', table: table.id, seat: you, name: name.trim() })) !== null)
      keepName(name.trim());
  };
  return (
    <form className="field" onSubmit={(event) => void rename(event)}>
      <label>
        <span className="sr">{o.join.name}</span>
        <input value={name} minLength={2} maxLength={24} required onChange={(e) => setName(e.target.value)} />
      </label>
      {name.trim() !== mine && (
        <button type="submit" className="btn btn--ghost btn--small">
          {o.room.rename}
        </button>
      )}
    </form>
  );
};

interface FootProps {
  table: TableView;
  you: number;
  isHost: boolean;
  hasFree: boolean;
}

const Foot = ({ table, you, isHost, hasFree }: FootProps) => {
  const o = useOnlineWords();
  const { chairs, settings, id, stage, locked } = table;
  const mine = chairs[you];
  const hasHero = settings.heroes === 'random' || mine.picked;
  const isDrafting = settings.heroes === 'draft' && table.draft?.stage !== 'done';
  const mayBeReady = hasHero && !isDrafting && stage === 'gathering';
  const others = chairs.filter(({ by, ready }, seat) => seat !== you && (by === 'free' || !ready));
  const draftStage = table.draft?.stage ?? 'done';
  const pickText = draftStage === 'done' ? o.room.pick : o.draft[draftStage];
  const sentence =
    stage === 'sealing'
      ? o.room.sealing
      : hasFree
        ? o.room.empty
        : !hasHero
          ? pickText
          : others.length === 0 && !mine.ready
            ? o.room.last
            : o.room.waits;
  const isMine = stage === 'gathering' && !mine.ready;
  const leave = async (): Promise<void> => {
    await act({ type: 'rise', table: id });
    go({ screen: 'lobby' });
  };
  return (
    <footer className="room__foot">
      <RefusedNote />
      <p className={`prompt__scroll ${isMine ? '' : 'prompt__scroll--wait'}`} role="status">
        <span>{sentence}</span>
      </p>
      <div className="plain__acts">
        {mine.ready ? (
          <button
            type="button"
            className="btn btn--ghost"
            disabled={stage !== 'gathering'}
            onClick={() => void act({ type: 'unready', table: id })}
          >
            {o.room.notYet}
          </button>
        ) : (
          <button
            type="button"
            className={`btn ${!mayBeReady ? 'btn--off' : hasFree ? 'btn--line' : 'btn--gold'}`}
            disabled={!mayBeReady}
            onClick={() => void sayReady(id)}
          >
            <Icon name="check" />
            {o.room.iAmReady}
          </button>
        )}
        {isHost && (
          <button
            type="button"
            className="btn btn--ghost btn--small"
            onClick={() => void act({ type: 'lock', table: id, on: !locked })}
          >
            <Icon name="lock" />
            {locked ? o.room.unlock : o.room.lock}
          </button>
        )}
        <GoOnElsewhere table={id} />
        <button type="button" className="btn btn--ghost btn--small" onClick={() => void leave()}>
          {o.leave}
        </button>
      </div>
    </footer>
  );
};
