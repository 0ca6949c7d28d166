// A game in memory: a cache of its rows in the log. Playing a row again gives the same game, clocks and counts, in any process.

import { type Choice, type Game, type GameEvent, IllegalChoice, NONE, type Setup } from '@mad-king/engine';
import type { Memory } from '@mad-king/orders';
import type { Clock, FactAgainst } from '../protocol.ts';
import { libraryOf, type Rules } from '../rules.ts';
import type { Gap, Row } from '../store/store.ts';
import type { Deeds } from '../table/deed.ts';
import { Damage } from '../table/fold.ts';
import { type Banks, charge, give, newBanks, returns, turnBegins } from './clocks.ts';
import { eventsFor, type Header, headerOf, isInWindow } from './sight.ts';

/** What a row brought, and how many events each viewer had before it. */
interface Step {
  before: number[];
  events: GameEvent[][];
}

/** The game before a choice that can be taken back. */
interface Point {
  number: number;
  seat: number;
  game: Game;
  told: number[];
}

export interface LiveGame {
  /** Those it was begun with. */
  readonly rules: Rules;
  readonly header: Header;
  game: Game;
  /** By seat: how many of its questions were answered, and the last answer. */
  answered: number[];
  last: string[];
  /** How many times something was taken back. */
  line: number;
  /** How many events each viewer was told: by seat, spectators last. */
  told: number[];
  /** What the last rows brought, for those who were away for a moment. */
  recent: Step[];
  undo: Point[];
  /** All that happened, whoever was told. */
  happened: number;
  /** By seat: what it has been asked already, for its standing orders. */
  memory: Memory[];
  /** By seat: why its last choice cannot be taken back. */
  against: (FactAgainst | null)[];
  banks: Banks | null;
}

const KEPT = 8;

/** Index of a viewer among those who are told: spectators come last. */
export const place = ({ told }: LiveGame, viewer: number): number =>
  viewer === NONE ? told.length - 1 : viewer;

export const beginGame = (rules: Rules, setup: Setup, clock: Clock, time: number): LiveGame => {
  const events: GameEvent[] = [];
  const game = rules.start(libraryOf(setup.heroes, rules), setup, events);
  const n = game.seats.length;
  const live: LiveGame = {
    rules,
    header: headerOf(rules, game),
    game,
    answered: game.seats.map(() => 0),
    last: game.seats.map(() => ''),
    line: 0,
    told: Array.from({ length: n + 1 }, () => 0),
    recent: [],
    undo: [],
    happened: events.length,
    memory: game.seats.map(() => rules.NO_MEMORY),
    against: game.seats.map(() => null),
    banks: newBanks(clock, n, time),
  };
  if (live.banks !== null) turnBegins(live.banks, game.active, game.turn);
  tell(live, events);
  return live;
};

/** Notes what everybody has now been told. */
const tell = (live: LiveGame, events: readonly GameEvent[]): void => {
  const { rules, game, told, recent } = live;
  const seen = told.map((_, i) => eventsFor(rules, game, i === told.length - 1 ? NONE : i, events));
  recent.push({ before: [...told], events: seen });
  if (recent.length > KEPT) recent.shift();
  for (const [i, list] of seen.entries()) told[i] += list.length;
};

/** Whether a question is an answer to others: in a window, or out of one's own turn. */
export const isAnswer = (g: Game): boolean => g.asked !== g.active || isInWindow(g);

/** Cards and secrets that somebody has now seen. What chance decides shows in the state of its generator. */
const TELLING: ReadonlySet<GameEvent['type']> = new Set(['drew', 'looked', 'took', 'picked']);

/** The fact against taking back: somebody else is asked, chance was asked, something hidden was seen. */
const factAgainst = (
  seat: number,
  random: readonly number[],
  after: Game,
  events: readonly GameEvent[],
): FactAgainst | null => {
  if (after.random.some((word, i) => word !== random[i])) return 'chance';
  if (events.some(({ type }) => TELLING.has(type))) return 'seen';
  return after.asked === seat ? null : 'asked';
};

/** Keeping dice always rolls, and conceding is for good. */
const isForGood = ({ C, kindOf }: Rules, choice: Choice): boolean =>
  kindOf(choice) === C.Keep || kindOf(choice) === C.Concede;

const MOST_UNDO = 8;

const carryOut = (live: LiveGame, row: Row): GameEvent[] => {
  const { rules, game, undo } = live;
  const choice = rules.readChoice(game, row.text);
  if (rules.speakerOf(game, choice) !== row.seat)
    throw new IllegalChoice('not-asked', 'another seat is asked');
  const mayReturn = row.kind === 'choice' && !isForGood(rules, choice);
  const point = mayReturn
    ? { number: row.number, seat: row.seat, game: rules.clone(game), told: [...live.told] }
    : null;
  const random = [...game.random];
  const remembered =
    row.kind === 'choice' && game.asked === row.seat
      ? rules.remember(live.memory[row.seat], game, choice)
      : null;
  const events: GameEvent[] = [];
  rules.play(game, row.seat, choice, events);
  live.happened += events.length;
  if (remembered !== null) live.memory[row.seat] = remembered(live.happened);
  const fact = factAgainst(row.seat, random, game, events);
  if (fact !== null) undo.length = 0;
  else if (point !== null) undo.push(point);
  live.against[row.seat] = fact;
  if (undo.length > MOST_UNDO) undo.shift();
  tell(live, events);
  return events;
};

const takeBack = (live: LiveGame, row: Row): void => {
  const point = live.undo.pop();
  if (point === undefined || String(point.number) !== row.text)
    throw new Damage(row.number, `row ${row.number} takes back row ${row.text}, which cannot be taken back`);
  live.game = point.game;
  live.told = point.told;
  live.recent = [];
  live.line++;
  live.memory[row.seat] = live.rules.NO_MEMORY;
};

/** Plays a row that moves the game. What cannot be played changes nothing and throws. */
export const playRow = (live: LiveGame, row: Row, gaps: readonly Gap[]): void => {
  const { asked, turn } = live.game;
  const wasAnswer = isAnswer(live.game);
  if (row.kind === 'takeback') takeBack(live, row);
  else carryOut(live, row);
  live.answered[row.seat]++;
  live.last[row.seat] = row.text;
  const { banks, game } = live;
  if (banks === null || (row.seat !== asked && game.asked === asked)) return;
  // What is played for a seat costs it nothing.
  if (row.kind !== 'auto') charge(banks, asked, wasAnswer, row.time, gaps);
  banks.since = row.time;
  if (game.turn !== turn && row.kind !== 'takeback') turnBegins(banks, game.active, game.turn);
};

/** Deeds beside the game that concern time: going away, coming back, giving time. */
export const timeRow = ({ banks, game }: LiveGame, row: Row, gaps: readonly Gap[]): void => {
  if (banks === null) return;
  if (row.kind === 'give') {
    const { seat, milliseconds } = JSON.parse(row.text) as Deeds['give'];
    give(banks, seat, milliseconds);
  }
  if (row.kind === 'back') returns(banks, row.seat);
  if (game.asked !== row.seat || (row.kind !== 'away' && row.kind !== 'back')) return;
  if (row.kind === 'away') charge(banks, row.seat, isAnswer(game), row.time, gaps);
  banks.since = row.time;
};

/** The number of a seat's open question; null if it is not asked. */
export const questionOf = (live: LiveGame, viewer: number): number | null =>
  viewer !== NONE && live.game.asked === viewer ? live.answered[viewer] + 1 : null;

export const mayTakeBack = ({ undo, game }: LiveGame, seat: number): boolean =>
  game.asked === seat && undo.at(-1)?.seat === seat;

/** The events after the first `have`, if they are still at hand. */
export const eventsAfter = (live: LiveGame, viewer: number, have: number): GameEvent[] | null => {
  const at = place(live, viewer);
  if (have === live.told[at]) return [];
  const first = live.recent.findLastIndex(({ before }) => before[at] <= have);
  if (first < 0 || have > live.told[at]) return null;
  const events = live.recent.slice(first).flatMap((step) => step.events[at]);
  return events.slice(have - live.recent[first].before[at]);
};
