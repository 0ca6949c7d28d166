// Who plays: one of the policies of the computer player, or a program of somebody else's (docs/PROTOCOL.md). A player has
// one side of a game, that is one seat or those of a team.

import { POLICIES, type PolicyName, policy } from '@mad-king/ai';
import type { Choice, Game, GameEvent, Setup } from '@mad-king/engine';
import { UserError } from '../command.ts';
import { Bot } from './bot.ts';

export interface Player {
  /** A new game, in which this player has these seats. `seed` is for whoever decides by chance. */
  begin(setup: Setup, seats: readonly number[], seed: string): void;
  /** The game waits for one of its seats. Rejects with a Forfeit if the player has lost by its own fault. */
  choose(g: Game): Choice | Promise<Choice>;
  /** What happened, for players who want to know. */
  saw?(g: Game, events: readonly GameEvent[]): void;
  end?(g: Game): void;
  /** No further game. */
  close?(): Promise<void>;
}

export interface Thinking {
  /** Imagined futures for each choice; left out: the policy's own number. */
  nodes?: number;
  /** Milliseconds for each choice of a policy; what is chosen then depends on the machine. */
  time?: number;
  /** Seconds a program may take for a choice. */
  patience: number;
}

export const PATIENCE = 5;

const COMMAND = 'cmd:';
export const isBot = (name: string): boolean => name.startsWith(COMMAND);

/** A policy's name, or `cmd:` and a command line. */
export const readPlayer = (option: string, name: string): string => {
  const isKnown = isBot(name) ? name.trim() !== COMMAND : (POLICIES as readonly string[]).includes(name);
  if (!isKnown)
    throw new UserError(
      `--${option} must be ${POLICIES.join(', ')} or a program as in "cmd:python3 bot.py", not "${name}"`,
    );
  return name;
};

export const createPlayer = (name: string, thinking: Thinking): Player =>
  isBot(name)
    ? new Bot(name.slice(COMMAND.length).trim(), thinking.patience)
    : policyPlayer(name as PolicyName, thinking);

const policyPlayer = (name: PolicyName, { nodes, time }: Thinking): Player => {
  const budget = { nodes, ...(time === undefined ? {} : { time, clock: () => performance.now() }) };
  let current = policy(name, { ...budget, seed: '' });
  return {
    begin(_setup, _seats, seed) {
      current = policy(name, { ...budget, seed });
    },
    choose: (g) => current.choose(g),
  };
};
