// Damage under way, as lanes: from whom, to whom, what it consists of, and what it comes to as things stand.

import type { DamageLine, GameEvent, GameView } from '@mad-king/engine';
import type { DamageType } from '@mad-king/language';
import type { Forecast } from '../../../worker/forecast.ts';

export interface Lane {
  from: number;
  /** Null while nobody knows whom it will hit. */
  to: number | null;
  type: DamageType;
  /** What would arrive if nothing else happened. */
  total: number;
  lines: readonly DamageLine[];
}

const RANK: readonly DamageType[] = ['ultimate', 'undefendable', 'normal', 'pure', 'collateral'];

const sumOf = (lines: readonly DamageLine[], ...what: DamageLine['what'][]): number =>
  lines.filter((line) => what.includes(line.what)).reduce((sum, { amount }) => sum + amount, 0);

/** R13.3 and R13.4: fractions are taken of the subtotal, rounded up; nothing lessens ultimate damage (R13.6). */
const totalOf = (lines: readonly DamageLine[]): number => {
  const raised = sumOf(lines, 'damage', 'add', 'standing');
  if (lines.some(({ what, type }) => what === 'damage' && type === 'ultimate')) return raised;
  const subtotal = Math.max(0, raised - sumOf(lines, 'prevent'));
  if (lines.some(({ what }) => what === 'all')) return 0;
  const halves = lines.filter(({ what }) => what === 'half').length;
  return Math.max(0, subtotal - halves * Math.ceil(subtotal / 2));
};

/** What is coming; of a game that is over, the blow that ended it. */
export const linesOf = ({ result, incoming }: GameView, events: readonly GameEvent[]): DamageLine[] => {
  if (result === null) return incoming;
  const last = events.findLast((event) => event.type === 'settled');
  return last?.settlement.players.flatMap(({ lines }) => lines) ?? [];
};

/** The attack comes first, even before it has dealt anything. */
export const lanesOf = ({ attack, incoming }: Pick<GameView, 'attack' | 'incoming'>): Lane[] => {
  const lines = incoming.filter(({ what }) => what !== 'heal');
  const receivers = new Set(lines.map(({ to }) => to));
  if (attack?.isAttack) receivers.add(attack.target);
  const isMain = (to: number | null): boolean => attack !== null && to === attack.target;
  return [...receivers]
    .sort((a, b) => Number(isMain(b)) - Number(isMain(a)))
    .map((to) => {
      const own = lines.filter((line) => line.to === to);
      const dealt = own.filter(({ what }) => what === 'damage');
      const type = RANK.find((rank) => dealt.some((line) => line.type === rank)) ?? 'normal';
      const from = attack !== null && isMain(to) ? attack.by : (dealt[0] ?? own[0]).from;
      return { from, to, type, total: totalOf(own), lines: own };
    });
};

/** Damage that is dealt only once its target is known: what it will be, if it is the same for everyone. */
export const foretold = (lane: Lane, forecasts: readonly Forecast[]): Lane => {
  if (lane.lines.length > 0 || lane.to !== null) return lane;
  const blows = forecasts.flatMap(({ move, blows }) =>
    blows.filter(({ seat }) => move.kind === 'target' && move.seat === seat),
  );
  const [first] = blows;
  const isSame = blows.every(
    ({ type, dealt }) =>
      type === first.type && dealt.least === first.dealt.most && dealt.most === first.dealt.most,
  );
  return first === undefined || !isSame ? lane : { ...lane, type: first.type, total: first.dealt.most };
};
