// `lab feats`: how rare the feats of the wall are, in games between computers. Every second game is a duel, the others go
// round the other modes; heroes are drawn, nobody twice in a game.

import { writeFileSync } from 'node:fs';
import { FEATS, type Feat, featsOfGame } from '@mad-king/after/feats';
import { Teller } from '@mad-king/after/feats/tell';
import { POLICIES } from '@mad-king/ai';
import { compile, type Library } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { MODES, type Mode } from '@mad-king/language';
import type { Command } from '../command.ts';
import { randomLineUp } from '../line-up.ts';
import { playMatch } from '../match.ts';
import { createPlayer, PATIENCE, type Player } from '../players/player.ts';
import { progress } from '../progress.ts';
import { diceOf } from '../random-play.ts';
import { table } from '../table.ts';
import { readThinking, THINKING } from '../thinking.ts';
import { showRate, wilson } from '../wilson.ts';

const FILE = new URL('../../../after/src/feats/rarity.json', import.meta.url);

/** King of the Hill seats most. */
const MOST_SEATS = 6;

const OTHERS = MODES.filter((mode) => mode !== 'duel');
const modeOf = (game: number): Mode =>
  game % 2 === 0 ? 'duel' : OTHERS[Math.floor(game / 2) % OTHERS.length];

/** Rates are kept with four digits after the point of a per cent. */
const rounded = (rate: number): number => Number(rate.toFixed(6));

/** Seats that could reach a feat, and those that did. */
class Count {
  private readonly seats = new Map<Mode, number>();
  private readonly reached = new Map<string, number>();
  readonly games: Partial<Record<Mode, number>> = {};

  add(mode: Mode, feats: readonly Feat[][]): void {
    this.games[mode] = (this.games[mode] ?? 0) + 1;
    this.seats.set(mode, (this.seats.get(mode) ?? 0) + feats.length);
    for (const { id } of feats.flat()) this.reached.set(id, (this.reached.get(id) ?? 0) + 1);
  }

  /** Feats that computers can reach, the rarest last. */
  get rates() {
    return FEATS.flatMap((feat) => {
      if (feat.needs !== 'game' || feat.guess !== null) return [];
      const seats = feat.modes.reduce((total, mode) => total + (this.seats.get(mode) ?? 0), 0);
      const reached = this.reached.get(feat.id) ?? 0;
      return [{ id: feat.id, seats, reached, ...wilson(reached, seats) }];
    }).sort((a, b) => b.rate - a.rate);
  }
}

const playOne = async (
  library: Library,
  mode: Mode,
  seed: string,
  players: readonly Player[],
): Promise<Feat[][]> => {
  const heroes = randomLineUp(
    diceOf(seed),
    mode,
    library.heroes.map(({ id }) => id),
  );
  const teller = new Teller();
  const seats = heroes.map((_, seat) => seat);
  await playMatch(
    library,
    { setup: { mode, heroes, seed }, seats },
    players.slice(0, seats.length),
    teller.hear,
  );
  return seats.map((seat) => featsOfGame({ tale: teller.tale, seat }));
};

export const feats: Command = {
  usage: '[--games 10000] [--policy squire] [--seed S] [--write]',
  summary: 'count how many seats reach each feat of the wall in games between computers',
  options: {
    games: { value: 'N', help: 'how many games, every second one a duel (10000)' },
    policy: { value: 'P', help: `how everybody plays: ${POLICIES.join(', ')} (squire)` },
    ...THINKING,
    seed: { value: 'S', help: 'any text; the same seed gives the same games (1)' },
    write: { help: 'keep the result in packages/after, where the wall finds it' },
  },
  async run(args) {
    const library = compile(content);
    const games = args.number('games', 10_000, 1);
    const policy = args.oneOf('policy', POLICIES, 'squire');
    const seed = args.text('seed', '1');
    const thinking = readThinking(args, PATIENCE);
    const players = Array.from({ length: MOST_SEATS }, () => createPlayer(policy, thinking));
    const count = new Count();
    const bar = progress('feats', games);
    for (let i = 0; i < games; i++) {
      const mode = modeOf(i);
      count.add(mode, await playOne(library, mode, `${seed}/feats ${i}`, players));
      bar.at(i + 1);
    }
    bar.end();
    const { rates } = count;
    const numbers = rates.map(({ id, rate, low, high, ...rest }) => [
      id,
      { ...rest, rate: rounded(rate), low: rounded(low), high: rounded(high) },
    ]);
    const json = { policy, seed, games: count.games, feats: Object.fromEntries(numbers) };
    if (args.has('write')) writeFileSync(FILE, `${JSON.stringify(json, null, 2)}\n`);
    return {
      json,
      text: table(
        ['feat', 'reached', 'seats', 'rate'],
        rates.map((row) => [row.id, row.reached, row.seats, showRate(row)]),
      ),
    };
  },
};
