// Words about damage and health.

import type { Instruction } from '../cast/code.ts';
import {
  addItem,
  COLLATERAL,
  hasModifiableDamage,
  isThreatened,
  item,
  makeUndefendable,
  ULTIMATE,
} from '../rules/damage.ts';
import { pushIsolated } from '../rules/isolated.ts';
import { setHealth } from '../rules/settle.ts';
import { pushCheck } from '../rules/settle-frame.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game, Item } from '../state/game.ts';
import { ItemKind, Origin } from '../state/game.ts';
import { evaluateAmount } from './amount.ts';
import { test } from './condition.ts';
import type { Handler } from './handler.ts';
import { always } from './handler.ts';
import { isMany, isMeant, onePerson, TARGET } from './people.ts';

const originOf = (g: Game, f: TextFrame): Origin => g.cast.texts[f.text].origin;

const HARD = 1;
const DRAIN = 2;

const damageOf = (g: Game, f: TextFrame, ins: Instruction, to: number, amount: number): Item => {
  const origin = originOf(g, f);
  const it = item(ItemKind.Damage, to, f.self, amount, f.text, origin);
  const ofUltimate = origin === Origin.Offence && g.attack !== null && g.attack.ultimate;
  it.type = ins.type;
  it.ofAttack = origin === Origin.Offence && ins.who === TARGET && ins.type !== COLLATERAL && !ins.flag;
  // R16.7
  if (ofUltimate && it.ofAttack) it.type = ULTIMATE;
  it.hard = (ins.mode & HARD) !== 0 || (ofUltimate && !it.ofAttack);
  it.drain = (ins.mode & DRAIN) !== 0;
  it.ifDealt = ins.kind;
  return it;
};

export const deal: Handler = {
  run(g, f, ins) {
    if (isMany(ins.who)) {
      const { that } = f;
      for (let seat = 0; seat < g.seats.length; seat++) {
        if (!isMeant(g, f, ins.who, seat)) continue;
        f.that = seat;
        dealTo(g, f, ins, seat);
      }
      f.that = that;
      return;
    }
    const waits = ins.who === TARGET && f.target < 0;
    const to = waits ? -1 : onePerson(g, f, ins.who);
    if (to >= 0 || (waits && g.attack !== null && g.attack.target < 0)) dealTo(g, f, ins, to);
  },
  can: (g, f, ins) => isMany(ins.who) || ins.who === TARGET || onePerson(g, f, ins.who) >= 0,
};

const dealTo = (g: Game, f: TextFrame, ins: Instruction, to: number): void => {
  const amount = evaluateAmount(g, f, ins.amount);
  if (amount <= 0) return;
  const it = damageOf(g, f, ins, to, amount);
  if (ins.flag) pushIsolated(g, it);
  else addItem(g, it);
};

const hasOwnDamage = (g: Game): boolean =>
  g.pending[0].some((it) => it.kind === ItemKind.Damage && it.ofAttack);

/** Inside the ability it enlarges its own damage; anywhere else it is an attack modifier (R12.3). */
export const add: Handler = {
  run(g, f, ins) {
    const amount = evaluateAmount(g, f, ins.amount);
    f.number = amount;
    if (amount <= 0 || g.attack === null || g.attack.by !== f.self) return;
    g.stirred = true;
    if (originOf(g, f) === Origin.Offence) {
      const own = g.pending[0].find((it) => it.kind === ItemKind.Damage && it.ofAttack);
      if (own) own.amount += amount;
      return;
    }
    const it = item(ItemKind.Add, g.attack.target, f.self, amount, f.text, originOf(g, f));
    it.ofAttack = true;
    g.pending[0].push(it);
  },
  can: (g, f, ins) =>
    g.attack !== null &&
    g.attack.by === f.self &&
    (originOf(g, f) === Origin.Offence
      ? g.attack.open || hasOwnDamage(g)
      : g.attack.modifiable && (g.attack.open || hasModifiableDamage(g))) &&
    evaluateAmount(g, f, ins.amount) > 0,
};

/** Lowers the attack under way; nothing lowers an ultimate (R16.3). */
export const lessen: Handler = {
  run(g, f, ins) {
    const amount = evaluateAmount(g, f, ins.amount);
    if (amount <= 0 || g.attack === null || g.attack.ultimate) return;
    const it = item(ItemKind.Add, g.attack.target, f.self, -amount, f.text, originOf(g, f));
    it.ofAttack = true;
    g.stirred = true;
    g.pending[0].push(it);
  },
};

export const undefendable: Handler = {
  run: (g) => makeUndefendable(g),
  can: (g, f) => originOf(g, f) === Origin.Offence || test(g, f, { test: 'defendable' }),
};

const PREVENT = [ItemKind.Prevent, ItemKind.Half, ItemKind.All];

/** A defensive ability prevents damage of the attack, everything else any avoidable damage (R13.3). */
export const prevent: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    if (seat < 0) return;
    const amount = evaluateAmount(g, f, ins.amount);
    if (ins.mode === 0 && amount <= 0) return;
    const it = item(PREVENT[ins.mode], seat, f.self, amount, f.text, originOf(g, f));
    it.ofAttack = originOf(g, f) === Origin.Defence;
    addItem(g, it);
  },
  can(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    return seat >= 0 && isThreatened(g, seat, ins.mode !== 0);
  },
};

/** R13.5: half of the incoming damage goes back to the attacker. */
export const reflect: Handler = {
  run(g, f) {
    if (f.target >= 0) addItem(g, item(ItemKind.Reflect, f.target, f.self, 0, f.text, originOf(g, f)));
  },
  can: (g, f) => f.target >= 0 && isThreatened(g, f.self),
};

export const halveOutgoing: Handler = {
  run: (g, f) => addItem(g, item(ItemKind.HalfDealt, f.self, f.self, 0, f.text, originOf(g, f))),
  can: always,
};

/** What an offensive ability heals happens at once (R13.1); other healing waits with the damage. */
export const heal: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    const amount = evaluateAmount(g, f, ins.amount);
    if (seat < 0 || amount <= 0) return;
    const atOnce = originOf(g, f) === Origin.Offence || g.options.healing === 'immediate';
    if (!atOnce) {
      addItem(g, item(ItemKind.Heal, seat, f.self, amount, f.text, originOf(g, f)));
      return;
    }
    const { team } = g.seats[seat];
    setHealth(g, team, g.health[team] + amount);
    if (g.log !== null)
      g.log.push({
        type: 'healed',
        seat,
        n: amount,
        health: g.health[team],
        source: g.cast.texts[f.text].source,
      });
  },
  can: always,
};

export const setHealthTo: Handler = {
  run: (g, f, ins) => setHealth(g, g.seats[f.self].team, ins.amount as number),
  can: always,
};

export const survive: Handler = {
  run(g, f) {
    if (g.attack !== null) g.attack.survivor = f.self;
  },
  can: (g) => g.attack !== null,
};

/** R10.9: health moves from one dial to the other; it is no damage. */
export const stealHealth: Handler = {
  run(g, f, ins) {
    const from = onePerson(g, f, ins.who);
    if (from < 0) return;
    const victim = g.seats[from].team;
    const n = Math.min(evaluateAmount(g, f, ins.amount), g.health[victim]);
    setHealth(g, victim, g.health[victim] - n);
    const { team } = g.seats[f.self];
    setHealth(g, team, g.health[team] + n);
    if (g.log !== null) g.log.push({ type: 'stolen', what: 'health', from, to: f.self, n });
    pushCheck(g);
  },
  can: always,
};
