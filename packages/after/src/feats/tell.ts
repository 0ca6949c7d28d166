// From a game to its tale, in one pass over what happens: a record played again, or any game that somebody listens to.

import {
  type Game,
  type GameEvent,
  type GameRecord,
  type Library,
  type RollPurpose,
  replay,
  type Settlement,
} from '@mad-king/engine';
import { HEALTH_ABOVE_START, type Listener } from '@mad-king/engine/inside';
import { TEAMS, type Token } from '@mad-king/language';
import { chanceOf, type Rolled, throwOf } from './dice-facts.ts';
import type { Attack, Facts, Moment, RollPhase, Tale, Told } from './tale.ts';

/** `levels`: that of the computer in each seat, null for a person; left out: people. */
export const tell = (library: Library, record: GameRecord, levels: readonly (string | null)[] = []): Tale => {
  const teller = new Teller(levels);
  replay(library, record, teller.hear);
  return teller.tale;
};

/** Events of somebody's doing; phases are their player's. */
const ACTS: readonly GameEvent['type'][] = ['turn', 'phase', 'played', 'used', 'activated', 'defends'];

/** What the events of one choice change on a board while they are told. */
interface Board {
  levels: number[];
  limits: number[];
}

const boardsOf = (g: Game): Board[] =>
  g.seats.map(({ levels, limits }) => ({ levels: [...levels], limits: [...limits] }));

export class Teller {
  private told: Tale | null = null;
  private readonly levels: readonly (string | null)[];
  private at: Moment = { turn: 0, active: 0, phase: 'upkeep', attack: null, health: {} };
  private boards: Board[] = [];
  private rollPhase: RollPhase | null = null;
  private lastThrow: Rolled | null = null;
  /** What the dice are for that can now be changed. */
  private purpose: RollPurpose | null = null;
  private settlement: Settlement | null = null;
  private actor = 0;

  constructor(levels: readonly (string | null)[] = []) {
    this.levels = levels;
  }

  /** What has been told so far. */
  get tale(): Tale {
    if (this.told === null) throw new Error('nothing has been heard of the game yet');
    return this.told;
  }

  readonly hear: Listener = (g, events) => {
    this.told ??= this.begin(g, events);
    const { told } = this.told;
    events.forEach((event, i) => {
      if (event.type === 'health' && events[i - 1]?.type !== 'health') this.turnDials(events.slice(i));
      this.move(g, event);
      told.push({ ...this.at, event, ...this.factsOf(g, event) } as Told);
    });
    this.boards = boardsOf(g);
    this.purpose = g.rolls.at(-1)?.purpose ?? null;
  };

  /** A position that was laid out begins in the middle of a turn. */
  private begin(g: Game, events: readonly GameEvent[]): Tale {
    const turn = events.find(({ type }) => type === 'turn');
    const health: Record<string, number> = {};
    for (let team = 0; team < g.teams; team++) health[TEAMS[team]] = g.health[team];
    for (const event of events.toReversed()) if (event.type === 'health') health[event.team] = event.from;
    this.at = { ...this.at, turn: turn === undefined ? g.turn : 0, active: g.active, phase: g.phase, health };
    this.boards = boardsOf(g);
    return {
      mode: g.mode,
      seats: g.seats.map(({ hero, team }, seat) => ({
        hero: g.cast.heroes[hero].id,
        team: TEAMS[team],
        raisable: raisableOf(g, seat).length,
        level: this.levels[seat] ?? null,
      })),
      startHealth: g.maxHealth - HEALTH_ABOVE_START,
      told: [],
      rollPhases: [],
    };
  }

  /** What happened moves the game on. */
  private move(g: Game, event: GameEvent): void {
    if (ACTS.includes(event.type)) this.actor = (event as { seat: number }).seat;
    if (event.type !== 'health') this.settlement = event.type === 'settled' ? event.settlement : null;
    switch (event.type) {
      case 'turn':
        this.endRollPhase();
        this.at = { ...this.at, turn: event.turn, active: event.seat };
        return;
      case 'phase':
        if (event.phase !== 'targeting' && event.phase !== 'defence') this.endRollPhase();
        if (event.phase === 'offence') this.beginRollPhase(event.seat);
        this.at = { ...this.at, phase: event.phase };
        return;
      case 'extra-phase':
        this.endRollPhase();
        this.beginRollPhase(event.seat);
        this.at = { ...this.at, phase: 'offence' };
        return;
      default:
        this.moveRollPhase(g, event);
    }
  }

  /** Dials that are told one after the other turn together. */
  private turnDials(events: readonly GameEvent[]): void {
    const health = { ...this.at.health };
    for (const event of events) {
      if (event.type !== 'health') break;
      health[event.team] = event.to;
    }
    this.at = { ...this.at, health };
  }

  private beginRollPhase(seat: number): void {
    this.rollPhase = { seat, throws: [], altered: [], announced: undefined, attack: null };
    this.tale.rollPhases.push(this.rollPhase);
  }

  private endRollPhase(): void {
    this.rollPhase = null;
    this.lastThrow = null;
    this.at = { ...this.at, attack: null };
  }

  private moveRollPhase(g: Game, event: GameEvent): void {
    const { rollPhase } = this;
    if (event.type === 'rolled') this.purpose = event.purpose;
    if (rollPhase === null) return;
    switch (event.type) {
      case 'rolled':
        if (event.purpose !== 'offence') return;
        this.lastThrow = event;
        rollPhase.throws.push(throwOf(g, event));
        return;
      case 'altered':
        if (this.purpose === 'offence')
          rollPhase.altered.push({ by: event.by, throws: rollPhase.throws.length });
        return;
      case 'announced':
        rollPhase.announced = event.ability;
        return;
      case 'activated':
        rollPhase.attack = this.attackOf(g, rollPhase, event);
        this.at = { ...this.at, attack: rollPhase.attack };
        return;
      case 'target':
        if (rollPhase.attack !== null) rollPhase.attack.target = event.target;
        return;
      case 'cancelled':
        if (rollPhase.attack !== null) rollPhase.attack.cancelled = true;
    }
  }

  private attackOf(
    g: Game,
    { throws, altered }: RollPhase,
    { seat, ability, level, row, ultimate }: Extract<GameEvent, { type: 'activated' }>,
  ): Attack {
    const { abilities } = g.cast.heroes[g.seats[seat].hero];
    const rows = abilities.find(({ id }) => id === ability)?.levels[level]?.rows ?? [];
    const isAltered = altered.some((change) => change.throws === throws.length);
    const chance = isAltered || this.lastThrow === null ? null : chanceOf(g, this.lastThrow, ability, level);
    return { by: seat, ultimate, need: rows[row]?.words ?? '', chance, target: null, cancelled: false };
  }

  private factsOf(g: Game, event: GameEvent): object {
    switch (event.type) {
      case 'health':
        return { settlement: this.settlement };
      case 'transferred':
        return { by: this.actor, sort: sortOf(g, event.token) };
      case 'limit':
        this.boards[event.seat].limits[kindOf(g, event.token)] = event.limit;
        return {};
      case 'tokens':
        return {
          limit: this.boards[event.seat].limits[kindOf(g, event.token)],
          sort: sortOf(g, event.token),
        };
      case 'upgraded':
        return this.rise(g, event);
      default:
        return {};
    }
  }

  private rise(
    g: Game,
    { seat, ability, level }: Extract<GameEvent, { type: 'upgraded' }>,
  ): Facts['upgraded'] {
    const { levels } = this.boards[seat];
    const { abilities } = g.cast.heroes[g.seats[seat].hero];
    const index = abilities.findIndex(({ id }) => id === ability);
    const before = levels[index];
    levels[index] = Math.max(before, level);
    return { before, raised: raisableOf(g, seat).filter((each) => levels[each] > 1).length };
  }
}

/** Abilities of the seat that have an upgrade card. */
const raisableOf = (g: Game, seat: number): number[] => {
  const cards = g.cast.heroes[g.seats[seat].hero].deck.map((card) => g.cast.cards[card]);
  return [...new Set(cards.filter(({ kind }) => kind === 'upgrade').map(({ ability }) => ability))];
};

const kindOf = (g: Game, token: string): number =>
  g.cast.present.find((kind) => g.cast.kinds[kind].id === token) ?? -1;

const sortOf = (g: Game, token: string): Token['kind'] => g.cast.kinds[kindOf(g, token)].token.kind;
