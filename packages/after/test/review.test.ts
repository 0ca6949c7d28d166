// A second look at games: what choices cost, how the chances went, and that it all adds up.

import { counsel } from '@mad-king/ai';
import { instinct } from '@mad-king/ai/inside';
import {
  clone,
  type Game,
  type GameEvent,
  known,
  layOut,
  notate,
  play,
  readChoice,
  start,
} from '@mad-king/engine';
import { NO_ABILITY } from '@mad-king/engine/inside';
import { type Manners, NO_MEMORY, NO_WISHES, remember, unasked } from '@mad-king/orders';
import { describe, expect, test } from 'vitest';
import {
  accountOf,
  decisionsOf,
  judge,
  lineOf,
  rateOf,
  settled,
  type Verdict,
  verdictOn,
} from '../src/review/index.ts';
import { both, type Grade, gradeOf } from '../src/review/verdict.ts';
import { library, playedBySquires, setupOf } from './games.ts';

/** The Barbarian has rolled what wins now, and no attempt is left. */
const winning = (): Game => {
  const g = layOut(library, {
    mode: 'duel',
    phase: 'offence',
    dice: [1, 1, 6, 6, 6],
    seats: [
      { hero: 'barbarian', hand: [], cp: 0, health: 10 },
      { hero: 'moon-elf', health: 2, hand: [], cp: 0 },
    ],
  });
  g.attemptsMax = g.attempts;
  return g;
};

describe('a verdict', () => {
  test('letting a victory go is a blunder, and what was better is told', () => {
    const { grade, cost, error, better, told } = verdictOn(winning(), NO_ABILITY, 0);
    expect(grade).toBe('blunder');
    expect(cost).toBeGreaterThan(8);
    expect(error).toBeLessThan(cost / 4);
    expect(better).toMatch(/^activate /);
    expect(told?.rows[0].notation).toBe(better);
    expect(told?.rows.some(({ notation }) => notation === 'activate none')).toBe(true);
  });

  test('the coach and the review never contradict each other', () => {
    const g = start(library, setupOf('duel', 3));
    let judged = 0;
    for (let i = 0; g.result === null && judged < 8; i++) {
      if (g.choices.length > 1 && i % 5 === 0) {
        const rows = counsel(g);
        const [best] = rows;
        expect(verdictOn(g, best.choice, i)).toMatchObject({ grade: 'fine', cost: 0, better: best.notation });
        const { grade, better } = verdictOn(g, rows[rows.length - 1].choice, i, { worlds: 24, turns: 1 });
        if (grade !== 'fine') expect(better).toBe(best.notation);
        judged++;
      }
      play(g, g.asked, instinct(g));
    }
    expect(judged).toBe(8);
  });

  test('dice that show the same are the same', () => {
    const g = layOut(library, {
      mode: 'duel',
      phase: 'offence',
      dice: [1, 1, 1, 4, 6],
      seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
    });
    const keep = (dice: string) => verdictOn(g, readChoice(g, `keep ${dice}`), 0);
    expect(keep('1 2')).toEqual({ ...keep('1 3'), made: 'keep 1 2' });
  });

  test('is about what the seat could know', () => {
    const g = start(library, setupOf('duel', 5));
    for (let i = 0; i < 40; i++) play(g, g.asked, instinct(g));
    while (g.choices.length < 2) play(g, g.asked, instinct(g));
    const made = g.choices[g.choices.length - 1];
    expect(verdictOn(known(clone(g), g.asked), made, 7)).toEqual(verdictOn(g, made, 7));
  });
});

test.each<[number, number, Grade]>([
  [1, 0.1, 'fine'],
  [3, 0.5, 'error'],
  [3, 1, 'fine'],
  [12, 2, 'blunder'],
  [12, 3.5, 'error'],
  [41.5, 17, 'fine'],
])('a cost of %d ± %d is called %s', (cost, error, grade) => {
  expect(gradeOf(cost, error)).toBe(grade);
});

test.each<[string, number, number, Grade]>([
  ['agrees', 7.2, 6.4, 'error'],
  ['sees nothing of it', 7.2, -1.3, 'fine'],
  ['sees less of a blunder', 12, 8, 'error'],
  ['sees as great a blunder', 14, 13, 'blunder'],
])('a look further ahead that %s: %d and %d', (_, near, far, grade) => {
  const seen = (cost: number, error: number) => ({ cost, error, chance: 50, worlds: 240 });
  const { cost, error, worlds } = both(seen(near, 0.4), seen(far, 1.1));
  expect(gradeOf(cost, error)).toBe(grade);
  expect(worlds).toBe(480);
});

describe('what could still be done', () => {
  const verdict = (at: number, made: string, better: string, cost: number, seat = 0): Verdict => ({
    at,
    turn: 1,
    seat,
    made,
    better,
    cost,
    error: 0.5,
    grade: cost >= 9 ? 'blunder' : cost >= 3 ? 'error' : 'fine',
    told: cost >= 3 ? { chance: 50, worlds: 100, rows: [] } : null,
  });
  const costs = (...verdicts: Verdict[]) => settled(verdicts).map(({ cost }) => cost);

  test('a card passed over in every window is lost once', () => {
    const pass = (at: number, cost: number) => verdict(at, 'pass', 'play six-it', cost);
    expect(costs(pass(1, 10), pass(2, 10), pass(3, 9))).toEqual([0, 1, 9]);
    expect(settled([pass(1, 10), pass(2, 10)])[0]).toMatchObject({ grade: 'fine', told: null });
  });

  test('what is lost between two windows is as unsure as both together, and no error counts for less than one', () => {
    const lost = settled([verdict(1, 'pass', 'play six-it', 10), verdict(2, 'pass', 'play six-it', 7.2)]);
    expect(lost[0]).toMatchObject({ grade: 'fine', cost: 1.9, told: null });
    expect(lost[0].error).toBeCloseTo(Math.hypot(0.5, 0.5), 9);
  });

  test('one that is played in the end was not lost', () => {
    expect(costs(verdict(1, 'pass', 'play six-it', 10), verdict(4, 'play six-it', 'play six-it', 0))).toEqual(
      [0, 0],
    );
  });

  test('dice, and what others passed over, are another matter', () => {
    expect(costs(verdict(1, 'keep 1', 'keep 2 3', 10), verdict(2, 'keep 4', 'keep 2 3', 9))).toEqual([10, 9]);
    expect(costs(verdict(1, 'pass', 'play six-it', 10), verdict(2, 'pass', 'play six-it', 9, 1))).toEqual([
      10, 9,
    ]);
  });
});

describe('a whole game', () => {
  const record = playedBySquires({ ...setupOf('duel', 4), options: { health: 25 } });
  const line = lineOf(library, record);
  const decisions = decisionsOf(library, record);

  test('the line begins near even, has a point for each turn and ends with the result', () => {
    expect(line[0].chances[0]).toBeGreaterThan(0.2);
    expect(line[0].chances[0]).toBeLessThan(0.8);
    expect(line.slice(0, -1).map(({ turn }) => turn)).toEqual(line.slice(0, -1).map((_, i) => i + 1));
    expect([...(line.at(-1)?.chances ?? [])].sort()).toEqual([0, 1]);
    for (const { chances } of line) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    for (const { errors } of line) for (const error of errors) expect(error).toBeLessThan(0.06);
  });

  test('squires err; what their errors cost and what the dice did adds up for both', () => {
    const some = decisions.filter((_, i) => i % 8 === 0).map(({ at }) => at);
    const verdicts = settled(judge(library, record, some));
    expect(verdicts.map(({ at }) => at)).toEqual(some);
    const teams = [0, 1];
    const [you, they] = teams.map((seat) => accountOf(line, verdicts, teams, seat));
    expect(you.decisions + they.decisions).toBe(some.length);
    expect(you.lost + they.lost).toBeGreaterThan(0);
    for (const { own, others, dice, turns } of [you, they]) {
      expect(own).toBeLessThanOrEqual(0);
      expect(others).toBeGreaterThanOrEqual(0);
      expect(turns[0].before + own + others + dice).toBeCloseTo(turns[turns.length - 1].after, 6);
    }
    expect(you.dice).toBeCloseTo(-they.dice, 6);
    expect(rateOf(you)).toBeCloseTo(you.lost / you.decisions);
  });

  test('with little time the last choices come first, and one at least', () => {
    const places = decisions.map(({ at }) => at);
    expect(judge(library, record, places, () => false).map(({ at }) => at)).toEqual(places.slice(-1));
  });

  test('the same game is judged the same', () => {
    const places = decisions.slice(5, 8).map(({ at }) => at);
    expect(judge(library, record, places)).toEqual(judge(library, record, places));
  });
});

test('decisions are what people are asked who begin with the usual orders', () => {
  const setup = setupOf('duel', 4);
  const g = start(library, setup);
  const choices: string[] = [];
  const asked: number[] = [];
  const memories = [NO_MEMORY, NO_MEMORY];
  const manners: Manners = { when: 'affected', wishes: NO_WISHES, isShared: false };
  let events = 0;
  let unaskedOnes = 0;
  let against = 0;
  while (g.result === null) {
    const seat = g.asked;
    const ordered = unasked(known(g, seat), memories[seat], manners, { events, canTakeBack: false });
    const own = instinct(g);
    // Who is asked more often may do what others are not asked for.
    const made = ordered === null || choices.length % 3 === 0 ? own : ordered;
    const isOwn = made !== ordered && g.choices.length > 1;
    if (isOwn) asked.push(choices.length);
    if (isOwn && ordered !== null) against++;
    if (!isOwn && g.choices.length > 1) unaskedOnes++;
    const remembered = remember(memories[seat], g, made);
    choices.push(notate(g, made));
    const happened: GameEvent[] = [];
    play(g, seat, made, happened);
    events += happened.length;
    if (isOwn) memories[seat] = remembered(events);
  }
  expect(unaskedOnes).toBeGreaterThan(0);
  expect(against).toBeGreaterThan(0);
  expect(decisionsOf(library, { setup, choices }).map(({ at }) => at)).toEqual(asked);
});

test('chances of all sides add up with more than two as well', () => {
  const record = playedBySquires({ ...setupOf('koth', 1), options: { health: 25 } });
  const line = lineOf(library, { ...record, choices: record.choices.slice(0, 120) });
  for (const { chances, errors } of line) {
    expect(chances).toHaveLength(4);
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    for (const error of errors) expect(error).toBeGreaterThanOrEqual(0);
  }
  const teams = [0, 1, 2, 3];
  const error: Verdict = { ...verdictOn(winning(), NO_ABILITY, 0), at: line[0].at, seat: 1, cost: 9 };
  const accounts = teams.map((seat) => accountOf(line, [error], teams, seat));
  expect(accounts[1].own).toBe(-9);
  // What one loses, the others share.
  expect(accounts[0].others + accounts[2].others + accounts[3].others).toBeCloseTo(9, 6);
  // So it is without the dice, also for who has lost more than there was at first.
  const ruin = { ...error, cost: 60 };
  const told = teams.map((seat) => accountOf(line, [ruin], teams, seat).withoutLuck);
  expect(told[1]).toBe(0);
  expect(told.reduce((a, b) => a + b)).toBeCloseTo(100, 6);
});

test('a game that was taken over in the middle is walked through as well', () => {
  const record = playedBySquires({ ...setupOf('duel', 4), options: { health: 25 } });
  const half = record.choices.slice(0, 30);
  const after = decisionsOf(library, { ...record, choices: [...half, 'chance'] });
  expect(after).toEqual(decisionsOf(library, { ...record, choices: half }));
});

describe('giving up', () => {
  const record = playedBySquires({ ...setupOf('duel', 4), options: { health: 25 } });
  const half = record.choices.slice(0, 40);
  const unfinished = lineOf(library, { ...record, choices: half });

  test('is no luck: the line ends with what one thought of the game before', () => {
    expect(lineOf(library, { ...record, choices: [...half, 'concede 1'] })).toEqual(unfinished);
    const [first] = unfinished[unfinished.length - 1].chances;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1);
  });

  test('before anything was chosen leaves a beginning and an end, and nothing to judge', () => {
    for (const choices of [[], ['concede 1'], ['chance'], ['chance', 'concede 1']]) {
      const course = { setup: record.setup, choices };
      const line = lineOf(library, course);
      expect(line.length, choices.join()).toBe(2);
      expect(line[1].chances).toEqual(line[0].chances);
      expect(decisionsOf(library, course)).toEqual([]);
      const { dice, turns, decisions } = accountOf(line, [], [0, 1], 0);
      expect({ dice, decisions, turns: turns.length }).toEqual({ dice: 0, decisions: 0, turns: 1 });
    }
  });
});
