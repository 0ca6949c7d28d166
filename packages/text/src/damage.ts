// The damage of one application, step by step, each with the rule it follows.

import type { DamageLine, Settlement } from '@mad-king/engine';
import { linesOf } from '@mad-king/language/inside';
import { textAt } from './catalogue.ts';
import { damageNoun } from './effects/amount.ts';
import { context } from './effects/context.ts';
import { capital, type Said } from './segments.ts';
import { sourceName } from './sources.ts';
import { playerName, type Table, who } from './table.ts';
import type { Voice } from './voice.ts';

/** A step of a computation: what changed the damage, and by how much. */
export interface DamageStep {
  text: Said;
  /** What it adds or takes away; for a sum, the sum. */
  value: number;
  isSum: boolean;
  rule: string;
}

/** How the damage of one player came about, step by step. */
export interface Breakdown {
  seat: number;
  title: Said;
  /** What the player loses in the end. */
  loss: number;
  steps: DamageStep[];
}

/** A line of waiting damage in a few words. */
export const lineText = (v: Voice, line: DamageLine): Said => {
  const source = sourceName(v, line.source);
  const k = v.m.damage;
  if (line.what === 'damage')
    return v.say(k.line, {
      source,
      n: line.amount,
      damage: damageNoun(context(v, '', 'card'), line.type, line.amount),
    });
  const { what, amount: n } = line;
  if (n > 0 && what in COUNTED) return v.say(k[COUNTED[what as keyof typeof COUNTED]], { source, n });
  return v.say(messages(v)[what], { source });
};

/** Waiting lines whose number is known already. */
const COUNTED = { add: 'lineAdd', standing: 'lineAdd', prevent: 'linePrevent', heal: 'lineHeal' } as const;

/** "undefendable damage", without a number before it. */
const damageOf = (v: Voice, { type }: DamageLine): Said => damageNoun(context(v, '', 'card'), type, 2);

const messages = (v: Voice): Record<DamageLine['what'], string> => {
  const k = v.m.damage;
  return {
    damage: k.damage,
    add: k.add,
    standing: k.standing,
    prevent: k.prevent,
    half: k.half,
    all: k.all,
    reflect: k.reflect,
    heal: k.heal,
    'half-dealt': k.halfDealt,
  };
};

export const breakdowns = (v: Voice, table: Table, settlement: Settlement): Breakdown[] =>
  settlement.players.map((player) => breakdown(v, table, player));

type Player = Settlement['players'][number];

const breakdown = (v: Voice, table: Table, player: Player): Breakdown => {
  const { m, say } = v;
  const loss = player.final + player.fixed - player.shielded;
  const steps = [...toSubtotal(v, player), ...toFinal(v, table, player), ...besides(v, player)];
  const title = say(loss > 0 ? m.damage.title : m.damage.titleNone, {
    ...who(v, table, player.seat),
    n: loss,
  });
  return { seat: player.seat, title: capital(title), loss, steps };
};

const step = (text: Said, value: number, rule: string, isSum = false): DamageStep => ({
  text: capital(text),
  value,
  isSum,
  rule,
});

/** Ultimate damage and what a text protects from being lessened (R13.6, V-21). */
const isFixed = (v: Voice, line: DamageLine): boolean =>
  line.type === 'ultimate' || dealsWith(v, line, (e) => e.hard === true);

/** Damage that depends on the attack's (V-24). */
const isConditional = (v: Voice, line: DamageLine): boolean =>
  line.what === 'damage' && line.to === line.from && dealsWith(v, line, (e) => (e.ifDealt ?? 0) > 0);

const dealsWith = (
  v: Voice,
  line: DamageLine,
  test: (e: { hard?: boolean; ifDealt?: number }) => boolean,
): boolean =>
  linesOf(textAt(v.catalogue, line.source)).some((e) => e.do === 'deal' && e.type === line.type && test(e));

/** R13.2 and R13.3: what came in, what was added and subtracted. */
const toSubtotal = (v: Voice, player: Player): DamageStep[] => {
  const { m, say } = v;
  const steps: DamageStep[] = [];
  let sum = 0;
  let lines = 0;
  const ultimate = player.lines.some((line) => line.what === 'damage' && line.type === 'ultimate');
  for (const line of player.lines) {
    const named = {
      source: sourceName(v, line.source),
      damage: damageOf(v, line),
    };
    const rule = RULE[line.what];
    if (isConditional(v, line)) {
      steps.push(step(say(m.damage.conditional, named), line.amount, 'V-24'));
      sum += line.amount;
    } else if (line.what === 'damage' && !isFixed(v, line)) {
      steps.push(step(say(m.damage.damage, named), line.amount, rule));
      sum += line.amount;
    } else if (line.what === 'prevent') {
      steps.push(step(say(m.damage.prevent, named), -line.amount, rule));
      sum -= line.amount;
    } else if ((line.what === 'add' || line.what === 'standing') && !ultimate) {
      steps.push(step(say(m.damage[line.what], named), line.amount, rule));
      sum += line.amount;
    } else continue;
    lines++;
  }
  if (lines === 0 && player.subtotal === 0) return [];
  if (sum !== player.subtotal) steps.push(step(say(m.damage.surplus), player.subtotal - sum, 'R13.3'));
  return [...steps, step(say(m.damage.subtotal), player.subtotal, 'R13.3', true)];
};

/** R13.4 and R13.5: fractions of the same subtotal, and what was sent back. */
const toFinal = (v: Voice, table: Table, player: Player): DamageStep[] => {
  const { m, say } = v;
  const steps: DamageStep[] = [];
  let sum = player.subtotal;
  let halving: DamageStep | null = null;
  for (const line of player.lines) {
    const source = sourceName(v, line.source);
    if (line.what === 'reflect') {
      steps.push(step(say(m.damage.reflect, { source }), line.amount, 'R13.5'));
      sum += line.amount;
    } else if (line.what === 'half' || line.what === 'all') {
      steps.push(step(say(m.damage[line.what], { source }), -line.amount, 'R13.4'));
      sum -= line.amount;
    } else if (line.what === 'half-dealt') {
      const name = playerName(v, table, line.from);
      halving = step(say(m.damage.halfDealtBy, { source, name }), 0, 'V-09');
      steps.push(halving);
    }
  }
  const rest = player.final - Math.max(0, sum);
  if (rest !== 0 && halving) halving.value = rest;
  else if (rest !== 0) steps.push(step(say(m.damage.spared), rest, 'R12.3.7'));
  const total = step(say(m.damage.final), player.final, 'R13.4', true);
  return steps.length === 0 && player.final === 0 && player.subtotal === 0 ? [] : [...steps, total];
};

/** R13.6 and R13.8: damage kept apart, companions, healing. */
const besides = (v: Voice, player: Player): DamageStep[] => {
  const { m, say } = v;
  const steps: DamageStep[] = [];
  const ultimate = player.lines.some((line) => line.what === 'damage' && line.type === 'ultimate');
  for (const line of player.lines) {
    const source = sourceName(v, line.source);
    const damage = damageOf(v, line);
    if (line.what === 'damage' && isFixed(v, line) && !isConditional(v, line))
      steps.push(step(say(m.damage.damage, { source, damage }), line.amount, 'R13.6'));
    if (ultimate && (line.what === 'add' || line.what === 'standing'))
      steps.push(step(say(m.damage[line.what], { source }), line.amount, RULE[line.what]));
  }
  if (player.fixed > 0) steps.push(step(say(m.damage.fixed), player.fixed, 'R13.6', true));
  if (player.shielded > 0) steps.push(step(say(m.damage.shielded), -player.shielded, 'V-29'));
  for (const line of player.lines)
    if (line.what === 'heal')
      steps.push(step(say(m.damage.heal, { source: sourceName(v, line.source) }), line.amount, 'R13.8'));
  if (player.healed > 0) steps.push(step(say(m.damage.healed), player.healed, 'R13.8', true));
  return steps;
};

const RULE: Record<DamageLine['what'], string> = {
  damage: 'R13.2',
  add: 'R12.3',
  standing: 'R12.3.7',
  prevent: 'R13.3',
  half: 'R13.4',
  all: 'R13.4',
  reflect: 'R13.5',
  heal: 'R13.8',
  'half-dealt': 'V-09',
};
