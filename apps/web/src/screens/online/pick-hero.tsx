// Picking a hero: openly, in secret, or by a draft (bring three, lose one to the other side, play one).

import type { TableView } from '@mad-king/server/protocol';
import { useState } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Icon } from '../../components/icon.tsx';
import { type RosterHero, roster, rosterHero } from '../../heraldry/roster.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useLanguage } from '../../language/texts.ts';
import { act } from '../../online/deeds.ts';
import { seatMark } from '../../state/modes.ts';
import { Picks } from '../new-game/picks.tsx';
import '../new-game/new-game.css';
import '../heroes/gallery.css';

const BRING = 3;

interface Pick {
  table: TableView;
  you: number;
}

export const PickHero = ({ table, you }: Pick) => {
  if (table.settings.heroes === 'random') return null;
  return table.settings.heroes === 'draft' ? (
    <Draft table={table} you={you} />
  ) : (
    <Gallery table={table} you={you} />
  );
};

const Gallery = ({ table, you }: Pick) => {
  const { room } = useOnlineWords();
  const [near, setNear] = useState<string | null>(null);
  const { chairs, settings, id } = table;
  const seatOf = (hero: string): number => chairs.findIndex((chair) => chair.hero === hero);
  const isFree = (hero: string): boolean => {
    const seat = seatOf(hero);
    return seat < 0 || seat === you || settings.heroes === 'hidden' || settings.options.allowMirror === true;
  };
  return (
    <section className="online__panel">
      <h2 className="eyebrow">{chairs[you].hero === null ? room.pick : room.otherHero}</h2>
      <Picks
        heroes={roster}
        near={near}
        seatOf={(hero) => (seatOf(hero) < 0 ? null : seatMark(settings.mode, seatOf(hero)))}
        isFree={isFree}
        onNear={setNear}
        onChoose={(hero) => void act({ type: 'pick', table: id, heroes: [hero] })}
      />
    </section>
  );
};

const Draft = ({ table, you }: Pick) => {
  const { draft } = useOnlineWords();
  const { draft: state, chairs } = table;
  if (state === null || state.stage === 'done') return null;
  const hasPicked = chairs[you].picked;
  const next = (you + 1) % chairs.length;
  return (
    <section className="online__panel draft">
      <h2 className="eyebrow">{draft[state.stage]}</h2>
      {hasPicked && <p>{draft.sealed}</p>}
      {state.stage === 'bring' && !hasPicked && <Bring table={table} />}
      {state.stage === 'strike' && (
        <Banners
          table={table}
          title={draft.brought(chairs[next].name)}
          heroes={state.brought[next] ?? []}
          act={hasPicked ? null : draft.ban}
          icon="ban"
        />
      )}
      {state.stage !== 'bring' && (
        <Banners
          table={table}
          title={draft.youBrought}
          heroes={(state.brought[you] ?? []).filter((hero) => hero !== state.struck[you])}
          act={state.stage === 'play' && !hasPicked ? draft.playHero : null}
          icon="way-in"
        />
      )}
    </section>
  );
};

const Bring = ({ table }: { table: TableView }) => {
  const { draft } = useOnlineWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [near, setNear] = useState<string | null>(null);
  const toggle = (hero: string): void =>
    setChosen((all) =>
      all.includes(hero) ? all.filter((one) => one !== hero) : [...all, hero].slice(-BRING),
    );
  const order = (hero: string) =>
    chosen.includes(hero) ? { label: String(chosen.indexOf(hero) + 1), team: 'alone' as const } : null;
  return (
    <>
      <Picks
        heroes={roster}
        near={near}
        seatOf={order}
        isFree={() => true}
        onNear={setNear}
        onChoose={toggle}
      />
      <button
        type="button"
        className="btn btn--gold"
        disabled={chosen.length < BRING}
        onClick={() => void act({ type: 'pick', table: table.id, heroes: [...chosen] })}
      >
        {draft.take(BRING)}
      </button>
    </>
  );
};

interface BannersProps {
  table: TableView;
  title: string;
  heroes: readonly string[];
  /** What pressing one does, if anything. */
  act: ((hero: string) => string) | null;
  icon: 'ban' | 'way-in';
}

const Banners = ({ table, title, heroes, act: label, icon }: BannersProps) => {
  const language = useLanguage();
  const name = ({ names }: RosterHero): string => names[language];
  return (
    <>
      <h3>{title}</h3>
      <ul className="banners">
        {heroes.map((hero) => (
          <li key={hero} data-hero={hero}>
            <Arms hero={hero} />
            <b className="arms-name">{name(rosterHero(hero))}</b>
            {label !== null && (
              <button
                type="button"
                className="btn btn--line btn--small"
                onClick={() => void act({ type: 'pick', table: table.id, heroes: [hero] })}
              >
                <Icon name={icon} />
                {label(name(rosterHero(hero)))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
