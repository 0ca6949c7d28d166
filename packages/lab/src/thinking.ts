// How long the computer player may think: the options that several commands share.

import { THINKING as OWN } from '@mad-king/ai/inside';
import type { Arguments, Option } from './command.ts';
import type { Thinking } from './players/player.ts';

export const THINKING: Record<string, Option> = {
  nodes: {
    value: 'N',
    help: `imagined futures for each choice (champion ${OWN.champion.nodes}, king ${OWN.king.nodes})`,
  },
  time: { value: 'MS', help: 'milliseconds for each choice; results then depend on the machine (no limit)' },
};

export const readThinking = (args: Arguments, patience: number): Thinking => ({
  patience,
  ...(args.has('nodes') ? { nodes: args.number('nodes', 0, 1) } : {}),
  ...(args.has('time') ? { time: args.number('time', 0, 1, false) } : {}),
});
