// Words about damage and health.

import type { Who } from '@mad-king/language';
import type { CastAmount } from '../cast/text.ts';
import {
  addItem,
  hasModifiableDamage,
  isDefendable,
  isThreatened,
  item,
  makeUndefendable,
} from '../rules/damage.ts';
import { pushIsolated } from '../rules/isolated.ts';
import { isMany, isMeant, onePerson } from '../rules/people.ts';
import { setHealth } from '../rules/settle.ts';
import { pushCheck } from '../rules/settle-frame.ts';
import { tell } from '../rules/tell.ts';
import { evaluate } from '../rules/text.ts';
import type { Game, Item, Origin } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { always, type Line, plain, readsTarget, word } from './word.ts';

const originOf = (g: Game, h: Hand): Origin => g.cast.texts[h.text].origin;

interface Deal {
  amount: CastAmount;
  written: Line<'deal'>;
}

const damageOf = (g: Game, h: Hand, e: Line<'deal'>, to: number, amount: number): Item => {
  const origin = originOf(g, h);
  const it = item('damage', to, h.self, amount, h.text, origin);
  const ofUltimate = origin === 'offence' && g.attack !== null && g.attack.ultimate;
  it.ofAttack = origin === 'offence' && e.who === 'target' && e.type !== 'collateral' && !e.isolated;
  // R16.7
  it.type = ofUltimate && it.ofAttack ? 'ultimate' : e.type;
  it.hard = e.hard === true || (ofUltimate && !it.ofAttack);
  it.drain = e.drain === true;
  it.ifDealt = e.ifDealt ?? 0;
  return it;
};

const dealTo = (g: Game, h: Hand, { amount, written }: Deal, to: number): void => {
  const n = evaluate(g, h, amount);
  if (n <= 0) return;
  const it = damageOf(g, h, written, to, n);
  if (written.isolated) pushIsolated(g, it);
  else addItem(g, it);
};

/** To many: everybody is `that` while the amount for them is worked out. */
const dealToMany = (g: Game, h: Hand, a: Deal): void => {
  const { that } = h;
  for (let seat = 0; seat < g.seats.length; seat++) {
    if (!isMeant(g, h, a.written.who, seat)) continue;
    h.that = seat;
    dealTo(g, h, a, seat);
  }
  h.that = that;
};

interface ForOne {
  amount: CastAmount;
  who: Who;
}

const PREVENTION = { half: 'half', all: 'all', some: 'prevent' } as const;

export const damageWords = {
  deal: word<'deal', Deal>({
    resolve: (e, names) => ({ amount: names.amount(e.amount), written: e }),
    run(g, { hand }, a) {
      const { who } = a.written;
      if (isMany(who)) {
        dealToMany(g, hand, a);
        return;
      }
      const waits = who === 'target' && hand.target === NONE;
      const to = waits ? NONE : onePerson(g, hand, who);
      if (to !== NONE || (waits && g.attack !== null && g.attack.target === NONE)) dealTo(g, hand, a, to);
    },
    can: (g, h, { written: { who } }) => isMany(who) || who === 'target' || onePerson(g, h, who) !== NONE,
    // Damage goes to the target when the time has come, by itself.
    waits: (e) => readsTarget(e) || (e.who === 'target' && e.isolated === true),
  }),

  /** Inside the ability it enlarges its own damage; anywhere else it is an attack modifier (R12.3). */
  add: word<'add', CastAmount>({
    resolve: (e, names) => names.amount(e.amount),
    run(g, { hand }, a) {
      const amount = evaluate(g, hand, a);
      hand.number = amount;
      if (amount <= 0 || g.attack === null || g.attack.by !== hand.self) return;
      g.stirred = true;
      if (originOf(g, hand) === 'offence') {
        const own = g.pending[0].find((it) => it.kind === 'damage' && it.ofAttack);
        if (own) own.amount += amount;
      } else modify(g, hand, g.attack.target, amount);
    },
    can(g, h, a) {
      if (g.attack === null || g.attack.by !== h.self || evaluate(g, h, a) <= 0) return false;
      if (originOf(g, h) === 'offence')
        return g.attack.open || g.pending[0].some((it) => it.kind === 'damage' && it.ofAttack);
      return g.attack.modifiable && (g.attack.open || hasModifiableDamage(g));
    },
  }),

  /** Lowers the attack under way; nothing lowers an ultimate (R16.3). */
  lessen: word<'lessen', CastAmount>({
    resolve: (e, names) => names.amount(e.amount),
    run(g, { hand }, a) {
      const amount = evaluate(g, hand, a);
      if (amount <= 0 || g.attack === null || g.attack.ultimate) return;
      g.stirred = true;
      modify(g, hand, g.attack.target, -amount);
    },
    waits: () => false,
  }),

  undefendable: plain<'undefendable'>({
    run: (g) => makeUndefendable(g),
    can: (g, h) => originOf(g, h) === 'offence' || isDefendable(g, h.self),
  }),

  /** A defensive ability prevents damage of the attack, everything else any avoidable damage (R13.3). */
  prevent: word<'prevent', ForOne & { how: keyof typeof PREVENTION }>({
    resolve: ({ amount, who }, names) =>
      typeof amount === 'string'
        ? { amount: 0, who, how: amount }
        : { amount: names.amount(amount), who, how: 'some' },
    run(g, { hand }, { amount, who, how }) {
      const seat = onePerson(g, hand, who);
      if (seat === NONE) return;
      const n = evaluate(g, hand, amount);
      if (how === 'some' && n <= 0) return;
      const it = item(PREVENTION[how], seat, hand.self, n, hand.text, originOf(g, hand));
      it.ofAttack = it.origin === 'defence';
      addItem(g, it);
    },
    can(g, h, { who, how }) {
      const seat = onePerson(g, h, who);
      return seat !== NONE && isThreatened(g, seat, how !== 'some');
    },
    waits: () => false,
  }),

  /** R13.5: half of the incoming damage goes back to the attacker. */
  reflect: plain<'reflect'>({
    run(g, { hand }) {
      if (hand.target !== NONE)
        addItem(g, item('reflect', hand.target, hand.self, 0, hand.text, originOf(g, hand)));
    },
    can: (g, h) => h.target !== NONE && isThreatened(g, h.self),
  }),

  'halve-outgoing': plain<'halve-outgoing'>({
    run: (g, { hand }) =>
      addItem(g, item('half-dealt', hand.self, hand.self, 0, hand.text, originOf(g, hand))),
    can: always,
  }),

  /** What an offensive ability heals happens at once (R13.1); other healing waits with the damage. */
  heal: word<'heal', ForOne>({
    resolve: ({ amount, who }, names) => ({ amount: names.amount(amount), who }),
    run(g, { hand }, { amount, who }) {
      const seat = onePerson(g, hand, who);
      const n = evaluate(g, hand, amount);
      if (seat === NONE || n <= 0) return;
      const origin = originOf(g, hand);
      if (origin !== 'offence' && g.options.healing !== 'immediate') {
        addItem(g, item('heal', seat, hand.self, n, hand.text, origin));
        return;
      }
      const { team } = g.seats[seat];
      setHealth(g, team, g.health[team] + n);
      const { source } = g.cast.texts[hand.text];
      tell(g, { type: 'healed', seat, n, health: g.health[team], source });
    },
    can: always,
    always: true,
  }),

  'set-health': plain<'set-health'>({
    run: (g, { hand }, { to }) => setHealth(g, g.seats[hand.self].team, to),
    can: always,
  }),

  survive: plain<'survive'>({
    run(g, { hand }) {
      if (g.attack !== null) g.attack.survivor = hand.self;
    },
    can: (g) => g.attack !== null,
  }),

  /** R10.9: health moves from one dial to the other; it is no damage. */
  'steal-health': word<'steal-health', ForOne>({
    resolve: ({ amount, who }, names) => ({ amount: names.amount(amount), who }),
    run(g, { hand }, { amount, who }) {
      const from = onePerson(g, hand, who);
      if (from === NONE) return;
      const victim = g.seats[from].team;
      const n = Math.min(evaluate(g, hand, amount), g.health[victim]);
      setHealth(g, victim, g.health[victim] - n);
      const { team } = g.seats[hand.self];
      setHealth(g, team, g.health[team] + n);
      tell(g, { type: 'stolen', what: 'health', from, to: hand.self, n });
      pushCheck(g);
    },
    can: always,
  }),
};

/** Raises or lowers the attack on this target (R12.3). */
const modify = (g: Game, h: Hand, target: number, amount: number): void => {
  const it = item('add', target, h.self, amount, h.text, originOf(g, h));
  it.ofAttack = true;
  g.pending[0].push(it);
};
