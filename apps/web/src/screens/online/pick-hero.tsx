// Picking a hero, openly or in secret; in a draft the three one brings.

import type { TableView } from '@mad-king/server/protocol';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { roster } from '../../heraldry/roster.ts';
import { useOnlineWords } from '../../language/online.ts';
import { act } from '../../online/deeds.ts';
import { seatMark } from '../../state/modes.ts';
import { Picks } from '../new-game/picks.tsx';
import '../new-game/new-game.css';
import '../heroes/gallery.css';

const BRING = 3;

interface PickHeroProps {
  table: TableView;
  you: number;
  onClose: () => void;
}

export const PickHero = ({ table, you, onClose }: PickHeroProps) => {
  const o = useOnlineWords();
  const isDraft = table.settings.heroes === 'draft';
  return (
    <Dialog title={isDraft ? o.draft.bring : o.room.pickFirst} onClose={onClose}>
      <div className="pickhero">
        {isDraft ? (
          <Bring table={table} onClose={onClose} />
        ) : (
          <Gallery table={table} you={you} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
};

const Gallery = ({ table, you, onClose }: PickHeroProps) => {
  const [near, setNear] = useState<string | null>(null);
  const { chairs, settings, id } = table;
  const seatOf = (hero: string): number => chairs.findIndex((chair) => chair.hero === hero);
  const isFree = (hero: string): boolean => {
    const seat = seatOf(hero);
    return seat < 0 || seat === you || settings.heroes === 'hidden' || settings.options.allowMirror === true;
  };
  const choose = async (hero: string): Promise<void> => {
    if ((await act({ type: 'pick', table: id, heroes: [hero] })) !== null) onClose();
  };
  return (
    <Picks
      heroes={roster}
      near={near}
      seatOf={(hero) => (seatOf(hero) < 0 ? null : seatMark(settings.mode, seatOf(hero)))}
      isFree={isFree}
      onNear={setNear}
      onChoose={(hero) => void choose(hero)}
    />
  );
};

const Bring = ({ table, onClose }: Omit<PickHeroProps, 'you'>) => {
  const { draft } = useOnlineWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [near, setNear] = useState<string | null>(null);
  const toggle = (hero: string): void =>
    setChosen((all) =>
      all.includes(hero) ? all.filter((one) => one !== hero) : [...all, hero].slice(-BRING),
    );
  const order = (hero: string) =>
    chosen.includes(hero) ? { label: String(chosen.indexOf(hero) + 1), team: 'alone' as const } : null;
  const bring = async (): Promise<void> => {
    if ((await act({ type: 'pick', table: table.id, heroes: [...chosen] })) !== null) onClose();
  };
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
        onClick={() => void bring()}
      >
        {draft.take(BRING)}
      </button>
    </>
  );
};
