// Applying the final damage: from the waiting items to new health, all players at once (R13.8, R13.10).

import { TEAMS } from '@mad-king/language';
import type { Settlement } from '../events.ts';
import type { Attack, Game, Item } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { gainCp } from './cards.ts';
import { lineOf, running } from './damage.ts';
import { amountOf, attackOf, type Computation, compute, lossOf, type Share } from './shares.ts';
import { tell } from './tell.ts';
import { removeTokens } from './tokens.ts';

/** Settle and apply what is running. `split`: how much of the damage the target puts on a companion. */
export const settle = (g: Game, split: number): void => {
  const items = running(g);
  for (let seat = 0; seat < g.hurt.length; seat++) g.hurt[seat] = 0;
  if (items.length === 0) return;
  const computation = compute(g, items, split);
  g.pending[g.pending.length - 1] = [];
  const attack = attackOf(g, items);
  if (attack !== null) attack.dealt = computation.dealt;
  for (const share of computation.shares) {
    if (share.seat === attack?.target) concludeAttack(g, attack, share);
    if (share.shielded > 0)
      removeTokens(g, share.seat, (g.attack as Attack).shield, share.shielded, (g.attack as Attack).by);
  }
  if (g.log !== null) report(g, items, computation);
  apply(g, computation.shares);
};

/** Whether the damage that waits would bring this player's health to 0. */
export const wouldFall = (g: Game, seat: number): boolean => {
  const { team } = g.seats[seat];
  let health = g.health[team];
  for (const share of compute(g, running(g), 0).shares)
    if (g.seats[share.seat].team === team) health += share.healed - lossOf(share);
  return health <= 0;
};

/** What this player would take of the damage that waits. */
export const incoming = (g: Game, seat: number): number => {
  const items = running(g);
  if (!items.some((it) => it.to === seat)) return 0;
  const share = compute(g, items, 0).shares.find((s) => s.seat === seat);
  return share === undefined ? 0 : lossOf(share);
};

/** What the target could put on the companion that shares the damage; 0 if none does. */
export const divisible = (g: Game): number => {
  const { attack } = g;
  if (attack === null || !attack.split || attack.shield === NONE) return 0;
  const share = compute(g, running(g), 0).shares.find(({ seat }) => seat === attack.target);
  return share?.final ?? 0;
};

/** What the attack leaves behind: how much it was, what its attacker gains (V-13). */
const concludeAttack = (g: Game, attack: Attack, share: Share): void => {
  attack.gross = share.gross;
  if (share.attackerGains > 0) gainCp(g, attack.by, share.attackerGains);
};

/** R13.8 and R13.10: one new health per dial, healing and loss together. */
const apply = (g: Game, shares: readonly Share[]): void => {
  for (const share of shares) g.hurt[share.seat] = lossOf(share) - share.ultimate;
  for (let team = 0; team < g.teams; team++) {
    let change = 0;
    for (const share of shares) if (g.seats[share.seat].team === team) change += share.healed - lossOf(share);
    if (change !== 0) setHealth(g, team, g.health[team] + change);
  }
};

export const setHealth = (g: Game, team: number, health: number): void => {
  const from = g.health[team];
  const to = Math.max(0, Math.min(health, g.maxHealth));
  g.health[team] = to;
  g.stirred = true;
  if (from !== to) tell(g, { type: 'health', team: TEAMS[team], from, to });
};

const report = (g: Game, items: readonly Item[], { shares, dealt }: Computation): void => {
  const players: Settlement['players'] = [];
  for (const share of shares) {
    const counts = (it: Item): boolean => it.to === share.seat && (it.ifDealt === 0 || dealt >= it.ifDealt);
    const own = items.filter(counts).map((it) => ({ ...lineOf(g, it), amount: amountOf(it, shares) }));
    const lines = [...own, ...share.lines];
    if (lines.length === 0) continue;
    const added = share.attackType ?? 'normal';
    for (const line of lines) if (line.what === 'add' || line.what === 'standing') line.type = added;
    const { seat, subtotal, reflected, final, fixed, healed, shielded } = share;
    players.push({ seat, lines, subtotal, reflected, final, fixed, healed, shielded });
  }
  tell(g, { type: 'settled', settlement: { players, dealt: dealt === NONE ? null : dealt } });
};
