// The odds of a hand: how likely every ability is before the first roll, and what to keep of the dice that lie there. All of it is exact.

import { adviseKeeps, oddsOf } from '@mad-king/ai';
import { compile, layOut } from '@mad-king/engine';
import { content } from '@mad-king/heroes';

const library = compile(content);
const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`.padStart(7);

console.log('A barbarian who rolls for one thing alone, in three attempts:');
for (const { id, need, level, chance } of oddsOf(library, 'barbarian'))
  if (level === 1) console.log(`${percent(chance)}  ${id} (${need})`);

const game = layOut(library, {
  mode: 'duel',
  phase: 'offence',
  seats: [{ hero: 'barbarian', hand: ['six-it'], cp: 3 }, { hero: 'monk' }],
  dice: [1, 6, 6, 4, 6],
});
const advice = adviseKeeps(game, 0);
console.log(
  `\nOn the table: ${advice?.dice.join(' ')}, and a card that turns a die into a six. The best ways to go on:`,
);
for (const { notation, worth, abilities } of advice?.ways.slice(0, 4) ?? []) {
  const likely = abilities.filter(({ chance }) => chance > 0.05);
  console.log(`${notation}: worth ${worth.toFixed(2)} points of health`);
  for (const { ability, chance } of likely) console.log(`${percent(chance)}  ${ability}`);
}
