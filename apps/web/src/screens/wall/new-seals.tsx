// What one has reached for the first time in the game that is over.

import { FEATS, rarityOf } from '@mad-king/after/feats';
import { useEffect, useState } from 'react';
import { roster } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { useFeatsWords } from '../../language/feats.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { listPast } from '../../state/chronicle.ts';
import { judgeDeeds, remember } from '../../state/remember.ts';
import { storage } from '../../state/storage.ts';
import type { OpenTable } from '../../state/table.ts';
import { reachedFirstIn } from './reached.ts';
import { FeatSeal } from './seal.tsx';
import './wall.css';

/** Feats of this game that no other one has, and those that it has completed. */
const newFeats = async (table: OpenTable): Promise<ReadonlySet<string>> => {
  await judgeDeeds(await remember(table));
  const heroes = roster.map(({ id }) => id);
  return reachedFirstIn(table.id, listPast(storage), heroes);
};

export const NewSeals = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const { wall: w } = useAfterWords();
  const wordsOf = useFeatsWords();
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another record
  useEffect(() => {
    let isCurrent = true;
    newFeats(table).then(
      (ids) => isCurrent && setFound(ids),
      () => {}, // the wall looks again
    );
    return () => {
      isCurrent = false;
    };
  }, [table.id]);
  if (found.size === 0) return null;
  return (
    <section className="panel newseals">
      <header>
        <h2>{w.fresh}</h2>
        <a className="btn btn--ghost btn--small" href={addressOf({ screen: 'wall' })}>
          {w.title}
        </a>
      </header>
      <ul>
        {FEATS.filter(({ id }) => found.has(id)).map((feat) => {
          const { rarity, measured } = rarityOf(feat);
          return (
            <li key={feat.id} title={wordsOf(feat.id).words}>
              <FeatSeal id={feat.id} rarity={rarity} isReached />
              <span>
                <b>{wordsOf(feat.id).name}</b>
                <small>
                  {w.rarities[rarity]}
                  {measured !== null && ` · ${t.percent(measured.rate, 1).join('')}`}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
