// The steps of a turn, made from its events.

import type { DamageLine, GameEvent, Settlement } from '@mad-king/engine';
import type { PhaseName, TeamName } from '@mad-king/language';
import type { Happening, Step, StepOf } from './step.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

const LESSENING: readonly DamageLine['what'][] = ['prevent', 'half', 'all', 'half-dealt'];
const RAISING: readonly DamageLine['what'][] = ['damage', 'add', 'standing'];

/** Worth a step of their own, in the words of the log. */
const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'used',
  'skipped',
  'restarted',
  'extra-phase',
  'cancelled',
  'undefendable',
  'transferred',
  'moved',
  'stolen',
  'discarded',
  'looked',
  'took',
  'flipped',
  'covered',
  'defeated',
  'conceded',
]);

/** While these run, the attack is what is going on. */
export const OF_THE_ATTACK: readonly PhaseName[] = ['targeting', 'defence'];
/** What can have dice rolled. */
const ROLLING: readonly Happening['kind'][] = ['card', 'ability', 'defence', 'told'];

const seatOf = (event: GameEvent, active: number): number => ('seat' in event ? event.seat : active);

class Teller {
  readonly steps: Step[] = [];
  private phase: PhaseName | null = null;
  private active = 0;
  private attempts = 0;
  /** The event with which the phase began. */
  private begun = -1;
  /** What comes belongs to it, until a phase or another step begins. */
  private open: Step | null = null;
  /** Teams whose health is still to be told, with the step that changed it. */
  private readonly owed = new Map<TeamName, StepOf<'damage'> | StepOf<'heal'>>();
  private readonly teams: readonly TeamName[];

  constructor(teams: readonly TeamName[]) {
    this.teams = teams;
  }

  private begin<K extends Happening['kind']>(
    at: number,
    seat: number,
    happening: Extract<Happening, { kind: K }>,
  ): StepOf<K> {
    const step = { seat, at, until: at, dice: null, tokens: [], ...happening } as StepOf<K>;
    this.steps.push(step);
    this.open = step;
    return step;
  }

  hear(event: GameEvent, at: number): void {
    this.take(event, at);
    if (this.open !== null) this.open.until = at;
  }

  private take(event: GameEvent, at: number): void {
    switch (event.type) {
      case 'turn':
      case 'phase':
        this.turnTo(event, at);
        break;
      case 'cp':
      case 'drew':
        this.income(event, at);
        break;
      case 'played':
        this.begin(at, event.seat, { kind: 'card', card: event.card, cost: event.cost, isUpgrade: false });
        break;
      case 'upgraded':
        this.upgrade(event, at);
        break;
      case 'sold':
        this.begin(at, event.seat, { kind: 'sold', card: event.card });
        break;
      case 'defends':
        this.begin(at, event.seat, { kind: 'defence', ability: event.ability });
        break;
      case 'tokens':
        this.count(event, at);
        break;
      case 'settled':
        for (const player of event.settlement.players) this.settle(player, at);
        break;
      case 'healed':
        this.heal(event, at);
        break;
      case 'health':
        this.health(event, at);
        break;
      default:
        this.takeOfRoll(event, at);
    }
  }

  /** Dice, and what is made of them. */
  private takeOfRoll(event: GameEvent, at: number): void {
    switch (event.type) {
      case 'rolled':
        this.roll(event, at);
        break;
      case 'altered':
        this.alter(event);
        break;
      case 'announced':
      case 'activated':
        this.activate(event, at);
        break;
      case 'target':
        this.aim(event.target);
        break;
      case 'incoming':
        this.add(event.line);
        break;
      default:
        if (event.type === 'restarted' || event.type === 'extra-phase') this.attempts = 0;
        if (TOLD.has(event.type)) this.begin(at, seatOf(event, this.active), { kind: 'told', event });
    }
  }

  private turnTo(event: Of<'turn'> | Of<'phase'>, at: number): void {
    this.active = event.seat;
    this.phase = event.type === 'phase' ? event.phase : null;
    this.attempts = 0;
    // What an ability does goes on while its target is chosen and defends.
    if (event.type === 'phase' && OF_THE_ATTACK.includes(event.phase)) return;
    this.begun = at;
    this.open = null;
  }

  private income(event: Of<'cp'> | Of<'drew'>, at: number): void {
    const isIncome = this.phase === 'income' && (this.open === null || this.open.kind === 'income');
    if (!isIncome || event.seat !== this.active) return;
    const step =
      this.open?.kind === 'income'
        ? this.open
        : this.begin(at, event.seat, { kind: 'income', cp: 0, cards: 0 });
    if (event.type === 'cp') step.cp += event.change;
    else step.cards += event.n;
  }

  private upgrade({ seat, card }: Of<'upgraded'>, at: number): void {
    if (this.open?.kind === 'card' && this.open.card === card) this.open.isUpgrade = true;
    else this.begin(at, seat, { kind: 'card', card, cost: 0, isUpgrade: true });
  }

  private roll({ seat, purpose, values, owners }: Of<'rolled'>, at: number): void {
    const dice = { values: [...values], owners };
    if (purpose === 'offence') {
      this.attempts++;
      const step =
        this.open?.kind === 'attempts'
          ? this.open
          : this.begin(at, seat, { kind: 'attempts', first: this.attempts, last: this.attempts });
      step.last = this.attempts;
      step.dice = dice;
      return;
    }
    const roller = purpose === 'targeting' ? undefined : this.roller;
    if (roller !== undefined) roller.dice = dice;
    else
      this.begin(at, seat, { kind: 'roll', purpose: purpose === 'targeting' ? 'targeting' : 'effect' }).dice =
        dice;
  }

  /** What had dice rolled, if they have not been told yet. */
  private get roller(): Step | undefined {
    if (this.open === null) return undefined;
    const last = this.steps.findLast(({ kind }) => ROLLING.includes(kind));
    return last?.dice === null && last.at > this.begun ? last : undefined;
  }

  /** Also where the card that alters them is a step by now. */
  private alter({ die, from, to }: Of<'altered'>): void {
    const step = this.steps.findLast(({ dice }) => dice !== null);
    if (step?.dice?.values[die] === from)
      step.dice = { ...step.dice, values: step.dice.values.with(die, to) };
  }

  private activate(event: Of<'announced'> | Of<'activated'>, at: number): void {
    const { seat, ability, row } = event;
    if (ability === null) {
      this.begin(at, seat, { kind: 'told', event });
      return;
    }
    const known = this.open?.kind === 'ability' && this.open.isAnnounced ? this.open : null;
    const step =
      known?.ability === ability
        ? known
        : this.begin(at, seat, {
            kind: 'ability',
            ability,
            level: null,
            row,
            isAnnounced: true,
            target: null,
            damage: 0,
          });
    if (event.type === 'activated')
      Object.assign(step, { level: event.level, row, isAnnounced: false } satisfies Partial<typeof step>);
  }

  private get deed(): StepOf<'ability'> | undefined {
    return this.steps.findLast((step) => step.kind === 'ability');
  }

  private aim(target: number): void {
    if (this.deed !== undefined) this.deed.target = target;
  }

  private add({ what, amount, to, from, ofAttack }: DamageLine): void {
    const { deed } = this;
    if (deed === undefined || !ofAttack || from !== deed.seat || !RAISING.includes(what)) return;
    if (to === null || deed.target === null || to === deed.target) deed.damage += amount;
  }

  private count(event: Of<'tokens'>, at: number): void {
    if (event.change === 0) return;
    const { seat, token, change, held } = event;
    const step = this.open ?? this.begin(at, seat, { kind: 'told', event });
    const before = step.tokens.find((other) => other.seat === seat && other.token === token);
    step.tokens = [
      ...step.tokens.filter((other) => other !== before),
      { seat, token, change: change + (before?.change ?? 0), held },
    ];
  }

  private settle(player: Settlement['players'][number], at: number): void {
    const { seat, lines, final, fixed, healed } = player;
    const lessened = lines.filter(({ what }) => LESSENING.includes(what));
    const amount = final + fixed;
    if (amount === 0 && healed > 0 && lessened.length === 0) {
      this.owe(this.begin(at, seat, { kind: 'heal', n: healed, health: null }));
      return;
    }
    const sources = lines.filter(({ what }) => what === 'damage').map(({ source }) => source);
    if (sources.length === 0) return;
    this.owe(this.begin(at, seat, { kind: 'damage', amount, healed, health: null, sources, lessened }));
  }

  /** Health is told before or after its cause, or, if there is too much of it already, not at all. */
  private heal({ seat, n, health }: Of<'healed'>, at: number): void {
    const { open } = this;
    const isTold = open?.kind === 'heal' && open.until === at - 1 && open.health?.to === health;
    if (n > 0 && !isTold) this.begin(at, seat, { kind: 'heal', n, health: { from: health - n, to: health } });
  }

  private owe(step: StepOf<'damage'> | StepOf<'heal'>): void {
    this.owed.set(this.teams[step.seat], step);
  }

  private health({ team, from, to }: Of<'health'>, at: number): void {
    const step = this.owed.get(team);
    this.owed.delete(team);
    if (step !== undefined) {
      (step as Writable<typeof step>).health = { from, to };
      return;
    }
    const seat = this.teams.indexOf(team);
    const health = { from, to };
    if (to > from) this.begin(at, seat, { kind: 'heal', n: to - from, health });
    else
      this.begin(at, seat, {
        kind: 'damage',
        amount: from - to,
        healed: 0,
        health,
        sources: [],
        lessened: [],
      });
  }
}

/** `start`: the number of the first of these events among all. */
export const retell = (events: readonly GameEvent[], start: number, teams: readonly TeamName[]): Step[] => {
  const teller = new Teller(teams);
  for (const [i, event] of events.entries()) teller.hear(event, start + i);
  return teller.steps;
};
