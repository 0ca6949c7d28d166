// `lab sim`: many games of the same line-ups. Seats and start player alternate, so that neither favours anybody.

import { POLICIES } from '@mad-king/ai';
import { compile, type GivenOptions, type Library } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { MODES, type Mode } from '@mad-king/language';
import { type Arguments, type Command, UserError } from '../command.ts';
import { HEALTH, readHealth } from '../health.ts';
import { readHeroes, SIDES, seatSides } from '../line-up.ts';
import { type Fixture, playMatch } from '../match.ts';
import { fewForfeits } from '../players/forfeit.ts';
import { createPlayer, isBot, PATIENCE, readPlayer } from '../players/player.ts';
import { endProcessesOnSignal } from '../players/processes.ts';
import { progress } from '../progress.ts';
import { readThinking, THINKING } from '../thinking.ts';
import { showRate, wilson } from '../wilson.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];
const letter = (side: number): string => NAMES[side].toLowerCase();

export const sim: Command = {
  // How many sides there must be depends on the mode.
  words: [0, Number.POSITIVE_INFINITY],
  usage: 'A B [--games N] [--policy P] [--policy-a P] [--policy-b Q] [--seed S] [--mode duel] [--health 50]',
  summary: 'play many games of A against B; a team is written barbarian,paladin',
  options: {
    games: { value: 'N', help: 'how many games (1000)' },
    policy: {
      value: 'P',
      help: `how everybody plays: ${POLICIES.join(', ')} (random) or "cmd:python3 bot.py" (docs/PROTOCOL.md)`,
    },
    ...Object.fromEntries(
      NAMES.map((name, side) => [`policy-${letter(side)}`, { value: 'P', help: `how side ${name} plays` }]),
    ),
    ...THINKING,
    patience: { value: 'S', help: `seconds a program may take for a choice (${PATIENCE})` },
    seed: { value: 'S', help: 'any text; the same seed gives the same games (1)' },
    mode: { value: 'M', help: `${MODES.join(', ')} (duel); 2v2v2 and koth take three or more sides` },
    health: HEALTH,
  },
  async run(args) {
    const heroes = compile(content);
    const mode = args.oneOf('mode', MODES, 'duel');
    const sides = readSides(heroes, mode, args.positionals);
    if (args.has('health') && mode !== 'duel')
      throw new UserError(`--health is for duels, not for ${mode} (R2.3)`);
    const options = { allowMirror: true, ...readHealth(args) };
    const games = args.number('games', 1000, 1);
    const seed = args.text('seed', '1');
    const policies = readPolicies(args, sides.length);
    const thinking = readThinking(args, args.number('patience', PATIENCE, 0.001, false));
    const players = policies.map((name) => createPlayer(name, thinking));
    const hasBots = policies.some(isBot);
    const forget = hasBots ? endProcessesOnSignal() : null;
    const wins = sides.map(() => 0);
    const forfeits: { game: number; side: string; policy: string; reason: string }[] = [];
    let draws = 0;
    let turns = 0;
    const bar = progress('sim', games);
    try {
      for (let i = 0; i < games; i++) {
        const match = await playMatch(heroes, fixture(mode, sides, seed, i, options), players);
        turns += match.game.turn;
        if (match.winner < 0) draws++;
        else wins[match.winner]++;
        for (const { player, reason } of match.forfeits)
          forfeits.push({ game: i, side: NAMES[player], policy: policies[player], reason });
        bar.at(i + 1);
      }
    } finally {
      bar.end();
      await Promise.all(players.map((player) => player.close?.()));
      forget?.();
    }
    const rounds = turns / games / sides.flat().length;
    const counts = Object.fromEntries(wins.map((n, i) => [`wins${NAMES[i]}`, n]));
    const rate = (n: number): string => showRate(wilson(n, games));
    return {
      json: { games, ...counts, draws, rounds, ...(hasBots ? { forfeits } : {}) },
      text: [
        ...wins.map((n, i) => `${NAMES[i]} ${sides[i].join(', ')} by ${policies[i]}: ${n} wins, ${rate(n)}`),
        `draws: ${draws}, ${rate(draws)}`,
        `games: ${games}, ${rounds.toFixed(1)} turns for each player on average`,
      ].join('\n'),
      remarks: fewForfeits(
        forfeits.map(
          ({ game, side, policy, reason }) => `game ${game + 1}: side ${side} (${policy}) lost: ${reason}`,
        ),
      ),
    };
  },
};

const readPolicies = (args: Arguments, sides: number): string[] => {
  const everybody = args.text('policy', 'random');
  NAMES.forEach((name, side) => {
    if (side >= sides && args.has(`policy-${letter(side)}`))
      throw new UserError(
        `--policy-${letter(side)} is for a side ${name}, but there are only ${sides} sides`,
      );
  });
  return Array.from({ length: sides }, (_, side) => {
    const own = `policy-${letter(side)}`;
    return args.has(own) ? readPlayer(own, args.text(own, '')) : readPlayer('policy', everybody);
  });
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
const fixture = (
  mode: Mode,
  sides: readonly string[][],
  seed: string,
  i: number,
  options: GivenOptions,
): Fixture => {
  const places = sides.map((_, place) => (place + i) % sides.length);
  const heroes = seatSides(places.map((side) => sides[side]));
  return {
    setup: {
      mode,
      heroes,
      first: Math.floor(i / sides.length) % sides.length,
      seed: `${seed}/${i}`,
      options,
    },
    seats: heroes.map((_, seat) => places[seat % sides.length]),
  };
};
