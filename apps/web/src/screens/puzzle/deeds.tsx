// Abilities of a puzzle, as they lie on the board: those a roll can lead to with what they ask for, those one can choose with what they do.

import type { GameView, SeatView } from '@mad-king/engine';
import type { Ability, Hero, Level } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { Glass } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { lettersOf } from '../../components/letters.ts';
import { Damage } from '../../components/marks.tsx';
import { Need } from '../../components/need.tsx';
import { Printed, Said } from '../../components/said.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import { gradesOf, hitOf } from '../game/board/hits.ts';

interface DeedsProps {
  hero: Hero;
  seat: SeatView;
  values: readonly number[];
}

/** Those that dice activate, in the order of the board. */
const rollable = (hero: Hero, { levels }: SeatView): { ability: Ability; level: Level }[] =>
  hero.abilities.flatMap((ability) => {
    const level = levels[ability.id] as Level;
    const isOffensive = ability.slot === 'offensive' || ability.slot === 'ultimate';
    return isOffensive && level > 0 && ability.levels[level]?.rows !== undefined ? [{ ability, level }] : [];
  });

export const Deeds = ({ hero, seat, values }: DeedsProps) => (
  <ul className="pz__deeds">
    {rollable(hero, seat).map(({ ability, level }) => (
      <li key={ability.id}>
        <DeedRow hero={hero} ability={ability} level={level} values={values} />
      </li>
    ))}
  </ul>
);

/** Abilities that can be chosen now, and the one whose dice lie there. */
const atStake = ({ decision, rolls }: GameView): string[] => {
  const offered = (decision?.options ?? []).flatMap((move) =>
    (move.kind === 'activate' || move.kind === 'defend') && move.ability !== null ? [move.ability] : [],
  );
  const source = rolls.at(-1)?.about?.source;
  return source !== undefined && 'ability' in source ? [...offered, source.ability] : offered;
};

/** Those of one's own that are at stake, in full. */
export const DeedsToRead = ({ hero, seat, view }: Omit<DeedsProps, 'values'> & { view: GameView }) => {
  const ids = atStake(view);
  const abilities = hero.abilities.filter(({ id }) => ids.includes(id));
  if (abilities.length === 0) return null;
  return (
    <ul className="pz__deeds pz__deeds--read">
      {abilities.map((ability) => (
        <li key={ability.id}>
          <DeedToRead hero={hero} ability={ability} level={seat.levels[ability.id] as Level} />
        </li>
      ))}
    </ul>
  );
};

const DeedToRead = ({ hero, ability, level }: Omit<DeedRowProps, 'values'>) => {
  const { name, lines, text } = useSpeaker().ability(hero, ability, level);
  return (
    <div className="pz__deed" data-hero={hero.id}>
      <span className="pz__pane pane">
        <Glass />
        <Icon of={hero.id} name={`ability-${ability.id}`} />
      </span>
      <span className="pz__text">
        <b>{plain(name)}</b>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an ability never change places
          <span key={i}>
            <Said said={line.need} /> <Printed said={line.text} />
          </span>
        ))}
        {text.map((said, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an ability never change places
          <Printed key={i} said={said} />
        ))}
      </span>
    </div>
  );
};

interface DeedRowProps {
  hero: Hero;
  ability: Ability;
  level: Level;
  values: readonly number[];
}

const DeedRow = ({ hero, ability, level, values }: DeedRowProps) => {
  const t = useTexts();
  const text = useSpeaker().ability(hero, ability, level);
  const written = ability.levels[level];
  const [row] = written?.rows ?? [];
  const grades = written === undefined ? null : gradesOf(written);
  const hit = row === undefined ? null : hitOf(row, values);
  const name = plain(text.name);
  return (
    <div className="pz__deed" data-hero={hero.id}>
      <span className="pz__pane pane">
        <Glass />
        <Icon of={hero.id} name={`ability-${ability.id}`} />
      </span>
      <span className="pz__asked">
        <b style={lettersOf(name)}>{name}</b>
        <span className="pz__need">
          {row !== undefined && <Need hero={hero} need={grades?.symbol ?? row.need} dice={values} />}
          {grades !== null && <small>× {grades.counts.join(' · ')}</small>}
        </span>
      </span>
      {hit !== null && <Damage type={hit.type} amount={hit.amount} label={t.damage[hit.type](hit.amount)} />}
    </div>
  );
};
