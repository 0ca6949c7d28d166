// `lab bot`: a policy of this checkout as a program that speaks the protocol for bots (docs/PROTOCOL.md), so that a lab of
// another checkout can play against it.

import { createInterface } from 'node:readline';
import { POLICIES, type PolicyName, policy } from '@mad-king/ai';
import { compile, load, notate, type SavedGame } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import type { Command } from '../command.ts';
import { PATIENCE } from '../players/player.ts';
import { readThinking, THINKING } from '../thinking.ts';

/** What of the lines is used here. */
type Told =
  | { type: 'game' }
  | { type: 'decision'; id: number; game: SavedGame }
  | { type: 'events' | 'result' };

export const bot: Command = {
  usage: '[--policy knight] [--nodes N] [--time MS] [--seed S]',
  summary: 'be a program that plays, line by line, for a lab of another checkout',
  options: {
    policy: { value: 'P', help: `who plays: ${POLICIES.join(', ')} (knight)` },
    ...THINKING,
    seed: { value: 'S', help: 'any text; the same seed and nodes give the same choices (1)' },
  },
  async run(args) {
    const name = args.oneOf<PolicyName>('policy', POLICIES, 'knight');
    const { nodes, time } = readThinking(args, PATIENCE);
    const seed = args.text('seed', '1');
    const library = compile(content);
    const begin = (game: number) =>
      policy(name, {
        seed: `${seed}/${game}`,
        nodes,
        ...(time === undefined ? {} : { time, clock: () => performance.now() }),
      });
    let games = 0;
    let player = begin(games);
    try {
      for await (const line of createInterface({ input: process.stdin })) {
        const told = JSON.parse(line) as Told;
        if (told.type === 'game') player = begin(++games);
        if (told.type !== 'decision') continue;
        const g = load(library, told.game);
        process.stdout.write(`${JSON.stringify({ id: told.id, choice: notate(g, player.choose(g)) })}\n`);
      }
    } finally {
      // A game that cannot be read ends the program: whoever waits for an answer is told so at once.
      process.stdin.destroy();
    }
    return { json: { games }, text: '' };
  },
};
