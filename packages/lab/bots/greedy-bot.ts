// A bot of a few lines in TypeScript (docs/PROTOCOL.md): it always takes what deals most damage now.
//
//   npm run -s lab -- sim barbarian paladin --policy-a "cmd:node packages/lab/bots/greedy-bot.ts" --games 100

import { createInterface } from 'node:readline';
import type { GameView, Move, MoveKind } from '@mad-king/engine';
import { heroes } from '@mad-king/heroes';
import type { Effect, Level } from '@mad-king/language';

const damage = (effects: readonly Effect[]): number =>
  effects.reduce((sum, e) => sum + (e.do === 'deal' && typeof e.amount === 'number' ? e.amount : 0), 1);

const ACTS: readonly MoveKind[] = ['play', 'use', 'yes', 'defend'];

/** How much an option promises: the damage of an ability, dice that show the same symbol, anything before nothing. */
const promise = (move: Move, { seat, seats, rolls }: GameView): number => {
  const hero = heroes.find((h) => h.id === seats[seat].hero);
  if (move.kind === 'activate' && move.ability !== null) {
    const ability = hero?.abilities.find((a) => a.id === move.ability);
    const level = ability?.levels[seats[seat].levels[move.ability] as Level];
    return 10 + damage(level?.rows?.[move.row ?? 0]?.do ?? []);
  }
  if (move.kind === 'keep') {
    const symbols = move.dice.map((die) => hero?.dice[rolls[0].values[die] - 1]);
    return new Set(symbols).size > 1 ? 0 : move.dice.length;
  }
  return ACTS.indexOf(move.kind) + 1;
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== 'decision') continue;
  const promises = message.options.map((move: Move) => promise(move, message.view));
  console.log(JSON.stringify({ id: message.id, choice: promises.indexOf(Math.max(...promises)) }));
}
