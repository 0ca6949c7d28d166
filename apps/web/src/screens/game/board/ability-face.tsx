// An ability at its present level: picture, level, what the dice must show, what it does.

import type { Ability, Hero, Level, Row } from '@mad-king/language';
import { type AbilityText, plain, type Said as SaidText } from '@mad-king/text';
import { type CSSProperties, memo, useMemo } from 'react';
import { Fitting } from '../../../components/fitting.tsx';
import { Glass } from '../../../components/glass.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Damage } from '../../../components/marks.tsx';
import { Need } from '../../../components/need.tsx';
import { Said } from '../../../components/said.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { type Hit, hitsOf } from '../../hero/deeds.ts';
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
  const hit = rows[reached] === undefined ? null : hitOf(rows[reached], dice);
  const name = plain(text.name);
  const grades = gradesIn(ability, level, text);
  const isTable = rows.length > 1 && grades === null;
  const asks = rows.length > 0 || text.roll.length > 0;
  return (
    <>
      <span className="tile__pane pane">
        <Glass />
        <Icon of={hero.id} name={`ability-${ability.id}`} />
        <LevelPips ability={ability} level={level} />
      </span>
      <span
        className={`tile__body ${asks ? '' : 'tile__body--free'} ${hit === null ? '' : 'tile__body--hit'}`}
      >
        <span className="tile__name" style={{ '--letters': name.length } as CSSProperties}>
          {name}
          {ability.slot === 'passive' && <small>{t.slots[ability.slot]}</small>}
        </span>
        {isTable ? (
          <Rows hero={hero} rows={rows} text={text} dice={dice} />
        ) : (
          <Requirement hero={hero} rows={rows} counts={grades?.counts} text={text} dice={dice} />
        )}
        <TileText text={text} whole={!isTable} />
      </span>
      {hit !== null && (
        <span className="tile__hit">
          <HitMark hit={hit} />
        </span>
      )}
    </>
  );
});

/** Rows that differ in nothing but how many of a symbol they ask for and how much they do. */
const gradesIn = (ability: Ability, level: Level, text: AbilityText) => {
  const written = ability.levels[level];
  const grades = written === undefined ? null : gradesOf(written);
  if (written?.rows === undefined || grades === null) return null;
  const hits = hitsOf(written.rows, text.text.length > 0);
  return hits === null ? null : { counts: grades.counts, hits };
};

/** What it does; of a table of rows, only what they share. */
const TileText = ({ text: { lines, text }, whole }: { text: AbilityText; whole: boolean }) => {
  const said = useMemo(
    () => [...(whole ? lines.map((line) => line.text) : []), ...text],
    [lines, text, whole],
  );
  return said.length === 0 ? null : <Fitting className="tile__text" said={said} />;
};

const RowText = ({ said }: { said: SaidText }) => {
  const alone = useMemo(() => [said], [said]);
  return <Fitting className="tile__text" said={alone} />;
};

const HitMark = ({ hit }: { hit: Hit }) => {
  const t = useTexts();
  return <Damage type={hit.type} amount={hit.amount} label={t.damage[hit.type](hit.amount)} />;
};

const LevelPips = memo(({ ability, level }: { ability: Ability; level: Level }) => {
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
});

interface RowsProps {
  hero: Hero;
  rows: readonly Row[];
  text: AbilityText;
  dice?: readonly number[];
}

/** What the dice must show, with the counts of further rows that ask for more of the same. */
const Requirement = ({ hero, rows, text, dice, counts }: RowsProps & { counts?: readonly number[] }) => {
  if (text.roll.length > 0)
    return (
      <span className="need">
        <Said said={text.roll} />
      </span>
    );
  if (rows.length === 0) return null;
  return (
    <span className="need-row">
      <Need hero={hero} need={rows[0].need} dice={dice} />
      {counts !== undefined && <span className="need-row__more">{counts.join(' · ')}</span>}
    </span>
  );
};

/** Rows that each do something of their own: what each asks for, and beside it what it does. */
const Rows = ({ hero, rows, text, dice }: RowsProps) => (
  <span className="needs" data-rows={rows.length}>
    {rows.map(({ need }, i) => (
      <span key={need} className="needs__row">
        <Need hero={hero} need={need} dice={dice} counted={rows.length > 2} />
        <RowText said={text.rows[i].text} />
      </span>
    ))}
  </span>
);
