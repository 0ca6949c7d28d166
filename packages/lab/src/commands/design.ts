// `lab design`: fits the invented numbers of a hero to how often people win with it. It plays the hero against those of which
// every number has a source, turns one number after the other, keeps what brings it nearer, and says what it would change.

import { POLICIES, type PolicyName, policy } from '@mad-king/ai';
import { instinct } from '@mad-king/ai/inside';
import { type Choice, compile, type Game, type Library, play, start } from '@mad-king/engine';
import { below, seedWords } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import type { Hero } from '@mad-king/language';
import { type Command, UserError } from '../command.ts';
import { isPrintable, type Knob, knobsOf, turned } from '../design/knobs.ts';
import { readHero } from '../line-up.ts';
import { progress } from '../progress.ts';
import { showRate, wilson } from '../wilson.ts';

const PLAYERS = ['instinct', ...POLICIES] as const;
type Playing = (typeof PLAYERS)[number];

/** Points within which a hero is where it should be. */
const NEAR = 0.02;

export const design: Command = {
  usage: 'HERO [--target 50] [--games N] [--rounds N] [--keep LIST] [--policy instinct] [--seed S]',
  summary: 'fit the invented numbers of a hero: what to change so that it wins as often as with people',
  words: [1, 1],
  options: {
    target: {
      value: 'PERCENT',
      help: 'how often it should win against heroes that have a source for everything (50)',
    },
    games: { value: 'N', help: 'games of each measurement (380)' },
    rounds: { value: 'N', help: 'numbers that are tried; 0 only measures (20)' },
    keep: {
      value: 'LIST',
      help: 'numbers that are left alone, as in "double-dose 2, dice; vilify 1, deal 7": what a srcNote of the sheet says has a source',
    },
    policy: {
      value: 'P',
      help: `how everybody plays: ${PLAYERS.join(', ')} (instinct: at a glance, the fastest)`,
    },
    seed: { value: 'S', help: 'any text; the same seed gives the same changes (1)' },
  },
  run(args) {
    const id = readHero(compile(content), args.positionals[0]);
    const hero = content.heroes.find((one) => one.id === id) as Hero;
    const knobs = knobsOf(hero);
    if (knobs.length === 0)
      throw new UserError(`${id} has a source for every number; nothing of it may be changed`);
    const free = without(knobs, args.text('keep', ''));
    const target = args.number('target', 50, 1) / 100;
    const games = args.number('games', 380, 1);
    const rounds = args.number('rounds', 20, 0);
    const seed = args.text('seed', '1');
    const playing = args.oneOf('policy', PLAYERS, 'instinct');
    const bar = progress('design', (rounds + 1) * games);
    const measure = (one: Hero): number => rateOf(one, { games, seed, playing }, bar.at);
    const before = measure(hero);
    const found = fit({ hero, knobs: free, rate: before }, { target, rounds, seed }, measure);
    bar.end();
    const changes = changesOf(knobs, found.hero);
    const json = { hero: id, policy: playing, games, target, before, after: found.rate, changes };
    return { json, text: describe(json) };
  },
};

/** `text`: names of knobs, with their value where several share a name. */
const without = (knobs: readonly Knob[], text: string): Knob[] => {
  const kept = text.split(';').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
  const isNamed = ({ name, value }: Knob, word: string): boolean =>
    word === name || word === `${name} ${value}`;
  for (const word of kept)
    if (!knobs.some((knob) => isNamed(knob, word)))
      throw new UserError(
        `--keep: there is no "${word}"; numbers are ${knobs.map(({ name, value }) => `${name} ${value}`).join('; ')}`,
      );
  return knobs.filter((knob) => !kept.some((word) => isNamed(knob, word)));
};

interface Effort {
  games: number;
  seed: string;
  playing: Playing;
}

const playerOf = (name: Playing, seed: string): ((g: Game) => Choice) => {
  if (name === 'instinct') return instinct;
  const player = policy(name as PolicyName, { seed });
  return (g) => player.choose(g);
};

/** Heroes of which every number has a source. */
const sourced = (): Hero[] => content.heroes.filter((hero) => knobsOf(hero).length === 0);

/** How often the hero wins against all of them, evenly, in either seat and with the first turn or without. */
const rateOf = (hero: Hero, { games, seed, playing }: Effort, told: (done: number) => void): number => {
  const others = sourced();
  const library: Library = compile({ ...content, heroes: [...others, hero] });
  let points = 0;
  for (let i = 0; i < games; i++) {
    const round = Math.floor(i / others.length);
    const heroes = [hero.id, others[i % others.length].id];
    const seat = round % 2;
    const g = start(library, {
      mode: 'duel',
      heroes: seat === 0 ? heroes : heroes.reverse(),
      first: (round >> 1) % 2,
      seed: `${seed}/${i}`,
    });
    const choose = playerOf(playing, `${seed}/${i}`);
    while (g.result === null) play(g, g.asked, choose(g));
    points += g.result.winner < 0 ? 0.5 : Number(g.result.winner === seat);
    told(i + 1);
  }
  return points / games;
};

interface State {
  hero: Hero;
  knobs: readonly Knob[];
  rate: number;
}

/** One number after the other, those first that have been turned least; what does not bring it nearer is left as it was. */
const fit = (
  begun: State,
  { target, rounds, seed }: { target: number; rounds: number; seed: string },
  measure: (hero: Hero) => number,
): State => {
  const random = seedWords(`design ${seed}`);
  const tried = begun.knobs.map(() => 0);
  let state = begun;
  for (let round = 0; round < rounds && Math.abs(state.rate - target) > NEAR; round++) {
    const isWeak = state.rate < target;
    const open = begun.knobs.flatMap((knob, k) => {
      const hero = turned(state.hero, knob, valueIn(state.hero, knob) + (knob.helps === isWeak ? 1 : -1));
      return isPrintable(hero, knob) ? [{ k, hero }] : [];
    });
    if (open.length === 0) break;
    const fewest = Math.min(...open.map(({ k }) => tried[k]));
    const among = open.filter(({ k }) => tried[k] === fewest);
    const { k, hero } = among[below(random, among.length)];
    tried[k]++;
    const rate = measure(hero);
    if (Math.abs(rate - target) < Math.abs(state.rate - target)) state = { ...state, hero, rate };
  }
  return state;
};

const valueIn = (hero: Hero, { path }: Knob): number =>
  knobsOf(hero).find((knob) => knob.path.join() === path.join())?.value ?? 0;

const changesOf = (knobs: readonly Knob[], hero: Hero) =>
  knobs.flatMap((knob) => {
    const to = valueIn(hero, knob);
    return to === knob.value ? [] : [{ what: knob.name, path: knob.path.join('.'), from: knob.value, to }];
  });

const describe = ({
  hero,
  policy: playing,
  games,
  target,
  before,
  after,
  changes,
}: {
  hero: string;
  policy: string;
  games: number;
  target: number;
  before: number;
  after: number;
  changes: { what: string; from: number; to: number }[];
}): string =>
  [
    `${hero} wins ${showRate(wilson(before * games, games))} of ${games} games by ${playing} against heroes with a source; it should be ${(100 * target).toFixed(0)} %.`,
    ...changes.map(({ what, from, to }) => `${what}: ${from} -> ${to}`),
    changes.length === 0
      ? 'Nothing is to be changed.'
      : `With these changes it wins ${showRate(wilson(after * games, games))}. They are to be written into its sheet and its folder.`,
  ].join('\n');
