// The game is over: who won, another one, the record.

import { writeRecord } from '@mad-king/engine';
import { useEffect, useRef } from 'react';
import { download } from '../../components/download.ts';
import { Icon } from '../../components/icon.tsx';
import { Said } from '../../components/said.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf, go } from '../../router.ts';
import { readGame } from '../../state/saves.ts';
import { storage } from '../../state/storage.ts';
import { newTable, type OpenTable } from '../../state/table.ts';

export const Result = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { view, setup, players, id } = table;
  if (view.result === null) return null;
  const rematch = (): void => {
    const seed = crypto.randomUUID();
    go({ screen: 'game', id: newTable({ ...setup, seed }, [...players]) });
  };
  const saveRecord = (): void => {
    const choices = readGame(storage, id)?.choices ?? [];
    download(`mad-king-${id}.txt`, writeRecord({ setup, choices, lines: choices.map(() => 0) }));
  };
  return (
    <div className="prompt" role="status">
      <h2 className="wordmark wordmark--small">
        <Said said={speaker.result(view, view.result)} />
      </h2>
      <div className="prompt__acts">
        <button ref={button} type="button" className="btn btn--gold" onClick={rematch}>
          <Icon name="way-in" />
          {t.result.rematch}
        </button>
        <button type="button" className="btn btn--ghost" onClick={saveRecord}>
          <Icon name="download" />
          {t.result.record}
        </button>
        <a className="btn btn--ghost" href={addressOf({ screen: 'home' })}>
          {t.nav.home}
        </a>
      </div>
    </div>
  );
};
