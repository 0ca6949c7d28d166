// What the five dice are worth: for every result the best ability it activates, and from that the best way to roll.

import { type CastRow, type Game, meetsDice } from '@mad-king/engine';
import { DICE, FIRST, RESULTS, valuesOf } from '../dice/multisets.ts';
import { type Plan, plan, type Worth } from '../dice/plan.ts';
import { situation, textWorth } from './texts.ts';

/** The opponent one most likely meets: the one with the least health left. */
export const likelyOpponent = (g: Game, seat: number): number => {
  let best = -1;
  for (let s = 0; s < g.seats.length; s++) {
    if (g.seats[s].out || g.seats[s].team === g.seats[seat].team) continue;
    if (best < 0 || g.health[g.seats[s].team] < g.health[g.seats[best].team]) best = s;
  }
  return best;
};

export const rowWorth = (g: Game, seat: number, row: CastRow, dice: readonly number[]): number =>
  textWorth(situation(g, seat, likelyOpponent(g, seat), dice), g.cast.texts[row.text].effects);

const RESULT_DICE: readonly (readonly number[])[] = Array.from({ length: RESULTS }, (_, i) =>
  valuesOf(i + FIRST[DICE]),
);

/** Worth of every result for this seat as the game stands. */
export const resultWorth = (g: Game, seat: number): Worth => {
  const s = g.seats[seat];
  const hero = g.cast.heroes[s.hero];
  const worth = new Float64Array(RESULTS);
  for (const index of hero.offence) {
    const level = hero.abilities[index].levels[s.levels[index]];
    for (const row of level?.rows ?? [])
      for (let result = 0; result < RESULTS; result++) {
        const dice = RESULT_DICE[result];
        if (!meetsDice(row.need, dice, hero.faces)) continue;
        const value = rowWorth(g, seat, row, dice);
        if (value > worth[result]) worth[result] = value;
      }
  }
  return worth;
};

/** What of a seat's position the worth of its results depends on. */
const planKey = (g: Game, seat: number): string => {
  const s = g.seats[seat];
  const opponent = likelyOpponent(g, seat);
  const held = (tokens: readonly number[]): string => g.cast.present.map((kind) => tokens[kind]).join('');
  return `${s.hero}:${s.levels.join('')}:${held(s.tokens)}:${opponent < 0 ? '' : held(g.seats[opponent].tokens)}`;
};

const ATTEMPTS = 4;
const MOST_PLANS = 2000;
const plans = new WeakMap<object, Map<string, Plan>>();

/** The plan for rolling, remembered for positions that differ in nothing it depends on. */
export const rollPlan = (g: Game, seat: number): Plan => {
  const known = plans.get(g.cast) ?? new Map<string, Plan>();
  plans.set(g.cast, known);
  const key = planKey(g, seat);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_PLANS) known.clear();
  const made = plan(resultWorth(g, seat), ATTEMPTS);
  known.set(key, made);
  return made;
};
