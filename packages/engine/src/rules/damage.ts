// Damage that waits (R13.1, R13.2): what is dealt, added, prevented, reflected and healed before it is settled.

import { DAMAGE_TYPES } from '@mad-king/language';
import type { DamageLine } from '../events.ts';
import type { Game, Item, Origin } from '../state/game.ts';
import { ItemKind } from '../state/game.ts';

export const NORMAL = DAMAGE_TYPES.indexOf('normal');
export const UNDEFENDABLE = DAMAGE_TYPES.indexOf('undefendable');
export const PURE = DAMAGE_TYPES.indexOf('pure');
export const COLLATERAL = DAMAGE_TYPES.indexOf('collateral');
export const ULTIMATE = DAMAGE_TYPES.indexOf('ultimate');

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
  type: NORMAL,
  origin,
  text,
  ofAttack: false,
  hard: false,
  ifDealt: 0,
  drain: false,
});

/** The damage now running: an isolated source if there is one, else that of the phase. */
export const running = (g: Game): Item[] => g.pending[g.pending.length - 1];

const WHAT: Record<ItemKind, DamageLine['what']> = {
  [ItemKind.Damage]: 'damage',
  [ItemKind.Add]: 'add',
  [ItemKind.Prevent]: 'prevent',
  [ItemKind.Half]: 'half',
  [ItemKind.All]: 'all',
  [ItemKind.Reflect]: 'reflect',
  [ItemKind.Heal]: 'heal',
  [ItemKind.HalfDealt]: 'half-dealt',
};

export const lineOf = (g: Game, it: Item): DamageLine => ({
  what: WHAT[it.kind],
  amount: it.amount,
  type: DAMAGE_TYPES[it.type],
  to: it.to,
  from: it.from,
  ofAttack: it.ofAttack,
  source: g.cast.texts[it.text].source,
});

export const addItem = (g: Game, it: Item): void => {
  running(g).push(it);
  g.stirred = true;
  if (g.log !== null) g.log.push({ type: 'incoming', line: lineOf(g, it) });
};

/** Ultimate and hard damage is kept apart: nothing lessens it (R13.6, V-21). */
export const isAvoidable = (it: Item): boolean => it.type !== ULTIMATE && !it.hard;

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
    if (it.kind === ItemKind.Reflect && byFraction) return true;
    if (it.kind === ItemKind.Damage && it.amount > 0 && isAvoidable(it)) return true;
  }
  return false;
};

/** The attack's own damage and what was added to it, before anything is prevented. */
export const attackTotal = (g: Game): number => {
  let total = 0;
  for (const it of g.pending[0])
    if ((it.kind === ItemKind.Damage && it.ofAttack) || it.kind === ItemKind.Add) total += it.amount;
  return total;
};

/** Some targeted damage of the attack may be modified (R12.3.4). */
export const hasModifiableDamage = (g: Game): boolean => {
  for (const it of g.pending[0])
    if (it.kind === ItemKind.Damage && it.ofAttack && it.type !== PURE) return true;
  return false;
};

export const hasDefendableDamage = (g: Game): boolean => {
  for (const it of g.pending[0])
    if (it.kind === ItemKind.Damage && it.ofAttack && it.type === NORMAL && it.amount > 0) return true;
  return false;
};

/** Normal damage of the attack becomes undefendable. */
export const makeUndefendable = (g: Game): void => {
  if (g.log !== null && g.attack !== null) g.log.push({ type: 'undefendable', seat: g.attack.by });
  for (const it of g.pending[0])
    if (it.kind === ItemKind.Damage && it.ofAttack && it.type === NORMAL) it.type = UNDEFENDABLE;
  g.stirred = true;
};

/** The target is known now: what waited for it goes to it. */
export const aimAt = (g: Game, target: number): void => {
  for (const it of g.pending[0]) if (it.to === -1) it.to = target;
};

/** A player is out: what waited for him vanishes (R17.2.2). */
export const dropItemsOn = (g: Game, seat: number): void => {
  for (let p = 0; p < g.pending.length; p++)
    if (g.pending[p].some((it) => it.to === seat)) g.pending[p] = g.pending[p].filter((it) => it.to !== seat);
};
