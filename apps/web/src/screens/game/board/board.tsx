// One's own abilities, always in full: what they ask for, what they do, and how likely they are.

import type { Level } from '@mad-king/language';
import { useMemo } from 'react';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { useHeroAt, usePicked, useSitting } from '../sitting.tsx';
import { attemptsAhead, chanceWithin, isMade, type LiveOdds, oddsFor, type Usual } from './live-odds.ts';
import { Tile } from './tile.tsx';
import { useRollingSoon } from './use-rolling.ts';

export const Board = () => {
  const t = useTexts();
  const { table, seat, offers } = useSitting();
  const hero = useHeroAt(seat);
  const { library } = table;
  const { levels, tokens } = table.view.seats[seat];
  const { catalogue } = useSpeaker().voice;
  const ahead = attemptsAhead(
    Object.entries(tokens).flatMap(([id, n]) => (n > 0 ? (catalogue.token(id)?.token ?? []) : [])),
  );
  const rolling = useRollingSoon();
  const { pick } = usePicked();
  const abilities = hero.abilities.filter(({ id }) => (levels[id] ?? 0) > 0);
  const cast = library.heroes.find(({ id }) => id === hero.id);
  const odds = useMemo((): ReadonlyMap<string, LiveOdds | null> => {
    if (rolling === null || cast === undefined) return new Map();
    return new Map(hero.abilities.map(({ id }) => [id, oddsFor({ hero: cast, levels }, id, rolling)]));
  }, [cast, hero, levels, rolling]);
  const usual = useMemo((): ReadonlyMap<string, Usual | null> => {
    if (cast === undefined) return new Map();
    return new Map(hero.abilities.map(({ id }) => [id, chanceWithin({ hero: cast, levels }, id, ahead)]));
  }, [cast, hero, levels, ahead]);
  const { active, rolls } = table.view;
  const own = active === seat ? rolls.find(({ purpose }) => purpose === 'offence') : undefined;
  const made = useMemo((): ReadonlySet<string> => {
    if (own === undefined || cast === undefined) return new Set();
    const dice = { values: own.values, areMixed: own.foreign.length > 0 };
    const ids = hero.abilities.map(({ id }) => id);
    return new Set(ids.filter((id) => isMade({ hero: cast, levels }, id, dice)));
  }, [cast, hero, levels, own]);
  return (
    <section
      className="board"
      data-hero={hero.id}
      data-tiles={abilities.length}
      data-ready={abilities.filter(({ id }) => offers.abilities.has(id)).length}
      data-legend={rolling === null ? t.labelled('%', t.table.alone(t.table.within(ahead))) : undefined}
      aria-label={t.table.yourBoard}
    >
      {abilities.map((ability) => (
        <Tile
          key={ability.id}
          hero={hero}
          ability={ability}
          level={levels[ability.id] as Level}
          odds={odds.get(ability.id) ?? null}
          usual={usual.get(ability.id) ?? null}
          isMade={made.has(ability.id)}
          onPick={pick}
        />
      ))}
    </section>
  );
};
