// `lab advise`: every way to go on from five dice, the best first, exactly.

import { likelyOpponent, plan, rankKeeps, resultWorth, situation, textWorth } from '@mad-king/ai';
import { type Game, type Library, layOut, meetsDice } from '@mad-king/engine';
import { library } from '@mad-king/heroes';
import { type Arguments, type Command, UserError } from '../command.ts';
import { twelveDigits } from '../digits.ts';
import { readHero } from '../line-up.ts';
import { table } from '../table.ts';

const YOU = 0;
const MOST_ROLLS = 9;

export const advise: Command = {
  usage: 'HERO --dice 1,1,4,6,6 [--rolls 1] [--against HERO] [--upgrades a,b] [--tokens a=1,b=2]',
  summary: 'rank all ways to keep dice by what they are worth, exactly',
  options: {
    dice: { value: 'LIST', help: 'the five dice that lie there' },
    rolls: { value: 'N', help: 'roll attempts left (1)' },
    against: { value: 'HERO', help: 'the opponent (the next hero in the list)' },
    upgrades: { value: 'LIST', help: 'upgrades in play, by the ids of their cards' },
    tokens: { value: 'LIST', help: 'tokens on your board, as in evasive=1,protect=2' },
  },
  run(args) {
    const [id, ...more] = args.positionals;
    if (id === undefined || more.length > 0)
      throw new UserError('advise needs one hero: lab advise HERO --dice 1,1,4,6,6');
    const installed = library();
    const hero = readHero(installed, id);
    const against = args.has('against')
      ? readHero(installed, args.text('against', ''))
      : next(installed, hero);
    const dice = readDice(args);
    const rolls = args.number('rolls', 1, 0);
    if (rolls > MOST_ROLLS) throw new UserError(`--rolls must be at most ${MOST_ROLLS}, not ${rolls}`);
    const upgrades = list(args, 'upgrades');
    const tokens = readTokens(args);
    const g = layOut(installed, {
      mode: 'duel',
      seats: [{ hero, upgrades, tokens }, { hero: against }],
      options: { allowMirror: true },
    });
    const keeps = rankKeeps(plan(resultWorth(g, YOU), rolls), dice, rolls).map(({ keep, worth, stop }) => ({
      keep,
      choice: stop ? announcement(g, dice) : `keep ${positions(dice, keep)}`,
      stop,
      worth: twelveDigits(worth),
    }));
    return {
      json: { hero, against, dice, rolls, upgrades, tokens, keeps },
      text: [
        `${dice.map((value) => `${value} ${symbolOf(g, value)}`).join(', ')}; ${rolls} ${rolls === 1 ? 'roll' : 'rolls'} left`,
        table(
          ['keep', 'choice', 'worth', 'less than best'],
          keeps.map(({ keep, choice, worth }) => [
            keep.join(' ') || 'none',
            choice,
            worth.toFixed(3),
            (keeps[0].worth - worth).toFixed(3),
          ]),
        ),
        'Worth is estimated in points of health; rolling is computed from it exactly.',
      ].join('\n'),
    };
  },
};

const next = ({ heroes }: Library, hero: string): string =>
  heroes[(heroes.findIndex(({ id }) => id === hero) + 1) % heroes.length].id;

const symbolOf = (g: Game, value: number): string => g.cast.heroes[g.seats[YOU].hero].hero.dice[value - 1];

const list = (args: Arguments, option: string): string[] =>
  args
    .text(option, '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const readDice = (args: Arguments): number[] => {
  const words = list(args, 'dice');
  if (words.length !== 5 || words.some((word) => !/^[1-6]$/.test(word)))
    throw new UserError(
      `--dice must be five values from 1 to 6, as in --dice 1,1,4,6,6, not "${args.text('dice', '')}"`,
    );
  return words.map(Number);
};

const readTokens = (args: Arguments): Record<string, number> =>
  Object.fromEntries(
    list(args, 'tokens').map((word) => {
      const match = /^([a-z0-9-]+)=(\d+)$/.exec(word);
      if (!match)
        throw new UserError(`--tokens must name tokens and numbers, as in evasive=1, not "${word}"`);
      return [match[1], Number(match[2])];
    }),
  );

/** Where dice of these values lie, counted from 1. */
const positions = (dice: readonly number[], values: readonly number[]): string => {
  const left = [...values];
  const kept = dice.flatMap((value, i) => {
    const at = left.indexOf(value);
    if (at < 0) return [];
    left.splice(at, 1);
    return [i + 1];
  });
  return kept.join(' ') || 'none';
};

/** The best that these dice activate as they lie. */
const announcement = (g: Game, dice: readonly number[]): string => {
  const { hero: index, levels } = g.seats[YOU];
  const hero = g.cast.heroes[index];
  let best = 'activate none';
  let most = 0;
  for (const ability of hero.offence) {
    const { id, levels: printed } = hero.abilities[ability];
    const rows = printed[levels[ability]]?.rows ?? [];
    rows.forEach((row, i) => {
      if (!meetsDice(row.need, dice, hero.faces)) return;
      const { effects } = g.cast.texts[row.text];
      const worth = textWorth(situation(g, YOU, likelyOpponent(g, YOU), dice), effects);
      if (worth <= most) return;
      most = worth;
      best = rows.length > 1 ? `activate ${id} ${i + 1}` : `activate ${id}`;
    });
  }
  return best;
};
