// Evaluating amounts and conditions of texts, at the moment their line is carried out.

import type { CodeAmount, CodeCondition, CodeTerm } from '../language/code.ts';
import { CountCode } from '../language/code.ts';
import { hasSymbols, packSymbols } from '../language/need.ts';
import { attackTotal, hasDefendableDamage } from '../rules/damage.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { RollPurpose } from '../state/game.ts';
import { onePerson } from './people.ts';

const NO_DICE: readonly number[] = [];

/** The five offensive dice, if there are any. */
export const offensiveDice = (g: Game): readonly number[] => {
  for (let i = g.rolls.length - 1; i >= 0; i--)
    if (g.rolls[i].kind === RollPurpose.Offence) return g.rolls[i].values;
  return NO_DICE;
};

/** The roll a text looks at: that of its innermost "roll N", else the offensive dice. */
export const diceInScope = (g: Game, f: TextFrame): readonly number[] => f.dice ?? offensiveDice(g);

const facesOf = (g: Game, seat: number): readonly number[] => g.cast.heroes[g.seats[seat].hero].faces;

export const evaluateAmount = (g: Game, f: TextFrame, amount: CodeAmount): number => {
  if (typeof amount === 'number') return amount;
  let total = amount.base;
  for (const term of amount.terms) total += term.times * Math.floor(countOf(g, f, term) / term.per);
  if (amount.half) total = (total + 1) >> 1;
  return Math.min(total, amount.most);
};

const countOf = (g: Game, f: TextFrame, term: CodeTerm): number => {
  switch (term.count) {
    case CountCode.Symbol: {
      const faces = facesOf(g, f.self);
      const dice = diceInScope(g, f);
      let n = 0;
      for (let i = 0; i < dice.length; i++) if (faces[dice[i]] === term.arg) n++;
      return n;
    }
    case CountCode.Sum: {
      const dice = diceInScope(g, f);
      let n = 0;
      for (let i = 0; i < dice.length; i++) n += dice[i];
      return n;
    }
    case CountCode.Held: {
      const seat = onePerson(g, f, term.who);
      return seat < 0 ? 0 : g.seats[seat].tokens[term.arg];
    }
    case CountCode.Room:
      return g.seats[f.self].limits[term.arg] - g.seats[f.self].tokens[term.arg];
    case CountCode.Cp: {
      const seat = onePerson(g, f, term.who);
      return seat < 0 ? 0 : g.seats[seat].cp;
    }
    case CountCode.Number:
      return f.number;
    case CountCode.Upgrades:
      return g.seats[f.self].upgrades.length;
  }
};

export const test = (g: Game, f: TextFrame, cond: CodeCondition): boolean => {
  switch (cond.test) {
    case 'symbols':
      return hasSymbols(packSymbols(diceInScope(g, f), facesOf(g, f.self)), cond.packed);
    case 'of-a-kind':
      return mostOfAKind(offensiveDice(g)) >= cond.n;
    case 'sum': {
      let n = 0;
      for (const die of diceInScope(g, f)) n += die;
      return n >= cond.atLeast && n <= cond.atMost;
    }
    case 'die': {
      const value = diceInScope(g, f)[0];
      return value >= cond.from && value <= cond.to;
    }
    case 'held': {
      const seat = onePerson(g, f, cond.by);
      return seat >= 0 && g.seats[seat].tokens[cond.kind] >= cond.atLeast;
    }
    case 'number':
      return f.number >= cond.atLeast;
    case 'used-symbol':
      return usesSymbol(g, f.self, cond.symbol);
    case 'cp':
      return g.seats[f.self].cp >= cond.atLeast;
    case 'attacking':
      return isAttacking(g, f.self);
    case 'attacked':
      return g.attack !== null && g.attack.isAttack && g.attack.target === f.self;
    case 'attack-deals':
      return isAttacking(g, f.self) && attackTotal(g) >= cond.atLeast;
    case 'defendable':
      return (
        isAttacking(g, f.self) && !(g.attack as { defended: boolean }).defended && hasDefendableDamage(g)
      );
    case 'dealt':
      return g.attack !== null && g.attack.by === f.self && g.attack.dealt >= cond.atLeast;
    case 'not':
      return !test(g, f, cond.of);
    case 'any':
      return cond.of.some((part) => test(g, f, part));
    case 'all':
      return cond.of.every((part) => test(g, f, part));
  }
};

const isAttacking = (g: Game, seat: number): boolean =>
  g.attack !== null && g.attack.by === seat && g.attack.isAttack && g.attack.modifiable;

/** The largest number of equal values. */
export const mostOfAKind = (dice: readonly number[]): number => {
  let counts = 0;
  for (let i = 0; i < dice.length; i++) counts += 1 << (dice[i] * 4);
  let most = 0;
  for (let v = 1; v <= 6; v++) {
    const n = (counts >> (v * 4)) & 7;
    if (n > most) most = n;
  }
  return most;
};

/** Some choice of dice that meets the activated row contains the symbol (paladin, Tithe II). */
const usesSymbol = (g: Game, seat: number, symbol: number): boolean => {
  const attack = g.attack;
  if (attack === null) return false;
  const faces = facesOf(g, seat);
  const dice = offensiveDice(g);
  const level = g.cast.heroes[g.seats[seat].hero].abilities[attack.ability].levels[attack.level];
  const need = level?.rows[attack.row].need;
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
