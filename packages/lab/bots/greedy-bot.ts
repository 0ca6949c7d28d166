// A bot of a few lines in TypeScript (docs/PROTOCOL.md): it always takes what deals most damage now.
//
//   npm run -s lab -- sim barbarian paladin --policy-a "cmd:node packages/lab/bots/greedy-bot.ts" --games 100

import { createInterface } from 'node:readline';
import type { GameView } from '@mad-king/engine';
import { heroes } from '@mad-king/heroes';
import type { Effect, Level } from '@mad-king/language';

const damage = (effects: readonly Effect[]): number =>
  effects.reduce((sum, e) => sum + (e.do === 'deal' && typeof e.amount === 'number' ? e.amount : 0), 1);

/** How much an option promises: the damage of an ability, dice that show the same symbol, anything before nothing. */
const promise = (option: string, { seat, seats, rolls }: GameView): number => {
  const [word, id, row = '1'] = option.split(' ');
  const hero = heroes.find((h) => h.id === seats[seat].hero);
  if (word === 'activate') {
    const ability = hero?.abilities.find((a) => a.id === id);
    return 10 + damage(ability?.levels[seats[seat].levels[id] as Level]?.rows?.[Number(row) - 1]?.do ?? []);
  }
  if (word === 'keep') {
    const kept = option.match(/\d/g) ?? [];
    const symbols = kept.map((die) => hero?.dice[rolls[0].values[Number(die) - 1] - 1]);
    return new Set(symbols).size > 1 ? 0 : kept.length;
  }
  return ['play', 'spend', 'use', 'yes', 'defend'].indexOf(word) + 1;
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== 'decision') continue;
  const promises = message.options.map((option: string) => promise(option, message.view));
  console.log(JSON.stringify({ id: message.id, choice: promises.indexOf(Math.max(...promises)) }));
}
