// Laying out a position: a game in the middle, for scenarios, tests and puzzles.

import type { Mode } from '@mad-king/language';
import type { CastHero, Library } from './cast/cast.ts';
import { SetupError } from './errors.ts';
import type { GameEvent } from './events.ts';
import type { GivenOptions } from './options.ts';
import { playUpgrades } from './rules/cards.ts';
import { isPiece } from './rules/pieces.ts';
import { run } from './rules/run.ts';
import { deal } from './start.ts';
import type { Game } from './state/game.ts';
import { markOf, withMark } from './state/marks.ts';

/** Phases in which a position can begin. */
export const START_PHASES = ['upkeep', 'income', 'main1', 'offence', 'main2', 'discard'] as const;
/** One of START_PHASES. */
export type StartPhase = (typeof START_PHASES)[number];

/** A game in the middle, as it is written down. */
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

/** What lies before one seat; what is left out is as at the start. */
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
  /**
   * What each token of a kind remembers: the side it shows (left out: 2; the last one is 1), the ability it covers, by
   * id, or the seat whose piece it is, counted from 0 (left out: one's own, or that of the only hero who has one).
   */
  sides?: Record<string, (number | string)[]>;
  limits?: Record<string, number>;
  upgrades?: string[];
  /** Side of the board that is up. */
  side?: string;
}

/** More turns than any game has. */
const MOST_TURNS = 9999;
const SIDES = 2;
const HIGHEST_LIMIT = 20;
const MOST_CP = 15;

/** A game that begins in the middle, for scenarios, tests and puzzles; SetupError if it cannot be. */
export const layOut = (library: Library, position: Position, log: GameEvent[] | null = null): Game => {
  const heroes = position.seats.map((seat) => seat.hero);
  const { mode, options, first = 0, active = first, turn = 2, phase = 'main1', dice = [] } = position;
  const g = deal(library, { mode, heroes, options, first, seed: position.seed ?? 'position' });
  if (!Number.isInteger(active) || active < 0 || active >= g.seats.length)
    throw new SetupError(`there is no seat ${active + 1}`, ['active']);
  whole(turn, 1, MOST_TURNS, 'turn', ['turn']);
  if (turn === 1 && active !== first)
    throw new SetupError('turn 1 is the first turn of the start player (R2.10)', ['turn']);
  g.active = active;
  const dials = new Set<number>();
  for (let s = 0; s < g.seats.length; s++) layOutSeat(g, s, position.seats[s], dials);
  checkCompanions(g);
  // Upgrades lie there: what happens when they are played happened before.
  g.stack.length = 0;
  dice.forEach((value, i) => {
    if (!Number.isInteger(value) || value < 1 || value > 6)
      throw new SetupError(`a die cannot show ${value}`, ['dice', i]);
  });
  g.fated = [...dice].reverse();
  if (!START_PHASES.includes(phase))
    throw new SetupError(`a position cannot start in "${phase}"; it starts in ${START_PHASES.join(', ')}`, [
      'phase',
    ]);
  g.turn = turn;
  g.stack.push({ op: 'turn', at: phase });
  g.log = log;
  run(g);
  g.log = null;
  return g;
};

/** A place in the position: its seat, and what of the seat. */
type Place = readonly (string | number)[];

const refuse = (place: Place, message: string): never => {
  throw new SetupError(`seat ${Number(place[1]) + 1}: ${message}`, place);
};

/** `dials`: teams whose health has been given. */
const layOutSeat = (g: Game, s: number, wanted: PositionSeat, dials: Set<number>): void => {
  const seat = g.seats[s];
  const at = (...of: string[]): Place => ['seats', s, ...of];
  layOutCards(g, s, wanted);
  const limits = seat.limits.slice();
  for (const [id, n] of Object.entries(wanted.limits ?? {}))
    limits[kindOf(g, id, at('limits', id))] = whole(n, 0, HIGHEST_LIMIT, `limit of ${id}`, at('limits', id));
  seat.limits = limits;
  for (const [id, n] of Object.entries(wanted.tokens ?? {})) {
    const place = at('tokens', id);
    const kind = kindOf(g, id, place);
    seat.tokens[kind] = whole(
      n,
      0,
      seat.limits[kind] * (isPiece(g, kind) ? ownersOf(g, kind).length : 1),
      id,
      place,
    );
    for (const mark of marksOf(g, s, kind, wanted.sides?.[id])) seat.marks = withMark(seat.marks, kind, mark);
  }
  for (const id of Object.keys(wanted.sides ?? {}))
    if (!wanted.tokens?.[id]) refuse(at('sides', id), `sides are given for ${id}, but no such token`);
  seat.cp = whole(wanted.cp ?? seat.cp, 0, MOST_CP, 'cp', at('cp'));
  if (wanted.health === undefined) return;
  const health = whole(wanted.health, 1, g.maxHealth, 'health', at('health'));
  if (dials.has(seat.team) && g.health[seat.team] !== health)
    refuse(
      at('health'),
      `a team has one health, and ${g.health[seat.team]} is given for it already (R17.4.1)`,
    );
  dials.add(seat.team);
  g.health[seat.team] = health;
};

/** Seats whose hero has the kind on the leaflet. */
const ownersOf = (g: Game, kind: number): number[] =>
  g.seats.flatMap(({ hero }, s) => (g.cast.heroes[hero].kinds.includes(kind) ? [s] : []));

/** Every player has one piece of a kind, wherever it lies (R8.5); what a companion remembers lies with it. */
const checkCompanions = (g: Game): void => {
  for (const kind of g.cast.present) {
    const { id, token } = g.cast.kinds[kind];
    const seats = g.seats.flatMap(({ tokens }, s) => (tokens[kind] > 0 ? [s] : []));
    if (isPiece(g, kind)) checkPieces(g, kind, seats);
    const whole = g.cast.present.find((other) => g.cast.kinds[other].id === token.partOf);
    for (const s of seats)
      if (whole !== undefined && g.seats[s].tokens[whole] === 0)
        refuse(['seats', s, 'tokens', id], `${id} is nothing without ${token.partOf}`);
  }
};

const checkPieces = (g: Game, kind: number, seats: readonly number[]): void => {
  const { id } = g.cast.kinds[kind];
  const laid = new Set<number>();
  for (const s of seats)
    for (let slot = 0; slot < g.seats[s].tokens[kind]; slot++) {
      const owner = markOf(g.seats[s].marks, kind, slot);
      if (laid.has(owner))
        refuse(
          ['seats', s, 'tokens', id],
          `seat ${owner + 1} has only one ${id}, and it lies elsewhere (R8.5)`,
        );
      laid.add(owner);
    }
};

/** What the tokens of a kind remember, one entry for each. */
const marksOf = (g: Game, s: number, kind: number, given?: readonly (number | string)[]): number[] => {
  const { id, token } = g.cast.kinds[kind];
  const n = g.seats[s].tokens[kind];
  const place = ['seats', s, 'sides', id];
  if (given && (token.marked === undefined || token.marked === 'inflicter'))
    refuse(place, `${id} has no sides`);
  if (given && given.length !== n) refuse(place, `${n} ${id} cannot show ${given.length} sides`);
  switch (token.marked) {
    case undefined:
      return [];
    case 'inflicter':
      return Array.from({ length: n }, () => g.active);
    case 'side':
      return Array.from({ length: n }, (_, i) =>
        whole(given?.[i] ?? SIDES, 1, SIDES, `a side of ${id}`, place),
      );
    case 'ability':
      if (!given && n > 0)
        refuse(['seats', s, 'tokens', id], `sides must name the ability that each ${id} covers`);
      if (new Set(given).size < n) refuse(place, `an ability is covered by one ${id} only`);
      return (given ?? []).map((ability) => coveredBy(g, s, String(ability), place));
    case 'owner':
      return given ? given.map((owner) => ownerOf(g, kind, owner, place)) : ownersHere(g, s, kind, n);
  }
};

const ownerOf = (g: Game, kind: number, owner: number | string, place: Place): number => {
  const owners = ownersOf(g, kind);
  if (typeof owner === 'number' && owners.includes(owner)) return owner;
  const known = owners.map((o) => o + 1).join(', ');
  return refuse(place, `sides name whose ${g.cast.kinds[kind].id} it is: seat ${known}`);
};

/** Nothing is said of whose piece it is: one's own, or that of the only one who has any. */
const ownersHere = (g: Game, s: number, kind: number, n: number): number[] => {
  const owners = ownersOf(g, kind);
  if (n <= 1 && owners.includes(s)) return n === 1 ? [s] : [];
  if (n > 0 && owners.length > 1) {
    const { id } = g.cast.kinds[kind];
    refuse(['seats', s, 'tokens', id], `sides must name the seat whose ${id} it is`);
  }
  return owners.slice(0, n);
};

const coveredBy = (g: Game, s: number, id: string, place: Place): number => {
  const seat = g.seats[s];
  const hero = g.cast.heroes[seat.hero];
  const open = hero.abilities.filter(({ slot, index }) => slot === 'offensive' && seat.levels[index] > 0);
  const ability = open.find((other) => other.id === id);
  if (ability === undefined)
    refuse(
      place,
      `${hero.id} has no ability "${id}" to cover; there are ${open.map((a) => a.id).join(', ')}`,
    );
  return (ability as { index: number }).index;
};

const layOutCards = (g: Game, s: number, wanted: PositionSeat): void => {
  const seat = g.seats[s];
  const hero = g.cast.heroes[seat.hero];
  const left = g.options.promo ? [...hero.deck, ...hero.promo] : [...hero.deck];
  const take = (where: 'upgrades' | 'hand' | 'discard' | 'deck'): number[] =>
    (wanted[where] ?? []).map((id, i) => {
      const card = left.find((c) => g.cast.cards[c].id === id);
      if (card === undefined) return refuse(['seats', s, where, i], missingCard(g, hero, id));
      left.splice(left.indexOf(card), 1);
      return card;
    });
  if (wanted.side !== undefined) turnBoard(g, s, wanted.side);
  seat.upgrades = [];
  take('upgrades').forEach((card, i) => {
    layUpgrade(g, s, card, ['seats', s, 'upgrades', i]);
  });
  seat.upgraded = 0;
  seat.hand = take('hand');
  seat.discard = take('discard');
  const deck = wanted.deck ? take('deck') : left;
  seat.deck = deck.reverse();
  seat.deckLeft = deck.length;
};

/** In the order in which they were played: levels only rise (R6.3.4). */
const layUpgrade = (g: Game, s: number, card: number, place: Place): void => {
  const seat = g.seats[s];
  const { id, ability, level } = g.cast.cards[card];
  if (level === 0) refuse(place, `${id} is no upgrade`);
  const hero = g.cast.heroes[seat.hero];
  if (hero.abilities[ability].side !== seat.side)
    refuse(place, `${id} belongs to the side of the board that is not up`);
  if (seat.levels[ability] >= level)
    refuse(place, `${id} cannot be played once level ${seat.levels[ability]} is in play (R6.3.4)`);
  playUpgrades(g, s, [card]);
};

const turnBoard = (g: Game, s: number, side: string): void => {
  const seat = g.seats[s];
  const hero = g.cast.heroes[seat.hero];
  const index = hero.hero.sides?.indexOf(side) ?? -1;
  if (index < 0) refuse(['seats', s, 'side'], `the board of ${hero.id} has no side "${side}"`);
  seat.side = index;
  seat.levels = hero.abilities.map((ability) => (ability.side === index ? 1 : 0));
};

const missingCard = (g: Game, hero: CastHero, id: string): string => {
  const has = (cards: readonly number[]): boolean => cards.some((c) => g.cast.cards[c].id === id);
  if (!g.options.promo && has(hero.promo)) return `the card "${id}" is there only with the option promo`;
  return has(hero.deck) || has(hero.promo)
    ? `the card "${id}" is named twice`
    : `${hero.id} has no card "${id}"`;
};

const kindOf = (g: Game, id: string, place: Place): number => {
  const kind = g.cast.present.find((k) => g.cast.kinds[k].id === id);
  if (kind !== undefined) return kind;
  const known = g.cast.present.map((k) => g.cast.kinds[k].id).join(', ');
  return refuse(place, `no hero of this game has a token "${id}"; there are ${known}`);
};

const whole = (n: unknown, least: number, most: number, what: string, place: Place): number => {
  if (typeof n === 'number' && Number.isInteger(n) && n >= least && n <= most) return n;
  const message = `${what} must be a whole number from ${least} to ${most}, not ${n}`;
  if (place[0] === 'seats') return refuse(place, message);
  throw new SetupError(message, place);
};
