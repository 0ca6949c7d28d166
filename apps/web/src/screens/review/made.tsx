// Choices by their names: as the buttons of the table have them, or, of dice and ways out, as the coach says it.

import { Said } from '../../components/said.tsx';
import type { Row } from '../game/coach/rank.ts';
import { What } from '../game/coach/words.tsx';
import { useSitting } from '../game/sitting.tsx';
import { useAsked } from './rows.ts';

export const Named = ({ row }: { row: Row }) => {
  const { labels } = useSitting();
  const label = row.move.kind === 'keep' || row.move.kind === 'pass' ? undefined : labels.get(row.move.text);
  return label === undefined ? <What row={row} isShort /> : <Said said={label} />;
};

/** What was chosen, as a sentence. */
export const Made = () => {
  const { labels } = useSitting();
  const { own, made } = useAsked();
  if (own !== undefined) return <What row={own} />;
  const label = labels.get(made);
  return label === undefined ? made : <Said said={label} />;
};

/** The same where the question does not stand beside it: a number alone says little. */
export const MadeAlone = () => {
  const { source } = useSitting().decision;
  return (
    <>
      {source.length > 0 && (
        <>
          <Said said={source} />:{' '}
        </>
      )}
      <Made />
    </>
  );
};
