// `lab advise`: every way to go on from five dice, the best first, exactly, with the cards and tokens that change dice.

import { type AidName, type AidPlan, adviseKeeps, type Way } from '@mad-king/ai';
import { compile, type Game, type Library, layOut } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Arguments, type Command, UserError } from '../command.ts';
import { percent, twelveDigits } from '../digits.ts';
import { readHero } from '../line-up.ts';
import { table } from '../table.ts';

const YOU = 0;
const MOST_ROLLS = 9;
const CP = 2;

export const advise: Command = {
  usage:
    'HERO --dice 1,1,4,6,6 [--rolls 1] [--hand tip-it,six-it] [--cp 2] [--tokens a=1,b=2] [--upgrades a,b]',
  words: [1, 1],
  summary: 'rank all ways to keep dice by what they are worth, exactly',
  options: {
    dice: { value: 'LIST', help: 'the five dice that lie there' },
    rolls: { value: 'N', help: 'roll attempts left (1)' },
    hand: { value: 'LIST', help: 'your cards by id; those that change dice are counted on' },
    cp: { value: 'N', help: `your combat points (${CP})` },
    tokens: { value: 'LIST', help: 'tokens on your board, as in evasive=1,protect=2' },
    upgrades: { value: 'LIST', help: 'upgrades in play, by the ids of their cards' },
    against: { value: 'HERO', help: 'the opponent (the next hero in the list)' },
  },
  run(args) {
    const [id] = args.positionals;
    const installed = compile(content);
    const hero = readHero(installed, id);
    const against = args.has('against')
      ? readHero(installed, args.text('against', ''))
      : next(installed, hero);
    const dice = readDice(args);
    const rolls = args.number('rolls', 1, 0);
    if (rolls > MOST_ROLLS) throw new UserError(`--rolls must be at most ${MOST_ROLLS}, not ${rolls}`);
    const board = {
      upgrades: list(args, 'upgrades'),
      tokens: readTokens(args),
      hand: list(args, 'hand'),
      cp: args.number('cp', CP, 0),
    };
    const g = layOut(installed, {
      mode: 'duel',
      seats: [{ hero, ...board }, { hero: against }],
      options: { allowMirror: true },
      phase: 'offence',
      dice,
    });
    g.attemptsMax = g.attempts + rolls;
    const advice = adviseKeeps(g, YOU);
    if (advice === null)
      throw new UserError(
        `with these tokens nobody rolls before something else is decided (${g.ask}); leave out what acts first`,
      );
    const ways = advice.ways.map((way) => ({ ...told(way), way }));
    // Of what can be announced the best is told.
    const stop = ways.find(({ way }) => way.do === 'stop');
    const keeps = ways.filter((one) => one.way.do === 'keep' || one === stop);
    const uses = ways.filter(({ way }) => way.do === 'aid');
    return {
      json: {
        hero,
        against,
        dice,
        rolls,
        ...board,
        keeps: keeps.map(({ way: { keep, do: what }, ...rest }) => ({
          keep: keep.map((die) => dice[die]).sort((a, b) => a - b),
          stop: what === 'stop',
          ...rest,
        })),
        uses: uses.map(({ way: _, ...rest }) => rest),
      },
      text: [
        `${dice.map((value) => `${value} ${symbolOf(g, value)}`).join(', ')}; ${rolls} ${rolls === 1 ? 'roll' : 'rolls'} left`,
        table(
          ['keep', 'choice', 'worth', 'less than best', 'ready', 'most likely', 'with'],
          keeps.map(({ way, choice, worth }) => [
            keptValues(dice, way),
            choice,
            worth.toFixed(3),
            (keeps[0].worth - worth).toFixed(3),
            percent(way.ready),
            likely(way),
            help(way),
          ]),
        ),
        ...(uses.length === 0
          ? []
          : [
              '',
              table(
                ['used at once', 'worth', 'on'],
                uses.map(({ way, choice, worth }) => [
                  choice,
                  worth.toFixed(3),
                  way.plan.map(touches).join(', ') || '-',
                ]),
              ),
            ]),
        'Worth is estimated in points of health; rolling is computed from it exactly.',
      ].join('\n'),
    };
  },
};

/** What is said about every way, alike for keeps and for cards and tokens. */
const told = (way: Way) => ({
  choice: way.notation,
  worth: twelveDigits(way.worth),
  ready: twelveDigits(way.ready),
  abilities: way.abilities.map(({ ability, level, row, chance }) => ({
    id: ability,
    level,
    row: row + 1,
    chance: twelveDigits(chance),
  })),
  aids: way.aids.map(({ aid, uses }) => ({ id: nameOf(aid), uses: twelveDigits(uses) })),
  plan: way.plan.map(({ aid, dice }) => ({
    id: nameOf(aid),
    dice: dice.map(({ die, from, to }) => ({ die: die + 1, from, to })),
  })),
});

/** A card by its id; a use of a token or passive by the token and its own. */
const nameOf = (aid: AidName): string =>
  aid.of === 'card' ? aid.card : aid.token === null ? aid.use : `${aid.token} ${aid.use}`;

const keptValues = (dice: readonly number[], { keep }: Way): string =>
  keep
    .map((die) => dice[die])
    .sort((a, b) => a - b)
    .join(' ') || 'none';

const likely = ({ abilities: [first] }: Way): string =>
  first === undefined ? '-' : `${first.ability} ${percent(first.chance)}`;

const touches = ({ aid, dice }: AidPlan): string =>
  [nameOf(aid), ...dice.map(({ from, to }) => (to === null ? `rolls ${from}` : `${from} to ${to}`))].join(
    ' ',
  );

/** What is done to the dice now, else how often what is used later. */
const help = ({ plan, aids }: Way): string =>
  plan.length > 0
    ? plan.map(touches).join(', ')
    : aids.map(({ aid, uses }) => `${nameOf(aid)} ${uses.toFixed(2)}`).join(', ');

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
