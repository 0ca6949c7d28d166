// The final damage (R13.3 to R13.8), computed from the waiting items for all players at once. Nothing is changed here: the
// same computation says what would happen and what does.

import type { DamageType } from '@mad-king/language';
import type { CastStanding } from '../cast/cast.ts';
import type { TextSource } from '../cast/text.ts';
import type { DamageLine } from '../events.ts';
import type { Attack, Game, Item } from '../state/game.ts';
import { bystander, type Hand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { isAvoidable } from './damage.ts';
import { evaluate } from './text.ts';

/** One player's share of the computation. */
export interface Share {
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
  /** Type of the attack's first modifiable damage, which is that of what is added (R12.3.5); null if there is none. */
  attackType: DamageType | null;
  healed: number;
  /** Of the attack, after all reductions (R13.7). */
  attackLeft: number;
  /** What a companion takes in their place. */
  shielded: number;
  attackerGains: number;
  /** What lies there and changed the attack. */
  lines: DamageLine[];
}

export interface Computation {
  shares: Share[];
  /** What the attack dealt, or NONE without one. */
  dealt: number;
}

/** What a player takes, before being healed. */
export const lossOf = ({ final, shielded, fixed }: Share): number => final - shielded + fixed;

const half = (n: number): number => (n + 1) >> 1;

/** The attack whose damage is running: none in an isolated source, nor once it has been applied. */
export const attackOf = (g: Game, items: readonly Item[]): Attack | null =>
  g.pending.length === 1 &&
  g.attack !== null &&
  g.attack.isAttack &&
  items.some((it) => it.kind === 'damage' && it.ofAttack)
    ? g.attack
    : null;

/** `split`: how much of the damage the target puts on a companion. */
export const compute = (g: Game, items: readonly Item[], split: number): Computation => {
  let shares = sharesOf(g, items, split, 0);
  const attack = attackOf(g, items);
  if (attack === null) {
    drainAll(shares, items);
    return { shares, dealt: NONE };
  }
  const target = shares.find((share) => share.seat === attack.target);
  // V-29: what the companion takes was not dealt to the target.
  const dealt = target === undefined ? 0 : Math.max(0, target.attackLeft - target.shielded) + target.ultimate;
  if (dealt > 0 && items.some((it) => it.ifDealt > 0)) shares = sharesOf(g, items, split, dealt);
  drainAll(shares, items);
  return { shares, dealt };
};

/** Everybody's share, with what depends on the attack's damage if it dealt that much (V-24). */
const sharesOf = (g: Game, items: readonly Item[], split: number, dealt: number): Share[] => {
  const shares: Share[] = [];
  for (let seat = 0; seat < g.seats.length; seat++)
    if (!g.seats[seat].out) shares.push(subtotal(g, seat, items, dealt));
  for (const it of items) {
    const receiver = it.kind === 'reflect' && shares.find((share) => share.seat === it.to);
    if (receiver) receiver.reflected += amountOf(it, shares);
  }
  for (const share of shares) finish(share, shares, items);
  shield(g, shares, split);
  return shares;
};

/** What a line comes to: what halves, ends or sends back damage depends on how much there is. */
export const amountOf = (it: Item, shares: readonly Share[]): number => {
  if (it.kind === 'reflect') {
    // R13.5: computed from the same subtotal, and dealt whatever becomes of it.
    const basis = shares.find((share) => share.seat === it.from);
    return basis === undefined || !shares.some((share) => share.seat === it.to) ? 0 : half(basis.subtotal);
  }
  if (it.kind !== 'half' && it.kind !== 'all') return it.amount;
  const share = shares.find(({ seat }) => seat === it.to);
  if (share === undefined) return 0;
  const part = it.ofAttack ? share.attack : totalOf(share);
  return it.kind === 'half' ? half(part) : part;
};

const totalOf = ({ attack, ability, rest, reflected }: Share): number => attack + ability + rest + reflected;

const newShare = (seat: number): Share => ({
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
  attackType: null,
  healed: 0,
  attackLeft: 0,
  shielded: 0,
  attackerGains: 0,
  lines: [],
});

/** What the lines of one player add up to, apart from their share. */
interface Sums {
  added: number;
  prevented: number;
  preventedOfAttack: number;
  /** Avoidable damage of players whose damage is not halved. */
  unhalved: number;
  isHit: boolean;
}

/** R13.2 and R13.3: what comes in, with everything that is added or subtracted. */
const subtotal = (g: Game, seat: number, items: readonly Item[], dealt: number): Share => {
  const share = newShare(seat);
  const sums: Sums = { added: 0, prevented: 0, preventedOfAttack: 0, unhalved: 0, isHit: false };
  for (let i = 0; i < items.length; i++)
    if (items[i].to === seat && items[i].ifDealt <= dealt) gather(share, sums, items[i], items);
  if (sums.isHit && share.attackType !== null) sums.added += standing(g, share);
  const less = isCurbed(g, share) ? curb(g, share) : 0;
  if (share.attackType === 'ultimate') {
    share.fixed += Math.max(0, sums.added);
    share.ultimate += Math.max(0, sums.added);
  } else if (share.attackType !== null) share.attack = Math.max(0, share.attack + sums.added);
  sums.added -= lessen(share, less);
  share.gross = share.attack + share.ultimate;
  share.attack = Math.max(0, share.attack - sums.preventedOfAttack);
  take(share, sums.prevented);
  if (g.attack === null || !isHalved(items, g.attack.by)) sums.unhalved += sums.added;
  share.halved = Math.max(0, share.subtotal - sums.unhalved);
  return share;
};

const gather = (share: Share, sums: Sums, it: Item, items: readonly Item[]): void => {
  switch (it.kind) {
    case 'damage':
      gatherDamage(share, it);
      if (it.ofAttack) sums.isHit = true;
      if (isAvoidable(it) && !isHalved(items, it.from)) sums.unhalved += it.amount;
      break;
    case 'add':
      sums.added += it.amount;
      break;
    case 'prevent':
      if (it.ofAttack) sums.preventedOfAttack += it.amount;
      else sums.prevented += it.amount;
      break;
    case 'heal':
      share.healed += it.amount;
      break;
  }
};

const gatherDamage = (share: Share, it: Item): void => {
  if (it.ofAttack && share.attackType === null && it.type !== 'pure') share.attackType = it.type;
  if (it.ofAttack && it.type === 'ultimate') share.ultimate += it.amount;
  if (!isAvoidable(it)) share.fixed += it.amount;
  else if (it.ofAttack) share.attack += it.amount;
  else if (it.origin === 'offence' && it.from !== share.seat) share.ability += it.amount;
  else share.rest += it.amount;
};

/** R13.7: reductions consume the attack first, then the rest of the ability. */
const take = (share: Share, prevented: number): void => {
  const taken = share.attack + share.ability + share.rest;
  share.subtotal = Math.max(0, taken - prevented);
  const used = taken - share.subtotal;
  const fromAttack = Math.min(used, share.attack);
  const fromAbility = Math.min(used - fromAttack, share.ability);
  share.attack -= fromAttack;
  share.ability -= fromAbility;
  share.rest -= used - fromAttack - fromAbility;
};

const isHalved = (items: readonly Item[], dealer: number): boolean => {
  for (const it of items) if (it.kind === 'half-dealt' && it.from === dealer) return true;
  return false;
};

/** Calls `each` for everything standing that concerns the offensive ability and this seat now (R12.3.7). */
const forStanding = (
  g: Game,
  seat: number,
  each: (s: CastStanding, hand: Hand, source: TextSource) => void,
  by = (g.attack as Attack).by,
): void => {
  const offer = (s: CastStanding, holder: number, source: TextSource): void => {
    const hand = bystander(holder, s.attacking ? seat : by);
    if (s.only === null || s.only(g, hand)) each(s, hand, source);
  };
  for (const kind of g.cast.standing) {
    const k = g.cast.kinds[kind];
    for (const s of k.standing) {
      const holder = s.attacking ? by : seat;
      if (g.seats[holder].tokens[kind] > 0) offer(s, holder, { of: 'token', token: k.id, part: 'standing' });
    }
  }
  if (!g.cast.passiveStanding) return;
  for (const holder of [by, seat]) {
    const { hero, levels } = g.seats[holder];
    const { id, passives, abilities } = g.cast.heroes[hero];
    for (const index of passives) {
      const ability = abilities[index];
      const level = levels[index];
      for (const s of ability.levels[level]?.standing ?? [])
        if (s.attacking === (holder === by))
          offer(s, holder, { of: 'ability', hero: id, ability: ability.id, level, row: 0, part: 'standing' });
    }
  }
};

/** What lies there and changes attacks. */
export interface Lying {
  /** To each player who is hit: so much more or less; nothing at all. */
  added: number;
  less: number;
  spared: boolean;
  /** CP for the attacker. */
  gains: number;
}

/** What lies there and would change an attack of one seat on another. */
export const lyingBetween = (g: Game, by: number, seat: number): Lying => {
  const found = { added: 0, less: 0, spared: false, gains: 0 };
  forStanding(
    g,
    seat,
    (s, hand) => {
      found.added += evaluate(g, hand, s.add);
      found.less += evaluate(g, hand, s.less);
      found.spared ||= s.none;
      found.gains += s.attackerGains;
    },
    by,
  );
  return found;
};

/** What tokens and passives add to the attack while they lie there. */
const standing = (g: Game, share: Share): number => {
  let total = 0;
  forStanding(g, share.seat, (s, hand, source) => {
    const amount = evaluate(g, hand, s.add);
    total += amount;
    share.attackerGains += s.attackerGains;
    if (amount !== 0) noteStanding(g, share, amount, source);
  });
  return total;
};

/** Standing reductions concern all the damage of the offensive ability, whatever its type (RUL-86), but no ultimate (R16.4). */
const isCurbed = ({ attack }: Game, share: Share): boolean =>
  attack !== null && !attack.ultimate && share.attack + share.ability > 0;

/** What tokens and passives take from the damage of the offensive ability; some leave nothing of it. */
const curb = (g: Game, share: Share): number => {
  let total = 0;
  forStanding(g, share.seat, (s, hand, source) => {
    if (s.none) share.spared = true;
    const amount = evaluate(g, hand, s.less);
    total += amount;
    if (amount !== 0) noteStanding(g, share, -amount, source);
  });
  return total;
};

const noteStanding = (g: Game, share: Share, amount: number, source: TextSource): void => {
  if (g.log === null || g.attack === null) return;
  const ofAttack = share.attack > 0;
  share.lines.push({
    what: 'standing',
    amount,
    type: 'normal',
    to: share.seat,
    from: g.attack.by,
    ofAttack,
    source,
  });
};

/** Take this much off the attack, then off the rest of the ability (R13.7); how much there was to take. */
const lessen = (share: Share, less: number): number => {
  const fromAttack = Math.min(less, share.attack);
  const fromAbility = Math.min(less - fromAttack, share.ability);
  share.attack -= fromAttack;
  share.ability -= fromAbility;
  return fromAttack + fromAbility;
};

/** R13.4: every fraction of the same total, none of another's result. */
const finish = (share: Share, shares: readonly Share[], items: readonly Item[]): void => {
  const total = totalOf(share);
  let reduced = share.halved >> 1;
  // What names a source takes no more than there is of it.
  let ofAttack = share.spared ? share.attack : 0;
  for (const it of items) {
    if (it.to !== share.seat || (it.kind !== 'half' && it.kind !== 'all')) continue;
    if (it.ofAttack) ofAttack += amountOf(it, shares);
    else reduced += amountOf(it, shares);
  }
  reduced += Math.min(ofAttack, share.attack) + (share.spared ? share.ability : 0);
  share.final = Math.max(0, total - reduced);
  share.attackLeft = Math.max(0, share.attack - (total - share.final));
};

/** What the companion of the target takes: the attack, or what is put on it of all the target takes in this Roll Phase. */
const shield = (g: Game, shares: readonly Share[], split: number): void => {
  const { attack } = g;
  if (attack === null || attack.shield === NONE) return;
  for (const share of shares)
    if (share.seat === attack.target)
      share.shielded = attack.split ? Math.min(split, share.final) : share.attackLeft;
};

/** V-08: the dealer of a drain heals what arrives of it, after the reductions of the one drained (R13.7). */
const drainAll = (shares: readonly Share[], items: readonly Item[]): void => {
  for (const it of items) {
    if (!it.drain) continue;
    const victim = shares.find((share) => share.seat === it.to);
    const dealer = shares.find((share) => share.seat === it.from);
    if (victim === undefined || dealer === undefined) continue;
    const reduced = totalOf(victim) - victim.final;
    const spare = victim.attack + victim.ability;
    dealer.healed += Math.max(0, it.amount - Math.max(0, reduced - spare));
  }
};
