// Testing the conditions of texts.

import { hasSymbols, mostOfAKind } from '@mad-king/language';
import type { CodeCondition } from '../cast/code.ts';
import { attackTotal, hasDefendableDamage, isAvoidable, isThreatened, running } from '../rules/damage.ts';
import { areOpponents } from '../rules/seats.ts';
import { wouldFall } from '../rules/settle.ts';
import { inRollPhase } from '../rules/stack.ts';
import { agedTokens, roomFor } from '../rules/tokens.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { ItemKind, Origin, RollPurpose } from '../state/game.ts';
import { pairValue } from '../state/pairs.ts';
import { isMany, isMeant, onePerson } from './people.ts';
import { diceInScope, offensiveDice, symbolsInScope } from './scope.ts';

/** Key under which a note is tallied for the turn. */
export const tallyKey = (note: number): number => -1 - note;

/** What a player's text has noted is his. */
export const noteKey = (note: number, seat: number): number => (note << 3) | seat;

export const test = (g: Game, f: TextFrame, cond: CodeCondition): boolean => {
  switch (cond.test) {
    case 'symbols':
      return hasSymbols(symbolsInScope(g, f), cond.packed);
    case 'of-a-kind':
      return mostOfAKind(offensiveDice(g)) >= cond.n;
    case 'sum': {
      let n = 0;
      for (const die of diceInScope(g, f)) n += die;
      return n >= cond.atLeast && n <= cond.atMost;
    }
    case 'die': {
      for (const die of diceInScope(g, f)) if (die >= cond.from && die <= cond.to) return true;
      return false;
    }
    case 'beats': {
      const own = diceInScope(g, f)[0];
      return cond.orEqual ? own >= f.theirs : own > f.theirs;
    }
    case 'rerolled':
      return f.rerolled;
    case 'held': {
      if (isMany(cond.by))
        return g.seats.some(
          ({ tokens }, s) => tokens[cond.kind] >= cond.atLeast && isMeant(g, f, cond.by, s),
        );
      const seat = onePerson(g, f, cond.by);
      return seat >= 0 && g.seats[seat].tokens[cond.kind] >= cond.atLeast;
    }
    case 'aged':
      return agedTokens(g.seats[f.self], cond.kind) > 0;
    case 'own-leaflet':
      return g.cast.heroes[g.seats[f.self].hero].kinds.includes(f.token);
    case 'full':
      return roomFor(g.seats[f.self], cond.kind) === 0;
    case 'number':
      return f.number >= cond.atLeast && f.number <= cond.atMost;
    case 'used-symbol':
      return usesSymbol(g, f.self, cond.symbol);
    case 'cp':
      return g.seats[f.self].cp >= cond.atLeast;
    case 'hand': {
      const seat = onePerson(g, f, cond.of);
      return seat >= 0 && g.seats[seat].hand.length > 0;
    }
    case 'upgrades':
      return g.seats[f.self].upgrades.length >= cond.atLeast;
    case 'level': {
      const s = g.seats[f.self];
      const ability = g.cast.heroes[s.hero].abilities.find((a) => a.id === cond.ability);
      return ability !== undefined && s.levels[ability.index] >= cond.atLeast;
    }
    case 'side':
      return g.seats[f.self].side === cond.side;
    case 'health-below': {
      const seat = onePerson(g, f, cond.who);
      return seat >= 0 && g.health[g.seats[f.self].team] < g.health[g.seats[seat].team];
    }
    case 'opponent': {
      const seat = onePerson(g, f, cond.who);
      return seat >= 0 && areOpponents(g, f.self, seat);
    }
    case 'same':
      return onePerson(g, f, cond.who) === onePerson(g, f, cond.as);
    case 'started':
      return g.first === f.self;
    case 'own-turn':
      return g.active === f.self;
    case 'roll-phase':
      return inRollPhase(g);
    case 'attempts-below':
      return g.attempts < cond.n;
    case 'tallied':
      return pairValue(g.seats[f.self].used, tallyKey(cond.note)) >= cond.atLeast;
    case 'attacking':
      return isAttacking(g, f.self);
    case 'attacked':
      return isAttacked(g, f.self);
    case 'attacked-normally':
      return isAttacked(g, f.self) && hasDefendableDamage(g);
    case 'has-attacked':
      return g.attack !== null && g.attack.by === f.self && g.attack.isAttack && !g.attack.gone;
    case 'ultimate':
      return g.attack?.ultimate ?? false;
    case 'defending':
      return isDefendingWith(g, f.self, cond.ability);
    case 'threatened':
      return isThreatened(g, f.self, true);
    case 'threatened-by-ability':
      return running(g).some(
        (it) =>
          it.kind === ItemKind.Damage &&
          it.to === f.self &&
          it.origin === Origin.Offence &&
          areOpponents(g, f.self, it.from) &&
          isAvoidable(it),
      );
    case 'attack-deals':
      return isAttacking(g, f.self) && attackTotal(g) >= cond.atLeast;
    case 'attack-was':
      return (
        g.attack !== null && g.attack.isAttack && g.attack.target === f.self && g.attack.gross >= cond.atLeast
      );
    case 'defendable':
      return isAttacking(g, f.self) && !g.attack?.defended && hasDefendableDamage(g);
    case 'dealt':
      return g.attack !== null && g.attack.by === f.self && g.attack.dealt >= cond.atLeast;
    case 'hurt':
      return g.hurt[f.self] > 0;
    case 'falling':
      return wouldFall(g, f.self);
    case 'attack-made':
      return g.attackMade;
    case 'noted':
      return g.notes.includes(noteKey(cond.note, f.self));
    case 'not':
      return !test(g, f, cond.of);
    case 'any':
      return cond.of.some((part) => test(g, f, part));
    case 'all':
      return cond.of.every((part) => test(g, f, part));
  }
};

const isAttacked = (g: Game, seat: number): boolean =>
  g.attack !== null && g.attack.isAttack && g.attack.target === seat;

const isAttacking = (g: Game, seat: number): boolean =>
  g.attack !== null && g.attack.by === seat && g.attack.isAttack && g.attack.modifiable;

const isDefendingWith = (g: Game, seat: number, ability: string): boolean => {
  const attack = g.attack;
  if (attack === null || attack.target !== seat || attack.defence < 0) return false;
  const onTable = g.rolls.at(-1)?.kind === RollPurpose.Defence;
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
