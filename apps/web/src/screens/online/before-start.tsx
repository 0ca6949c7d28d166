// Before the start: seats round the table, the seal, the host's powers, quick phrases, and "ready".

import type { TableView } from '@mad-king/server/protocol';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useMedia } from '../../components/use-media.ts';
import { modeName } from '../../language/mode-name.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { Candle } from './candle.tsx';
import { Chat } from './chat.tsx';
import { Draft, isBanning } from './draft.tsx';
import { FairDice, inFours } from './fair-dice.tsx';
import { HostPowers } from './host-powers.tsx';
import { CopyLink, LinkField } from './invitation.tsx';
import { OwnName } from './own-name.tsx';
import { Phrases } from './phrases.tsx';
import { Elsewhere, RoomFoot } from './room-foot.tsx';
import { RoundTable } from './round-table.tsx';
import { SMALL } from './table-settings.tsx';
import { Wax } from './wax.tsx';

interface BeforeStartProps {
  table: TableView;
  /** Back to the rules of the table, for the host. */
  onInvite: (() => void) | null;
  /** The host before has left, or handed over. */
  isHeir: boolean;
}

export const BeforeStart = ({ table, onInvite, isHeir }: BeforeStartProps) => {
  const t = useTexts();
  const o = useOnlineWords();
  const isSmall = useMedia(SMALL);
  const { chairs, you, host } = table;
  const title = host === null ? o.invite.title : o.room.table(chairs[host].name);
  return (
    <Page title={title} className="online waits">
      <Ground x={520} y={400} />
      <Topbar title={title} back={{ to: { screen: 'home' }, label: t.nav.home }}>
        {!isSmall && <TableChips table={table} />}
        <Candle />
      </Topbar>
      {isSmall && <TableChips table={table} />}
      <div className="waits__main">
        {you !== null && isBanning(table) ? (
          <Draft table={table} you={you} />
        ) : (
          <RoundTable table={table} isSmall={isSmall} />
        )}
        {isSmall && <SealLine table={table} />}
        {you !== null && !isSmall && (
          <div className="waits__say">
            <Phrases table={table} />
            <Chat table={table} />
          </div>
        )}
      </div>
      <div className="waits__side">
        {isHeir && (
          <p className="notice" role="status">
            {o.room.youHost}
          </p>
        )}
        <InvitePanel table={table} />
        {onInvite !== null && <HostPowers table={table} onInvite={onInvite} />}
        {you !== null && onInvite === null && <OwnName table={table} you={you} />}
        {!isSmall && <FairDice table={table} />}
        {isSmall && <Chat table={table} />}
        {isSmall && you !== null && <Elsewhere table={table} />}
      </div>
      {you !== null && <RoomFoot table={table} you={you} isSmall={isSmall} />}
    </Page>
  );
};

const TableChips = ({ table }: { table: TableView }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { settings, watching, series } = table;
  return (
    <ul className="online__chips">
      <li className="chip">{modeName(t, settings.mode, settings.options)}</li>
      <li className="chip">
        <Icon name="candle" />
        {settings.clock.kind === 'none' ? o.lobby.noClock : o.set.clocks[settings.clock.kind]}
      </li>
      <li className="chip">
        <Icon name="draft" />
        {t.labelled(o.set.heroes, o.set.picking[settings.heroes])}
      </li>
      {series.of > 1 && <li className="chip">{o.over.series(series.game, series.of)}</li>}
      {watching > 0 && (
        <li className="chip">
          <Icon name="watch" />
          {o.watching(watching)}
        </li>
      )}
    </ul>
  );
};

/** On a phone the seal is a line. */
const SealLine = ({ table: { seal } }: { table: TableView }) => {
  const o = useOnlineWords();
  return (
    <section className="sealnote">
      <Wax state="closed" />
      <div>
        <h2>{o.invite.sealed}</h2>
        <p>{o.fair.short}</p>
        <code>{`${inFours(seal.mark.slice(0, 20))} …`}</code>
      </div>
    </section>
  );
};

const InvitePanel = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const { code, locked } = table;
  return (
    <section className="online__panel">
      <h2 className="eyebrow">
        {o.invite.title}
        <small>{locked ? o.room.locked : code === null ? o.invite.asleep : ''}</small>
      </h2>
      {code !== null && !locked && (
        <p>
          {o.invite.code} <b className="bid__code" translate="no">{`${code.slice(0, 3)} ${code.slice(3)}`}</b>
        </p>
      )}
      <LinkField table={table} />
      <CopyLink table={table} look="btn--ghost" />
    </section>
  );
};
