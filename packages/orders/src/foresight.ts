// What comes if everybody passes. Played on a copy, with dice that are laid down beforehand, so that nothing hidden and no chance
// of the real game has a say.

import { type Choice, clone, type Game, type GameEvent, play } from '@mad-king/engine';
import { C, kindOf, PASS, seedWords } from '@mad-king/engine/inside';

/** A phase has never so many decisions; but nothing may go on for ever. */
const MOST_STEPS = 80;
const DICE = 40;

/** The game with chance replaced: every die shows this. */
export const withDice = (g: Game, value: number): Game => {
  const copy = clone(g);
  copy.random = seedWords('foresight');
  copy.keyed = null;
  copy.fated = Array.from({ length: DICE }, () => value);
  return copy;
};

const ACTIVATES: readonly number[] = [C.Activate, C.NoAbility];

/** Nobody acts: windows are passed, dice are not rolled again, and whatever must be chosen is the first thing there is. */
const quietly = (g: Game): Choice => {
  if (g.choices.includes(PASS)) return PASS;
  if (g.ask === 'reroll' || g.ask === 'may') return g.choices[g.choices.length - 1];
  if (g.ask === 'roll') return g.choices.find((c) => ACTIVATES.includes(kindOf(c))) ?? g.choices[0];
  return g.choices[0];
};

/** Whether what is under way is over: damage has been applied, or another phase begun. */
const isOver = (g: Game, phase: Game['phase'], events: readonly GameEvent[]): boolean =>
  g.result !== null ||
  events.some(({ type }) => type === 'settled' || type === 'turn') ||
  (g.phase !== phase && g.phase.startsWith('main'));

/** Plays on from a choice until `see` says so (true) or what is under way is over (false). */
const goThrough = (g: Game, choice: Choice, see: (g: Game) => boolean): boolean => {
  const { phase } = g;
  const events: GameEvent[] = [];
  play(g, g.asked, choice, events);
  for (let steps = 0; steps < MOST_STEPS && !isOver(g, phase, events); steps++) {
    if (see(g)) return true;
    play(g, g.asked, quietly(g), events);
  }
  return false;
};

const ALL = [1, 2, 3, 4, 5, 6];
const LOW_AND_HIGH: readonly number[] = [1, 3, 6];

/** What comes for who passes now, however the dice fall: a course for each way in which they could. */
export interface Later {
  /** What they are offered once more before anything comes of what is under way. */
  offered: ReadonlySet<Choice>;
  /** What of it is offered while the same dice lie on the table. */
  onSameDice: ReadonlySet<Choice>;
  /** They lose no health by it. */
  isUnharmed: boolean;
}

const diceOf = ({ rolls }: Game): string =>
  JSON.stringify(rolls.map(({ purpose, values }) => [purpose, values]));

const laterCourse = (g: Game, value: number): Later => {
  const { asked } = g;
  const { team } = g.seats[asked];
  const dice = diceOf(g);
  const [offered, onSameDice] = [new Set<Choice>(), new Set<Choice>()];
  const copy = withDice(g, value);
  goThrough(copy, PASS, (then) => {
    if (then.asked !== asked || then.ask !== 'respond') return false;
    const isSame = diceOf(then) === dice;
    for (const c of then.choices) {
      offered.add(c);
      if (isSame) onSameDice.add(c);
    }
    return false;
  });
  return { offered, onSameDice, isUnharmed: copy.health[team] >= g.health[team] };
};

export const laterCourses = (g: Game): Later[] => LOW_AND_HIGH.map((value) => laterCourse(g, value));

/** Everything that one can see of a table but its dice. */
const pictureOf = ({ health, seats, pending, result }: Game): string =>
  JSON.stringify([health, seats, pending, result]);

/** What has become of the table when what is under way is over. */
export const outcomeOf = (g: Game, choice: Choice): Game => {
  goThrough(g, choice, () => false);
  return g;
};

/** All that is due has been carried out, the first of it first; whatever is due then comes as it stands there. */
const afterOrder = (g: Game, firstOne: Choice, value: number): string => {
  const copy = withDice(g, value);
  const { phase, turn } = copy;
  play(copy, copy.asked, firstOne);
  for (let steps = 0; steps < MOST_STEPS && copy.result === null; steps++) {
    if (copy.phase !== phase || copy.turn !== turn) break;
    play(copy, copy.asked, quietly(copy));
  }
  return pictureOf(copy);
};

/** Whichever of these comes first, the same comes of them, however the dice fall. */
export const isSameInAnyOrder = (g: Game): boolean =>
  ALL.every((value) => {
    const [begun, ...others] = g.choices.map((choice) => afterOrder(g, choice, value));
    return others.every((other) => other === begun);
  });
