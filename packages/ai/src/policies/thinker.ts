// Players that look ahead: every choice is tried in imagined games, and these also show what the results of dice are worth, under
// which they are planned exactly. The king looks further than the champion, in many more games.

import type { Choice, Game } from '@mad-king/engine';
import { C, isGift, kindOf, seedWords } from '@mad-king/engine/inside';
import { atSight, isByLot } from '../mind/at-sight.ts';
import { guess } from '../mind/imagine.ts';
import { instinct } from '../mind/instinct.ts';
import { linesFrom } from '../mind/lines.ts';
import { type Effort, prefer } from '../mind/lookahead.ts';
import type { Policy, PolicyOptions } from './policy.ts';
import type { Thinking } from './thinking.ts';

/** How dice are rolled; a choice that keeps none of them is what to do instead. `seen`: the game with the eyes of the seat. */
export type Rolling = (g: Game, seen: Game, random: number[], effort: Effort) => Choice;

const isKeep = (c: Choice): boolean => kindOf(c) === C.Keep;

export const thinker = (
  name: string,
  thinking: Thinking,
  { seed, nodes = thinking.nodes, time = Number.POSITIVE_INFINITY, clock = () => 0 }: PolicyOptions,
  roll: Rolling,
): Policy => {
  const random = seedWords(seed);
  return {
    name,
    choose(g) {
      if (g.choices.length === 1 || isByLot(g)) return atSight(g, random);
      const seen = guess(g, g.asked);
      const effort = { ...thinking, nodes, deadline: clock() + time, clock };
      const planned = g.ask === 'roll' ? roll(g, seen, random, effort) : instinct(seen);
      if (isKeep(planned)) return planned;
      // Where only one's own standing counts, what an opponent gains may seem to cost nothing.
      const others = seen.choices.filter((c) => !isKeep(c) && !isGift(seen, seen.asked, c));
      if (others.length === 1) return planned;
      const lines = linesFrom(seen, others, planned, g.ask === 'main' ? thinking.row : 1);
      return prefer(g, lines, planned, random, effort);
    },
  };
};
