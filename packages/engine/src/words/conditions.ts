// The conditions of texts, each defined once: from what is written to what tests it.

import type { Condition, Who } from '@mad-king/language';
import { hasSymbols, mostOfAKind } from '@mad-king/language/inside';
import type { Test } from '../cast/text.ts';
import type { Names } from '../compile/names.ts';
import {
  attackTotal,
  hasDefendableDamage,
  isAttacked,
  isAttacking,
  isAvoidable,
  isDefendable,
  isThreatened,
  running,
} from '../rules/damage.ts';
import { isMany, isMeant, onePerson } from '../rules/people.ts';
import { holderOf } from '../rules/pieces.ts';
import { diceInScope, offensiveDice, symbolsInScope } from '../rules/scope.ts';
import { areOpponents } from '../rules/seats.ts';
import { wouldFall } from '../rules/settle.ts';
import { inRollPhase } from '../rules/stack.ts';
import { agedTokens, roomFor } from '../rules/tokens.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { pairValue } from '../state/pairs.ts';

type Of<K extends Condition['test']> = Extract<Condition, { test: K }>;

/** What a player's text has noted is theirs. */
export const noteKey = (note: number, seat: number): number => (note << 3) | seat;

const within = (n: number, atLeast = 0, atMost = Number.POSITIVE_INFINITY): boolean =>
  n >= atLeast && n <= atMost;

/** R8.5: a text that speaks of a piece means the one of its player. */
const ownPieceWith =
  (kind: number, who: Who): Test =>
  (g, h) => {
    const holder = holderOf(g, kind, h.self);
    if (holder === NONE) return false;
    return isMany(who) ? isMeant(g, h, who, holder) : holder === onePerson(g, h, who);
  };

export const CONDITIONS: { [K in Condition['test']]: (cond: Of<K>, names: Names) => Test } = {
  symbols({ symbols }, names) {
    const need = names.symbols(symbols);
    return (g, h) => hasSymbols(symbolsInScope(g, h), need);
  },
  'of-a-kind':
    ({ n }) =>
    (g) =>
      mostOfAKind(offensiveDice(g)) >= n,
  sum: ({ atLeast, atMost }) => {
    return (g, h) =>
      within(
        diceInScope(g, h).reduce((n, die) => n + die, 0),
        atLeast,
        atMost,
      );
  },
  die:
    ({ from, to }) =>
    (g, h) =>
      diceInScope(g, h).some((die) => die >= from && die <= to),
  beats: ({ orEqual }) => {
    return (g, h) => {
      const [own] = diceInScope(g, h);
      return orEqual ? own >= h.theirs : own > h.theirs;
    };
  },
  rerolled: () => (_g, h) => h.rerolled,
  held({ token, who, atLeast }, names) {
    const kind = names.kind(token);
    if (names.isPiece(kind)) return ownPieceWith(kind, who);
    if (isMany(who))
      return (g, h) => g.seats.some(({ tokens }, s) => tokens[kind] >= atLeast && isMeant(g, h, who, s));
    return (g, h) => {
      const seat = onePerson(g, h, who);
      return seat !== NONE && g.seats[seat].tokens[kind] >= atLeast;
    };
  },
  aged({ token }, names) {
    const kind = names.kind(token);
    return (g, h) => agedTokens(g.seats[h.self], kind) > 0;
  },
  'own-leaflet': () => (g, h) => g.cast.heroes[g.seats[h.self].hero].kinds.includes(h.token),
  full({ token }, names) {
    const kind = names.kind(token);
    return (g, h) => roomFor(g.seats[h.self], kind) === 0;
  },
  number:
    ({ atLeast, atMost }) =>
    (_g, h) =>
      within(h.number, atLeast, atMost),
  'used-symbol'({ symbol }, names) {
    const number = names.symbol(symbol);
    return (g, h) => usesSymbol(g, h.self, number);
  },
  cp:
    ({ atLeast }) =>
    (g, h) =>
      g.seats[h.self].cp >= atLeast,
  upgrades:
    ({ atLeast }) =>
    (g, h) =>
      g.seats[h.self].upgrades.length >= atLeast,
  level:
    ({ ability: id, atLeast }) =>
    (g, h) => {
      const s = g.seats[h.self];
      const ability = g.cast.heroes[s.hero].abilities.find((a) => a.id === id);
      return ability !== undefined && s.levels[ability.index] >= atLeast;
    },
  side({ side }, names) {
    const number = names.side(side);
    return (g, h) => g.seats[h.self].side === number;
  },
  'health-below':
    ({ who }) =>
    (g, h) => {
      const seat = onePerson(g, h, who);
      return seat !== NONE && g.health[g.seats[h.self].team] < g.health[g.seats[seat].team];
    },
  opponent:
    ({ who }) =>
    (g, h) => {
      const seat = onePerson(g, h, who);
      return seat !== NONE && areOpponents(g, h.self, seat);
    },
  same:
    ({ who, as }) =>
    (g, h) =>
      onePerson(g, h, who) === onePerson(g, h, as),
  started: () => (g, h) => g.first === h.self,
  'own-turn': () => (g, h) => g.active === h.self,
  'roll-phase': () => inRollPhase,
  'attempts-below':
    ({ n }) =>
    (g) =>
      g.attempts < n,
  tallied({ note, atLeast }, names) {
    const number = names.note(note);
    return (g, h) => pairValue(g.seats[h.self].tallies, number) >= atLeast;
  },
  attacking: () => (g, h) => isAttacking(g, h.self),
  attacked: () => (g, h) => isAttacked(g, h.self),
  'attacked-normally': () => (g, h) => isAttacked(g, h.self) && hasDefendableDamage(g),
  'has-attacked': () => (g, h) =>
    g.attack !== null && g.attack.by === h.self && g.attack.isAttack && !g.attack.gone,
  ultimate: () => (g) => g.attack?.ultimate ?? false,
  defending:
    ({ ability }) =>
    (g, h) =>
      isDefendingWith(g, h.self, ability),
  threatened: () => (g, h) => isThreatened(g, h.self, true),
  'threatened-by-ability': () => (g, h) =>
    running(g).some(
      (it) =>
        it.kind === 'damage' &&
        it.to === h.self &&
        it.origin === 'offence' &&
        areOpponents(g, h.self, it.from) &&
        isAvoidable(it),
    ),
  'attack-deals':
    ({ atLeast }) =>
    (g, h) =>
      isAttacking(g, h.self) && attackTotal(g) >= atLeast,
  'attack-was':
    ({ atLeast }) =>
    (g, h) =>
      isAttacked(g, h.self) && g.attack !== null && g.attack.gross >= atLeast,
  defendable: () => (g, h) => isDefendable(g, h.self),
  dealt:
    ({ atLeast }) =>
    (g, h) =>
      g.attack !== null && g.attack.by === h.self && g.attack.dealt >= atLeast,
  hurt: () => (g, h) => g.hurt[h.self] > 0,
  falling: () => (g, h) => wouldFall(g, h.self),
  'attack-made': () => (g) => g.attackMade,
  noted({ note }, names) {
    const number = names.note(note);
    return (g, h) => g.notes.includes(noteKey(number, h.self));
  },
  not({ of }, names) {
    const part = names.condition(of);
    return (g, h) => !part(g, h);
  },
  any({ of }, names) {
    const parts = of.map((part) => names.condition(part));
    return (g, h) => parts.some((part) => part(g, h));
  },
  all({ of }, names) {
    const parts = of.map((part) => names.condition(part));
    return (g, h) => parts.every((part) => part(g, h));
  },
};

const isDefendingWith = (g: Game, seat: number, ability: string): boolean => {
  const attack = g.attack;
  if (attack === null || attack.target !== seat || attack.defence === NONE) return false;
  const onTable = g.rolls.at(-1)?.purpose === 'defence';
  return onTable && g.cast.heroes[g.seats[seat].hero].abilities[attack.defence].id === ability;
};

/** Some choice of dice that meets the activated row contains the symbol (paladin, Tithe II). */
const usesSymbol = (g: Game, seat: number, symbol: number): boolean => {
  const attack = g.attack;
  if (attack === null) return false;
  const { faces, abilities } = g.cast.heroes[g.seats[seat].hero];
  const dice = offensiveDice(g);
  const need = abilities[attack.ability].levels[attack.level]?.rows[attack.row].need;
  if (need === undefined) return false;
  if (need.kind === 'symbols') return ((need.packed >> (symbol << 2)) & 7) > 0;
  const values = [1, 2, 3, 4, 5, 6].filter((v) => dice.includes(v));
  const length = need.kind === 'small' ? 4 : 5;
  for (let start = 1; start + length <= 7; start++) {
    const straight = values.filter((v) => v >= start && v < start + length);
    if (straight.length === length && straight.some((v) => faces[v] === symbol)) return true;
  }
  return false;
};
