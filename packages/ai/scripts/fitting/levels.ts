// What the exact plan sees in an upgrade: how much more a turn of its owner is worth, and how much more their defence prevents or
// deals, in points of health, on average over opponents.

import { layOut } from '@mad-king/engine';
import type { CastCard, CastHero } from '@mad-king/engine/inside';
import { defenceWorth } from '../../src/estimate/abilities.ts';
import { rollPlan } from '../../src/estimate/plans.ts';
import { situation } from '../../src/estimate/situation.ts';
import { lib } from './games.ts';

export interface LevelGain {
  turn: number;
  defence: number;
}

/** An attack as it comes most often, and the attempts of a turn. */
const BLOW = 6;
const ATTEMPTS = 3;
/** One opponent in so many is asked. */
const SPARED = 3;

export const upgradesOf = (hero: CastHero): CastCard[] =>
  [...new Set(hero.deck)].map((card) => lib.cards[card]).filter(({ kind }) => kind === 'upgrade');

/** The worth of a turn and of a defence with these upgrades. */
const measure = (hero: string, opponent: string, upgrades: string[], ability: number): LevelGain => {
  const g = layOut(lib, { mode: 'duel', seats: [{ hero, upgrades }, { hero: opponent }] });
  const s = situation(g, 0, 1, []);
  s.incoming = BLOW;
  return { turn: rollPlan(g, 0).kept(ATTEMPTS)[0], defence: defenceWorth(s, ability) ?? 0 };
};

export const levelGain = (hero: CastHero, { id, ability }: CastCard): LevelGain => {
  const others = lib.heroes.filter((other, i) => other !== hero && i % SPARED === 0);
  const sum = { turn: 0, defence: 0 };
  for (const other of others) {
    const before = measure(hero.id, other.id, [], ability);
    const after = measure(hero.id, other.id, [id], ability);
    sum.turn += (after.turn - before.turn) / others.length;
    sum.defence += (after.defence - before.defence) / others.length;
  }
  return { turn: Math.max(0, sum.turn), defence: Math.max(0, sum.defence) };
};
