// What hit somebody, by future, and what it amounts to.

import type { DamageLine, GameEvent } from '@mad-king/engine';
import type { DamageType } from '@mad-king/language';
import type { Blow, Spread } from './forecast.ts';

export type Settled = Extract<GameEvent, { type: 'settled' }>['settlement']['players'][number];

export const sharesIn = (events: readonly GameEvent[]): Settled[] =>
  events.flatMap((event) => (event.type === 'settled' ? event.settlement.players : []));

export const takenOf = (shares: readonly Settled[], seat: number): number =>
  shares
    .filter((share) => share.seat === seat)
    .reduce((sum, { final, fixed, shielded }) => sum + final + fixed - shielded, 0);

const healedOf = (shares: readonly Settled[], seat: number): number =>
  shares.filter((share) => share.seat === seat).reduce((sum, { healed }) => sum + healed, 0);

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const RANK: readonly DamageType[] = ['ultimate', 'undefendable', 'normal', 'pure', 'collateral'];
const RAISING: readonly string[] = ['damage', 'add', 'standing'];

export const spreadOf = (values: readonly number[]): Spread => ({
  mean: meanOf(values),
  least: Math.min(...values),
  most: Math.max(...values),
  none: values.filter((value) => value === 0).length / values.length,
});

/** Each amount with its chance, the least first. */
const partsOf = (values: readonly number[]): [amount: number, chance: number][] => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([amount, n]) => [amount, n / values.length]);
};

export class Hits {
  readonly taken: number[] = [];
  private readonly dealt: number[] = [];
  private readonly healed: number[] = [];
  private readonly types = new Set<DamageType>();
  private lines: { is: readonly DamageLine[]; key: string } | null = null;
  private areLinesSame = true;

  add(seat: number, shares: readonly Settled[]): void {
    const lines = shares.filter((share) => share.seat === seat).flatMap((share) => share.lines);
    for (const { what, type } of lines) if (what === 'damage') this.types.add(type);
    const raised = lines.filter(({ what }) => RAISING.includes(what));
    this.compare(raised);
    this.dealt.push(raised.reduce((sum, { amount }) => sum + amount, 0));
    this.taken.push(takenOf(shares, seat));
    this.healed.push(healedOf(shares, seat));
  }

  private compare(raised: readonly DamageLine[]): void {
    const key = JSON.stringify(raised);
    this.lines ??= { is: raised, key };
    this.areLinesSame &&= this.lines.key === key;
  }

  /** Nothing, if it was never hit. */
  blow(seat: number): Blow[] {
    const dealt = spreadOf(this.dealt);
    const taken = spreadOf(this.taken);
    if (dealt.most === 0 && taken.most === 0) return [];
    const type = RANK.find((rank) => this.types.has(rank)) ?? 'normal';
    const parts = partsOf(this.taken);
    const lines = this.areLinesSame ? (this.lines?.is ?? []) : [];
    return [{ seat, type, dealt, taken, parts, healed: meanOf(this.healed), lines }];
  }
}
