// That the dice are sealed, in two lines.

import type { TableView } from '@mad-king/server/protocol';
import { useOnlineWords } from '../../language/online.ts';
import { inFours } from './fair-dice.tsx';
import { Wax } from './wax.tsx';

const SHOWN = 20;

export const SealNote = ({ table: { seal } }: { table: TableView }) => {
  const o = useOnlineWords();
  return (
    <section className="sealnote">
      <Wax state="closed" />
      <div>
        <h2>{o.invite.sealed}</h2>
        <p>{o.invite.sealedText}</p>
        <code>{`${inFours(seal.mark.slice(0, SHOWN))} …`}</code>
      </div>
    </section>
  );
};
