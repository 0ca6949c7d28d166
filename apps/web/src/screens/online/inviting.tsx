// The table stands: its rules, who sits where, and the writ that invites.

import type { TableView } from '@mad-king/server/protocol';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useMedia } from '../../components/use-media.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { Candle } from './candle.tsx';
import { Invitation, SendLink } from './invitation.tsx';
import { RefusedNote } from './refused.tsx';
import { SealNote } from './seal-note.tsx';
import { SMALL, TableSettings } from './table-settings.tsx';
import './inviting.css';

export const Inviting = ({ table, onGo }: { table: TableView; onGo: () => void }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const isSmall = useMedia(SMALL);
  useKeys({ Enter: onGo });
  const go = (
    <button type="button" className="btn btn--line inviting__go" onClick={onGo}>
      <Icon name="table" />
      {o.invite.toTable}
      <Key>{t.keys.enter}</Key>
    </button>
  );
  return (
    <Page title={o.invite.title} className="online inviting">
      <Ground x={1180} y={420} />
      <Topbar title={o.invite.title} back={{ to: { screen: 'home' }, label: t.nav.home }}>
        {!isSmall && <p className="online__lede">{o.invite.text}</p>}
        <Candle />
      </Topbar>
      <div className="inviting__side">
        <Invitation table={table} isSmall={isSmall} />
        {!isSmall && (
          <>
            <SealNote table={table} />
            {go}
          </>
        )}
      </div>
      <div className="inviting__rules">
        <RefusedNote />
        <TableSettings table={table} />
      </div>
      {isSmall && (
        <footer className="room__foot inviting__foot">
          <SendLink table={table} />
          {go}
        </footer>
      )}
    </Page>
  );
};
