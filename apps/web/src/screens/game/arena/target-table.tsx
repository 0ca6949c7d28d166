// Team games: whom each value of the targeting die names (R17.5.3, R17.6.3, R17.7.3).

import { Arms } from '../../../components/arms.tsx';
import { FaceNumber } from '../../../components/marks.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { targetsOf } from './targets.ts';

export const TargetTable = ({ rolled }: { rolled: number }) => {
  const t = useTexts();
  const language = useLanguage();
  const { table, you } = useSitting();
  const { view } = table;
  const attacker = view.attack?.by ?? view.active;
  const { dice, id } = useHeroAt(attacker);
  const nameOf = (seat: number): string => rosterHero(view.seats[seat].hero).names[language];
  return (
    <ul className="targets">
      {targetsOf(view, attacker).map(({ values, seat, chooses }) => (
        <li key={values[0]} className={values.includes(rolled) ? 'is-rolled' : ''}>
          <span className="targets__dice">
            {values.map((value) => (
              <FaceNumber key={value} hero={id} symbol={dice[value - 1]} value={value} />
            ))}
          </span>
          {!chooses && <Arms hero={view.seats[seat].hero} />}
          <span>
            {chooses
              ? seat === you
                ? t.table.youChoose
                : t.table.chooses(nameOf(seat))
              : seat === you
                ? t.home.you
                : nameOf(seat)}
          </span>
        </li>
      ))}
    </ul>
  );
};
