// What has changed on the table from now to the end of a turn, as numbers of which sentences can be made; on average over
// imagined games.

import type { Game, GameEvent } from '@mad-king/engine';
import { TEAMS } from '@mad-king/language';

/** What changes until the end of the turn, on average. */
export interface Outlook {
  /** Health lost by opponents, and by one's own team; healing counts against it. */
  dealt: number;
  taken: number;
  /** Own combat points and cards in hand; and those of the opponents. */
  cp: number;
  cards: number;
  theirCp: number;
  theirCards: number;
  /** Upgrades that come into play. */
  upgrades: number;
  /** Tokens that come (positive) or go, by seat and kind; what stays as it is on average is left out. */
  tokens: { seat: number; token: string; change: number }[];
}

/** What happened once the next turn had begun: its upkeep and income are nobody's choice. */
const afterTurn = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const at = events.findLastIndex(({ type }) => type === 'turn');
  return at < 0 ? [] : events.slice(at + 1);
};

export class OutlookMean {
  private readonly viewer: number;
  private n = 0;
  private readonly sums: Omit<Outlook, 'tokens'> = {
    dealt: 0,
    taken: 0,
    cp: 0,
    cards: 0,
    theirCp: 0,
    theirCards: 0,
    upgrades: 0,
  };
  private readonly tokens: Map<string, number>[];

  constructor(g: Game, viewer: number) {
    this.viewer = viewer;
    this.tokens = g.seats.map(() => new Map());
  }

  /** One imagined game, what it has come to, and the events of its last step. */
  count(world: Game, end: Game, lastEvents: readonly GameEvent[]): void {
    this.n++;
    world.health.forEach((health, team) => {
      this.hurt(world, team, health - end.health[team]);
    });
    end.seats.forEach((s, seat) => {
      const was = world.seats[seat];
      this.gain(world, seat, 'cp', s.cp - was.cp);
      this.gain(world, seat, 'cards', s.hand.length - was.hand.length);
      if (seat === this.viewer) this.sums.upgrades += s.upgrades.length - was.upgrades.length;
      for (const kind of world.cast.present)
        this.place(world, seat, world.cast.kinds[kind].id, s.tokens[kind] - was.tokens[kind]);
    });
    for (const event of afterTurn(lastEvents)) this.undo(world, event);
  }

  mean(): Outlook {
    const mean = (sum: number): number => sum / this.n;
    const { dealt, taken, cp, cards, theirCp, theirCards, upgrades } = this.sums;
    return {
      dealt: mean(dealt),
      taken: mean(taken),
      cp: mean(cp),
      cards: mean(cards),
      theirCp: mean(theirCp),
      theirCards: mean(theirCards),
      upgrades: mean(upgrades),
      tokens: this.tokens.flatMap((kinds, seat) =>
        [...kinds].filter(([, sum]) => sum !== 0).map(([token, sum]) => ({ seat, token, change: mean(sum) })),
      ),
    };
  }

  private isOurs(world: Game, team: number): boolean {
    return world.seats[this.viewer].team === team;
  }

  private hurt(world: Game, team: number, n: number): void {
    this.sums[this.isOurs(world, team) ? 'taken' : 'dealt'] += n;
  }

  /** What team mates have is neither one's own nor the opponents'. */
  private gain(world: Game, seat: number, what: 'cp' | 'cards', n: number): void {
    if (seat === this.viewer) this.sums[what] += n;
    else if (!this.isOurs(world, world.seats[seat].team))
      this.sums[what === 'cp' ? 'theirCp' : 'theirCards'] += n;
  }

  private place(world: Game, seat: number, token: string, n: number): void {
    if (n === 0) return;
    const isSecret = world.cast.kinds.some((kind) => kind.id === token && kind.token.secret);
    if (isSecret && !this.isOurs(world, world.seats[seat].team)) return;
    this.tokens[seat].set(token, (this.tokens[seat].get(token) ?? 0) + n);
  }

  private undo(world: Game, event: GameEvent): void {
    if (event.type === 'health') this.hurt(world, TEAMS.indexOf(event.team), event.to - event.from);
    else if (event.type === 'cp') this.gain(world, event.seat, 'cp', -event.change);
    else if (event.type === 'drew') this.gain(world, event.seat, 'cards', -event.n);
    else if (event.type === 'discarded') this.gain(world, event.seat, 'cards', event.cards.length);
    else if (event.type === 'tokens') this.place(world, event.seat, event.token, -event.change);
    else if (event.type === 'transferred' || event.type === 'moved') {
      this.place(world, event.from, event.token, 1);
      this.place(world, event.to, event.token, -1);
    }
  }
}
