// The whole chronicle as one file, out and in.

import { type ChangeEvent, useState } from 'react';
import { download } from '../../components/download.ts';
import { Icon } from '../../components/icon.tsx';
import { useAfterWords } from '../../language/after.ts';
import { type Imported, importChronicle, type PastGame, writeChronicle } from '../../state/chronicle.ts';
import { readPuzzles } from '../../state/puzzles.ts';
import { storage } from '../../state/storage.ts';

/** More than any device keeps. */
const MOST_BYTES = 50_000_000;

interface MovingProps {
  games: readonly PastGame[];
  onChanged: () => void;
}

export const Moving = ({ games, onChanged }: MovingProps) => {
  const { chronicle: w } = useAfterWords();
  const [outcome, setOutcome] = useState<Imported | 'no-chronicle' | null>(null);
  const bring = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const brought = file.size > MOST_BYTES ? null : importChronicle(storage, await file.text());
    target.value = '';
    setOutcome(brought ?? 'no-chronicle');
    onChanged();
  };
  return (
    <div className="moving">
      <button
        type="button"
        className="btn btn--ghost btn--small"
        disabled={games.length === 0 && Object.keys(readPuzzles(storage).answers).length === 0}
        onClick={() =>
          download('mad-king-chronicle.json', writeChronicle(games, readPuzzles(storage)), 'application/json')
        }
      >
        <Icon name="download" />
        {w.out}
      </button>
      <label className="btn btn--ghost btn--small moving__in">
        {w.in}
        <input type="file" accept=".json,application/json" onChange={(event) => void bring(event)} />
      </label>
      {outcome !== null && (
        <p role="status">{outcome === 'no-chronicle' ? w.noChronicle : w.brought(outcome)}</p>
      )}
    </div>
  );
};
