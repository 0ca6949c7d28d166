// What somebody has turned down is not asked anew. In an attack windows come one after the other, and round again whenever somebody
// has acted: whoever has passed on something in one of them is asked for it again only if more damage waits for them than then, or
// other dice lie there.

import { type Choice, type Game, incoming } from '@mad-king/engine';
import { PASS } from '@mad-king/engine/inside';
import { readAnswer } from './goods.ts';

export interface Passed {
  seat: number;
  turn: number;
  /** Which ability of whom was under way. */
  attack: string;
  choices: readonly Choice[];
  /** What waited for them. */
  threat: number;
  dice: string;
}

const diceOf = ({ rolls }: Game): string => rolls.map(({ values }) => values.join('')).join();

const attackOf = ({ attack }: Game): string => (attack === null ? '' : [attack.by, attack.ability].join());

/** By passing now. */
export const passedBy = (g: Game, before: Passed | null): Passed => {
  const now = {
    seat: g.asked,
    turn: g.turn,
    attack: attackOf(g),
    choices: g.choices,
    threat: incoming(g, g.asked),
    dice: diceOf(g),
  };
  const isSameAttack = before?.seat === now.seat && before.turn === now.turn && before.attack === now.attack;
  return isSameAttack ? { ...now, choices: [...new Set([...before.choices, ...now.choices])] } : now;
};

const offersNothingNew = (g: Game, { seat, turn, choices }: Passed): boolean =>
  seat === g.asked && turn === g.turn && g.choices.every((c) => choices.includes(c));

/**
 * The same seat is asked for nothing but what it has passed on in this attack, and that has not become worse for it. At a shared
 * screen whether other dice matter must not depend on the hand.
 */
export const isPassedAgain = (g: Game, passed: Passed | null, isShared: boolean): boolean => {
  if (passed === null || g.ask !== 'respond' || !g.choices.includes(PASS)) return false;
  if (!offersNothingNew(g, passed) || attackOf(g) !== passed.attack) return false;
  if (incoming(g, g.asked) > passed.threat) return false;
  return diceOf(g) === passed.dice || (!isShared && !g.choices.some((c) => readAnswer(g, c)?.touchesDice));
};
