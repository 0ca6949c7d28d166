// `lab chances`: how far the chances to win that the computer tells can be believed, in every mode.

import { POLICIES, type PolicyName, policy, winChance } from '@mad-king/ai';
import { instinct } from '@mad-king/ai/inside';
import { type Choice, compile, type Game, type Library, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Calibration, calibrationOf, type Told } from '../calibration.ts';
import { MOST_DECISIONS } from '../checked-game.ts';
import type { Command } from '../command.ts';
import type { Table } from '../jobs/fixtures.ts';
import { readSeating, SEATINGS, seatHeroes } from '../line-up.ts';
import { progress } from '../progress.ts';
import { diceOf } from '../random-play.ts';
import { table } from '../table.ts';
import { readThinking, THINKING } from '../thinking.ts';

const PLAYERS = ['instinct', ...POLICIES] as const;

export const chances: Command = {
  usage: '[--modes all] [--games N] [--policy instinct] [--seed S]',
  summary: 'measure how far the chances to win that the computer tells can be believed, in every mode',
  options: {
    modes: { value: 'LIST', help: `${SEATINGS.join(', ')}, separated by commas (all)` },
    games: { value: 'N', help: 'games of each (400)' },
    policy: {
      value: 'P',
      help: `how everybody plays: ${PLAYERS.join(', ')} (instinct: at a glance, the fastest)`,
    },
    nodes: THINKING.nodes,
    seed: { value: 'S', help: 'any text; the same seed gives the same games (1)' },
  },
  run(args) {
    const installed = compile(content);
    const modes = args.text('modes', 'all');
    const tables = (modes === 'all' ? [...SEATINGS] : modes.split(',')).map((name) => ({
      name: name.trim(),
      table: readSeating(name.trim()),
    }));
    const games = args.number('games', 400, 1);
    const name = args.oneOf('policy', PLAYERS, 'instinct');
    const { nodes } = readThinking(args, 0);
    const seed = args.text('seed', '1');
    const bar = progress('chances', games * tables.length);
    let played = 0;
    const measured = tables.map(({ name: mode, table }) => {
      const told: Told[] = [];
      for (let i = 0; i < games; i++) {
        const g = drawn(installed, table, `${seed}/${mode}/${i}`);
        told.push(...tellAll(g, playerOf(name, `${seed}/${i}`, nodes)));
        bar.at(++played);
      }
      return { mode, games, ...calibrationOf(told) };
    });
    bar.end();
    return { json: { policy: name, seed, modes: measured }, text: describe(measured, name) };
  },
};

const playerOf = (name: 'instinct' | PolicyName, seed: string, nodes?: number): ((g: Game) => Choice) => {
  if (name === 'instinct') return instinct;
  const player = policy(name, { seed, nodes });
  return (g) => player.choose(g);
};

const drawn = (installed: Library, { mode, sides, players }: Table, seed: string): Game => {
  const heroes = installed.heroes.map(({ id }) => id);
  return start(installed, {
    mode,
    heroes: seatHeroes(diceOf(seed), sides * players, heroes),
    seed,
  });
};

/** The chances of all sides at the start of every turn, and what came of them. */
const tellAll = (g: Game, choose: (g: Game) => Choice): Told[] => {
  const said: { team: number; chance: number }[] = [];
  let turn = 0;
  for (let decisions = 0; g.result === null; decisions++) {
    if (decisions === MOST_DECISIONS) throw new Error(`the game is not over after ${decisions} decisions`);
    if (g.turn !== turn) {
      turn = g.turn;
      for (let team = 0; team < g.teams; team++)
        if (!g.seats[team].out) said.push({ team, chance: winChance(g, team) });
    }
    play(g, g.asked, choose(g));
  }
  return said.map(({ team, chance }) => ({ chance, came: winChance(g, team) }));
};

type Measured = Calibration & { mode: string; games: number };

const describe = (modes: readonly Measured[], name: string): string =>
  [
    table(
      ['mode', 'games', 'chances', 'error', 'log-loss', 'told -> came'],
      modes.map(({ mode, games, n, error, loss, bins }) => [
        mode,
        games,
        n,
        error.toFixed(3),
        loss.toFixed(3),
        bins.map(({ told, came }) => `${Math.round(100 * told)}->${Math.round(100 * came)}`).join(' '),
      ]),
    ),
    '',
    `Everybody is ${name}. Chances of all sides at the start of every turn; the error is the mean distance between what was told and what came, over ten bins.`,
  ].join('\n');
