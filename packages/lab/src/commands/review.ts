// `lab review`: a second look at a game: how the chances went, what choices cost, and what was luck.

import { type Account, accountOf, decisionsOf, judge, lineOf, rateOf, settled } from '@mad-king/after/review';
import { compile, FormatError, type Library, replay, rulesMark } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Command, UserError } from '../command.ts';
import { nameOf, readGame } from '../given-game.ts';
import { table } from '../table.ts';

const points = (n: number): string => n.toFixed(1);
const signed = (n: number): string => (n > 0 ? '+' : '') + points(n);

export const review: Command = {
  usage: 'FILE|LINK [--seat 1]',
  summary: 'judge every choice of a finished game by what it cost',
  words: [1, 1],
  options: { seat: { value: 'N', help: 'whose chance to win is told (1)' } },
  async run(args) {
    const [given] = args.positionals;
    const record = await readGame(given);
    const library = compile(content);
    const teams = teamsIn(library, record, nameOf(given));
    const seat = args.number('seat', 1, 1) - 1;
    if (seat >= teams.length) throw new UserError(`--seat must be at most ${teams.length}, not ${seat + 1}`);
    const line = lineOf(library, record);
    const places = decisionsOf(library, record).map(({ at }) => at);
    const verdicts = settled(judge(library, record, places));
    const accounts = teams.map((_, s) => accountOf(line, verdicts, teams, s));
    const bad = verdicts.filter(({ grade }) => grade !== 'fine').sort((a, b) => b.cost - a.cost);
    const { turns } = accounts[seat];
    return {
      json: { line, verdicts, accounts },
      text: [
        table(
          ['turn', 'of seat', 'chance', 'own errors', "others' errors", 'dice'],
          turns.map(({ turn, seat: by, before, own, others, dice }) => [
            turn,
            by + 1,
            points(before),
            signed(own),
            signed(others),
            signed(dice),
          ]),
        ),
        '',
        ...(bad.length === 0
          ? ['No choice is known to have cost two points or more.']
          : [
              table(
                ['cost', '±', 'turn', 'seat', 'choice', 'was', 'better'],
                bad.map(({ cost, error, turn, seat: by, at, made, grade, better }) => [
                  points(cost),
                  points(error),
                  turn,
                  by + 1,
                  at + 1,
                  `${made} (${grade})`,
                  better,
                ]),
              ),
            ]),
        '',
        table(
          [
            'seat',
            'hero',
            'decisions',
            'points lost',
            'for each',
            'errors',
            'blunders',
            'luck',
            'without luck',
          ],
          accounts.map((account, s) => rowOf(account, s, record.setup.heroes[s])),
        ),
        'Costs and chances are points of a hundred; what is left after choices is told as dice, cards that were drawn included.',
      ].join('\n'),
    };
  },
};

const rowOf = (account: Account, seat: number, hero: string): (string | number)[] => [
  seat + 1,
  hero,
  account.decisions,
  points(account.lost),
  rateOf(account)?.toFixed(2) ?? '-',
  account.errors,
  account.blunders,
  signed(account.dice),
  `${points(account.withoutLuck)} ± ${points(account.error)}`,
];

/** Played to its end once, so that everything wrong with it is said before anybody thinks about it. */
const teamsIn = (library: Library, record: Awaited<ReturnType<typeof readGame>>, name: string): number[] => {
  const isOther = record.rules !== null && record.rules !== rulesMark(library, record.setup.heroes);
  if (isOther)
    throw new UserError(`${name}: it was played with other rules, by which it cannot be judged here`);
  try {
    const g = replay(library, record);
    if (g.result === null) throw new UserError(`${name}: the game is not over`);
    return g.seats.map(({ team }) => team);
  } catch (error) {
    if (error instanceof FormatError) throw new UserError(`${name}: ${error.message}`);
    throw error;
  }
};
