// All levels of an ability: what they ask for with the exact chance, and what they do. What several levels share is said once.

import type { Hero } from '@mad-king/language';
import { type AbilityText, plain, type Said as SaidSegments } from '@mad-king/text';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Chance, Damage } from '../../components/marks.tsx';
import { Need } from '../../components/need.tsx';
import { Printed, Said } from '../../components/said.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import type { Odds } from '../../odds.ts';
import { commonNeeds, type Deed, type DeedLevel, type Hit, hitTable } from './deeds.ts';

export const ROMAN = ['', 'I', 'II', 'III'];

interface DeedProps {
  hero: Hero;
  deed: Deed;
  odds: Odds;
}

interface DeedLevelsProps extends DeedProps {
  /** What it asks for stands above both sides of the board. */
  isHeaded?: boolean;
}

export const DeedLevels = ({ hero, deed, odds, isHeaded = false }: DeedLevelsProps) => {
  const speaker = useSpeaker();
  const texts = deed.levels.map(({ level }) => speaker.ability(hero, deed.ability, level));
  const table = hitTable(deed, (level) => texts.some((text) => text.level === level && text.text.length > 0));
  const needs = commonNeeds(deed.levels);
  if (table !== null && needs !== null) {
    const isTable = needs.length > 1 && !isHeaded;
    return (
      <>
        {isTable && <HitTable hero={hero} deed={deed} odds={odds} needs={needs} table={table} />}
        {!isTable && !isHeaded && <DeedNeeds hero={hero} deed={deed} odds={odds} needs={needs} />}
        {!isTable && <Hits deed={deed} table={table} />}
        <Notes texts={texts} />
      </>
    );
  }
  const isOneLine = needs !== null && texts.every(({ lines }) => lines.length === 1);
  return (
    <>
      {isOneLine && !isHeaded && <DeedNeeds hero={hero} deed={deed} odds={odds} needs={needs} />}
      {deed.levels.map((level, i) => (
        <LevelRow key={level.level} level={level} isOnly={deed.levels.length === 1}>
          {texts[i].roll.length > 0 && (
            <p className="deed__roll">
              <Said said={texts[i].roll} />
            </p>
          )}
          {texts[i].lines.map((line) => (
            <div key={line.needs.join()} className="deed__case">
              {!isOneLine && <DeedNeeds hero={hero} deed={deed} odds={odds} needs={line.needs} at={level} />}
              <p>
                <Printed said={line.text} />
              </p>
            </div>
          ))}
          <Lines lines={texts[i].text} />
        </LevelRow>
      ))}
    </>
  );
};

interface DeedNeedsProps extends DeedProps {
  needs: readonly string[];
  /** The level that asks for it; left out: the first. */
  at?: DeedLevel;
}

/** What the dice must show, with the chance of each. */
export const DeedNeeds = ({ hero, deed, odds, needs, at = deed.levels[0] }: DeedNeedsProps) => (
  <div className="deed__needs">
    {needs.map((need) => {
      const chance = odds(deed.ability.id, at.level, need);
      return (
        <span key={need} className="deed__need">
          <Need hero={hero} need={need} counted={needs.length > 1} />
          {chance !== undefined && <Chance of={chance} />}
        </span>
      );
    })}
  </div>
);

/** Level and what its upgrade costs, then what it does. */
const LevelRow = ({
  level,
  isOnly,
  children,
}: {
  level: DeedLevel;
  isOnly: boolean;
  children: ReactNode;
}) => (
  <div className={isOnly ? 'deed__row deed__row--only' : 'deed__row'}>
    {!isOnly && <LevelMark level={level} />}
    <div className="deed__text">{children}</div>
  </div>
);

const LevelMark = ({ level: { shown, cost } }: { level: DeedLevel }) => {
  const t = useTexts();
  const label = cost === null ? t.hero.level(ROMAN[shown]) : t.hero.levelCost(ROMAN[shown], cost);
  return (
    <span className="lv" role="img" aria-label={label} title={label}>
      {ROMAN[shown]}
      {cost !== null && <small>{cost}</small>}
    </span>
  );
};

const HitMark = ({ hit }: { hit: Hit }) => {
  const t = useTexts();
  return <Damage type={hit.type} amount={hit.amount} label={t.damage[hit.type](hit.amount)} />;
};

const Lines = ({ lines }: { lines: readonly SaidSegments[] }) =>
  lines.map((said) => (
    <p key={plain(said)}>
      <Printed said={said} />
    </p>
  ));

/** Levels side by side, where a number or three say what each does. */
const Hits = ({ deed, table }: { deed: Deed; table: Hit[][] }) => (
  <div className="deed__hits">
    {deed.levels.map((level, i) => (
      <span key={level.level} className="deed__level">
        {deed.levels.length > 1 && <LevelMark level={level} />}
        {table[i].map((hit, n) => (
          <HitMark key={deed.levels[i].rows[n].need} hit={hit} />
        ))}
      </span>
    ))}
  </div>
);

interface HitTableProps extends DeedProps {
  needs: string[];
  table: Hit[][];
}

/** Numbers by level and by how much one asks for. */
const HitTable = ({ hero, deed, odds, needs, table }: HitTableProps) => (
  <div className="deed__grid" style={{ '--columns': needs.length } as CSSProperties}>
    <span />
    {needs.map((need) => {
      const chance = odds(deed.ability.id, deed.levels[0].level, need);
      return (
        <span key={need} className="deed__col">
          <Need hero={hero} need={need} counted />
          {chance !== undefined && <Chance of={chance} />}
        </span>
      );
    })}
    {deed.levels.map((level, i) => (
      <Fragment key={level.level}>
        {deed.levels.length > 1 ? <LevelMark level={level} /> : <span />}
        {table[i].map((hit, n) => (
          <HitMark key={needs[n]} hit={hit} />
        ))}
      </Fragment>
    ))}
  </div>
);

/** What the rows of a level share; a line that several levels share is said once. */
const Notes = ({ texts }: { texts: AbilityText[] }) => {
  const t = useTexts();
  const notes = new Map<string, { said: SaidSegments; levels: number[] }>();
  for (const { text, level } of texts)
    for (const said of text) {
      const note = notes.get(plain(said)) ?? { said, levels: [] };
      note.levels.push(level);
      notes.set(plain(said), note);
    }
  return [...notes.values()].map(({ said, levels }) => (
    <div key={plain(said)} className="deed__note">
      {levels.length < texts.length && (
        <span className="lv">{t.hero.levels(levels.map((level) => ROMAN[level]).join(', '))}</span>
      )}
      <p>
        <Printed said={said} />
      </p>
    </div>
  ));
};
