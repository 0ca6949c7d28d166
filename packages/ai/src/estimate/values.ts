// What everything is worth, fitted by self-play (scripts/fit.ts of this package) and stored as data (fitted.ts): for each
// feature of a position two numbers, what it adds to the log-odds of winning at the end of a game, and how much more at its
// start; and for each row of an ability and each deed (a card played, a token spent) what estimates of its text miss, in points
// of health. What has not been fitted is worth what such things are worth on average, and estimates of it miss nothing.

import type { Choice, Game, Library } from '@mad-king/engine';
import { C, type CastCard, type CastUse, first, kindOf } from '@mad-king/engine/inside';
import {
  DUEL,
  earliness,
  FIRST_CP,
  featuresOf,
  groupsOf,
  nearness,
  offsetsIn,
  Plain,
  TABLES,
  tableOf,
  visit,
} from './features.ts';
import { averageOf, fittedIn, named, TABLE_VALUES } from './fitted.ts';
import { perLibrary } from './per-library.ts';

const fitted = perLibrary(fittedIn);

/** What features are worth at the end of a game, and how much more at its start. */
interface Scales {
  late: Float64Array;
  early: Float64Array;
  /** Of a card that a hero draws, on average. */
  lateDraw: Float64Array;
  earlyDraw: Float64Array;
}

/** By table. */
export const scalesOf = perLibrary((library): Scales[] => {
  const { positions } = fitted(library);
  const { held } = offsetsIn(library);
  const inDuels = featuresOf(library).map(({ name, sort }) => positions.get(name) ?? averageOf(sort));
  const groups = groupsOf(library);
  return TABLES.map((table) => {
    const factors = TABLE_VALUES[table] ?? [1, 1, 1, 1];
    const worth = inDuels.map((values, feature) => values.map((value) => factors[groups[feature]] * value));
    const late = Float64Array.from(worth, ([late]) => late);
    const early = Float64Array.from(worth, ([, early]) => early);
    const onAverage = (scale: Float64Array): Float64Array =>
      Float64Array.from(library.heroes, ({ deck }) => {
        const sum = deck.reduce((all, card) => all + scale[held + card], 0);
        return sum / deck.length;
      });
    return { late, early, lateDraw: onAverage(late), earlyDraw: onAverage(early) };
  });
});

/** What a team has gathered, as log-odds. */
export const standing = (g: Game, team: number): number => {
  const { late, early } = scalesOf(g.cast)[tableOf(g)];
  const e = earliness(g);
  let sum = 0;
  visit(g, team, (feature, n) => {
    sum += n * (late[feature] + e * early[feature]);
  });
  return sum;
};

/** What so much damage takes from the log-odds of a team that survives it. */
export const blow = (g: Game, team: number, damage: number): number => {
  const { late, early } = scalesOf(g.cast)[tableOf(g)];
  const e = earliness(g);
  const at = (feature: number): number => late[feature] + e * early[feature];
  const health = g.health[team];
  return at(Plain.Health) * damage + at(Plain.Nearness) * (nearness(health) - nearness(health - damage));
};

/** The log-odds of a point of health at this table. */
export const pointIn = (g: Game): number => {
  const { late, early } = scalesOf(g.cast)[tableOf(g)];
  const e = earliness(g);
  const health = healthAt(g, e);
  const at = (feature: number): number => late[feature] + e * early[feature];
  return at(Plain.Health) + at(Plain.Nearness) * (nearness(health + 1) - nearness(health));
};

/** Most combat points are among the first ones. */
const SHARE_OF_FIRST_CP = 0.7;

/** Nobody can have more than a few points above this: those are soon lost, so they cost nothing and none are sold for. */
const ENOUGH_CP = 13;

/** A hero and its combat points. */
type Purse = Pick<Game['seats'][number], 'hero' | 'cp'>;

/**
 * What things are worth at some point of a game, in points of health. What they are worth to who may have them is learned in
 * duels: at other tables who has much is attacked for it.
 */
export class Prices {
  /** Log-odds of one point in a duel. */
  readonly point: number;
  /** A combat point on average, to anybody. */
  private readonly cp: number;
  private readonly purses: Float64Array;
  /** Log-odds of any card in hand. */
  private readonly card: number;
  private readonly scales: Scales;
  private readonly offsets: ReturnType<typeof offsetsIn>;
  private readonly earliness: number;

  /** `health`: of somebody whose points they are. */
  constructor(library: Library, e: number, health: number) {
    this.scales = scalesOf(library)[DUEL];
    this.offsets = offsetsIn(library);
    this.earliness = e;
    this.point = this.at(Plain.Health) + this.at(Plain.Nearness) * (nearness(health + 1) - nearness(health));
    this.cp = (this.at(Plain.Cp) + this.at(Plain.FirstCp) * SHARE_OF_FIRST_CP) / this.point;
    this.card = this.at(Plain.Hand);
    this.purses = cpBias(library);
  }

  /** A combat point that this hero has or gains, on average. */
  cpOf(hero: number): number {
    return this.cp + this.purses[hero];
  }

  /** So many combat points of somebody who has that many. */
  spent(n: number, { hero, cp: of }: Purse): number {
    const cp = Math.max(0, Math.min(of, ENOUGH_CP) - of + n);
    const first = Math.min(of, FIRST_CP) - Math.min(of - n, FIRST_CP);
    return (this.at(Plain.Cp) * cp + this.at(Plain.FirstCp) * first) / this.point + this.purses[hero] * cp;
  }

  /** What somebody with such a purse gets who sells a card. */
  sold({ hero, cp }: Purse): number {
    return this.spent(1, { hero, cp: cp + 1 });
  }

  /** A card one does not know yet, drawn by this hero. */
  drawn(hero: number): number {
    const { lateDraw, earlyDraw } = this.scales;
    return (this.card + lateDraw[hero] + this.earliness * earlyDraw[hero]) / this.point;
  }

  /** This card in hand. */
  held(card: number): number {
    return (this.card + this.at(this.offsets.held + card)) / this.point;
  }

  /** This upgrade in play. */
  inPlay(card: number): number {
    return this.at(this.offsets.inPlay + card) / this.point;
  }

  private at(feature: number): number {
    const { late, early } = this.scales;
    return late[feature] + this.earliness * early[feature];
  }
}

/** Of somebody, as earliness tells. */
const healthAt = (g: Game, e: number): number => 2 + e * g.maxHealth * 0.9;

/** At some earliness of a game; points are those of somebody with as much health as it tells. */
export const pricesAt = (g: Game, e: number): Prices => new Prices(g.cast, e, healthAt(g, e));

export const pricesIn = (g: Game): Prices => pricesAt(g, earliness(g));

/** What so many cards are worth to a seat that gives them up: it chooses the worst of its hand, each of which it could sell. */
export const discardPrice = ({ seats }: Game, seat: number, n: number, prices: Prices): number => {
  if (n === 0) return 0;
  const sold = prices.sold(seats[seat]);
  const worth = seats[seat].hand.map((card) => Math.max(sold, prices.held(card))).sort((a, b) => a - b);
  return worth.slice(0, n).reduce((sum, one) => sum + one, 0);
};

const MIDDLE = 0.6;
const MIDDLE_HEALTH = 32;
/** Part of the tokens that are the first of their kind on a board. */
const SHARE_OF_FIRST_TOKEN = 0.6;

/** Worth of tokens by kind for their holder, in the middle of a game. */
export const tokenPrices = perLibrary((library) => {
  const { late, early } = scalesOf(library)[DUEL];
  const { token, some } = offsetsIn(library);
  const at = (feature: number): number => late[feature] + MIDDLE * early[feature];
  const { point } = new Prices(library, MIDDLE, MIDDLE_HEALTH);
  return Float64Array.from(
    library.kinds,
    (_, kind) => (at(token + kind) + at(some + kind) * SHARE_OF_FIRST_TOKEN) / point,
  );
});

/** How a row of an ability is called in the data. */
export const rowName = (hero: string, ability: string, level: number, row: number): string =>
  named(hero, `${ability} ${level} ${row}`);

/** What estimates of rows miss, by the number of their text; a level nobody has met misses what the level below does. */
export const rowBias = perLibrary((library) => {
  const bias = new Float64Array(library.texts.length);
  const { rows } = fitted(library);
  for (const hero of library.heroes)
    for (const index of hero.offence) {
      const { id, levels } = hero.abilities[index];
      const below: number[] = [];
      levels.forEach((level, n) => {
        level?.rows.forEach(({ text }, row) => {
          below[row] = rows.get(rowName(hero.id, id, n, row)) ?? below[row] ?? 0;
          bias[text] = below[row];
        });
      });
    }
  return bias;
});

const cardName = ({ id, hero }: CastCard): string => named(hero, `play ${id}`);
const useName = ({ texts }: Library, { id, text }: CastUse): string => {
  const { source } = texts[text];
  return source.of === 'token' ? `use ${source.token}/${id}` : named(source.hero, `use ${id}`);
};

/** How playing a card or using a token or passive ability is called in the data. */
export const deedName = (library: Library, deed: Choice): string =>
  kindOf(deed) === C.Play
    ? cardName(library.cards[first(deed)])
    : useName(library, library.uses[first(deed)]);

/** What the worth of a combat point misses, by hero: some turn them into damage. */
export const cpName = (hero: string): string => named(hero, 'cp');
export const cpBias = perLibrary((library) =>
  Float64Array.from(library.heroes, ({ id }) => fitted(library).deeds.get(cpName(id)) ?? 0),
);

/** What estimates of cards and of uses miss. */
export const cardBias = perLibrary((library) =>
  Float64Array.from(library.cards, (card) => fitted(library).deeds.get(cardName(card)) ?? 0),
);
export const useBias = perLibrary((library) =>
  Float64Array.from(library.uses, (use) => fitted(library).deeds.get(useName(library, use)) ?? 0),
);
