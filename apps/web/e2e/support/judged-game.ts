// A short game between squires in which a seat has erred as a test wants it: found by judging some, since what squires do, and what
// the judge thinks of it, changes with what players know.

import { decisionsOf, judge, settled, type Verdict } from '@mad-king/after/review';
import { compile, type GameRecord } from '@mad-king/engine';
import { heroes as all, sharedCards } from '@mad-king/heroes';
import { wholeGame } from './whole-game.ts';

const HEROES = ['barbarian', 'moon-elf'];
const MOST = 40;

const library = compile({ heroes: all.filter(({ id }) => HEROES.includes(id)), sharedCards });

/** `isWanted`: of the seat's errors, the costliest first. */
export const gameWith = (seat: number, isWanted: (errors: readonly Verdict[]) => boolean): GameRecord => {
  for (let n = 0; n < MOST; n++) {
    const record = wholeGame({ mode: 'duel', heroes: HEROES, seed: `judged ${n}`, options: { health: 25 } });
    const places = decisionsOf(library, record)
      .filter((one) => one.seat === seat)
      .map(({ at }) => at);
    const errors = settled(judge(library, record, places))
      .filter(({ grade }) => grade !== 'fine')
      .sort((a, b) => b.cost - a.cost);
    if (isWanted(errors)) return record;
  }
  throw new Error(`none of ${MOST} games is like that`);
};

/** Whether what was better is a way to go on with dice. */
export const isAboutDice = ({ told }: Verdict): boolean => told?.rows[0].by === 'dice';
