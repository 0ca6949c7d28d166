// Chance in imagined games. Choices are compared in the same imagined game, and the comparison is worth the more, the more
// luck they share: dice fall alike at the same moment of a game, whatever has been rolled before; and what the offensive dice
// gave above their exact mean is taken off again, as it tells nothing about the choice.

import { type Choice, type Game, type GameEvent, play } from '@mad-king/engine';
import { C, first, kindOf } from '@mad-king/engine/inside';
import { PHASES } from '@mad-king/language';
import { DICE, FIRST, handOf } from '../dice/multisets.ts';
import { attemptsLeft } from '../estimate/abilities.ts';
import { rollPlan } from '../estimate/plans.ts';
import { shareOf } from '../estimate/rivals.ts';

const mixed = (word: number): number => {
  const once = Math.imul(word ^ (word >>> 16), 0x45d9f3b);
  const twice = Math.imul(once ^ (once >>> 13), 0x45d9f3b);
  return twice ^ (twice >>> 16);
};

/** Moments between which dice differ: later ones of a turn have greater numbers. */
const momentOf = (g: Game): number => (g.turn * 16 + PHASES.indexOf(g.phase) + 1) * 8 + g.attempts;

const areOffensive = (g: Game): boolean =>
  g.rolls.length > 0 && g.rolls[0].purpose === 'offence' && g.rolls[0].values.length === DICE;

export class Fate {
  /** What the seat's team owes to the offensive dice, in points of health. */
  luck = 0;
  private readonly team: number;
  private readonly seed: number;
  private turn = -1;
  private moment = -1;
  /** How often this turn has gone back to an earlier moment: in a further Roll Phase other dice fall. */
  private returns = 0;

  /** `seed`: any number; games with the same one share their luck. */
  constructor(team: number, seed: number) {
    this.team = team;
    this.seed = seed;
  }

  /** Makes a choice in an imagined game; `happened` gets its events. */
  play(g: Game, choice: Choice, happened?: GameEvent[]): void {
    const moment = momentOf(g);
    if (moment !== this.moment) this.decree(g, moment);
    if (g.ask === 'roll' && kindOf(choice) === C.Keep) this.rollAgain(g, choice, happened);
    else this.go(g, choice, happened);
  }

  private decree(g: Game, moment: number): void {
    if (g.turn !== this.turn) this.returns = 0;
    else if (moment < this.moment) this.returns++;
    this.turn = g.turn;
    this.moment = moment;
    let word = mixed(this.seed ^ Math.imul(moment, 0x9e3779b1) ^ Math.imul(this.returns, 0x85ebca6b));
    for (let i = 0; i < g.random.length; i++) {
      word = mixed((word + 0x9e3779b9) | 0);
      g.random[i] = word;
    }
  }

  private rollAgain(g: Game, choice: Choice, happened?: GameEvent[]): void {
    const { asked } = g;
    const plan = rollPlan(g, asked);
    const left = attemptsLeft(g);
    const kept = handOf(g.rolls[0].values, first(choice));
    play(g, g.asked, choice, happened);
    if (areOffensive(g)) this.count(g, asked, plan.worth(left - 1), plan.kept(left)[kept]);
  }

  private go(g: Game, choice: Choice, happened?: GameEvent[]): void {
    const wereRolled = areOffensive(g);
    play(g, g.asked, choice, happened);
    if (wereRolled || g.attempts !== 1 || !areOffensive(g)) return;
    const [roller] = g.rolls[0].owners;
    const plan = rollPlan(g, roller);
    const left = Math.max(0, g.attemptsMax - 1);
    this.count(g, roller, plan.worth(left), plan.kept(left + 1)[0]);
  }

  private count(g: Game, roller: number, worth: Float64Array, mean: number): void {
    const luck = worth[handOf(g.rolls[0].values) - FIRST[DICE]] - mean;
    this.luck += g.seats[roller].team === this.team ? luck : -luck * shareOf(g);
  }
}
