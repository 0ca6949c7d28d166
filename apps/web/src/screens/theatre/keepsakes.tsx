// What one can take along: a link to the present moment, the record of the game.

import { type GameRecord, writeRecord } from '@mad-king/engine';
import { useState } from 'react';
import { download } from '../../components/download.ts';
import { Icon } from '../../components/icon.tsx';
import { clipboard, linkTo } from '../../components/links.ts';
import { useAfterWords } from '../../language/after.ts';
import { addressOf } from '../../router.ts';

interface KeepsakesProps {
  code: string;
  record: GameRecord;
  made: number;
}

export const Keepsakes = ({ code, record, made }: KeepsakesProps) => {
  const { theatre: w } = useAfterWords();
  const [copied, setCopied] = useState<number | null>(null);
  const link = linkTo(addressOf({ screen: 'watch', code, at: { choice: made } }));
  const copy = async (): Promise<void> => {
    await clipboard?.writeText(link);
    setCopied(made);
  };
  return (
    <div className="keepsakes">
      {clipboard === undefined ? (
        <label>
          {w.noCopy}
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      ) : (
        <button type="button" className="btn btn--ghost btn--small" onClick={() => void copy()}>
          <Icon name="link" />
          <span role="status">{copied === made ? w.copied : w.link}</span>
        </button>
      )}
      <button
        type="button"
        className="btn btn--ghost btn--small"
        onClick={() => download('mad-king.txt', writeRecord(record))}
      >
        <Icon name="download" />
        {w.record}
      </button>
    </div>
  );
};
