// Somebody of one's team would give up: only the team sees it, and all must agree (R3.9).

import type { TableView } from '@mad-king/server/protocol';
import { useState } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { concede, useTable } from '../../state/table.ts';

interface Conceding {
  seat: number;
  team: string;
  /** Who has said so: seats of one's own team. */
  mates: number[];
}

/** Null while nobody of one's team would, or when one has said so oneself. */
const useConceding = (): Conceding | null => {
  const state = useTable();
  if (state.status !== 'open' || state.view.seat < 0 || state.view.result !== null) return null;
  const { seats, seat } = state.view;
  const mine = seats[seat];
  const mates = seats.flatMap(({ team, conceding, out }, i) =>
    i !== seat && team === mine.team && conceding && !out ? [i] : [],
  );
  return mates.length === 0 || mine.conceding ? null : { seat, team: mine.team, mates };
};

/** One may leave the question open: it waits in the bar. */
export const TeamChip = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const [isOpen, setOpen] = useState(false);
  const conceding = useConceding();
  if (conceding === null) return null;
  const title = o.game.wouldConcede(namesOf(table, conceding));
  return (
    <>
      <button type="button" className="btn btn--ghost btn--small" onClick={() => setOpen(true)}>
        <Icon name="concede" />
        {title}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <Question conceding={conceding} onFight={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
};

const namesOf = ({ chairs }: TableView, { mates }: Conceding): string =>
  mates.map((mate) => chairs[mate].name).join(', ');

/** Beside the table. */
export const Team = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const conceding = useConceding();
  /** Whoever fights on is not asked again by the same ones. */
  const [declined, setDeclined] = useState('');
  if (conceding === null) return null;
  const who = conceding.mates.join();
  if (declined === who) return null;
  return (
    <section className="teamask" data-team={conceding.team}>
      <h2>
        <Icon name="lock" />
        {o.game.team}
      </h2>
      <p className="teamask__who">
        {conceding.mates.map((mate) => (
          <MateArms key={mate} seat={mate} />
        ))}
        <b>{o.game.wouldConcede(namesOf(table, conceding))}</b>
      </p>
      <Question conceding={conceding} onFight={() => setDeclined(who)} />
    </section>
  );
};

const MateArms = ({ seat }: { seat: number }) => {
  const hero = useTable((s) => (s.status === 'open' ? s.view.seats[seat].hero : null));
  return hero === null ? null : <Arms hero={hero} />;
};

const Question = ({ conceding, onFight }: { conceding: Conceding; onFight: () => void }) => {
  const o = useOnlineWords();
  return (
    <div className="teamask__in">
      <p>{`${o.game.consent} ${o.game.knowNothing}`}</p>
      <div className="plain__acts">
        <button type="button" className="btn btn--line btn--small" onClick={onFight}>
          <Icon name="way-in" />
          {o.game.fightOn}
        </button>
        <button type="button" className="btn btn--ghost btn--small" onClick={() => concede(conceding.seat)}>
          <Icon name="concede" />
          {o.game.concedeToo}
        </button>
      </div>
    </div>
  );
};
