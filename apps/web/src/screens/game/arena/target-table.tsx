// Team games: whom each value of the targeting die names (R17.5.3, R17.6.3, R17.7.3).

import { type GameView, targetByDie, whoChooses } from '@mad-king/engine';
import { Arms } from '../../../components/arms.tsx';
import { FaceNumber } from '../../../components/marks.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';

const VALUES = [1, 2, 3, 4, 5, 6];

interface Outcome {
  values: number[];
  /** The seat that is named; -1 if somebody chooses. */
  target: number;
  chooser: number;
}

/** Values that mean the same stand together. */
const outcomesOf = (view: GameView, attacker: number): Outcome[] => {
  const outcomes: Outcome[] = [];
  for (const value of VALUES) {
    const target = targetByDie(view, attacker, value);
    const chooser = target >= 0 ? -1 : whoChooses(view, attacker, value);
    const same = outcomes.find((outcome) => outcome.target === target && outcome.chooser === chooser);
    if (same === undefined) outcomes.push({ values: [value], target, chooser });
    else same.values.push(value);
  }
  return outcomes;
};

export const TargetTable = ({ rolled }: { rolled: number }) => {
  const t = useTexts();
  const language = useLanguage();
  const { view } = useSitting().table;
  const attacker = view.attack?.by ?? view.active;
  const { dice, id } = useHeroAt(attacker);
  const nameOf = (seat: number): string => rosterHero(view.seats[seat].hero).names[language];
  return (
    <ul className="targets">
      {outcomesOf(view, attacker).map(({ values, target, chooser }) => (
        <li key={values[0]} className={values.includes(rolled) ? 'is-rolled' : ''}>
          <span className="targets__dice">
            {values.map((value) => (
              <FaceNumber key={value} hero={id} symbol={dice[value - 1]} value={value} />
            ))}
          </span>
          {target >= 0 && <Arms hero={view.seats[target].hero} />}
          <span>
            {target < 0
              ? chooser === view.seat
                ? t.table.youChoose
                : t.table.chooses(nameOf(chooser))
              : target === view.seat
                ? t.home.you
                : nameOf(target)}
          </span>
        </li>
      ))}
    </ul>
  );
};
