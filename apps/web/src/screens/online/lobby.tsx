// The antechamber: a code, one's own tables, open tables, games to watch.

import type { LobbyTable } from '@mad-king/server/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { modeName } from '../../language/mode-name.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { act, forgetRefusal } from '../../online/deeds.ts';
import { theLine, useOnline } from '../../online/store.ts';
import { addressOf, go } from '../../router.ts';
import { ModePlan } from '../new-game/mode-plan.tsx';
import { Candle } from './candle.tsx';
import { CodeField } from './code-field.tsx';
import { Crest, FreeSeat } from './crest.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { RefusedNote } from './refused.tsx';
import { OldPage } from './wrong.tsx';
import '../new-game/new-game.css';
import './online.css';
import './lobby.css';

interface Tables {
  open: LobbyTable[];
  running: LobbyTable[];
  mine: LobbyTable[];
}

/** Milliseconds between two looks at the list. */
const LOOK = 5000;

const useTables = (): Tables | null => {
  const [tables, setTables] = useState<Tables | null>(null);
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const answer = await theLine()
        .ask({ type: 'lobby' })
        .catch(() => null);
      if (isHere && answer?.type === 'lobby') setTables(answer);
    };
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, []);
  return tables;
};

export const Lobby = () => {
  const t = useTexts();
  const o = useOnlineWords();
  const tables = useTables();
  const isOld = useOnline((s) => s.isOld);
  useEffect(forgetRefusal, []);
  if (isOld) return <OldPage />;
  return (
    <Page title={o.lobby.title} className="online lobby">
      <Ground x={700} y={420} />
      <Topbar title={o.lobby.title} back={{ to: { screen: 'home' }, label: t.nav.home }}>
        <Candle />
      </Topbar>
      <div className="lobby__ways">
        <a className="btn btn--gold btn--big" href={addressOf({ screen: 'invite' })}>
          <Icon name="table" />
          {o.invite.title}
        </a>
        <CodeForm />
        <p className="online__lede">{o.lobby.text}</p>
      </div>
      <RefusedNote />
      <div className="lobby__lists">
        {tables !== null && tables.mine.length > 0 && (
          <List title={o.lobby.mine}>
            {tables.mine.map((table) => (
              <Row key={table.id} table={table} act={table.asked ? t.home.continue : o.lobby.back} />
            ))}
          </List>
        )}
        <List title={o.lobby.open}>
          {tables?.open.map((table) => (
            <Row key={table.id} table={table} act={o.lobby.sit} />
          ))}
          {tables?.open.length === 0 && <li className="lobby__none">{o.lobby.none}</li>}
        </List>
        {tables !== null && tables.running.length > 0 && (
          <List title={o.lobby.watch}>
            {tables.running.map((table) => (
              <Row key={table.id} table={table} act={o.lobby.look} />
            ))}
          </List>
        )}
      </div>
      <footer className="lobby__foot">
        <p>{o.lobby.browser}</p>
        <HandOverForm />
      </footer>
    </Page>
  );
};

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ul className="lobby__list">{children}</ul>
  </section>
);

const TONES = ['wax', 'sea', 'yes', 'amber'] as const;

const Row = ({ table, act: label }: { table: LobbyTable; act: string }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const names = table.names.map((name) => name ?? o.free).join(', ');
  const about = [
    modeName(t, table.mode, table.options),
    o.set.picking[table.heroes],
    o.set.clocks[table.clock.kind],
  ];
  return (
    <li className="lobby__row" data-asked={table.asked}>
      <ModePlan mode={table.mode} />
      <span>
        <b>{names}</b>
        <small>{table.asked ? o.lobby.yourTurn : about.join(' · ')}</small>
      </span>
      <span className="lobby__seats">
        {table.names.map((name, seat) =>
          name === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <FreeSeat key={seat} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <Crest key={seat} icon="crown" tone={TONES[seat % TONES.length]} />
          ),
        )}
      </span>
      <a
        className={`btn btn--small ${table.asked ? 'btn--line' : 'btn--ghost'}`}
        href={addressOf({ screen: 'table', id: table.id })}
      >
        {label}
      </a>
    </li>
  );
};

const CodeForm = () => {
  const o = useOnlineWords();
  const [code, setCode] = useState('');
  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = await act({ type: 'find', code });
    if (found?.type === 'done' && found.table !== undefined) go({ screen: 'table', id: found.table });
  };
  return (
    <form className="field" onSubmit={(event) => void find(event)}>
      <CodeField icon="key" label={o.lobby.code} code={code} onCode={setCode} />
      <button type="submit" className="btn btn--line btn--small">
        {o.lobby.enter}
      </button>
    </form>
  );
};
