// The wall of memory: forty seals by rarity, those that are near, and what each is for.

import { type Rarity, rarityOf } from '@mad-king/after/feats';
import { useEffect, useMemo, useState } from 'react';
import { Ground } from '../../components/glass.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { roster } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { useFeatsWords } from '../../language/feats.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { listPast, type PastGame } from '../../state/chronicle.ts';
import { judgeDeeds } from '../../state/remember.ts';
import { storage } from '../../state/storage.ts';
import { byRarity, nearest, type Reached, wallOf } from './reached.ts';
import { FeatSeal } from './seal.tsx';
import './wall.css';

const NEAREST = 4;

/** All games; those whose deeds nobody has looked at yet are looked at now. */
const useGames = (): PastGame[] => {
  const [games, setGames] = useState(() => listPast(storage));
  useEffect(() => {
    let isCurrent = true;
    const lookAtAll = async (): Promise<void> => {
      for (const game of listPast(storage)) {
        if (!isCurrent) return;
        if (game.deeds === null && (await judgeDeeds(game).catch(() => null)) !== null)
          setGames(listPast(storage));
      }
    };
    void lookAtAll();
    return () => {
      isCurrent = false;
    };
  }, []);
  return games;
};

export const Wall = () => {
  const t = useTexts();
  const { wall: w } = useAfterWords();
  const games = useGames();
  const wall = useMemo(
    () =>
      wallOf(
        games,
        roster.map(({ id }) => id),
      ),
    [games],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const near = useMemo(() => nearest(wall, NEAREST), [wall]);
  const shown = wall.find(({ feat }) => feat.id === chosen) ?? near[0] ?? wall[0];
  const count = wall.filter(({ times }) => times > 0).length;
  return (
    <Page title={w.title} className="wall">
      <Ground x={520} y={120} />
      <Topbar title={w.title} back={{ to: { screen: 'home' }, label: t.nav.home }}>
        <p className="wall__count">{w.count(count, wall.length)}</p>
      </Topbar>
      <div className="wall__body">
        <div className="wall__groups">
          {byRarity(wall).map(([rarity, group]) => (
            <Group key={rarity} rarity={rarity} group={group} chosen={shown.feat.id} onChoose={setChosen} />
          ))}
        </div>
        <div className="wall__side">
          <Opened reached={shown} />
          {near.length > 0 && <Nearest near={near} onChoose={setChosen} />}
        </div>
      </div>
    </Page>
  );
};

interface GroupProps {
  rarity: Rarity;
  group: readonly Reached[];
  chosen: string;
  onChoose: (id: string) => void;
}

const Group = ({ rarity, group, chosen, onChoose }: GroupProps) => {
  const { wall: w } = useAfterWords();
  const wordsOf = useFeatsWords();
  return (
    <section className="panel wall__group">
      <header>
        <h2>{w.rarities[rarity]}</h2>
        <small>{w.count(group.filter(({ times }) => times > 0).length, group.length)}</small>
        <small>{w.bounds[rarity]}</small>
      </header>
      <ul>
        {group.map(({ feat: { id }, times, near }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <FeatSeal id={id} rarity={rarity} isReached={times > 0} near={near} />
              <b>{wordsOf(id).name}</b>
              <small>
                {times > 0 ? w.times(times) : near !== null ? w.near(near.done, near.of) : w.notYet}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Opened = ({ reached: { feat, times, last, near } }: { reached: Reached }) => {
  const t = useTexts();
  const { wall: w } = useAfterWords();
  const { name, words, how } = useFeatsWords()(feat.id);
  const { rarity, measured } = rarityOf(feat);
  return (
    <section className="panel wall__opened" aria-live="polite">
      <FeatSeal id={feat.id} rarity={rarity} isReached={times > 0} near={near} />
      <span className="eyebrow">
        {w.rarities[rarity]} · {measured === null ? w.guessed : w.seen(t.percent(measured.rate, 1).join(''))}
      </span>
      <h2 className="arms-name">{name}</h2>
      <p>{words}</p>
      <p className="wall__how">{how}</p>
      {near !== null && <b>{w.near(near.done, near.of)}</b>}
      {last !== null && (
        <a className="btn btn--ghost btn--small" href={addressOf({ screen: 'watch', code: last.code })}>
          {w.last}
        </a>
      )}
    </section>
  );
};

const Nearest = ({ near, onChoose }: { near: readonly Reached[]; onChoose: (id: string) => void }) => {
  const { wall: w } = useAfterWords();
  const wordsOf = useFeatsWords();
  return (
    <section className="panel wall__nearest">
      <h2>{w.nearest}</h2>
      <ul>
        {near.map(({ feat, near: progress }) => (
          <li key={feat.id}>
            <button type="button" onClick={() => onChoose(feat.id)}>
              <span>
                <b>{wordsOf(feat.id).name}</b>
                <progress value={progress?.done} max={progress?.of} aria-label={wordsOf(feat.id).name} />
              </span>
              <b>{w.near(progress?.done ?? 0, progress?.of ?? 0)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
