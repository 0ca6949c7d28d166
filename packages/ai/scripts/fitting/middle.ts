// What upgrades in play and tokens are worth. In games played from their start instinct has only what it believes in, and what it does not
// believe in is never put to the test. Here games begin in the middle, with all of them by lot, so that each of them is
// met, whatever anybody thinks of it. An upgrade is worth what the exact plan sees in it, times what such gains proved to be
// worth on the whole, and what it was seen to be worth beyond that; a token what it was thought to be worth, and what was seen beyond.

import { type Game, play } from '@mad-king/engine';
import type { CastCard } from '@mad-king/engine/inside';
import { earliness } from '../../src/estimate/features.ts';
import { averageOf, type Fitted, named } from '../../src/estimate/fitted.ts';
import { standing } from '../../src/estimate/values.ts';
import { Contests, type Side } from '../../src/fitting/logistic.ts';
import { instinct } from '../../src/mind/instinct.ts';
import { lib, rounded, type Source } from './games.ts';
import { inTheMiddle } from './laid.ts';
import { levelGain, upgradesOf } from './levels.ts';

const MOST_STEPS = 4000;
/** How much more an upgrade is worth at the start of a game than at its end, as part of what it is worth there. */
const EARLY = 0.25;
/**
 * Positions of one game are much alike, and tell about as much as an eighth of them: so strongly is what is seen of a single thing held
 * near what was expected of it, by how far such things were seen to differ from that.
 */
const ridgeOf = (deviation: number): number => 8 / deviation ** 2;
const RIDGES = { upgrade: ridgeOf(0.1), token: ridgeOf(0.05), hero: ridgeOf(0.5) };
/** Values of the positions of a game at most. */
const ROOM = 1000;
/** A card in hand is worth part of what it would gain in play; a combat point, in log-odds. */
const HELD = 0.5;
const LEAST_HELD = 0.02;
const OF_CP = 0.045;

const upgrades = lib.heroes.flatMap((hero) =>
  upgradesOf(hero).map((card) => ({ card, gain: levelGain(hero, card) })),
);
const places = new Map(upgrades.map(({ card }, place) => [card.index, place]));
/** Shared by all upgrades: the mere upgrade, what it adds to turns, what it adds to defences. Then upgrades, tokens, and the first of them. */
const SHARED = 3;
const TOKENS = SHARED + upgrades.length;
const SOME = TOKENS + lib.kinds.length;
/** What heroes are thought to be worth is what they are worth in games from their start: here it is learned along. */
const HEROES = SOME + lib.kinds.length;
const EARLY_HEROES = HEROES + lib.heroes.length;
const FEATURES = EARLY_HEROES + lib.heroes.length;

type Worth = (card: CastCard, earliness: number) => number;

/** What is in play, and all else as it is known. `worth`: what upgrades were thought to be worth. */
const sideOf = (g: Game, seat: number, worth: Worth): Side => {
  const { hero, upgrades: cards, levels, tokens, team } = g.seats[seat];
  const values = new Map<number, number>();
  const count = (feature: number, x: number): void => {
    values.set(feature, (values.get(feature) ?? 0) + x);
  };
  const e = earliness(g);
  const shape = 1 + EARLY * e;
  let known = standing(g, team);
  count(HEROES + hero, 1);
  count(EARLY_HEROES + hero, e);
  for (const index of cards) {
    const place = places.get(index);
    const card = lib.cards[index];
    if (place === undefined || levels[card.ability] !== card.level) continue;
    const { gain } = upgrades[place];
    [1, gain.turn, gain.defence].forEach((part, feature) => {
      count(feature, shape * part);
    });
    count(SHARED + place, shape);
    known -= worth(card, e);
  }
  for (const kind of g.cast.present)
    if (tokens[kind] > 0) {
      count(TOKENS + kind, tokens[kind]);
      count(SOME + kind, 1);
    }
  return { values: [...values], won: 0, known };
};

const playAndNote = (g: Game, contests: Contests, worth: Worth): void => {
  const noted: Side[][] = [];
  let turn = -1;
  for (let steps = 0; g.result === null && steps < MOST_STEPS; steps++) {
    if (g.turn !== turn) {
      turn = g.turn;
      noted.push([0, 1].map((seat) => sideOf(g, seat, worth)));
    }
    play(g, g.asked, instinct(g));
  }
  const winner = g.result?.winner ?? -1;
  for (const sides of noted) {
    sides.forEach((side, seat) => {
      side.won = winner < 0 ? 0.5 : Number(winner === seat);
    });
    contests.add(sides);
  }
};

type Positions = Fitted['positions'];
const nameOf = (word: string, { id, hero }: CastCard): string => named(hero, `${word} ${id}`);

const noteTokens = (positions: Positions, weights: Float64Array): void =>
  lib.kinds.forEach(({ id, token }, kind) => {
    for (const [word, from] of [
      ['token', TOKENS],
      ['some', SOME],
    ] as const) {
      const [late, early] = positions.get(`${word} ${id}`) ?? averageOf(`${word} ${token.kind}`);
      positions.set(`${word} ${id}`, [rounded(late + weights[from + kind]), early]);
    }
  });

const noteHeroes = (positions: Positions, weights: Float64Array): void =>
  lib.heroes.forEach(({ id }, hero) => {
    const [late, early] = positions.get(named(id, 'hero')) ?? [0, 0];
    const seen = [late + weights[HEROES + hero], early + weights[EARLY_HEROES + hero]];
    positions.set(
      named(id, 'hero'),
      seen.map((value) => rounded(value)),
    );
  });

/** No level is worth less than the one below it. */
const noteUpgrades = (positions: Positions, deeds: Fitted['deeds'], weights: Float64Array): void => {
  const [mere, turn, defence] = weights;
  const [hand] = positions.get('hand') ?? [0];
  const below = new Map<string, number>();
  const byLevel = upgrades.map((upgrade, place) => ({ ...upgrade, place }));
  for (const { card, gain, place } of byLevel.sort((a, b) => a.card.level - b.card.level)) {
    const ability = `${card.hero} ${card.ability}`;
    const seen = mere + turn * gain.turn + defence * gain.defence + weights[SHARED + place];
    const late = Math.max(seen, below.get(ability) ?? seen);
    below.set(ability, late);
    const held = Math.max(LEAST_HELD, HELD * (late - OF_CP * card.cost));
    positions.set(nameOf('in play', card), [rounded(late), rounded(EARLY * late)]);
    positions.set(nameOf('card', card), [rounded(held - hand), 0]);
    deeds.delete(nameOf('play', card));
  }
};

/** Learns what upgrades and tokens are worth; what estimates of playing upgrades miss is then nothing. */
export const fitMiddle = (source: Source, { positions, deeds }: Fitted): void => {
  const worth: Worth = (card, e) => {
    const [late, early] = positions.get(nameOf('in play', card)) ?? averageOf('in play');
    return late + e * early;
  };
  const contests = new Contests(FEATURES, source.games * ROOM);
  for (let i = 0; i < source.games; i++) playAndNote(inTheMiddle(i, source.random), contests, worth);
  const held = (n: number, ridge: number): number[] => Array.from({ length: n }, () => ridge);
  const ridge = [
    ...held(SHARED, 1),
    ...held(TOKENS - SHARED, RIDGES.upgrade),
    ...held(HEROES - TOKENS, RIDGES.token),
    ...held(FEATURES - HEROES, RIDGES.hero),
  ];
  const weights = contests.fit(contests.size, ridge, () => {});
  const [mere, turn, defence] = weights;
  console.error(`an upgrade ${mere}, a point each turn ${turn}, a point of defence ${defence}`);
  noteHeroes(positions, weights);
  noteTokens(positions, weights);
  noteUpgrades(positions, deeds, weights);
};
