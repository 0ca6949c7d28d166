// A hero of one's own: data in the card language. The rules run it, the computer plays it, and its texts say themselves.

import { policy } from '@mad-king/ai';
import { compile, play, start, view } from '@mad-king/engine';
import { heroes, sharedCards } from '@mad-king/heroes';
import { lore } from '@mad-king/heroes/lore';
// biome-ignore format: the words of this file on one line
import { add, deal, defence, defensive, gain, type Hero, mainCard, offensive, positive, prevent, row, rows, times, ultimate, ultimateAbility, upgrade } from '@mad-king/language';
import { catalogueOf, namesOf, plain, speaker } from '@mad-king/text';
import { en } from '@mad-king/text/en';

const smith: Hero = {
  id: 'smith',
  name: 'Smith',
  box: 'my own',
  complexity: 1,
  colour: '#7a4a21',
  dice: ['hammer', 'hammer', 'hammer', 'anvil', 'anvil', 'spark'],
  tokens: [
    positive('heat', 'Heat', 3, 'design', {
      uses: [{ id: 'spend', when: 'any', modifier: true, do: [add(2)] }],
    }),
  ],
  abilities: [
    offensive('strike', 'Strike', 'design', {
      1: rows(row('hammer x3', deal(4)), row('hammer x4', deal(6)), row('hammer x5', deal(8))),
      2: rows(row('hammer x3', deal(5)), row('hammer x4', deal(7)), row('hammer x5', deal(9))),
    }),
    offensive('stoke', 'Stoke', 'design', { 1: rows(row('anvil x3', gain(2, 'heat'), deal(3))) }),
    ultimateAbility('forge', 'Forge!', 'design', { 1: rows(row('spark x5', gain(3, 'heat'), ultimate(12))) }),
    defensive('apron', 'Apron', 'design', { 1: defence(4, prevent(times(1, 'anvil'))) }),
  ],
  upgrades: [upgrade('Strike II', 'strike', 2, 2, 'design')],
  cards: [mainCard('bellows', 'Bellows!', 1, 'design', [gain(2, 'heat')])],
};

const content = { heroes: [...heroes, smith], sharedCards };
const say = speaker(en, catalogueOf(content.heroes, sharedCards), namesOf(lore.en.shared, lore.en.heroes));
for (const ability of smith.abilities)
  for (const { need, text } of say.ability(smith, ability, 1).rows)
    console.log(`${ability.name}, ${plain(need)}: ${plain(text)}`);

const game = start(compile(content), { mode: 'duel', heroes: ['smith', 'monk'], seed: 'forge' });
const player = policy('squire', { seed: 'forge' });
while (game.result === null) play(game, game.asked, player.choose(game));
const [mine, theirs] = view(game, 0).seats;
console.log(`after ${game.turn} turns: Smith ${mine.health}, Monk ${theirs.health}`);
