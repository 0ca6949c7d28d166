// Which heroes a player does not know how to play: the same hero, in the same games, played by it and by a stronger one.
//
//   npx node scripts/heroes.ts [--weak knight] [--strong champion] [--games 40] [--hero huntress,thor] [--nodes N] [--seed heroes]
//
// Opponents are the weak player with heroes by lot. Where the strong one gains much more than with most heroes, the weak one
// misplays this hero. Then, of the games of the weak one: upgrades that it held in games and never played, cards it played
// seldom (in less than a fifth of the games in which it held them), uses of tokens and passive abilities that it could have made
// and never made; what it sold in a game, and what it had left in the end. `instinct` is a player here as well; `--nodes` are the
// strong one's.

import { parseArgs } from 'node:util';
import { type Choice, type Game, play, start } from '@mad-king/engine';
import { below, C, first, kindOf, seedWords } from '@mad-king/engine/inside';
import { deedName } from '../src/estimate/values.ts';
import { instinct } from '../src/mind/instinct.ts';
import { POLICIES, type PolicyName, policy } from '../src/policies/index.ts';
import { stop, wholeNumber } from './arguments.ts';
import { lib } from './fitting/games.ts';

const { values } = parseArgs({
  options: {
    weak: { type: 'string', default: 'knight' },
    strong: { type: 'string', default: 'champion' },
    games: { type: 'string', default: '40' },
    hero: { type: 'string' },
    nodes: { type: 'string' },
    seed: { type: 'string', default: 'heroes' },
  },
});

type Player = (g: Game) => Choice;

const INSTINCT = 'instinct';
const checkPlayer = (option: 'weak' | 'strong'): string => {
  const name = values[option];
  const known: string[] = [INSTINCT, ...POLICIES];
  return known.includes(name) ? name : stop(`--${option} must be one of ${known.join(', ')}, not "${name}".`);
};
const weak = checkPlayer('weak');
const strong = checkPlayer('strong');
const games = wholeNumber('games', values.games);
const nodes = values.nodes === undefined ? undefined : wholeNumber('nodes', values.nodes);

const all = lib.heroes.map(({ id }) => id);
const wanted = values.hero?.split(',') ?? all;
const unknown = wanted.find((id) => !all.includes(id));
if (unknown !== undefined) stop(`--hero must be some of ${all.join(', ')}, not "${unknown}".`);

const playerOf = (name: string, seed: string, effort?: number): Player => {
  if (name === INSTINCT) return instinct;
  const made = policy(name as PolicyName, { seed, nodes: effort });
  return (g) => made.choose(g);
};

/** What the weak one does with a hero, over its games. */
class Habits {
  /** Games in which a card was in hand, and in which it was played; choices offered, and made, by their names. */
  private readonly held = new Map<string, number>();
  private readonly played = new Map<string, number>();
  private readonly offered = new Map<string, number>();
  private readonly made = new Set<string>();
  private sold = 0;
  private readonly left = { cp: 0, cards: 0, tokens: 0 };

  /** `cards`: those that were in hand in the game so far. */
  saw(g: Game, chosen: Choice, cards: Set<number>): void {
    for (const card of g.seats[g.asked].hand) cards.add(card);
    for (const choice of g.choices)
      if (kindOf(choice) === C.Use) this.add(this.offered, deedName(lib, choice));
    if (kindOf(chosen) === C.Use) this.made.add(deedName(lib, chosen));
    if (kindOf(chosen) === C.Sell) this.sold++;
    if (kindOf(chosen) === C.Play) this.add(this.played, lib.cards[first(chosen)].id);
  }

  over(g: Game, seat: number, cards: ReadonlySet<number>): void {
    for (const card of cards) this.add(this.held, lib.cards[card].id);
    const { cp, hand, tokens } = g.seats[seat];
    this.left.cp += cp;
    this.left.cards += hand.length;
    for (const kind of g.cast.present)
      if (lib.kinds[kind].token.kind !== 'negative') this.left.tokens += tokens[kind];
  }

  told(): string[] {
    const upgrades = new Set(lib.cards.filter(({ kind }) => kind === 'upgrade').map(({ id }) => id));
    const seldom = [...this.held].filter(([id, n]) => n >= ENOUGH && (this.played.get(id) ?? 0) < n * SELDOM);
    const never = [...this.offered].filter(([name, n]) => n >= ENOUGH && !this.made.has(name));
    const share = (n: number): string => (n / games).toFixed(1);
    return [
      `left: ${share(this.left.cp)} CP, ${share(this.left.cards)} cards, ${share(this.left.tokens)} tokens; sold ${share(this.sold)}`,
      `upgrades never played: ${this.names(seldom.filter(([id]) => upgrades.has(id) && !this.played.has(id)))}`,
      `cards seldom played: ${this.names(seldom.filter(([id]) => !upgrades.has(id)))}`,
      `never used: ${this.names(never)}`,
    ];
  }

  private names(list: readonly [string, number][]): string {
    return list.length === 0 ? '-' : list.map(([name, n]) => `${name} (${n})`).join(', ');
  }

  private add(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}

/** What was possible less often tells nothing; what is played in a smaller part of the games is played seldom. */
const ENOUGH = 5;
const SELDOM = 0.2;

/** Whether the hero wins, 0.5 for a draw. */
const result = (id: string, i: number, opponent: string, name: string, habits?: Habits): number => {
  const seat = i % 2;
  const heroes = seat === 0 ? [id, opponent] : [opponent, id];
  const seed = `${values.seed} ${id} ${i}`;
  const g = start(lib, { mode: 'duel', heroes, first: (i >> 1) % 2, seed });
  const own = playerOf(name, `${seed} own`, name === strong ? nodes : undefined);
  const other = playerOf(weak, `${seed} other`);
  const cards = new Set<number>();
  while (g.asked >= 0) {
    const chosen = g.asked === seat ? own(g) : other(g);
    if (g.asked === seat) habits?.saw(g, chosen, cards);
    play(g, g.asked, chosen);
  }
  habits?.over(g, seat, cards);
  const winner = g.result?.winner ?? -1;
  return winner < 0 ? 0.5 : Number(winner === seat);
};

const found = wanted.map((id) => {
  const random = seedWords(`${values.seed} ${id}`);
  const habits = new Habits();
  const others = all.filter((other) => other !== id);
  const won = { weak: 0, strong: 0, squares: 0 };
  for (let i = 0; i < games; i++) {
    const opponent = others[below(random, others.length)];
    const a = result(id, i, opponent, weak, habits);
    const b = result(id, i, opponent, strong);
    won.weak += a;
    won.strong += b;
    won.squares += (b - a) ** 2;
  }
  const gain = (won.strong - won.weak) / games;
  const error = Math.sqrt(Math.max(0, won.squares / games - gain ** 2) / games);
  return { id, weak: won.weak / games, strong: won.strong / games, gain, error, habits };
});

const mean = found.reduce((sum, { gain }) => sum + gain, 0) / found.length;
const percent = (x: number): string => (100 * x).toFixed(1).padStart(6);
console.log(
  `${'hero'.padEnd(16)}${weak.padStart(9)}${strong.padStart(9)}  gain above the mean of ${percent(mean).trim()}`,
);
for (const { id, weak: a, strong: b, gain, error, habits } of found.sort((x, y) => y.gain - x.gain)) {
  console.log(
    `${id.padEnd(16)}   ${percent(a)}   ${percent(b)}  ${percent(gain - mean)} ± ${percent(error).trim()}`,
  );
  for (const line of habits.told()) console.log(`    ${line}`);
}
