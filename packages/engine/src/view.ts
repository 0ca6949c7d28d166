// All that a seat may know (R1.8): everything on the table, its own hand and those of its team, and of the other hands and
// all decks only how many cards they hold. Written out field by field, so that nothing hidden slips in.

import { type Mode, type PhaseName, TEAMS, type TeamName } from '@mad-king/language';
import { diceReaders } from '@mad-king/language/inside';
import type { About, TextSource } from './cast/text.ts';
import type { DamageLine, GameEvent } from './events.ts';
import { describe, type Move } from './move.ts';
import { lineOf } from './rules/damage.ts';
import type { Ask, Game, Options, Result, RollPurpose, Seat } from './state/game.ts';
import { NONE } from './state/none.ts';

/** A seat as another, or itself, may see it. */
export interface SeatView {
  hero: string;
  team: TeamName;
  out: boolean;
  conceding: boolean;
  health: number;
  cp: number;
  /** Cards by id, or null if they are hidden; then those of them that have been seen. */
  hand: string[] | null;
  known: string[];
  handSize: number;
  deckSize: number;
  discard: string[];
  upgrades: string[];
  /** Level of each ability on the board. */
  levels: Record<string, number>;
  tokens: Record<string, number>;
  /** Tokens of which one may know only how many there are. */
  hiddenTokens: number;
  /** What tokens remember, by kind: who put them there, their sides, the abilities they cover, whose pieces they are. */
  marks: Record<string, (number | string)[]>;
  limits: Record<string, number>;
  /** Side of the board that is up, if it has two. */
  side: string | null;
}

/** All that a seat may know, for a screen or a program. */
export interface GameView {
  seat: number;
  mode: Mode;
  options: Options;
  seats: SeatView[];
  maxHealth: number;
  first: number;
  active: number;
  turn: number;
  phase: PhaseName;
  attempts: number;
  attemptsMax: number;
  rolls: RollView[];
  attack: AttackView | null;
  /** Damage and what changes it, not yet applied. */
  incoming: DamageLine[];
  /** Who is asked, or null, and, if it is this seat, what. */
  asked: number | null;
  decision: { ask: Ask; options: Move[]; about: AboutView | null } | null;
  result: ResultView | null;
}

/** Where a question or a roll comes from: `line` is the number of the line in its text (linesOf), null for all of it. */
export interface AboutView {
  source: TextSource;
  line: number | null;
}

/** Dice on the table. */
export interface RollView {
  purpose: RollPurpose;
  values: number[];
  owners: number[];
  /** Positions, from 0, of dice that show no symbol of their owner. */
  foreign: number[];
  /** What had them rolled, null for the rules, and the lines of that text that read them. */
  about: AboutView | null;
  readers: number[];
}

/** How a game ended. */
export interface ResultView {
  /** Null for a draw. */
  winner: TeamName | null;
  drawn: TeamName[];
}

export interface AttackView {
  by: number;
  ability: string;
  level: number;
  row: number;
  ultimate: boolean;
  /** Null until it is known. */
  target: number | null;
  isAttack: boolean;
}

const viewAbout = (about: About | null): AboutView | null =>
  about === null ? null : { source: about.source, line: about.line === NONE ? null : about.line };

/** The lines that read the dice of this roll. */
const readersOf = (g: Game, about: About | null): number[] =>
  about === null || about.text === NONE ? [] : diceReaders(g.cast.texts[about.text].effects, about.line);

/** Teams by their letters. */
export const resultOf = ({ winner, drawn }: Result): ResultView => ({
  winner: winner === NONE ? null : TEAMS[winner],
  drawn: drawn.map((team) => TEAMS[team]),
});

/** `seat` NONE: a spectator, who sees what is public. */
export const view = (g: Game, seat: number): GameView => ({
  seat,
  mode: g.mode,
  options: { ...g.options },
  seats: g.seats.map((_, s) => viewSeat(g, s, seat)),
  maxHealth: g.maxHealth,
  first: g.first,
  active: g.active,
  turn: g.turn,
  phase: g.phase,
  attempts: g.attempts,
  attemptsMax: g.attemptsMax,
  rolls: g.rolls.map((r) => ({
    purpose: r.purpose,
    values: r.values.slice(),
    owners: r.owners.slice(),
    foreign: r.values.flatMap((_, i) => (r.foreign & (1 << i) ? [i] : [])),
    about: viewAbout(r.about),
    readers: readersOf(g, r.about),
  })),
  attack: viewAttack(g),
  incoming: g.pending.flat().map((it) => lineOf(g, it)),
  asked: g.asked === NONE ? null : g.asked,
  decision:
    g.asked === seat && seat !== NONE
      ? {
          ask: g.ask,
          options: g.choices.map((c) => describe(g, c)),
          about: viewAbout(g.about),
        }
      : null,
  result: g.result === null ? null : resultOf(g.result),
});

const viewSeat = (g: Game, s: number, viewer: number): SeatView => {
  const seat = g.seats[s];
  const hero = g.cast.heroes[seat.hero];
  const ids = (cards: readonly number[]): string[] => cards.map((card) => g.cast.cards[card].id);
  const open = viewer !== NONE && g.seats[viewer].team === seat.team;
  const levels: Record<string, number> = {};
  for (const ability of hero.abilities)
    if (seat.levels[ability.index] > 0) levels[ability.id] = seat.levels[ability.index];
  const tokens: Record<string, number> = {};
  const limits: Record<string, number> = {};
  let hiddenTokens = 0;
  for (const kind of g.cast.present) {
    const { id, token } = g.cast.kinds[kind];
    if (seat.limits[kind] !== printedLimit(g, seat.hero, kind)) limits[id] = seat.limits[kind];
    if (seat.tokens[kind] === 0) continue;
    if (token.secret && !open) hiddenTokens += seat.tokens[kind];
    else tokens[id] = seat.tokens[kind];
  }
  return {
    hero: hero.id,
    team: TEAMS[seat.team],
    out: seat.out,
    conceding: seat.conceding,
    health: g.health[seat.team],
    cp: seat.cp,
    hand: open ? ids(seat.hand) : null,
    known: open ? [] : ids(seenCards(seat, viewer)),
    handSize: seat.hand.length,
    deckSize: seat.deckLeft,
    discard: ids(seat.discard),
    upgrades: ids(seat.upgrades),
    levels,
    tokens,
    hiddenTokens,
    marks: viewMarks(g, seat),
    limits,
    side: hero.hero.sides?.[seat.side] ?? null,
  };
};

const printedLimit = (g: Game, hero: number, kind: number): number => {
  const { limit, limitOthers } = g.cast.kinds[kind];
  return g.cast.heroes[hero].kinds.includes(kind) ? limit : limitOthers;
};

const seenCards = (seat: Seat, viewer: number): number[] => {
  const cards: number[] = [];
  for (let i = 0; i < seat.seen.length; i += 2)
    if (viewer !== NONE && seat.seen[i + 1] & (1 << viewer)) cards.push(seat.seen[i]);
  return cards;
};

const viewMarks = (g: Game, seat: Seat): SeatView['marks'] => {
  const marks: SeatView['marks'] = {};
  for (let i = 0; i < seat.marks.length; i += 2) {
    const { id, token } = g.cast.kinds[seat.marks[i]];
    const mark = seat.marks[i + 1];
    marks[id] ??= [];
    marks[id].push(token.marked === 'ability' ? (g.cast.heroes[seat.hero].abilities[mark]?.id ?? '') : mark);
  }
  return marks;
};

const viewAttack = (g: Game): AttackView | null => {
  const a = g.attack;
  if (a === null) return null;
  const ability = g.cast.heroes[g.seats[a.by].hero].abilities[a.ability].id;
  const { by, level, row, ultimate, isAttack } = a;
  return { by, ability, level, row, ultimate, target: a.target === NONE ? null : a.target, isAttack };
};

/** Events as a seat may see them: cards drawn or looked at, and secret tokens placed, only within the team (V-39). */
export const viewEvents = (g: Game, seat: number, events: readonly GameEvent[]): GameEvent[] => {
  const isOpen = (of: number): boolean => seat >= 0 && g.seats[seat].team === g.seats[of].team;
  const seen: GameEvent[] = [];
  for (const event of events) {
    const isHidden = event.type === 'drew' || (event.type === 'looked' && !event.shown);
    if (isHidden && !isOpen(event.seat)) {
      const { cards: _hidden, ...rest } = event;
      seen.push(rest);
    } else if (event.type === 'took' && !event.shown && !isOpen(event.seat)) {
      seen.push({ type: 'took', seat: event.seat });
    } else if (event.type !== 'tokens' || event.change < 0 || !isSecret(g, event.token) || isOpen(event.seat))
      seen.push(event);
  }
  return seen;
};

const isSecret = (g: Game, token: string): boolean =>
  g.cast.present.some((kind) => g.cast.kinds[kind].id === token && g.cast.kinds[kind].token.secret === true);
