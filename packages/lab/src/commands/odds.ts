// `lab odds`: the exact chance of every ability within three roll attempts, for whoever rolls for it alone.

import { oddsOf } from '@mad-king/ai';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import type { Command } from '../command.ts';
import { percent, twelveDigits } from '../digits.ts';
import { readHero } from '../line-up.ts';
import { table } from '../table.ts';

const ROLLS = 3;

export const odds: Command = {
  usage: 'HERO',
  summary: 'print the exact chance of every ability within three roll attempts when aiming at it alone',
  words: [1, 1],
  options: {},
  run({ positionals: [id] }) {
    const hero = readHero(compile(content), id);
    const abilities = oddsOf(compile(content), hero, ROLLS).map((row) => ({
      ...row,
      chance: twelveDigits(row.chance),
    }));
    return {
      json: { hero, rolls: ROLLS, abilities },
      text: table(
        ['ability', 'level', 'needs', 'chance', ''],
        abilities.map(({ id, level, need, chance }) => [
          id,
          level,
          need,
          chance.toFixed(12),
          percent(chance).padStart(7),
        ]),
      ),
    };
  },
};
