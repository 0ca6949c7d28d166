// Whether kings agree with a solution. In a roll a king imagines at most forty games, however many nodes it has: there more nodes are more
// kings, of whom most must agree.

import { policy } from '@mad-king/ai';
import { THINKING } from '@mad-king/ai/inside';
import { type Choice, type Game, notate } from '@mad-king/engine';
import { isSame } from './same.ts';

export interface Verdict {
  agrees: boolean;
  /** What was chosen instead, the last time it was not the solution. */
  instead: string | null;
}

export const judge = (g: Game, solution: Choice, nodes: number, seed: string): Verdict => {
  const kings = g.ask === 'roll' ? Math.max(1, Math.round(nodes / THINKING.king.nodes)) : 1;
  const most = Math.floor(kings / 2) + 1;
  let instead: string | null = null;
  let votes = 0;
  let against = 0;
  for (let king = 0; votes < most && against <= kings - most; king++) {
    const chosen = policy('king', { seed: `${seed}/king ${king}`, nodes: nodes / kings }).choose(g);
    if (isSame(g, chosen, solution)) votes++;
    else {
      against++;
      instead = notate(g, chosen);
    }
  }
  return { agrees: votes >= most, instead };
};

/** Quick thinkers who see few imagined games, each its own: where all of them agree, it hardly hangs on what is imagined. */
const WITNESSES = 5;
const WITNESS_NODES = 120;

export const isAgreed = (g: Game, solution: Choice, seed: string): boolean => {
  for (let i = 0; i < WITNESSES; i++) {
    const witness = policy('king', { seed: `${seed}/witness ${i}`, nodes: WITNESS_NODES });
    if (!isSame(g, witness.choose(g), solution)) return false;
  }
  return true;
};
