// "Win this turn" and "survive this turn": one choice does it almost surely, whatever lies hidden and however the dice fall, and no
// other comes near. Others get the benefit of the doubt: whoever has made one takes the solution as soon as it is offered again.

import { adviseKeeps } from '@mad-king/ai';
import { instinct, World } from '@mad-king/ai/inside';
import { type Choice, type Game, notate } from '@mad-king/engine';
import { C, kindOf, seedWords } from '@mad-king/engine/inside';
import type { Answer } from './answer.ts';
import { atAGlance } from './glance.ts';

/** How likely the solution does it, and by how much it is ahead. */
export const SURE = 0.9;
export const AHEAD = 0.4;
/** Choices below which one could as well toss a coin. */
const FEWEST = 3;
/** Imagined games: to see whether it is worth looking, and to be sure. */
const BLINK = 2;
const GLANCE = 6;
const LOOK = 120;
/** More choices than one can weigh. */
const MOST = 12;

type Fate = 'win' | 'survive';

const isReached = (fate: Fate, end: Game, seat: number): boolean => {
  const { team } = end.seats[seat];
  return fate === 'win' ? end.result?.winner === team : end.health[team] > 0 && !end.seats[seat].out;
};

/** By choice: the share of imagined games in which it is reached before the turn ends. */
const chances = (
  g: Game,
  fate: Fate,
  choices: readonly Choice[],
  worlds: number,
  solution: Choice | null,
): number[] => {
  const random = seedWords(`fatal ${g.turn}`);
  const reached = choices.map(() => 0);
  const decide = (now: Game): Choice => {
    if (solution === null || now.asked !== g.asked || now.choices.length === 1) return instinct(now);
    return now.choices.find((c) => c === solution) ?? instinct(now);
  };
  for (let w = 0; w < worlds; w++) {
    const world = new World(g, random);
    choices.forEach((choice, i) => {
      if (isReached(fate, world.future(choice, 1, { decide }).end, g.asked)) reached[i]++;
    });
  }
  return reached.map((n) => n / worlds);
};

/** In one's own turn one wins; in another's one survives what their dice or their attack threaten. */
export const fateOf = (g: Game): Fate | null => {
  if (g.asked === g.active) return 'win';
  return g.attack === null && g.rolls.length === 0 ? null : 'survive';
};

/** Of the many ways to keep dice, so many of the best. */
const KEEPS = 3;

/** What there is to choose from; null if it is too little or too much for a question. */
export const optionsOf = (g: Game): Choice[] | null => {
  if (g.choices.length < FEWEST) return null;
  const others = g.choices.filter((c) => kindOf(c) !== C.Keep);
  const keeps =
    others.length === g.choices.length
      ? []
      : (adviseKeeps(g)?.ways ?? []).filter((way) => way.do === 'keep' && way.now).slice(0, KEEPS);
  const options = [...others, ...keeps.map(({ choice }) => choice)];
  return options.length < FEWEST || options.length > MOST ? null : options;
};

const secondOf = (values: readonly number[], best: number): number =>
  Math.max(...values.filter((_, i) => i !== best));

const isClear = (values: readonly number[], best: number): boolean =>
  values[best] >= SURE && values[best] - secondOf(values, best) >= AHEAD;

/** `surprising`: not what anybody would do at a glance. */
export const fatalAnswer = (g: Game, surprising = false): Answer | null => {
  const kind = fateOf(g);
  const options = optionsOf(g);
  if (kind === null || options === null) return null;
  if (surprising && chances(g, kind, [atAGlance(g)], BLINK, null)[0] === 1) return null;
  if (!chances(g, kind, options, BLINK, null).includes(1)) return null;
  const glance = chances(g, kind, options, GLANCE, null);
  const likely = glance.indexOf(Math.max(...glance));
  if (!isClear(glance, likely)) return null;
  const solution = options[likely];
  const look = chances(g, kind, options, LOOK, solution);
  if (!isClear(look, likely)) return null;
  return { kind, solution, ways: waysOf(g, options, look) };
};

const waysOf = (g: Game, options: readonly Choice[], look: readonly number[]): Answer['ways'] =>
  options
    .map((c, i) => ({ choose: notate(g, c), worth: Number(look[i].toFixed(3)), ends: [] }))
    .sort((a, b) => b.worth - a.worth);
