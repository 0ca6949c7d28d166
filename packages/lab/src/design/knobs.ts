// Numbers of a hero that are nobody's but ours: those of entries marked `design`. They may be turned within what a designer
// would print; the shape of every card stays, and nothing that has a source is touched.

import type { Hero, Source } from '@mad-king/language';
import { at, counterpart, isNode, type Path } from './counterpart.ts';

export interface Knob {
  /** "vilify 2, deal", "card tongue-tied, cost". */
  name: string;
  path: Path;
  value: number;
  least: number;
  most: number;
  /** Whether more of it makes the hero stronger; a price makes it weaker. */
  helps: boolean;
}

/** Most that is printed, by the word of a line. */
const AMOUNTS: Readonly<Record<string, number>> = { deal: 12, add: 6, prevent: 6, heal: 6 };
const MOST_DICE = 5;
const MOST_COST = 4;

/** A spell is printed once and cast by many texts: there, its lines are these very ones. */
const spellsOf = ({ tokens }: Hero): Set<unknown> => new Set(tokens.flatMap(({ spell = [] }) => spell));

/** Damage to oneself is a price. */
const isPrice = (word: string, who: unknown): boolean => word === 'deal' && who === 'self';

/** Numbers in lines of texts, by the path that leads there; `others`: lines that belong to other texts. */
const inTexts = (name: string, part: unknown, path: Path, others = new Set<unknown>()): Knob[] => {
  if (!isNode(part) || others.has(part)) return [];
  const word = typeof part.do === 'string' ? part.do : '';
  const own: Knob[] = [];
  const add = (key: string, least: number, most: number): void => {
    const value = part[key];
    if (typeof value === 'number' && value <= most && !isPrice(word, part.who))
      own.push({ name: `${name}, ${word || key}`, path: [...path, key], value, least, most, helps: true });
  };
  if (word in AMOUNTS) add('amount', 1, AMOUNTS[word]);
  if ('dice' in part) add('dice', 1, MOST_DICE);
  return [
    ...own,
    ...Object.entries(part).flatMap(([key, inner]) =>
      inTexts(name, inner, [...path, Array.isArray(part) ? Number(key) : key], others),
    ),
  ];
};

const cost = (name: string, path: Path, value: number): Knob => ({
  name: `${name}, cost`,
  path,
  value,
  least: 0,
  most: MOST_COST,
  helps: false,
});

const isDesign = (src: Source | undefined): boolean => src === 'design';

export const knobsOf = (hero: Hero): Knob[] => {
  const spells = spellsOf(hero);
  return [
    ...hero.abilities.flatMap(({ id, src, levelSrc, levels }, a) =>
      Object.entries(levels)
        .filter(([level]) => isDesign(levelSrc?.[Number(level) as keyof typeof levelSrc] ?? src))
        .flatMap(([level, text]) =>
          inTexts(`${id} ${level}`, text, ['abilities', a, 'levels', level], spells),
        ),
    ),
    ...hero.upgrades.flatMap(({ id, src, cost: value }, u) =>
      isDesign(src) ? [cost(`upgrade ${id}`, ['upgrades', u, 'cost'], value)] : [],
    ),
    ...hero.cards.flatMap(({ id, src, cost: value, ...card }, c) =>
      isDesign(src)
        ? [
            cost(`card ${id}`, ['cards', c, 'cost'], value),
            ...inTexts(`card ${id}`, card, ['cards', c], spells),
          ]
        : [],
    ),
    ...hero.tokens.flatMap(({ id, src, spell }, t) =>
      isDesign(src) ? inTexts(`spell ${id}`, spell, ['tokens', t, 'spell']) : [],
    ),
  ];
};

/** Parts that several texts share are apart in a copy, but for spells. */
const copyOf = (hero: Hero): Hero => {
  const spells = spellsOf(hero);
  const copies = new Map<unknown, unknown>();
  const copy = (part: unknown): unknown => {
    if (!isNode(part)) return part;
    const done = copies.get(part);
    if (done !== undefined) return done;
    const made = Array.isArray(part)
      ? part.map(copy)
      : Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
    if (spells.has(part)) copies.set(part, made);
    return made;
  };
  return copy(hero) as Hero;
};

/** A copy of the hero with another number there. */
export const turned = (hero: Hero, { path }: Knob, value: number): Hero => {
  const made = copyOf(hero);
  const place = at(made, path.slice(0, -1)) as Record<string | number, unknown>;
  place[path[path.length - 1]] = value;
  return made;
};

const LEVEL = 3;
const ROW = 5;

/** A level that says the same as the one below is no upgrade. */
const isUpgrade = (hero: Hero, path: Path): boolean => {
  if (path[0] !== 'abilities') return true;
  const [below, own, above] = [-1, 0, 1].map((step) =>
    JSON.stringify(at(hero, [...path.slice(0, LEVEL), `${Number(path[LEVEL]) + step}`])),
  );
  return own !== below && own !== above;
};

/** Dice that a text rolls must be able to show what it asks for: "hex x3". */
const mayShow = (hero: Hero, path: Path): boolean => {
  if (path[path.length - 1] !== 'dice') return true;
  const rolled = at(hero, path.slice(0, -1));
  const wanted = [...JSON.stringify(rolled).matchAll(/"(?:atLeast|n)":(\d)/g)].map(([, n]) => Number(n));
  return (at(hero, path) as number) >= Math.max(1, ...wanted);
};

/** The same number so many levels or requirements higher up. */
const above = (hero: Hero, path: Path, place: number, step: number): number | null => {
  if (path[0] !== 'abilities' || path.length <= place) return null;
  if (place === ROW && path[ROW - 1] !== 'rows') return null;
  const [own, other] = [0, step].map((n) => at(hero, [...path.slice(0, place), Number(path[place]) + n]));
  return counterpart(own, other, path.slice(place + 1));
};

/** Whether it might be printed: within bounds, no level or harder requirement does less than the one below, no roll in vain. */
export const isPrintable = (hero: Hero, { path, least, most }: Knob): boolean => {
  const value = at(hero, path) as number;
  if (value < least || value > most || !isUpgrade(hero, path) || !mayShow(hero, path)) return false;
  return [LEVEL, ROW].every((place) => {
    const [below, higher] = [-1, 1].map((step) => above(hero, path, place, step));
    return (below === null || below <= value) && (higher === null || value <= higher);
  });
};
