// A computer player of this checkout as a program (docs/PROTOCOL.md), for the lab of another one:
//
//   npm run -s lab -- ladder --policies "cmd:cd ../old && node packages/lab/bots/policy-bot.ts king,king"
//
// It uses as little as it can, so that it also runs where the computer players are those of another commit.

import { createInterface } from 'node:readline';
import { POLICIES, type PolicyName, policy } from '@mad-king/ai';
import { compile, load, notate } from '@mad-king/engine';
import { content } from '@mad-king/heroes';

const [name, seed = '1'] = process.argv.slice(2);
if (!(POLICIES as readonly string[]).includes(name)) {
  console.error(`Say who plays, one of ${POLICIES.join(', ')}: policy-bot.ts POLICY [SEED]`);
  process.exit(1);
}

const library = compile(content);
let games = 0;
const begin = () => policy(name as PolicyName, { seed: `${seed}/${games++}` });
let player = begin();
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === 'game') player = begin();
  if (told.type !== 'decision') continue;
  const g = load(library, told.game);
  console.log(JSON.stringify({ id: told.id, choice: notate(g, player.choose(g)) }));
}
