// How lucky the dice were. Every roll of offensive dice is compared with what it was worth before it fell: the exact mean over
// all ways in which the dice could fall, playing on as well as possible afterwards. Nothing a player decides is counted, only
// what the dice did to it; in fair games the differences add up to nothing on average, and their exact spread tells how far
// they usually stray.

import { type Course, walk } from '@mad-king/after/walk';
import { DICE, FIRST, handOf, Plan, RESULTS, valuesOf, type Worth } from '@mad-king/ai/dice';
import { rollPlan } from '@mad-king/ai/inside';
import type { Game, GameEvent, Library } from '@mad-king/engine';
import { C, kindOf } from '@mad-king/engine/inside';
import { meetsDice } from '@mad-king/language/inside';

export interface SeatLuck {
  /** Rolls that were counted. */
  rolls: number;
  /** What the dice gave above the mean, in points of health. */
  luck: number;
  /** The standard deviation of that in fair games. */
  spread: number;
}

/** An ability whose last roll was unlikely to make it. */
export interface Strike {
  turn: number;
  seat: number;
  ability: string;
  /** Values kept, and the chance that the other dice would make the ability of them. */
  kept: number[];
  values: number[];
  chance: number;
  /** What that roll gave above its mean, in points of health. */
  gain: number;
  /** It fell by this choice, counted from 1. */
  made: number;
}

export interface Luck {
  seats: SeatLuck[];
  strikes: Strike[];
}

type Rolled = Extract<GameEvent, { type: 'rolled' }>;
/** The last roll, what it gave, and the choice by which it fell. */
interface Last {
  roll: Rolled;
  gain: number;
  made: number;
}

type Activated = Extract<GameEvent, { type: 'activated' }>;

/** The mean of what a hand becomes when its missing dice are rolled once. */
const meanOf = (worth: Worth, hand: number): number => new Plan(worth).kept(1)[hand];

const keptOf = ({ values, rerolled }: Rolled): number[] => values.filter((_, die) => !rerolled.includes(die));

/** Gives what the roll brought above its mean. */
const countRoll = (seat: SeatLuck, worth: Worth, roll: Rolled): number => {
  const hand = handOf(keptOf(roll));
  const mean = meanOf(worth, hand);
  const variance =
    meanOf(
      worth.map((w) => w * w),
      hand,
    ) -
    mean * mean;
  const gain = worth[handOf(roll.values) - FIRST[DICE]] - mean;
  seat.rolls++;
  seat.luck += gain;
  // Variances add up; the root is taken at the end.
  seat.spread += Math.max(0, variance);
  return gain;
};

const strikeOf = (
  game: Game,
  { roll, gain, made }: Last,
  { seat, ability, level, row }: Activated,
): Strike | null => {
  const hero = game.cast.heroes[game.seats[seat].hero];
  const need = hero.abilities.find(({ id }) => id === ability)?.levels[level]?.rows[row]?.need;
  if (need === undefined || !meetsDice(need, roll.values, hero.faces)) return null;
  const met = Float64Array.from({ length: RESULTS }, (_, result) =>
    meetsDice(need, valuesOf(result + FIRST[DICE]), hero.faces) ? 1 : 0,
  );
  const kept = keptOf(roll);
  const chance = meanOf(met, handOf(kept));
  return { turn: game.turn, seat, ability, kept, values: roll.values, chance, gain, made };
};

const isOffence = (event: GameEvent): event is Rolled =>
  event.type === 'rolled' && event.purpose === 'offence' && event.values.length === DICE;

export const luckOf = (library: Library, course: Course): Luck => {
  const seats = course.setup.heroes.map((): SeatLuck => ({ rolls: 0, luck: 0, spread: 0 }));
  const strikes: Strike[] = [];
  let last: Last | null = null;
  walk(library, course, (game, chosen, at) => {
    const isAttempt = kindOf(chosen) === C.Keep;
    // Dice that are rolled again are judged by the position in which that was decided, fresh ones by the one they fell in.
    const before = game.rolls.length > 0 && game.active === game.asked ? rollPlan(game, game.active) : null;
    const left = game.attemptsMax - game.attempts - (isAttempt ? 1 : 0);
    return (happened) => {
      for (const event of happened) {
        if (isOffence(event)) {
          const isFresh = event.rerolled.length === DICE && !isAttempt;
          const attempts = isFresh ? game.attemptsMax - 1 : left;
          const plan = (isFresh ? null : before) ?? rollPlan(game, event.seat);
          const gain = countRoll(seats[event.seat], plan.worth(Math.max(0, attempts)), event);
          last = { roll: event, gain, made: at + 1 };
        } else if (event.type === 'altered') last = null;
        else if (event.type === 'activated' && last?.roll.seat === event.seat) {
          const strike = strikeOf(game, last, event);
          if (strike !== null) strikes.push(strike);
          last = null;
        }
      }
    };
  });
  return { seats: seats.map((seat) => ({ ...seat, spread: Math.sqrt(seat.spread) })), strikes };
};
