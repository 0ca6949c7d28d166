// An ability at its present level: picture, level, what the dice must show, what it does.

import type { Ability, Hero, Level } from '@mad-king/engine';
import { type AbilityText, plain } from '@mad-king/text';
import { memo } from 'react';
import { Glass } from '../../../components/glass.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Damage } from '../../../components/marks.tsx';
import { Need } from '../../../components/need.tsx';
import { Said } from '../../../components/said.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { type Hit, hitTable } from '../../hero/deeds.ts';
import { gradesOf, hitOf } from './hits.ts';

export interface AbilityFaceProps {
  hero: Hero;
  ability: Ability;
  level: Level;
  /** Values of the dice on the table, if they are one's own. */
  dice?: readonly number[];
  /** The row that the dice reach, from 0. */
  reached?: number;
}

/** Its text is worth remembering: odds change with every die that is picked out, the ability does not. */
export const AbilityFace = memo(({ hero, ability, level, dice, reached = 0 }: AbilityFaceProps) => {
  const t = useTexts();
  const text = useSpeaker().ability(hero, ability, level);
  const rows = ability.levels[level]?.rows ?? [];
  const hit = rows[reached] === undefined ? null : hitOf(rows[reached]);
  return (
    <>
      <span className="tile__pane pane">
        <Glass />
        <Icon of={hero.id} name={`ability-${ability.id}`} />
        <LevelPips ability={ability} level={level} />
      </span>
      <span className="tile__body">
        <span className="tile__name">
          {plain(text.name)}
          {ability.slot === 'passive' && <small>{t.hero.slots[ability.slot]}</small>}
        </span>
        <Requirement hero={hero} ability={ability} level={level} dice={dice} text={text} />
        <span className="tile__text">
          <Effects ability={ability} level={level} text={text} />
        </span>
      </span>
      {hit !== null && (
        <span className="tile__hit">
          <HitMark hit={hit} />
        </span>
      )}
    </>
  );
});

const HitMark = ({ hit }: { hit: Hit }) => {
  const t = useTexts();
  return <Damage type={hit.type} amount={hit.amount} label={t.damage[hit.type](hit.amount)} />;
};

export const LevelPips = ({ ability, level }: { ability: Ability; level: Level }) => {
  const t = useTexts();
  const most = Math.max(...Object.keys(ability.levels).map(Number));
  return (
    <span className="pips" role="img" aria-label={t.table.levelOf(level, most)}>
      {Array.from({ length: most }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are their number
        <i key={i} className={i < level ? 'on' : ''} />
      ))}
    </span>
  );
};

const Requirement = ({
  hero,
  ability,
  level,
  dice,
  text,
}: Pick<AbilityFaceProps, 'hero' | 'ability' | 'level' | 'dice'> & { text: AbilityText }) => {
  const written = ability.levels[level];
  if (written === undefined) return null;
  if (text.roll.length > 0)
    return (
      <span className="need">
        <Said said={text.roll} />
      </span>
    );
  const [first, ...more] = written.rows ?? [];
  if (first === undefined) return null;
  const grades = gradesOf(written);
  if (more.length > 0 && grades === null) return null;
  return (
    <span className="need-row">
      <Need hero={hero} need={first.need} dice={dice} />
      {grades !== null && <span className="need-row__more">{grades.counts.join(' · ')}</span>}
    </span>
  );
};

/** Rows that differ in a number only show the numbers. */
const Effects = ({ ability, level, text }: { ability: Ability; level: Level; text: AbilityText }) => {
  const written = ability.levels[level];
  if (written === undefined) return null;
  const rows = written.rows ?? [];
  const deed = { ability, levels: [{ level, cost: null, rows }], brings: [] };
  const hits = gradesOf(written) === null ? null : hitTable(deed, () => text.text.length > 0)?.[0];
  return (
    <>
      {hits ? (
        <span className="grades">
          {hits.map((hit) => (
            <HitMark key={hit.amount} hit={hit} />
          ))}
        </span>
      ) : (
        text.rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <span key={i} className="tile__line">
            {rows.length > 1 && (
              <>
                <Said said={row.need} />
                {': '}
              </>
            )}
            <Said said={row.text} />{' '}
          </span>
        ))
      )}
      {text.text.map((said, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <span key={i} className="tile__line">
          <Said said={said} />{' '}
        </span>
      ))}
    </>
  );
};
