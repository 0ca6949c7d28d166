// One ability with all its levels and the exact chance of every requirement.

import type { Hero } from '@mad-king/language';
import { type AbilityText, plain, type Said as SaidSegments } from '@mad-king/text';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Glass } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Chance, Damage, SourceMark } from '../../components/marks.tsx';
import { Need } from '../../components/need.tsx';
import { Printed, Said } from '../../components/said.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import type { Odds } from '../../odds.ts';
import { commonNeeds, type Deed, type DeedLevel, type Hit, hitTable, onlyHit } from './deeds.ts';

interface DeedProps {
  hero: Hero;
  deed: Deed;
  odds: Odds;
}

export const DeedCard = ({ hero, deed, odds }: DeedProps) => {
  const t = useTexts();
  const { ability } = deed;
  const { voice } = useSpeaker();
  const side =
    ability.side === undefined ? null : voice.m.words.side[ability.side as keyof typeof voice.m.words.side];
  return (
    <article className="deed">
      <span className="deed__pane pane">
        <Glass />
        <Icon of={hero.id} name={`ability-${ability.id}`} />
      </span>
      <div className="deed__body">
        <h3 className="deed__head">
          <DeedName hero={hero} deed={deed} />
          {ability.slot !== 'offensive' && <small>{t.hero.slots[ability.slot]}</small>}
          {side !== null && <small>{side}</small>}
          <SourceMark source={ability.src} />
        </h3>
        <DeedLevels hero={hero} deed={deed} odds={odds} />
        {deed.brings.map(({ deed: brought, from }) => (
          <section key={brought.ability.id} className="deed__add">
            <h4 className="deed__addname">
              <Icon of={hero.id} name={`ability-${brought.ability.id}`} />
              <DeedName hero={hero} deed={brought} />
              <span className="lv" role="img" aria-label={t.hero.level(ROMAN[from])}>
                {ROMAN[from]}
              </span>
            </h4>
            <DeedLevels hero={hero} deed={brought} odds={odds} />
          </section>
        ))}
      </div>
    </article>
  );
};

const ROMAN = ['', 'I', 'II', 'III'];

const DeedName = ({ hero, deed }: { hero: Hero; deed: Deed }) => {
  const speaker = useSpeaker();
  return plain(speaker.ability(hero, deed.ability, deed.levels[0].level).name);
};

const DeedLevels = ({ hero, deed, odds }: DeedProps) => {
  const speaker = useSpeaker();
  const texts = deed.levels.map(({ level }) => speaker.ability(hero, deed.ability, level));
  const table = hitTable(deed, (level) => texts.some((text) => text.level === level && text.text.length > 0));
  const needs = commonNeeds(deed);
  if (table !== null && needs !== null)
    return <HitTable hero={hero} deed={deed} odds={odds} needs={needs} table={table} texts={texts} />;
  if (needs !== null && needs.length === 1)
    return (
      <>
        <NeedLine
          hero={hero}
          need={needs[0]}
          chance={odds(deed.ability.id, deed.levels[0].level, needs[0])}
        />
        {deed.levels.map((level, i) => (
          <LevelRow key={level.level} level={level}>
            <RowText level={level} text={texts[i]} row={0} />
          </LevelRow>
        ))}
      </>
    );
  return deed.levels.map((level, i) => (
    <LevelRow key={level.level} level={level}>
      {texts[i].roll.length > 0 && (
        <p className="deed__roll">
          <Said said={texts[i].roll} />
        </p>
      )}
      {level.rows.map((row, r) => (
        <div key={row.need} className="deed__case">
          <NeedLine hero={hero} need={row.need} chance={odds(deed.ability.id, level.level, row.need)} />
          <RowText level={level} text={texts[i]} row={r} />
        </div>
      ))}
      {level.rows.length !== 1 && <Lines lines={texts[i].text} />}
    </LevelRow>
  ));
};

const NeedLine = ({ hero, need, chance }: { hero: Hero; need: string; chance: number | undefined }) => (
  <div className="deed__need">
    <Need hero={hero} need={need} />
    {chance !== undefined && <Chance of={chance} />}
  </div>
);

/** Level and what its upgrade costs, then what it does. */
const LevelRow = ({ level, children }: { level: DeedLevel; children: ReactNode }) => (
  <div className="deed__row">
    <LevelMark level={level} />
    <div className="deed__text">{children}</div>
  </div>
);

const LevelMark = ({ level: { level, cost } }: { level: DeedLevel }) => {
  const t = useTexts();
  const label = cost === null ? t.hero.level(ROMAN[level]) : t.hero.levelCost(ROMAN[level], cost);
  return (
    <span className="lv" role="img" aria-label={label} title={label}>
      {ROMAN[level]}
      {cost !== null && <small>{cost}</small>}
    </span>
  );
};

const RowText = ({ level, text, row }: { level: DeedLevel; text: AbilityText; row: number }) => {
  const written = level.rows[row];
  const hit = written === undefined ? null : onlyHit(written, 0);
  return (
    <div className={hit === null ? '' : 'deed__hit'}>
      {hit !== null && <HitMark hit={hit} />}
      <p>
        <Printed said={text.rows[row].text} />
      </p>
      {level.rows.length === 1 && <Lines lines={text.text} />}
    </div>
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

interface HitTableProps extends DeedProps {
  needs: string[];
  table: Hit[][];
  texts: AbilityText[];
}

const HitTable = ({ hero, deed, odds, needs, table, texts }: HitTableProps) => {
  const t = useTexts();
  // A line that several levels share is said once.
  const notes = new Map<string, { said: SaidSegments; levels: number[] }>();
  texts.forEach(({ text, level }) => {
    for (const said of text) {
      const note = notes.get(plain(said)) ?? { said, levels: [] };
      note.levels.push(level);
      notes.set(plain(said), note);
    }
  });
  return (
    <>
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
            <LevelMark level={level} />
            {table[i].map((hit, n) => (
              <HitMark key={needs[n]} hit={hit} />
            ))}
          </Fragment>
        ))}
      </div>
      {[...notes.values()].map(({ said, levels }) => (
        <p key={plain(said)} className="deed__note">
          {levels.length < deed.levels.length && (
            <span className="lv">{t.hero.levels(levels.map((level) => ROMAN[level]).join(', '))} </span>
          )}
          <Printed said={said} />
        </p>
      ))}
    </>
  );
};
