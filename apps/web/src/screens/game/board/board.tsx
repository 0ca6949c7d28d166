// One's own abilities: tiles while one rolls or may use them, otherwise a strip that leaves room for the arena.

import type { Ability, Level } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { type CSSProperties, useMemo, useState } from 'react';
import { Glass } from '../../../components/glass.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Damage } from '../../../components/marks.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { Explain } from '../help/index.ts';
import { BoardDialog } from '../seats/board-dialog.tsx';
import { useHeroAt, usePicked, useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import { LevelPips } from './ability-face.tsx';
import { hitOf } from './hits.ts';
import { type LiveOdds, oddsFor } from './live-odds.ts';
import { Tile } from './tile.tsx';
import { useRollingSoon } from './use-rolling.ts';

export const Board = () => {
  const t = useTexts();
  const { table, seat } = useSitting();
  const hero = useHeroAt(seat);
  const { library } = table;
  const { levels } = table.view.seats[seat];
  const rolling = useRollingSoon();
  const { pick } = usePicked();
  const abilities = hero.abilities.filter(({ id }) => (levels[id] ?? 0) > 0);
  const odds = useMemo((): ReadonlyMap<string, LiveOdds | null> => {
    const cast = library.heroes.find(({ id }) => id === hero.id);
    if (rolling === null || cast === undefined) return new Map();
    return new Map(hero.abilities.map(({ id }) => [id, oddsFor({ hero: cast, levels }, id, rolling)]));
  }, [library, hero, levels, rolling]);
  const isUnfolded =
    table.view.active === seat && table.view.phase === 'offence' && table.view.attack === null;
  const label = t.table.yourBoard;
  if (!isUnfolded)
    return (
      <section className="strip" data-hero={hero.id} aria-label={label}>
        {abilities.map((ability) => (
          <StripItem key={ability.id} ability={ability} />
        ))}
      </section>
    );
  return (
    <section
      className="board"
      data-hero={hero.id}
      data-columns={Math.min(6, Math.max(4, Math.ceil(abilities.length / 2)))}
      aria-label={label}
    >
      {abilities.map((ability) => (
        <Tile
          key={ability.id}
          hero={hero}
          ability={ability}
          level={levels[ability.id] as Level}
          odds={odds.get(ability.id) ?? null}
          onPick={pick}
        />
      ))}
    </section>
  );
};

const StripItem = ({ ability }: { ability: Ability }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { table, seat, offers } = useSitting();
  const [open, setOpen] = useState(false);
  const hero = useHeroAt(seat);
  const level = table.view.seats[seat].levels[ability.id] as Level;
  const [row] = ability.levels[level]?.rows ?? [];
  const hit = row === undefined ? null : hitOf(row);
  const [offer] = offers.abilities.get(ability.id) ?? [];
  const { attack } = table.view;
  const isChosen = attack !== null && attack.by === seat && attack.ability === ability.id;
  const name = plain(speaker.ability(hero, ability, level).name);
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  return (
    <>
      <Explain about={{ kind: 'ability', hero: hero.id, ability: ability.id, level }}>
        <button
          type="button"
          className={`strip__a ${offer === undefined ? '' : 'is-offered'} ${isChosen ? 'is-chosen' : ''}`}
          data-anchor={`ability-${seat}-${ability.id}`}
          {...signOf(offer)}
          onClick={() => (offer === undefined ? setOpen(true) : take(offer))}
        >
          <span className="strip__pane pane">
            <Glass />
            <Icon of={hero.id} name={`ability-${ability.id}`} />
          </span>
          <span className="strip__name" style={{ '--letters': longest } as CSSProperties}>
            {name}
            <span className="strip__row">
              <LevelPips ability={ability} level={level} />
              {hit !== null && (
                <span className="strip__hit">
                  <Damage type={hit.type} amount={hit.amount} label={t.damage[hit.type](hit.amount)} />
                </span>
              )}
            </span>
          </span>
        </button>
      </Explain>
      {open && <BoardDialog seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
};
