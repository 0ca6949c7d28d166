// `lab design`: fits the invented numbers of a hero to how often people win with it. It plays the hero against those of which
// every number has a source, turns one number after the other, keeps what brings it nearer, and says what it would change.

import { POLICIES, type PolicyName, policy } from '@mad-king/ai';
import { instinct } from '@mad-king/ai/inside';
import { type Choice, compile, type Game, type Library, play, start } from '@mad-king/engine';
import { below, seedWords } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import type { Hero } from '@mad-king/language';
import { type Command, UserError } from '../command.ts';
import { keptBy, named } from '../design/keep.ts';
import { isPrintable, type Knob, knobsOf, turned } from '../design/knobs.ts';
import { readHero } from '../line-up.ts';
import { readPeople } from '../matrix/outside.ts';
import { progress } from '../progress.ts';
import { fileOf, PEOPLE, readSheet } from '../sheets/sheet.ts';
import { showRate, wilson } from '../wilson.ts';

const PLAYERS = ['instinct', ...POLICIES] as const;
type Playing = (typeof PLAYERS)[number];

/** How far off a hero is still where it should be. */
const NEAR = 0.02;
/** So many games tell a rate to within 2 in 100, with 95 % certainty; every opponent is met evenly in them. */
const FRESH = 2432;

export const design: Command = {
  usage:
    'HERO [--target PERCENT] [--games N] [--rounds N] [--fresh N] [--keep LIST] [--policy instinct] [--seed S]',
  summary: 'fit the invented numbers of a hero: what to change so that it wins as often as with people',
  words: [1, 1],
  options: {
    target: {
      value: 'PERCENT',
      help: 'how often it should win against heroes that have a source for everything (as often as people win with it)',
    },
    games: { value: 'N', help: 'games of each measurement (380)' },
    rounds: { value: 'N', help: 'numbers that are tried; 0 only measures (20)' },
    fresh: {
      value: 'N',
      help: `games by which the result is judged, with seeds that nothing was chosen by (${FRESH})`,
    },
    keep: {
      value: 'LIST',
      help: 'more numbers that are left alone, as in "misdirection 2, dice; vilify 2, deal 7"; what the sheet keeps is left alone anyway',
    },
    policy: {
      value: 'P',
      help: `how everybody plays: ${PLAYERS.join(', ')} (instinct: at a glance, the fastest)`,
    },
    seed: { value: 'S', help: 'any text; the same seed gives the same changes (1)' },
  },
  run(args) {
    const installed = compile(content);
    const id = readHero(installed, args.positionals[0]);
    const hero = content.heroes.find((one) => one.id === id) as Hero;
    const knobs = knobsOf(hero);
    if (knobs.length === 0)
      throw new UserError(`${id} has a source for every number; nothing of it may be changed`);
    const kept = [
      ...named(knobs, keptBy(readSheet(id)), `${fileOf(id)}, keep`),
      ...named(knobs, listOf(args.text('keep', '')), '--keep'),
    ];
    const free = knobs.filter((knob) => !kept.includes(knob));
    const target = args.has('target') ? args.number('target', 0, 1) / 100 : peoplesRate(installed, id);
    const games = args.number('games', 380, 1);
    const rounds = args.number('rounds', 20, 0);
    const fresh = rounds === 0 ? 0 : args.number('fresh', FRESH, 1);
    const seed = args.text('seed', '1');
    const playing = args.oneOf('policy', PLAYERS, 'instinct');
    const bar = progress('design', (rounds + 1) * games + fresh);
    let played = 0;
    const told = (): void => bar.at(++played);
    const measure = (one: Hero): number => rateOf(one, { games, seed, playing }, told);
    const before = measure(hero);
    const found = fit({ hero, knobs: free, rate: before }, { target, rounds, seed }, measure);
    const after = rounds === 0 ? null : rateOf(found, { games: fresh, seed: `${seed} fresh`, playing }, told);
    bar.end();
    const json = {
      ...{ hero: id, policy: playing, games, target, before, changes: changesOf(knobs, found) },
      after: after === null ? null : { games: fresh, rate: after, near: isNear(after, target) },
      kept: kept.map(({ name, value }) => `${name} ${value}`),
    };
    return { json, text: describe(json) };
  },
};

const isNear = (rate: number, target: number): boolean => Math.abs(rate - target) <= NEAR;

/** How often people win with it, over all opponents. */
const peoplesRate = (installed: Library, id: string): number => {
  const rate = readPeople(installed, PEOPLE).get(id);
  if (rate === undefined) throw new UserError(`${PEOPLE} says nothing of ${id}: say --target`);
  return rate;
};

const listOf = (text: string): string[] =>
  text.split(';').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));

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
const rateOf = (hero: Hero, { games, seed, playing }: Effort, told: () => void): number => {
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
    told();
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
): Hero => {
  const random = seedWords(`design ${seed}`);
  const tried = begun.knobs.map(() => 0);
  let state = begun;
  for (let round = 0; round < rounds && !isNear(state.rate, target); round++) {
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
  return state.hero;
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
  after: { games: number; rate: number; near: boolean } | null;
  changes: { what: string; from: number; to: number }[];
}): string =>
  [
    `${hero} wins ${showRate(wilson(before * games, games))} of ${games} games by ${playing} against heroes with a source; it should be ${(100 * target).toFixed(0)} %.`,
    ...changes.map(({ what, from, to }) => `${what}: ${from} -> ${to}`),
    ...(after === null ? [] : [judged(after, changes.length > 0)]),
  ].join('\n');

const judged = (after: { games: number; rate: number; near: boolean }, isChanged: boolean): string => {
  const rate = showRate(wilson(after.rate * after.games, after.games));
  const told = `${isChanged ? 'With these changes' : 'Nothing is changed:'} it wins ${rate} of ${after.games} games with fresh seeds,`;
  if (!after.near) return `${told} which is not near. Go on from there, or begin again with another --seed.`;
  return `${told} which is near.${isChanged ? ' They are to be written into its sheet and its folder.' : ''}`;
};
