// A game at this screen: opens it, and shows the table, the pass-the-device screen, or what is wrong with it.

import { Activity, lazy, type ReactNode, useEffect } from 'react';
import { DamagedSaves } from '../../components/damaged-saves.tsx';
import { laterPart } from '../../components/later-part.ts';
import { Page } from '../../components/page.tsx';
import { Speech } from '../../components/speech.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { refreshKeptGames } from '../../state/library-of-games.ts';
import { closeTable, openTable, useTable } from '../../state/table.ts';
import { loadResult, useResult } from './result/use-result.ts';
import type { Afterwards } from './result/ways.tsx';
import { Table } from './table.tsx';
import '../../styles/table/index.css';

/** Only people who share a screen need it. */
const PassScreen = laterPart(() => import('./pass-screen.tsx').then((m) => m.PassScreen));
const ResultScreen = lazy(() => loadResult().then((m) => ({ default: m.ResultScreen })));

interface GameScreenProps {
  id: string;
  /** The rules lie over it: the game stays open, and everything at the table as one left it. */
  isCovered: boolean;
}

export const GameScreen = ({ id, isCovered }: GameScreenProps) => {
  useEffect(() => {
    void openTable(id);
    return closeTable;
  }, [id]);
  return (
    <Activity mode={isCovered ? 'hidden' : 'visible'}>
      <OpenGame />
    </Activity>
  );
};

interface OpenGameProps {
  /** Above the log. */
  aside?: ReactNode;
  /** Where the table says what is wrong with it. */
  notices?: ReactNode;
  /** What one can do after the end, if it is not the usual. */
  afterwards?: Afterwards;
}

/** The game that is open, whoever plays it. */
export const OpenGame = ({ aside, notices, afterwards }: OpenGameProps) => {
  const state = useTable();
  const isResult = useResult(state);
  switch (state.status) {
    case 'closed':
      return <Waiting />;
    case 'failed':
      throw state.error;
    case 'missing':
      return <NoTable damaged={false} />;
    case 'damaged':
      return <NoTable damaged reason={state.reason} />;
    case 'open':
      if (isResult) return <ResultScreen table={state} afterwards={afterwards} />;
      return state.passTo === null ? (
        <Table key={state.id} table={state} aside={aside} notices={notices} />
      ) : (
        <PassScreen table={state} seat={state.passTo} />
      );
  }
};

const NoTable = ({ damaged, reason }: { damaged: boolean; reason?: string }) => {
  const t = useTexts();
  useEffect(refreshKeptGames, []);
  const title = damaged ? t.games.wrong.damaged : t.games.wrong.missing;
  return (
    <Page title={title} className="plain">
      <h1 className="arms-name">{title}</h1>
      <p>{damaged ? t.games.wrong.damagedText : t.games.wrong.missingText}</p>
      <Speech by="king">{damaged ? t.games.king.damaged : t.games.king.missing}</Speech>
      <DamagedSaves />
      <div className="plain__acts">
        <a className="btn btn--gold" href={addressOf({ screen: 'home' })}>
          {t.nav.home}
        </a>
        <a className="btn btn--ghost" href={addressOf({ screen: 'new-game' })}>
          {t.nav.newGame}
        </a>
      </div>
      {reason !== undefined && (
        <details>
          <summary>{t.failure.details}</summary>
          <pre lang="en">{reason}</pre>
        </details>
      )}
    </Page>
  );
};
