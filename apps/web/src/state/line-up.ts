// A game being put together: mode, seats, who plays them, how heroes are chosen, options. Pure functions over one value.

import type { Setup } from '@mad-king/engine';
import type { Mode } from '@mad-king/language';
import { TABLES } from './modes.ts';
import { computer, type Player, person } from './players.ts';

export const WAYS = ['gallery', 'random', 'draft'] as const;
/** Heroes are chosen from all, by lot, or as one of three dealt to each seat. */
export type Way = (typeof WAYS)[number];

export type GameOptions = NonNullable<Setup['options']>;

export interface Chair {
  player: Player;
  hero: string | null;
  /** In a draft: the heroes this seat may choose among. */
  offer: readonly string[];
}

export interface LineUp {
  mode: Mode;
  way: Way;
  /** In turn order; as many as will play. */
  chairs: readonly Chair[];
  /** Whose hero is chosen next; -1 if nobody's is missing. */
  asked: number;
  options: GameOptions;
}

const OFFERED = 3;
export type Chance = () => number;

const pick = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)];

const emptyChair = (seat: number): Chair => ({
  player: seat === 0 ? person() : computer('knight'),
  hero: null,
  offer: [],
});

export const newLineUp = (hero: string | null = null): LineUp =>
  settle({
    mode: 'duel',
    way: 'gallery',
    chairs: [{ ...emptyChair(0), hero }, emptyChair(1)],
    asked: 0,
    options: {},
  });

/** Asks the seat after the one just asked first, so that choosing goes round. */
const settle = (lineUp: LineUp, from = 0): LineUp => {
  const n = lineUp.chairs.length;
  const order = lineUp.chairs.map((_, i) => (from + i) % n);
  return { ...lineUp, asked: order.find((i) => lineUp.chairs[i].hero === null) ?? -1 };
};

export const withMode = (lineUp: LineUp, mode: Mode, heroes: readonly string[], chance: Chance): LineUp => {
  const { seats } = TABLES[mode];
  const now = lineUp.chairs.length;
  const { health: _, ...others } = lineUp.options;
  // Only a duel can be made shorter (R2.3).
  const options = mode === 'duel' ? lineUp.options : others;
  return withSeats({ ...lineUp, mode, options }, seats.includes(now) ? now : seats[0], heroes, chance);
};

export const withSeats = (lineUp: LineUp, n: number, heroes: readonly string[], chance: Chance): LineUp => {
  const chairs = Array.from({ length: n }, (_, i) => lineUp.chairs[i] ?? emptyChair(i));
  return withWay(settle({ ...lineUp, chairs }), lineUp.way, heroes, chance, true);
};

/** Who is taken already; unless the same hero may sit twice. */
export const takenHeroes = ({ chairs, options }: LineUp): ReadonlyMap<string, number> =>
  new Map(
    options.allowMirror ? [] : chairs.flatMap(({ hero }, seat) => (hero === null ? [] : [[hero, seat]])),
  );

export const mayChoose = (lineUp: LineUp, hero: string): boolean => {
  const chair = lineUp.chairs[lineUp.asked];
  if (chair === undefined || takenHeroes(lineUp).has(hero)) return false;
  return lineUp.way !== 'draft' || chair.offer.includes(hero);
};

const changeChair = (lineUp: LineUp, seat: number, change: Partial<Chair>): LineUp => ({
  ...lineUp,
  chairs: lineUp.chairs.map((chair, i) => (i === seat ? { ...chair, ...change } : chair)),
});

export const withHero = (lineUp: LineUp, hero: string): LineUp =>
  mayChoose(lineUp, hero) ? settle(changeChair(lineUp, lineUp.asked, { hero }), lineUp.asked + 1) : lineUp;

export const withPlayer = (lineUp: LineUp, seat: number, player: Player): LineUp =>
  changeChair(lineUp, seat, { player });

/** Frees a seat's hero and asks for another one. */
export const askAgain = (lineUp: LineUp, seat: number): LineUp => ({
  ...changeChair(lineUp, seat, { hero: null }),
  asked: seat,
});

export const withOptions = (lineUp: LineUp, options: GameOptions): LineUp => {
  const next = { ...lineUp, options };
  if (options.allowMirror) return next;
  // Who sits twice stays where he sat first.
  const seen = new Set<string>();
  const chairs = next.chairs.map((chair) => {
    const twice = chair.hero !== null && seen.has(chair.hero);
    if (chair.hero !== null) seen.add(chair.hero);
    return twice ? { ...chair, hero: null } : chair;
  });
  return settle({ ...next, chairs }, Math.max(0, lineUp.asked));
};

/** `keep`: seats that have a hero keep it. */
export const withWay = (
  lineUp: LineUp,
  way: Way,
  heroes: readonly string[],
  chance: Chance,
  keep = false,
): LineUp => {
  const cleared =
    keep || way === 'gallery' ? lineUp.chairs : lineUp.chairs.map((c) => ({ ...c, hero: null }));
  const next: LineUp = { ...lineUp, way, chairs: cleared };
  if (way === 'gallery') return settle(next);
  if (way === 'random') return fillRandom(next, heroes, chance);
  return settle(dealOffers(next, heroes, chance));
};

/** A hero by lot for the seat that is asked. */
export const withRandomHero = (lineUp: LineUp, heroes: readonly string[], chance: Chance): LineUp => {
  const free = heroes.filter((hero) => mayChoose(lineUp, hero));
  return free.length === 0 ? lineUp : withHero(lineUp, pick(free, chance));
};

export const fillRandom = (lineUp: LineUp, heroes: readonly string[], chance: Chance): LineUp => {
  let next = settle(lineUp);
  while (next.asked >= 0) {
    const filled = withRandomHero(next, heroes, chance);
    if (filled === next) return next;
    next = filled;
  }
  return next;
};

/** Three different heroes for each seat, nobody's twice; computers choose at once. */
const dealOffers = (lineUp: LineUp, heroes: readonly string[], chance: Chance): LineUp => {
  const left = heroes.filter((hero) => !lineUp.chairs.some((chair) => chair.hero === hero));
  const chairs = lineUp.chairs.map((chair) => {
    if (chair.hero !== null) return chair;
    const offer = Array.from(
      { length: OFFERED },
      () => left.splice(Math.floor(chance() * left.length), 1)[0],
    );
    return { ...chair, offer, hero: chair.player.by === 'computer' ? pick(offer, chance) : null };
  });
  return { ...lineUp, chairs };
};

export const missing = ({ chairs }: LineUp): number => chairs.filter(({ hero }) => hero === null).length;

export const setupOf = ({ mode, chairs, options }: LineUp, seed: string): Setup => ({
  mode,
  heroes: chairs.map(({ hero }) => hero ?? ''),
  seed,
  ...(Object.keys(options).length > 0 ? { options } : {}),
});
