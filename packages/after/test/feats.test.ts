// Every feat is reached by one case, and missed by another that lacks a point, a die, a token.

import { readdirSync, readFileSync } from 'node:fs';
import {
  type Chronicle,
  FEATS,
  featsOfChronicle,
  featsOfGame,
  type GameFeat,
  type KeptGame,
  progressOfGame,
  type Review,
  type Tale,
} from '@mad-king/after/feats';
import { describe, expect, it } from 'vitest';
import { You } from '../src/feats/you.ts';
import { library } from './games.ts';
import { type Outcome, scenes, taleOf } from './scenes.ts';

const ofGames = FEATS.filter((feat): feat is GameFeat => feat.needs === 'game');
const ids = (feats: readonly { id: string }[]): string[] => feats.map(({ id }) => id);

const heroes = library.heroes.map(({ id }) => id);
const kept = (hero: string, other: string, more: Partial<KeptGame> = {}): KeptGame => ({
  mode: 'duel',
  heroes: [hero, other],
  seat: 0,
  opponents: ['knight'],
  won: true,
  conceded: false,
  ...more,
});
const swapped: Partial<KeptGame> = { seat: 1 };
const wonWith = (list: readonly string[]): Chronicle => ({
  heroes,
  games: list.map((hero) => kept(hero, 'monk')),
});

const REVIEWS: Record<string, Record<Outcome, Review>> = {
  'steady-hand': {
    reached: { costs: [...Array<number>(29).fill(0), 1.9] },
    missed: { costs: [...Array<number>(29).fill(0), 2] },
  },
};
const CHRONICLES: Record<string, Record<Outcome, Chronicle>> = {
  turncoat: {
    reached: { heroes, games: [kept('thor', 'loki'), kept('thor', 'loki', swapped)] },
    missed: {
      heroes,
      games: [kept('thor', 'loki'), kept('thor', 'loki', { ...swapped, opponents: ['squire'] })],
    },
  },
  'the-whole-court': { reached: wonWith(heroes), missed: wonWith(heroes.slice(1)) },
};

it('there are forty, each with an id of its own', () => {
  expect(new Set(ids(FEATS)).size).toBe(40);
});

it('the wall loads neither rules nor dice', () => {
  const folder = new URL('../src/feats/', import.meta.url);
  const telling = ['dice-facts.ts', 'tell.ts'];
  const light = readdirSync(folder).filter((file) => file.endsWith('.ts') && !telling.includes(file));
  for (const file of light)
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(
      /^import (?!type)[^;]*'(@mad-king\/(ai|engine)|\.\/(dice-facts|tell)\.ts)/m,
    );
});

it.each(['reached', 'missed'] as const)('every feat is shown %s', (outcome) => {
  const shown = [...scenes(outcome), ...Object.keys(REVIEWS), ...Object.keys(CHRONICLES)];
  expect(shown.sort()).toEqual(ids(FEATS).sort());
});

describe.each(ofGames)('$id', ({ id, reached, progress }) => {
  it('is reached', () => {
    const you = new You(taleOf('reached', id), 0);
    expect(reached(you)).toBe(true);
    const counted = progress?.(you);
    if (counted) expect(counted.done).toBeGreaterThanOrEqual(counted.of);
  });

  it('is just missed', () => {
    const you = new You(taleOf('missed', id), 0);
    expect(reached(you)).toBe(false);
    const counted = progress?.(you);
    if (counted) expect(counted.done).toBeLessThan(counted.of);
  });
});

describe('with a review, or over many games', () => {
  const won = (): Tale => taleOf('reached', 'crown-that-fits');

  it.each(Object.entries(REVIEWS))('%s', (id, { reached, missed }) => {
    expect(ids(featsOfGame({ tale: won(), seat: 0, review: reached }))).toContain(id);
    expect(ids(featsOfGame({ tale: won(), seat: 0, review: missed }))).not.toContain(id);
    expect(ids(featsOfGame({ tale: won(), seat: 0 }))).not.toContain(id);
  });

  it('a steady hand needs thirty choices', () => {
    const review = { costs: Array<number>(29).fill(0) };
    expect(ids(featsOfGame({ tale: won(), seat: 0, review }))).not.toContain('steady-hand');
  });

  it.each(Object.entries(CHRONICLES))('%s', (id, { reached, missed }) => {
    expect(ids(featsOfChronicle(reached))).toContain(id);
    expect(ids(featsOfChronicle(missed))).not.toContain(id);
  });

  it('a turncoat wins both, one right after the other, and really changes coats', () => {
    const games = [kept('thor', 'loki'), kept('thor', 'loki', swapped)];
    const isTurncoat = (list: KeptGame[]): boolean =>
      ids(featsOfChronicle({ heroes, games: list })).includes('turncoat');
    expect(isTurncoat([games[0], { ...games[1], won: false }])).toBe(false);
    expect(isTurncoat([games[0], kept('monk', 'ninja'), games[1]])).toBe(false);
    expect(isTurncoat([games[0], games[0]])).toBe(false);
    expect(isTurncoat([kept('thor', 'thor'), kept('thor', 'thor', swapped)])).toBe(false);
    expect(isTurncoat([{ ...games[0], conceded: true }, games[1]])).toBe(true);
  });

  it('the court is counted hero by hero', () => {
    const court = FEATS.find(({ id }) => id === 'the-whole-court');
    const progress = court?.needs === 'chronicle' && court.progress?.(wonWith(['thor', 'thor', 'loki']));
    expect(progress).toEqual({ done: 2, of: 24 });
  });
});

describe('what counts', () => {
  it('a giant is a king, nobody below', () => {
    const against = (level: string): Tale => taleOf('reached', 'giant-slayer', [null, level]);
    expect(ids(featsOfGame({ tale: against('king'), seat: 0 }))).toContain('giant-slayer');
    expect(ids(featsOfGame({ tale: against('champion'), seat: 0 }))).not.toContain('giant-slayer');
  });

  it('before the soup is a whole duel won, no short one', () => {
    const tale = taleOf('reached', 'before-the-soup');
    expect(ids(featsOfGame({ tale, seat: 0 }))).toContain('before-the-soup');
    expect(ids(featsOfGame({ tale: { ...tale, startHealth: 35 }, seat: 0 }))).not.toContain(
      'before-the-soup',
    );
  });

  it('a game that is not over reaches nothing', () => {
    expect(featsOfGame({ tale: taleOf('reached', 'first-blood'), seat: 0 })).toEqual([]);
  });

  it('a game that somebody played on from the middle reaches nothing', () => {
    const tale = taleOf('reached', 'crown-that-fits');
    expect(ids(featsOfGame({ tale, seat: 0 }))).toContain('crown-that-fits');
    expect(featsOfGame({ tale, seat: 0, playedOn: true })).toEqual([]);
    expect(progressOfGame({ tale, seat: 0, playedOn: true }).size).toBe(0);
  });

  it('a game that was conceded reaches nothing', () => {
    const tale = taleOf('reached', 'crown-that-fits');
    const [first] = tale.told;
    const conceded: Tale = {
      ...tale,
      told: [{ ...first, event: { type: 'conceded', seat: 1 } }, ...tale.told],
    };
    expect(featsOfGame({ tale: conceded, seat: 0 })).toEqual([]);
  });

  it('progress is told where something is counted', () => {
    const tale = taleOf('missed', 'the-long-winter');
    expect(progressOfGame({ tale, seat: 0 }).get('the-long-winter')).toEqual({ done: 29, of: 30 });
    expect(progressOfGame({ tale, seat: 0 }).has('by-a-hair')).toBe(false);
  });

  it('nobody comes near what they lost', () => {
    const tale = taleOf('reached', 'the-long-winter');
    expect(progressOfGame({ tale, seat: 0 }).has('the-long-winter')).toBe(true);
    expect(progressOfGame({ tale, seat: 1 }).has('the-long-winter')).toBe(false);
  });
});
