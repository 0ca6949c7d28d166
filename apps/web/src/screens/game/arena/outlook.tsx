// Beside the dice: what the ability they make would do, or how likely it is that rolling them now makes some ability.

import { Chance } from '../../../components/marks.tsx';
import { useTexts } from '../../../language/texts.ts';
import { someReady } from '../board/live-odds.ts';
import { coveredOf } from '../board/tile-state.ts';
import { useRolling } from '../board/use-rolling.ts';
import { useSitting } from '../sitting.tsx';
import { useStakesParts } from '../stakes/loaded.ts';

export const Outlook = () => {
  const parts = useStakesParts();
  return parts === null ? <Rolling /> : <parts.IfActivated otherwise={<Rolling />} />;
};

const Rolling = () => {
  const t = useTexts();
  const { table, seat } = useSitting();
  const rolling = useRolling();
  const { view, library } = table;
  const hero = library.heroes.find(({ id }) => id === view.seats[seat]?.hero);
  if (rolling === null || hero === undefined || rolling.areMixed) return null;
  if (rolling.kept.length === rolling.values.length) return null;
  const chance = someReady({ hero, levels: view.seats[seat].levels }, rolling, coveredOf(view));
  return (
    <div className="outlook">
      <p className="eyebrow">{t.table.outlook}</p>
      <Chance of={chance} />
      <p>{t.table.outlookText}</p>
      {rolling.kept.length === 0 && <p className="outlook__hint">{t.table.keepHint}</p>}
    </div>
  );
};
