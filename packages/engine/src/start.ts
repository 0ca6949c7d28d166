// Starting a game (R2): modes, options, decks, the start player.

import type { Mode } from '@mad-king/language';
import { MODES } from '@mad-king/language';
import type { Library } from './cast/cast.ts';
import { castOf } from './cast/cast.ts';
import { SetupError } from './errors.ts';
import type { GameEvent } from './events.ts';
import { type GivenOptions, readOptions } from './options.ts';
import { drawCards } from './rules/cards.ts';
import { pushMoment } from './rules/moment.ts';
import { run } from './rules/run.ts';
import { pushText } from './rules/stack.ts';
import { tell } from './rules/tell.ts';
import type { Game, Options, Seat } from './state/game.ts';
import { keyedBy } from './state/keyed.ts';
import { NONE } from './state/none.ts';
import { NO_PAIRS } from './state/pairs.ts';
import { deckChance, rollDie, seedWords, shuffle } from './state/random.ts';

/** What a game begins with. The same setup and choices give the same game, byte for byte. */
export interface Setup {
  mode: Mode;
  /**
   * Heroes by id, in turn order from the first seat: A1 B1 A2 B2 in 2v2, A1 B1 C1 A2 B2 C2 in 2v2v2. Which seat starts
   * is rolled (R2.6) unless `first` says.
   */
  heroes: string[];
  seed: string;
  /** Chance is keyed by the seed (state/keyed.ts); left out: one generator for all. */
  random?: 'keyed';
  options?: GivenOptions;
  /** Seat that starts, counted from 0. */
  first?: number;
}

/** R2.3: what a duel starts with is an option. */
const PLAYERS: Record<Mode, { counts: number[]; teams: number; health?: number }> = {
  duel: { counts: [2], teams: 2 },
  '2v2': { counts: [4], teams: 2, health: 50 },
  '3v3': { counts: [6], teams: 2, health: 50 },
  '2v2v2': { counts: [6], teams: 3, health: 50 },
  koth: { counts: [3, 4, 5, 6], teams: 0, health: 35 },
};

/** How places go round the table clockwise, where that is not the turn order (ED-4). */
const CLOCKWISE: Partial<Record<Mode, number[]>> = {
  '2v2': [0, 1, 3, 2],
  '3v3': [0, 1, 3, 5, 4, 2],
  '2v2v2': [0, 3, 1, 4, 2, 5],
};

/** R3.1: health may rise this far above where it started. */
export const HEALTH_ABOVE_START = 10;
const OPENING_HAND = 4;
const STARTING_CP = 2;

/** A new game, up to its first decision; SetupError if the setup cannot be. */
export const start = (library: Library, setup: Setup, log: GameEvent[] | null = null): Game => {
  const g = deal(library, setup, log);
  beginFirstTurn(g);
  g.log = null;
  return g;
};

/** Everything up to the first turn: a game laid out, with nothing asked yet. */
export const deal = (library: Library, setup: Setup, log: GameEvent[] | null = null): Game => {
  const heroes = readHeroes(library, setup);
  const options = readOptions(setup.options);
  if (!options.allowMirror && new Set(heroes).size < heroes.length)
    throw new SetupError('every hero may be in a game only once, unless the option allowMirror is on');
  const g = emptyTable(library, setup, heroes, options);
  g.log = log;
  for (let s = 0; s < g.seats.length; s++) {
    const hero = library.heroes[heroes[s]];
    const deck = options.promo ? [...hero.deck, ...hero.promo] : hero.deck.slice();
    shuffle(deckChance(g, s), deck);
    g.seats[s].deck = deck;
    g.seats[s].deckLeft = deck.length;
    drawCards(g, s, OPENING_HAND);
  }
  g.first = setup.first ?? rollForStart(g);
  if (!Number.isInteger(g.first) || g.first < 0 || g.first >= g.seats.length)
    throw new SetupError(`the start player must be one of the ${g.seats.length} seats`);
  g.active = g.first;
  const clockwise = options.priority === 'clockwise' ? CLOCKWISE[setup.mode] : undefined;
  if (clockwise)
    (g as { ring: readonly number[] }).ring = clockwise.map((place) => (place + g.first) % g.seats.length);
  return g;
};

/** Everybody at their seats, with nothing dealt. */
const emptyTable = (library: Library, setup: Setup, heroes: readonly number[], options: Options): Game => {
  const { teams: teamCount, health = options.health } = PLAYERS[setup.mode];
  const teams = teamCount || heroes.length;
  return {
    cast: castOf(library, heroes),
    mode: setup.mode,
    options,
    maxHealth: health + HEALTH_ABOVE_START,
    teams,
    ring: heroes.map((_, i) => i),
    random: seedWords(setup.seed),
    keyed: setup.random === 'keyed' ? keyedBy(setup.seed) : null,
    fated: [],
    seats: heroes.map((hero, i) => newSeat(library, hero, i % teams)),
    health: Array.from({ length: teams }, () => health),
    first: 0,
    active: 0,
    turn: 0,
    phase: 'upkeep',
    attempts: 0,
    attemptsMax: 0,
    rolls: [],
    attack: null,
    pending: [[]],
    lock: NONE,
    extra: [],
    skip: false,
    restart: false,
    warped: 0,
    accumulates: false,
    notes: [],
    hurt: heroes.map(() => 0),
    attackMade: false,
    stirred: true,
    stack: [],
    asked: NONE,
    ask: 'main',
    choices: [],
    about: null,
    result: null,
    log: null,
  };
};

const readHeroes = (library: Library, setup: Setup): number[] => {
  if (!MODES.includes(setup.mode))
    throw new SetupError(`there is no mode "${setup.mode}"; modes are ${MODES.join(', ')}`);
  const { counts } = PLAYERS[setup.mode];
  if (!counts.includes(setup.heroes.length))
    throw new SetupError(`${setup.mode} is for ${counts.join(' or ')} players, not ${setup.heroes.length}`);
  return setup.heroes.map((id) => {
    const index = library.heroes.findIndex((hero) => hero.id === id);
    if (index < 0) {
      const known = library.heroes.map((hero) => hero.id).join(', ');
      throw new SetupError(`there is no hero "${id}"; heroes are ${known}`);
    }
    return index;
  });
};

const newSeat = (library: Library, hero: number, team: number): Seat => {
  const { abilities, kinds, hero: written } = library.heroes[hero];
  return {
    hero,
    team,
    out: false,
    conceding: false,
    cp: STARTING_CP,
    hand: [],
    deck: [],
    deckLeft: 0,
    discard: [],
    upgrades: [],
    levels: abilities.map(({ index, side }) =>
      side === 0 && written.abilities[index].addedBy === undefined ? 1 : 0,
    ),
    tokens: library.kinds.map(() => 0),
    limits: library.kinds.map((kind) => (kinds.includes(kind.index) ? kind.limit : kind.limitOthers)),
    marks: NO_PAIRS,
    fresh: NO_PAIRS,
    used: NO_PAIRS,
    tallies: NO_PAIRS,
    upgraded: 0,
    side: 0,
    seen: NO_PAIRS,
  };
};

/** R2.6: the highest die starts; those who tie for it roll again. */
const rollForStart = (g: Game): number => {
  let rolling = g.seats.map((_, i) => i);
  while (rolling.length > 1) {
    const values = rolling.map((seat) => {
      const value = rollDie(g);
      tell(g, { type: 'start-roll', seat, value });
      return value;
    });
    const best = Math.max(...values);
    rolling = rolling.filter((_, i) => values[i] === best);
  }
  return rolling[0];
};

/** R2.8: extra set-up in turn order, then the first turn. Set-up has no windows, so the stack runs it first. */
const beginFirstTurn = (g: Game): void => {
  g.stack.push({ op: 'turn', at: 'start' });
  pushMoment(g, 'setup');
  for (let i = g.seats.length - 1; i >= 0; i--) {
    const seat = (g.first + i) % g.seats.length;
    const text = g.cast.heroes[g.seats[seat].hero].setup;
    if (text !== NONE) pushText(g, text, seat, NONE);
  }
  run(g);
};
