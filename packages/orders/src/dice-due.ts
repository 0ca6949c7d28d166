// Whether changing the dice on the table could help who is asked: tried out die by die on copies of the game.

import { type Game, NONE } from '@mad-king/engine';
import { activatedBy, C, choice, PASS } from '@mad-king/engine/inside';
import type { Effect } from '@mad-king/language';
import { outcomeOf, withDice } from './foresight.ts';

const ALL = [1, 2, 3, 4, 5, 6];

/** Values that a text can give to a die that shows this. */
const reachOf = (lines: readonly Effect[], values: readonly number[], value: number): readonly number[] => {
  const set = lines.find((line) => line.do === 'set-die');
  const among = lines.find((line) => line.do === 'choose-value')?.among;
  if (set === undefined || among === 'any') return ALL;
  if (typeof set.to === 'number') return [set.to];
  if (set.to === 'opposite') return [7 - value];
  if (among === 'copy') return values;
  if (among === 'step') return value === 1 ? [2] : value === 6 ? [5] : [value - 1, value + 1];
  return among ?? ALL;
};

interface Change {
  die: number;
  to: number;
}

/** Everything that one die of the last roll could be made to show; of dice that show the same one is enough. */
const changesOf = (lines: readonly Effect[], values: readonly number[]): Change[] =>
  values.flatMap((shown, die) =>
    values.indexOf(shown) < die
      ? []
      : [...new Set(reachOf(lines, values, shown))].filter((to) => to !== shown).map((to) => ({ die, to })),
  );

/** How a table stands for a team: health, ours above theirs; and the rest, which can only be the same or not. */
interface Standing {
  health: number;
  rest: string;
}

const standingOf = (g: Game, team: number): Standing => {
  const health = g.health.reduce((sum, n, other) => (other === team ? sum + n : sum - n), 0);
  const rest = g.seats.map(({ tokens, cp, hand, deckLeft, out }) => [tokens, cp, hand.length, deckLeft, out]);
  return { health, rest: rest.join('/') };
};

/** By how much a table stands better; what one cannot weigh counts as enough, unless health is lost by it. */
const gainOf = (now: Standing, then: Standing, enough: number): number => {
  const gain = then.health - now.health;
  return then.rest !== now.rest && gain >= 0 ? Math.max(gain, enough) : gain;
};

/** What dice that are still to come may show. */
const TO_COME: readonly number[] = [2, 5];

/** Two dice that are made to show the same, for texts that touch more than one; not every other way is tried. */
const pairsOf = (changes: readonly Change[]): Change[][] =>
  changes.flatMap((one, i) =>
    changes.slice(i + 1).flatMap((two) => (one.die !== two.die && one.to === two.to ? [[one, two]] : [])),
  );

const isOneDie = (lines: readonly Effect[]): boolean =>
  lines.filter((line) => line.do === 'choose-die').length === 1 &&
  !lines.some((line) => line.do === 'repeat' || line.do === 'reroll-dice');

const meanOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The best of all ways; of a die that is rolled again, what it brings on average. */
const bestOf = (ways: readonly Change[][], gains: readonly number[], isRolled: boolean): number => {
  if (!isRolled) return Math.max(0, ...gains);
  const byDice = Map.groupBy(gains.keys(), (i) => ways[i].map(({ die }) => die).join());
  return Math.max(0, ...[...byDice.values()].map((those) => meanOf(those.map((i) => gains[i]))));
};

/** The dice of this roll could show something better for who is asked, by at least what that costs. */
const couldBeWorthMore = (g: Game, lines: readonly Effect[], price: number): boolean => {
  const { team } = g.seats[g.asked];
  const at = g.rolls.length - 1;
  const singles = changesOf(lines, g.rolls[at].values);
  const ways = [...singles.map((change) => [change]), ...(isOneDie(lines) ? [] : pairsOf(singles))];
  const isRolled = !lines.some((line) => line.do === 'set-die');
  return TO_COME.some((value) => {
    const now = standingOf(outcomeOf(withDice(g, value), PASS), team);
    const gains = ways.map((way) => {
      const copy = withDice(g, value);
      for (const { die, to } of way) copy.rolls[at].values[die] = to;
      return gainOf(now, standingOf(outcomeOf(copy, PASS), team), price);
    });
    return bestOf(ways, gains, isRolled) >= (isRolled ? price / 2 : price);
  });
};

/** Some die could be changed so that what an opponent has announced is not met any more. */
const couldBreak = (g: Game, lines: readonly Effect[]): boolean => {
  const offence = g.stack.findLast((frame) => frame.op === 'offence');
  if (offence?.op !== 'offence' || offence.ability === NONE) return false;
  const announced = choice(C.Activate, offence.ability, offence.row);
  const { values, foreign } = g.rolls[0];
  return changesOf(lines, values).some(
    ({ die, to }) => !activatedBy(g, g.active, values.with(die, to), foreign).includes(announced),
  );
};

/** Whether a text that touches the dice on the table could make them better for who is asked. */
export const diceAreDue = (g: Game, lines: readonly Effect[], price: number): boolean => {
  const roll = g.rolls.at(-1);
  if (roll === undefined) return true;
  const { team } = g.seats[g.asked];
  const areOurs = roll.owners.some((owner) => g.seats[owner].team === team);
  if (roll.purpose === 'targeting') return true;
  if (roll.purpose === 'offence') return areOurs || couldBreak(g, lines);
  return couldBeWorthMore(g, lines, price);
};
