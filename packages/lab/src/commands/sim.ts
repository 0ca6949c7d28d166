// `lab sim`: many games of the same line-ups. Seats and start player alternate, so that neither favours anybody.

import { type Library, MODES, type Mode, play, start } from '@mad-king/engine';
import { library } from '@mad-king/heroes';
import { type Command, UserError } from '../command.ts';
import { readHeroes, SIDES, seatSides } from '../line-up.ts';
import { progress } from '../progress.ts';
import { diceOf, randomChoice } from '../random-play.ts';

const POLICIES = ['random'] as const;
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

export const sim: Command = {
  usage: 'A B [--games N] [--policy random] [--seed S] [--mode duel]',
  summary: 'play many games of A against B; a team is written barbarian,paladin',
  options: {
    games: { value: 'N', help: 'how many games (1000)' },
    policy: { value: 'P', help: `how everybody plays: ${POLICIES.join(', ')} (random)` },
    seed: { value: 'S', help: 'any text; the same seed gives the same games (1)' },
    mode: { value: 'M', help: `${MODES.join(', ')} (duel); 2v2v2 and koth take three or more sides` },
  },
  run(args) {
    const heroes = library();
    const mode = args.oneOf('mode', MODES, 'duel');
    const sides = readSides(heroes, mode, args.positionals);
    const games = args.number('games', 1000, 1);
    args.oneOf('policy', POLICIES, 'random');
    const seed = args.text('seed', '1');
    const wins = sides.map(() => 0);
    let draws = 0;
    let turns = 0;
    const bar = progress('sim', games);
    for (let i = 0; i < games; i++) {
      const game = playOne(heroes, mode, sides, seed, i);
      turns += game.turns;
      if (game.winner < 0) draws++;
      else wins[game.winner]++;
      bar.at(i + 1);
    }
    bar.end();
    const rounds = turns / games / sides.flat().length;
    const counts = Object.fromEntries(wins.map((n, i) => [`wins${NAMES[i]}`, n]));
    const percent = (n: number): string => `${((100 * n) / games).toFixed(1)} %`;
    return {
      json: { games, ...counts, draws, rounds },
      text: [
        ...wins.map((n, i) => `${NAMES[i]} ${sides[i].join(', ')}: ${n} wins (${percent(n)})`),
        `draws: ${draws} (${percent(draws)})`,
        `games: ${games}, ${rounds.toFixed(1)} turns for each player on average`,
      ].join('\n'),
    };
  },
};

const readSides = (heroes: Library, mode: Mode, words: readonly string[]): string[][] => {
  const { sides, players } = SIDES[mode];
  if (!sides.includes(words.length))
    throw new UserError(`${mode} is played by ${sides.join(' or ')} sides, not ${words.length}`);
  return words.map((word) => {
    const side = readHeroes(heroes, word);
    if (side.length !== players)
      throw new UserError(
        `a side of ${mode} has ${players} ${players === 1 ? 'hero' : 'heroes'}, not ${side.length}: "${word}"`,
      );
    return side;
  });
};

/** Every side sits in every place, and every place starts, equally often. */
const playOne = (heroes: Library, mode: Mode, sides: readonly string[][], seed: string, i: number) => {
  const shift = i % sides.length;
  const first = Math.floor(i / sides.length) % sides.length;
  const seated = sides.map((_, place) => sides[(place + shift) % sides.length]);
  const g = start(heroes, {
    mode,
    heroes: seatSides(seated),
    first,
    seed: `${seed}/${i}`,
    options: { allowMirror: true },
  });
  const dice = diceOf(`${seed}/${i}/choices`);
  while (g.result === null) play(g, randomChoice(g, dice));
  const winner = g.result.winner < 0 ? -1 : (g.result.winner + shift) % sides.length;
  return { winner, turns: g.turn };
};
