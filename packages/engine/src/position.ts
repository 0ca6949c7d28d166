// Laying out a position: a game in the middle, for scenarios, tests and puzzles.

import type { Mode } from '@mad-king/language';
import type { CastHero, Library } from './cast/cast.ts';
import { SetupError } from './errors.ts';
import type { GameEvent } from './events.ts';
import type { GivenOptions } from './options.ts';
import { playUpgrades } from './rules/cards.ts';
import { run } from './rules/run.ts';
import { deal } from './start.ts';
import type { Game, Seat } from './state/game.ts';
import { withMark } from './state/marks.ts';

export const START_PHASES = ['upkeep', 'income', 'main1', 'offence', 'main2', 'discard'] as const;
export type StartPhase = (typeof START_PHASES)[number];

export interface Position {
  mode: Mode;
  seats: PositionSeat[];
  options?: GivenOptions;
  /** Whose turn it is and who had the first turn, counted from 0. */
  active?: number;
  first?: number;
  /** 1 is the very first turn of the game, whose Income Phase is skipped. */
  turn?: number;
  phase?: StartPhase;
  seed?: string;
  /** Dice that will fall, in order; after them the generator is asked. */
  dice?: number[];
}

export interface PositionSeat {
  hero: string;
  /** Of the dial: in team modes that of the team. */
  health?: number;
  cp?: number;
  hand?: string[];
  /** Top card first; left out: every card that is nowhere else, in the order of the sheets. */
  deck?: string[];
  discard?: string[];
  tokens?: Record<string, number>;
  /** Which side each token of a kind shows, where they have sides. */
  sides?: Record<string, number[]>;
  limits?: Record<string, number>;
  upgrades?: string[];
  /** Side of the board that is up. */
  side?: string;
}

export const layOut = (library: Library, position: Position, log: GameEvent[] | null = null): Game => {
  const heroes = position.seats.map((seat) => seat.hero);
  const { mode, options, first = 0, active = first } = position;
  const g = deal(library, { mode, heroes, options, first, seed: position.seed ?? 'position' });
  if (!(active >= 0 && active < g.seats.length)) throw new SetupError(`there is no seat ${active + 1}`);
  g.active = active;
  for (let s = 0; s < g.seats.length; s++) layOutSeat(g, s, position.seats[s]);
  // Upgrades lie there: what happens when they are played happened before.
  g.stack.length = 0;
  g.turn = (position.turn ?? 2) - 1;
  for (const value of position.dice ?? [])
    if (!Number.isInteger(value) || value < 1 || value > 6)
      throw new SetupError(`a die cannot show ${value}`);
  g.fated = [...(position.dice ?? [])].reverse();
  const phase = position.phase ?? 'main1';
  if (!START_PHASES.includes(phase))
    throw new SetupError(`a position cannot start in "${phase}"; it starts in ${START_PHASES.join(', ')}`);
  g.turn++;
  g.stack.push({ op: 'turn', at: phase });
  g.log = log;
  run(g);
  g.log = null;
  return g;
};

const layOutSeat = (g: Game, s: number, wanted: PositionSeat): void => {
  const seat = g.seats[s];
  const hero = g.cast.heroes[seat.hero];
  const where = `seat ${s + 1}`;
  const left = [...hero.deck, ...hero.promo];
  const take = (ids: readonly string[] = []): number[] =>
    ids.map((id) => {
      const card = left.find((c) => g.cast.cards[c].id === id);
      if (card === undefined) throw new SetupError(`${where}: ${missingCard(g, hero, id)}`);
      left.splice(left.indexOf(card), 1);
      return card;
    });
  if (wanted.side !== undefined) turnBoard(seat, hero, wanted.side, where);
  seat.upgrades = [];
  for (const card of take(wanted.upgrades)) {
    if (g.cast.cards[card].level === 0)
      throw new SetupError(`${where}: ${g.cast.cards[card].id} is no upgrade`);
    playUpgrades(g, s, [card]);
  }
  seat.upgraded = 0;
  seat.hand = take(wanted.hand);
  seat.discard = take(wanted.discard);
  const promo = new Set(g.options.promo ? [] : hero.promo);
  const deck = wanted.deck ? take(wanted.deck) : left.filter((card) => !promo.has(card));
  seat.deck = deck.reverse();
  seat.deckLeft = deck.length;
  const limits = seat.limits.slice();
  for (const [id, n] of Object.entries(wanted.limits ?? {}))
    limits[kindOf(g, id, where)] = whole(n, 0, 20, `${where}: limit of ${id}`);
  seat.limits = limits;
  for (const [id, n] of Object.entries(wanted.tokens ?? {})) {
    const kind = kindOf(g, id, where);
    seat.tokens[kind] = whole(n, 0, seat.limits[kind], `${where}: ${id}`);
    const { marked } = g.cast.kinds[kind].token;
    const sides = wanted.sides?.[id] ?? [];
    if (marked)
      for (let i = 0; i < n; i++)
        seat.marks = withMark(seat.marks, kind, marked === 'inflicter' ? g.active : (sides[i] ?? 2));
  }
  seat.cp = whole(wanted.cp ?? seat.cp, 0, 15, `${where}: cp`);
  if (wanted.health !== undefined)
    g.health[seat.team] = whole(wanted.health, 1, g.maxHealth, `${where}: health`);
};

const turnBoard = (seat: Seat, hero: CastHero, side: string, where: string): void => {
  const index = hero.hero.sides?.indexOf(side) ?? -1;
  if (index < 0) throw new SetupError(`${where}: the board of ${hero.id} has no side "${side}"`);
  seat.side = index;
  seat.levels = hero.abilities.map((ability) => (ability.side === index ? 1 : 0));
};

const missingCard = (g: Game, hero: CastHero, id: string): string =>
  [...hero.deck, ...hero.promo].some((c) => g.cast.cards[c].id === id)
    ? `the card "${id}" is named twice`
    : `${hero.id} has no card "${id}"`;

const kindOf = (g: Game, id: string, where: string): number => {
  const kind = g.cast.present.find((k) => g.cast.kinds[k].id === id);
  if (kind === undefined) {
    const known = g.cast.present.map((k) => g.cast.kinds[k].id).join(', ');
    throw new SetupError(`${where}: no hero of this game has a token "${id}"; there are ${known}`);
  }
  return kind;
};

const whole = (n: number, least: number, most: number, what: string): number => {
  if (!Number.isInteger(n) || n < least || n > most)
    throw new SetupError(`${what} must be a whole number from ${least} to ${most}, not ${n}`);
  return n;
};
