// Rolling by looking ahead: what the results of the dice are worth is seen in imagined games, one kind of result after the
// other, and the dice themselves are left to the exact plan. So no way to keep dice is judged by a few lucky rolls.

import { C, type Choice, first, type Game, kindOf } from '@mad-king/engine';
import { DICE, FACES, FIRST, handOf, valuesOf, WAYS } from '../dice/multisets.ts';
import { Plan } from '../dice/plan.ts';
import { type RollPlan, rollPlan } from '../estimate/abilities.ts';
import { bestOf, opinion } from './best.ts';
import { opinionOn } from './instinct.ts';
import { type Effort, FEWEST, World } from './lookahead.ts';

/** Results for which the same row of an ability is best. */
interface Kind {
  text: number;
  /** One of them: the most frequent. */
  result: number;
  /** How many of all rolls of five dice are of this kind. */
  rolls: number;
  /** Chances to win in the imagined games so far, summed up. */
  sum: number;
}

const ROLLS = FACES ** DICE;

const kindsOf = ({ texts }: RollPlan): Kind[] => {
  const kinds = new Map<number, Kind>();
  texts.forEach((text, result) => {
    const kind = kinds.get(text) ?? { text, result, rolls: 0, sum: 0 };
    if (WAYS[result] > WAYS[kind.result]) kind.result = result;
    kind.rolls += WAYS[result];
    kinds.set(text, kind);
  });
  return [...kinds.values()];
};

/** What is known of a kind beforehand weighs as much as so many imagined games. */
const PRIOR = 2;

/** The plan for rolling under what results of each kind turned out to be worth, as chances to win. */
const planAhead = (g: Game, estimated: RollPlan, random: number[], effort: Effort): Plan => {
  const { nodes, batch, turns, deadline, clock } = effort;
  const kinds = kindsOf(estimated);
  const points = estimated.worth(0);
  let worlds = 0;
  let ofPoint = 0;
  const most = Math.max(batch, nodes / kinds.length);
  while (worlds < FEWEST || (worlds < most && clock() < deadline)) {
    const world = new World(g, random);
    for (const kind of kinds)
      kind.sum += world.afterRolling(valuesOf(FIRST[DICE] + kind.result), turns).chance;
    ofPoint += world.ofPoint;
    worlds++;
  }
  ofPoint /= worlds;
  // What the estimates miss on the whole tells nothing; what they miss of a kind is believed the more, the oftener it was seen.
  const missed = kinds.map(({ sum, result }) => sum / worlds - ofPoint * points[result]);
  const mean = kinds.reduce((all, kind, k) => all + (kind.rolls * missed[k]) / ROLLS, 0);
  const correction = new Map(
    kinds.map(({ text }, k) => [text, mean + ((missed[k] - mean) * worlds) / (worlds + PRIOR)]),
  );
  return new Plan(
    points.map((worth, result) => ofPoint * worth + (correction.get(estimated.texts[result]) ?? mean)),
  );
};

/** The best way to keep dice and roll again, or what to do instead if one had better stop. */
export const rollAhead = (g: Game, seen: Game, random: number[], effort: Effort): Choice => {
  const stop = bestOf(
    seen.choices.filter((c) => kindOf(c) !== C.Keep),
    opinionOn(seen),
  );
  const left = g.attemptsMax - g.attempts;
  if (left < 1) return stop;
  const { values } = g.rolls[0];
  const plan = planAhead(g, rollPlan(seen, g.asked), random, effort);
  const hands = plan.kept(left);
  const rate = (c: Choice): number | null => (kindOf(c) === C.Keep ? hands[handOf(values, first(c))] : null);
  return bestOf(seen.choices, opinion(stop, rate, plan.worth(0)[handOf(values) - FIRST[DICE]]));
};
