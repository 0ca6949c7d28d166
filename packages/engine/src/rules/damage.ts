// Damage that waits (R13.1, R13.2): what is dealt, added, prevented, reflected and healed before it is settled.

import type { DamageLine } from '../events.ts';
import type { Game, Item, ItemKind, Origin } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { tell } from './tell.ts';

export const item = (
  kind: ItemKind,
  to: number,
  from: number,
  amount: number,
  text: number,
  origin: Origin,
): Item => ({
  kind,
  to,
  from,
  amount,
  type: 'normal',
  origin,
  text,
  ofAttack: false,
  hard: false,
  ifDealt: 0,
  drain: false,
});

/** The damage now running: an isolated source if there is one, else that of the phase. */
export const running = (g: Game): Item[] => g.pending[g.pending.length - 1];

export const lineOf = (g: Game, it: Item): DamageLine => ({
  what: it.kind,
  amount: it.amount,
  type: it.type,
  to: it.to === NONE ? null : it.to,
  from: it.from,
  ofAttack: it.ofAttack,
  source: g.cast.texts[it.text].source,
});

export const addItem = (g: Game, it: Item): void => {
  running(g).push(it);
  g.stirred = true;
  if (g.log !== null) tell(g, { type: 'incoming', line: lineOf(g, it) });
};

/** Ultimate and hard damage is kept apart: nothing lessens it (R13.6, V-21). */
export const isAvoidable = (it: Item): boolean => it.type !== 'ultimate' && !it.hard;

/**
 * Avoidable damage waits for this player (RUL-64), or is in a line of the attack on him that waits only for what stands
 * before it (RUL-85). What is sent back to him is known only after fixed preventions, so only fractions reach it (R13.5).
 */
export const isThreatened = (g: Game, seat: number, byFraction = false): boolean => {
  const items = running(g);
  if (g.attack !== null && g.attack.open && g.attack.target === seat && g.pending.length === 1) return true;
  for (let i = 0; i < items.length; i++) {
    const it = items[i];
    if (it.to !== seat) continue;
    if (it.kind === 'reflect' && byFraction) return true;
    if (it.kind === 'damage' && isAvoidable(it)) return true;
  }
  return false;
};

/** The attack's own damage, without what was added to it. */
export const ownDamage = (g: Game): number => {
  let total = 0;
  for (const it of g.pending[0]) if (it.kind === 'damage' && it.ofAttack) total += it.amount;
  return total;
};

/** The attack's own damage and what was added to it, before anything is prevented. */
export const attackTotal = (g: Game): number => {
  let total = 0;
  for (const it of g.pending[0])
    if ((it.kind === 'damage' && it.ofAttack) || it.kind === 'add') total += it.amount;
  return total;
};

/** Some targeted damage of the attack may be modified (R12.3.4). */
export const hasModifiableDamage = (g: Game): boolean => {
  for (const it of g.pending[0]) if (it.kind === 'damage' && it.ofAttack && it.type !== 'pure') return true;
  return false;
};

export const hasDefendableDamage = (g: Game): boolean => {
  for (const it of g.pending[0]) if (it.kind === 'damage' && it.ofAttack && it.type === 'normal') return true;
  return false;
};

/** Normal damage of the attack becomes undefendable. */
export const makeUndefendable = (g: Game): void => {
  if (g.attack !== null) tell(g, { type: 'undefendable', seat: g.attack.by });
  for (const it of g.pending[0])
    if (it.kind === 'damage' && it.ofAttack && it.type === 'normal') it.type = 'undefendable';
  g.stirred = true;
};

/** The target is known now: what waited for it goes to it. */
export const aimAt = (g: Game, target: number): void => {
  for (const it of g.pending[0]) if (it.to === NONE) it.to = target;
};

/** A player is out: what waited for them vanishes (R17.2.2). */
export const dropItemsOn = (g: Game, seat: number): void => {
  for (let p = 0; p < g.pending.length; p++)
    if (g.pending[p].some((it) => it.to === seat)) g.pending[p] = g.pending[p].filter((it) => it.to !== seat);
};

/** This player is the target of an attack. */
export const isAttacked = (g: Game, seat: number): boolean =>
  g.attack !== null && g.attack.isAttack && g.attack.target === seat;

/** This player's attack may still be modified. */
export const isAttacking = (g: Game, seat: number): boolean =>
  g.attack !== null && g.attack.by === seat && g.attack.isAttack && g.attack.modifiable;

/** This player's attack is of normal damage and has not been defended yet. */
export const isDefendable = (g: Game, seat: number): boolean =>
  isAttacking(g, seat) && !g.attack?.defended && hasDefendableDamage(g);
