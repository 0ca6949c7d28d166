// The final damage (R13.3 to R13.8): from the waiting items to new health, all players at once.

import { DAMAGE_TYPES } from '@mad-king/language';
import type { CastStanding } from '../cast/cast.ts';
import type { TextSource } from '../cast/code.ts';
import { evaluateAmount } from '../effects/amount.ts';
import { test } from '../effects/condition.ts';
import type { DamageLine, Settlement } from '../events.ts';
import type { Attack, Game, Item } from '../state/game.ts';
import { ItemKind, Origin } from '../state/game.ts';
import { gainCp } from './cards.ts';
import { isAvoidable, lineOf, PURE, running, ULTIMATE } from './damage.ts';
import { textFrame } from './stack.ts';
import { removeTokens } from './tokens.ts';

/** One player's share of the computation. */
interface Share {
  seat: number;
  /** Avoidable damage of the attack, other avoidable damage of another's offensive ability, and the rest. */
  attack: number;
  ability: number;
  rest: number;
  /** The attack with all that was added, before anything was prevented. */
  gross: number;
  /** Of the avoidable damage: from players whose damage is halved (V-09). */
  halved: number;
  /** Nothing of the offensive ability's damage remains (Shadows, Parlay). */
  spared: boolean;
  subtotal: number;
  reflected: number;
  final: number;
  /** Damage that nothing lessens, and what of it is the attack's. */
  fixed: number;
  ultimate: number;
  /** Type of the attack's first modifiable damage, which is that of what is added (R12.3.5); -1 if there is none. */
  attackType: number;
  healed: number;
  /** Of the attack, after all reductions (R13.7). */
  attackLeft: number;
  /** What a companion takes in his place. */
  shielded: number;
  attackerGains: number;
  lines: DamageLine[];
}

interface Computation {
  shares: Share[];
  /** What the attack dealt, or -1 without one. */
  dealt: number;
}

/** What he takes himself, before he is healed. */
const lossOf = ({ final, shielded, fixed }: Share): number => final - shielded + fixed;

const half = (n: number): number => (n + 1) >> 1;

/** Settle and apply what is running. `split`: how much of his damage the target puts on his companion. */
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
  if (items.length === 0) return 0;
  const share = compute(g, items, 0).shares.find((s) => s.seat === seat);
  return share === undefined ? 0 : lossOf(share);
};

/** What the target could put on the companion with which he divides the damage; 0 if he does not. */
export const divisible = (g: Game): number => {
  const { attack } = g;
  if (attack === null || !attack.split || attack.shield < 0) return 0;
  const share = compute(g, running(g), 0).shares.find(({ seat }) => seat === attack.target);
  return share?.final ?? 0;
};

/** The attack whose damage is running: none in an isolated source, nor once it has been applied. */
const attackOf = (g: Game, items: readonly Item[]): Attack | null =>
  g.pending.length === 1 &&
  g.attack !== null &&
  g.attack.isAttack &&
  items.some((it) => it.kind === ItemKind.Damage && it.ofAttack)
    ? g.attack
    : null;

/** What the companion of the target takes: the attack, or what he puts on it of all he takes in this Roll Phase. */
const shield = (g: Game, shares: readonly Share[], split: number): void => {
  const { attack } = g;
  if (attack === null || attack.shield < 0) return;
  for (const share of shares)
    if (share.seat === attack.target)
      share.shielded = attack.split ? Math.min(split, share.final) : share.attackLeft;
};

/** Everybody's share, with what depends on the attack's damage if it dealt that much (V-24). */
const sharesOf = (g: Game, items: readonly Item[], split: number, dealt: number): Share[] => {
  const shares: Share[] = [];
  for (let seat = 0; seat < g.seats.length; seat++)
    if (!g.seats[seat].out) shares.push(subtotal(g, seat, items, dealt));
  for (const it of items) if (it.kind === ItemKind.Reflect) reflect(shares, it);
  for (const share of shares) finish(share, items);
  shield(g, shares, split);
  return shares;
};

const compute = (g: Game, items: readonly Item[], split: number): Computation => {
  let shares = sharesOf(g, items, split, 0);
  const attack = attackOf(g, items);
  if (attack === null) {
    drainAll(shares, items);
    return { shares, dealt: -1 };
  }
  const target = shares.find((share) => share.seat === attack.target);
  // V-29: what the companion takes was not dealt to the target.
  const dealt = target === undefined ? 0 : Math.max(0, target.attackLeft - target.shielded) + target.ultimate;
  if (dealt > 0 && items.some((it) => it.ifDealt > 0)) shares = sharesOf(g, items, split, dealt);
  drainAll(shares, items);
  return { shares, dealt };
};

/** R13.2 and R13.3: what comes in, with everything that is added or subtracted. */
const subtotal = (g: Game, seat: number, items: readonly Item[], dealt: number): Share => {
  const share: Share = {
    seat,
    attack: 0,
    ability: 0,
    rest: 0,
    gross: 0,
    halved: 0,
    spared: false,
    subtotal: 0,
    reflected: 0,
    final: 0,
    fixed: 0,
    ultimate: 0,
    attackType: -1,
    healed: 0,
    attackLeft: 0,
    shielded: 0,
    attackerGains: 0,
    lines: [],
  };
  let preventedOfAttack = 0;
  let prevented = 0;
  let added = 0;
  let isHit = false;
  let unhalved = 0;
  for (let i = 0; i < items.length; i++) {
    const it = items[i];
    if (it.to !== seat || it.ifDealt > dealt) continue;
    switch (it.kind) {
      case ItemKind.Damage:
        if (it.ofAttack) {
          isHit = true;
          if (share.attackType < 0 && it.type !== PURE) share.attackType = it.type;
          if (it.type === ULTIMATE) share.ultimate += it.amount;
        }
        if (!isAvoidable(it)) share.fixed += it.amount;
        else {
          if (it.ofAttack) share.attack += it.amount;
          else if (it.origin === Origin.Offence && it.from !== seat) share.ability += it.amount;
          else share.rest += it.amount;
          if (!isHalved(items, it.from)) unhalved += it.amount;
        }
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
  const isUltimate = share.attackType === ULTIMATE;
  if (isHit && share.attackType >= 0) added += standing(g, share, isUltimate);
  if (g.attack !== null && !g.attack.ultimate && share.attack + share.ability > 0) spare(g, share);
  if (isUltimate) {
    share.fixed += Math.max(0, added);
    share.ultimate += Math.max(0, added);
  } else if (share.attackType >= 0) share.attack = Math.max(0, share.attack + added);
  share.gross = share.attack + share.ultimate;
  share.attack = Math.max(0, share.attack - preventedOfAttack);
  // R13.7: reductions consume the attack first, then the rest of the ability.
  const taken = share.attack + share.ability + share.rest;
  share.subtotal = Math.max(0, taken - prevented);
  const used = taken - share.subtotal;
  const fromAttack = Math.min(used, share.attack);
  const fromAbility = Math.min(used - fromAttack, share.ability);
  share.attack -= fromAttack;
  share.ability -= fromAbility;
  share.rest -= used - fromAttack - fromAbility;
  if (g.attack === null || !isHalved(items, g.attack.by)) unhalved += added;
  share.halved = Math.max(0, share.subtotal - unhalved);
  return share;
};

const isHalved = (items: readonly Item[], dealer: number): boolean => {
  for (const it of items) if (it.kind === ItemKind.HalfDealt && it.from === dealer) return true;
  return false;
};

/** Calls `each` for everything standing that concerns the attack on this seat (R12.3.7). */
const forStanding = (
  g: Game,
  seat: number,
  each: (s: CastStanding, holder: number, source: TextSource) => void,
): void => {
  const attack = g.attack as Attack;
  for (const kind of g.cast.standing) {
    const k = g.cast.kinds[kind];
    for (const s of k.standing) {
      const holder = s.attacking ? attack.by : seat;
      if (g.seats[holder].tokens[kind] > 0) each(s, holder, { of: 'token', token: k.id, part: 'standing' });
    }
  }
  if (!g.cast.passiveStanding) return;
  for (const holder of [attack.by, seat]) {
    const { hero, levels } = g.seats[holder];
    for (const ability of g.cast.heroes[hero].passives) {
      const { id, levels: written } = g.cast.heroes[hero].abilities[ability];
      for (const s of written[levels[ability]]?.standing ?? [])
        if (s.attacking === (holder === attack.by))
          each(s, holder, {
            of: 'ability',
            hero: g.cast.heroes[hero].id,
            ability: id,
            level: levels[ability],
            row: 0,
          });
    }
  }
};

/** What tokens and passives add to or take from the attack while they lie there. Nothing lessens an ultimate (R16.4). */
const standing = (g: Game, share: Share, isUltimate: boolean): number => {
  const attack = g.attack;
  if (attack === null) return 0;
  let total = 0;
  forStanding(g, share.seat, (s, holder, source) => {
    const frame = textFrame(0, 0, 0, holder, s.attacking ? share.seat : attack.by);
    if (s.only !== null && !test(g, frame, s.only)) return;
    const less = isUltimate ? 0 : evaluateAmount(g, frame, s.less);
    const amount = evaluateAmount(g, frame, s.add) - less;
    total += amount;
    share.attackerGains += s.attackerGains;
    if (g.log !== null && amount !== 0)
      share.lines.push({
        what: 'standing',
        amount,
        type: 'normal',
        to: share.seat,
        from: attack.by,
        ofAttack: true,
        source,
      });
  });
  return total;
};

const spare = (g: Game, share: Share): void => {
  forStanding(g, share.seat, (s) => {
    if (s.none) share.spared = true;
  });
};

/** R13.5: computed from the same subtotal, and dealt whatever becomes of it. */
const reflect = (shares: readonly Share[], it: Item): void => {
  const basis = shares.find((share) => share.seat === it.from);
  const receiver = shares.find((share) => share.seat === it.to);
  if (basis === undefined || receiver === undefined) return;
  it.amount = half(basis.subtotal);
  receiver.reflected += it.amount;
};

/** R13.4: every fraction of the same total, none of another's result. */
const finish = (share: Share, items: readonly Item[]): void => {
  const total = share.attack + share.ability + share.rest + share.reflected;
  let reduced = share.halved >> 1;
  // What names a source takes no more than there is of it.
  let ofAttack = share.spared ? share.attack : 0;
  for (const it of items) {
    if (it.to !== share.seat || (it.kind !== ItemKind.Half && it.kind !== ItemKind.All)) continue;
    const part = it.ofAttack ? share.attack : total;
    it.amount = it.kind === ItemKind.Half ? half(part) : part;
    if (it.ofAttack) ofAttack += it.amount;
    else reduced += it.amount;
  }
  reduced += Math.min(ofAttack, share.attack) + (share.spared ? share.ability : 0);
  share.final = Math.max(0, total - reduced);
  share.attackLeft = Math.max(0, share.attack - (total - share.final));
};

/** V-08: the dealer of a drain heals what arrives of it, after the reductions of the one drained (R13.7). */
const drainAll = (shares: readonly Share[], items: readonly Item[]): void => {
  for (const it of items) {
    if (!it.drain) continue;
    const victim = shares.find((share) => share.seat === it.to);
    const dealer = shares.find((share) => share.seat === it.from);
    if (victim === undefined || dealer === undefined) continue;
    const reduced = victim.attack + victim.ability + victim.rest + victim.reflected - victim.final;
    const spare = victim.attack + victim.ability;
    dealer.healed += Math.max(0, it.amount - Math.max(0, reduced - spare));
  }
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
  if (g.log !== null && from !== to) g.log.push({ type: 'health', team, from, to });
};

const report = (g: Game, items: readonly Item[], { shares, dealt }: Computation): void => {
  const players: Settlement['players'] = [];
  for (const share of shares) {
    const counts = (it: Item): boolean => it.to === share.seat && (it.ifDealt === 0 || dealt >= it.ifDealt);
    const lines = [...items.filter(counts).map((it) => lineOf(g, it)), ...share.lines];
    if (lines.length === 0) continue;
    const added = DAMAGE_TYPES[share.attackType] ?? 'normal';
    for (const line of lines) if (line.what === 'add' || line.what === 'standing') line.type = added;
    const { seat, subtotal, reflected, final, fixed, healed, shielded } = share;
    players.push({ seat, lines, subtotal, reflected, final, fixed, healed, shielded });
  }
  g.log?.push({ type: 'settled', settlement: { players, dealt } });
};
