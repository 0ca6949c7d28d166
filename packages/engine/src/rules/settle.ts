// The final damage (R13.3 to R13.8): from the waiting items to new health, all players at once.

import { evaluateAmount } from '../effects/amount.ts';
import type { DamageLine, Settlement } from '../events.ts';
import type { Game, Item } from '../state/game.ts';
import { ItemKind } from '../state/game.ts';
import { isAvoidable, lineOf, PURE, running, ULTIMATE } from './damage.ts';
import { textFrame } from './stack.ts';

/** One player's share of the computation. */
interface Share {
  seat: number;
  /** Avoidable damage of the attack, and all other avoidable damage. */
  attack: number;
  rest: number;
  subtotal: number;
  reflected: number;
  final: number;
  fixed: number;
  healed: number;
  /** Of the attack, after all reductions (R13.7). */
  attackLeft: number;
  lines: DamageLine[];
}

const half = (n: number): number => (n + 1) >> 1;

export const settle = (g: Game): void => {
  const items = running(g);
  g.pending[g.pending.length - 1] = [];
  if (items.length === 0) return;
  const shares: Share[] = [];
  for (let seat = 0; seat < g.seats.length; seat++)
    if (!g.seats[seat].out) shares.push(subtotal(g, seat, items));
  for (const it of items) if (it.kind === ItemKind.Reflect) reflect(shares, it);
  for (const share of shares) finish(share, items, 0);

  const attack = g.pending.length === 1 ? g.attack : null;
  let dealt = -1;
  if (attack?.isAttack) {
    const target = shares.find((share) => share.seat === attack.target);
    dealt = target === undefined ? 0 : target.attackLeft;
    attack.dealt = dealt;
    if (items.some((it) => it.ifDealt > 0)) for (const share of shares) finish(share, items, dealt);
  }
  if (g.log !== null) report(g, shares, items, dealt);
  apply(g, shares);
};

/** R13.2 and R13.3: what comes in, with everything that is added or subtracted. */
const subtotal = (g: Game, seat: number, items: readonly Item[]): Share => {
  const share: Share = {
    seat,
    attack: 0,
    rest: 0,
    subtotal: 0,
    reflected: 0,
    final: 0,
    fixed: 0,
    healed: 0,
    attackLeft: 0,
    lines: [],
  };
  let preventedOfAttack = 0;
  let prevented = 0;
  let added = 0;
  let attackType = -1;
  let isHit = false;
  for (let i = 0; i < items.length; i++) {
    const it = items[i];
    if (it.to !== seat || it.ifDealt > 0) continue;
    switch (it.kind) {
      case ItemKind.Damage:
        if (it.ofAttack) {
          isHit = true;
          if (attackType < 0 && it.type !== PURE) attackType = it.type;
        }
        if (!isAvoidable(it)) share.fixed += it.amount;
        else if (it.ofAttack) share.attack += it.amount;
        else share.rest += it.amount;
        break;
      case ItemKind.Add:
        added += it.amount;
        break;
      case ItemKind.Prevent:
        if (it.ofAttack) preventedOfAttack += it.amount;
        else prevented += it.amount;
        break;
      case ItemKind.Heal:
        share.healed += it.amount;
        break;
    }
  }
  if (isHit && attackType >= 0) added += standing(g, share, attackType === ULTIMATE);
  // R12.3.5: what is added has the type of the first modifiable damage.
  if (attackType === ULTIMATE) share.fixed += Math.max(added, 0);
  else if (attackType >= 0) share.attack = Math.max(0, share.attack + added);
  share.attack = Math.max(0, share.attack - preventedOfAttack);
  share.subtotal = Math.max(0, share.attack + share.rest - prevented);
  // R13.7: reductions consume the attack first.
  const used = share.attack + share.rest - share.subtotal;
  share.attack = Math.max(0, share.attack - used);
  share.rest = share.subtotal - share.attack;
  return share;
};

/** R12.3.7: tokens that change attacks while they lie there. Nothing lessens an ultimate (R16.4). */
const standing = (g: Game, share: Share, isUltimate: boolean): number => {
  const attack = g.attack;
  if (attack === null) return 0;
  let total = 0;
  for (const kind of g.cast.standing) {
    const k = g.cast.kinds[kind];
    for (const { attacking, add } of k.standing) {
      const holder = attacking ? attack.by : share.seat;
      if (g.seats[holder].tokens[kind] === 0) continue;
      const frame = textFrame(0, 0, 0, holder, attacking ? share.seat : attack.by);
      const amount = evaluateAmount(g, frame, add);
      if (amount === 0 || (isUltimate && amount < 0)) continue;
      total += amount;
      if (g.log !== null)
        share.lines.push({
          what: 'standing',
          amount,
          type: 'normal',
          to: share.seat,
          from: attack.by,
          ofAttack: true,
          source: { of: 'token', token: k.id, part: 'standing' },
        });
    }
  }
  return total;
};

/** R13.5: computed from the same subtotal, and dealt whatever becomes of it. */
const reflect = (shares: readonly Share[], it: Item): void => {
  const basis = shares.find((share) => share.seat === it.from);
  const receiver = shares.find((share) => share.seat === it.to);
  if (basis === undefined || receiver === undefined) return;
  it.amount = half(basis.subtotal);
  receiver.reflected += it.amount;
};

/** R13.4: every fraction of the same total, none of another's result. `dealt` > 0 lets in what depends on it (V-24). */
const finish = (share: Share, items: readonly Item[], dealt: number): void => {
  let rest = share.rest + share.reflected;
  let fixed = 0;
  for (const it of items) {
    if (it.ifDealt === 0 || it.to !== share.seat || dealt < it.ifDealt) continue;
    if (isAvoidable(it)) rest += it.amount;
    else fixed += it.amount;
  }
  share.fixed += fixed;
  const total = share.attack + rest;
  let reduced = 0;
  for (const it of items) {
    if (it.to !== share.seat || (it.kind !== ItemKind.Half && it.kind !== ItemKind.All)) continue;
    const part = it.ofAttack ? share.attack : total;
    it.amount = it.kind === ItemKind.Half ? half(part) : part;
    reduced += it.amount;
  }
  share.final = Math.max(0, total - reduced);
  share.attackLeft = Math.max(0, share.attack - (total - share.final));
};

/** R13.8 and R13.10: one new health per dial, healing and loss together. */
const apply = (g: Game, shares: readonly Share[]): void => {
  for (let team = 0; team < g.teams; team++) {
    let change = 0;
    for (const share of shares)
      if (g.seats[share.seat].team === team) change += share.healed - share.final - share.fixed;
    if (change !== 0) setHealth(g, team, g.health[team] + change);
  }
};

export const setHealth = (g: Game, team: number, health: number): void => {
  const from = g.health[team];
  const to = health < 0 ? 0 : Math.min(health, g.maxHealth);
  g.health[team] = to;
  g.stirred = true;
  if (g.log !== null && from !== to) g.log.push({ type: 'health', team, from, to });
};

const report = (g: Game, shares: readonly Share[], items: readonly Item[], dealt: number): void => {
  const players: Settlement['players'] = [];
  for (const share of shares) {
    const counts = (it: Item): boolean => it.to === share.seat && (it.ifDealt === 0 || dealt >= it.ifDealt);
    const lines = [...items.filter(counts).map((it) => lineOf(g, it)), ...share.lines];
    if (lines.length === 0) continue;
    const { seat, subtotal, reflected, final, fixed, healed } = share;
    players.push({ seat, lines, subtotal, reflected, final, fixed, healed });
  }
  g.log?.push({ type: 'settled', settlement: { players, dealt } });
};
