// What a seat means to do, as data, so that a computer can tell its team: the ability it rolls for, whom it attacks, what it counts on
// for its dice. From what the seat may know, so that its team learns nothing that the seat itself does not see; whoever shows it must
// show it to the team alone, since it tells of cards in hand. A plan may change: it is what is meant now. Mistakes are not meant.

import { type Game, NONE } from '@mad-king/engine';
import { DICE, FIRST, handOf } from '../dice/multisets.ts';
import { sidesLeft } from '../estimate/features.ts';
import { rollPlan } from '../estimate/plans.ts';
import { bestTarget } from '../estimate/rivals.ts';
import { guess } from '../mind/imagine.ts';
import type { PolicyName } from '../policies/index.ts';
import { rollsAhead } from '../policies/thinking.ts';
import type { AidName } from '../rolling/aids.ts';
import { adviseKeeps, type DiceAdvice, type Way } from './keeps.ts';

/** What a seat means to do. */
export interface Intent {
  /** The ability that is most likely in the end, and how likely; null if there are no dice to tell, or none is likely. */
  ability: { id: string; chance: number } | null;
  /** The seat that is attacked, or would be; null if there is nobody to choose among, or dice decide. */
  target: number | null;
  /** Cards and uses of tokens that are rather used on these dice than not. */
  aids: AidName[];
}

/** What is used less often is not meant. */
const MEANT = 0.5;

/** What has been announced needs no plan. */
const announced = (g: Game, seat: number): Intent['ability'] => {
  if (g.attack === null || g.attack.by !== seat) return null;
  const { id } = g.cast.heroes[g.seats[seat].hero].abilities[g.attack.ability];
  return { id, chance: 1 };
};

/** Whoever has more than one opposing side chooses among them (R17); between two sides a die does, or there is one opponent. */
const targetOf = (g: Game, seat: number): number | null => {
  if (g.attack !== null && g.attack.by === seat && g.attack.target !== NONE) return g.attack.target;
  return sidesLeft(g) > 2 ? bestTarget(g, seat) : null;
};

/** At sight nobody counts on cards and tokens that might change the dice. */
const wayAtSight = (seen: Game, seat: number, { dice, attemptsLeft, ways }: DiceAdvice): Way | undefined => {
  const plan = rollPlan(seen, seat);
  const worthOf = (way: Way): number => {
    const hand = handOf(way.keep.map((die) => dice[die]));
    return way.do === 'keep' ? plan.kept(attemptsLeft)[hand] : plan.worth(0)[hand - FIRST[DICE]];
  };
  let best: Way | undefined;
  for (const way of ways) {
    if (way.do === 'aid') continue;
    if (best === undefined || worthOf(way) > worthOf(best)) best = way;
  }
  return best;
};

/** What the seat means to do now if a computer of that name plays it, from what it may know; to be told to its team alone. */
export const intentOf = (g: Game, seat: number, player: PolicyName): Intent => {
  const seen = guess(g, seat);
  const target = targetOf(seen, seat);
  const known = announced(g, seat);
  if (known !== null) return { ability: known, target, aids: [] };
  const advice = adviseKeeps(g, seat);
  const best =
    advice === null ? undefined : rollsAhead(player) ? advice.ways[0] : wayAtSight(seen, seat, advice);
  if (best === undefined) return { ability: null, target, aids: [] };
  // Rows of one ability are one ability.
  const chances = new Map<string, number>();
  for (const { ability, chance } of best.abilities)
    chances.set(ability, (chances.get(ability) ?? 0) + chance);
  const [likeliest] = [...chances].sort(([, a], [, b]) => b - a);
  const aids = best.aids.filter(({ uses }) => uses >= MEANT).map(({ aid }) => aid);
  return {
    ability: likeliest === undefined ? null : { id: likeliest[0], chance: likeliest[1] },
    target,
    aids,
  };
};
