// A card is chosen first and what it asks afterwards. A way is a choice with the answers to all it asks before anything is
// rolled or somebody else has something to say: which die, which value, which player.

import { type Choice, clone, type Game, play } from '@mad-king/engine';
import { C, first, kindOf, PASS } from '@mad-king/engine/inside';

/** What one chooses one time after the other. */
export type Way = readonly Choice[];

const FOLLOWING: readonly Game['ask'][] = [
  'die',
  'value',
  'reroll',
  'player',
  'token',
  'kind',
  'option',
  'may',
  'number',
];

/** No text offers more that differ in what they do; but nothing may grow without end. */
const MOST_WAYS = 96;

const isSameChance = (a: Game, b: Game): boolean =>
  a.fated.length === b.fated.length && a.random.every((word, i) => word === b.random[i]);

/** Dice that show the same are alike: of those only the first. */
const alike = (g: Game, c: Choice): string | null => {
  const roll = g.rolls.at(-1);
  if (roll === undefined) return null;
  const faceOf = (die: number): string =>
    `${roll.owners[die]}/${roll.values[die]}/${(roll.foreign >> die) & 1}`;
  if (kindOf(c) === C.Die) return `die ${faceOf(first(c))}`;
  if (kindOf(c) !== C.Reroll && kindOf(c) !== C.Keep) return null;
  const dice = roll.values.flatMap((_, die) => (first(c) & (1 << die) ? [faceOf(die)] : []));
  return `${kindOf(c)} ${dice.sort().join(' ')}`;
};

export const distinct = (g: Game, choices: readonly Choice[]): Choice[] => {
  const seen = new Set<string>();
  return choices.filter((c) => {
    const key = alike(g, c);
    if (key === null) return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

/** Every way to carry out a choice of the seat that is asked. */
export const waysOf = (g: Game, chosen: Choice): Way[] => {
  const seat = g.asked;
  const ways: Way[] = [];
  const grow = (before: Game, begun: Way): void => {
    if (ways.length >= MOST_WAYS) return;
    const after = clone(before);
    play(after, after.asked, begun[begun.length - 1]);
    while (after.result === null && after.asked !== seat && after.ask === 'respond')
      play(after, after.asked, PASS);
    const isAskedOn =
      after.result === null &&
      after.asked === seat &&
      FOLLOWING.includes(after.ask) &&
      isSameChance(g, after);
    if (!isAskedOn) ways.push(begun);
    else for (const c of distinct(after, after.choices)) grow(after, [...begun, c]);
  };
  grow(g, [chosen]);
  return ways;
};
