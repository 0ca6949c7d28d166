// Abilities as the page of a hero shows them: all levels together, those that an upgrade brings beneath it, and the sides of a board
// next to each other.

import type { Ability, Effect, Hero, Level, Row } from '@mad-king/language';
import type { MarkType } from '../../components/marks.tsx';

export interface Deed {
  ability: Ability;
  levels: readonly DeedLevel[];
  /** Abilities that upgrades of this one bring. */
  brings: readonly Deed[];
}

export interface DeedLevel {
  level: Level;
  /** The level that its board shows: that of the upgrade that brings it. */
  shown: Level;
  /** CP of the upgrade that brings it; null for what the board begins with. */
  cost: number | null;
  rows: readonly Row[];
}

const levelsIn = (ability: Ability): Level[] =>
  (Object.keys(ability.levels).map(Number) as Level[]).sort((a, b) => a - b);

const levelsOf = (hero: Hero, ability: Ability): DeedLevel[] =>
  levelsIn(ability).map((level) => ({
    level,
    shown: level,
    cost: hero.upgrades.find((u) => u.ability === ability.id && u.level === level)?.cost ?? null,
    rows: ability.levels[level]?.rows ?? [],
  }));

/** An ability that an upgrade brings comes at a level, and later upgrades may bring a higher one. */
const broughtBy = (hero: Hero, ability: Ability): Deed[] => {
  const brought = hero.upgrades
    .filter((upgrade) => upgrade.ability === ability.id)
    .flatMap(({ level: shown, adds = [] }) => adds.map((added) => ({ ...added, shown })));
  return hero.abilities
    .filter(({ id }) => brought.some((one) => one.ability === id))
    .map((added) => ({
      ability: added,
      levels: brought
        .filter((one) => one.ability === added.id)
        .map(({ level, shown }) => ({ level, shown, cost: null, rows: added.levels[level]?.rows ?? [] })),
      brings: [],
    }));
};

const deedsOf = (hero: Hero): Deed[] => {
  const added = new Set(hero.upgrades.flatMap(({ adds = [] }) => adds.map(({ ability }) => ability)));
  return hero.abilities
    .filter(({ id }) => !added.has(id))
    .map((ability) => ({
      ability,
      levels: levelsOf(hero, ability),
      brings: broughtBy(hero, ability),
    }));
};

/** What stands in one place of the board: one ability, or one on each of its sides. */
export const placesOf = (hero: Hero): Deed[][] => {
  const deeds = deedsOf(hero);
  const [first, ...others] = (hero.sides ?? []).map((side) => deeds.filter((d) => d.ability.side === side));
  if (first === undefined) return deeds.map((deed) => [deed]);
  return first.map((deed, i) => [deed, ...others.flatMap((side) => side[i] ?? [])]);
};

/** A row that does one thing of a fixed amount: a number says it all. */
export interface Hit {
  type: MarkType;
  amount: number;
}

const hitOfEffect = (effect: Effect): Hit | null => {
  if (effect.do === 'deal' && typeof effect.amount === 'number' && effect.who === 'target')
    return { type: effect.type, amount: effect.amount };
  if (effect.do === 'heal' && typeof effect.amount === 'number')
    return { type: 'heal', amount: effect.amount };
  return null;
};

const onlyHit = (row: Row, shared: number): Hit | null => {
  const own = row.do.slice(0, row.do.length - shared);
  return own.length === 1 ? hitOfEffect(own[0]) : null;
};

/** How many of the last lines are the same in all rows of a level. */
const sharedLines = (rows: readonly Row[]): number => {
  const shortest = Math.min(...rows.map((row) => row.do.length));
  const same = (back: number): boolean =>
    new Set(rows.map((row) => JSON.stringify(row.do[row.do.length - back]))).size === 1;
  let n = 0;
  while (rows.length > 1 && n < shortest - 1 && same(n + 1)) n++;
  return n;
};

/** The requirements all levels have in common, or null if they differ. */
export const commonNeeds = (levels: readonly DeedLevel[]): string[] | null => {
  const [first, ...rest] = levels.map(({ rows }) => rows.map(({ need }) => need));
  return first.length > 0 && rest.every((needs) => needs.join() === first.join()) ? first : null;
};

/** A number for each row of a level, if numbers are all it takes besides what its rows share. `isShared`: whether its text says that apart. */
export const hitsOf = (rows: readonly Row[], isShared: boolean): Hit[] | null => {
  const shared = isShared ? sharedLines(rows) : 0;
  const hits = rows.flatMap((row) => onlyHit(row, shared) ?? []);
  return rows.length > 0 && hits.length === rows.length ? hits : null;
};

/** Numbers by level and requirement. */
export const hitTable = (deed: Deed, isShared: (level: Level) => boolean): Hit[][] | null => {
  if (commonNeeds(deed.levels) === null) return null;
  const table = deed.levels.map(({ level, rows }) => hitsOf(rows, isShared(level)));
  return table.every((hits) => hits !== null) ? table : null;
};
