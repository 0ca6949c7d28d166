import type { Verdict } from '@mad-king/after/review';
import { instinct } from '@mad-king/ai/inside';
import { notate, play, type Setup, start } from '@mad-king/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadLibrary } from '../library.ts';
import { thinker } from '../worker/client.ts';
import { answerTo } from '../worker/protocol.ts';
import { workerInTest } from '../worker/worker-in-test.ts';
import type { Review } from './review.ts';

// A few imagined games take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

vi.mock('../worker/start.ts', () => ({
  coach: thinker(() => workerInTest(answerTo(loadLibrary, () => performance.now()))),
}));
const { coach } = await import('../worker/start.ts');
const { judgedOf, look, noteLook, useLastReview } = await import('./last-review.ts');

const verdict = (seat: number, cost: number, grade: Verdict['grade']): Verdict => ({
  at: 0,
  turn: 1,
  seat,
  made: 'done',
  better: 'pass',
  cost,
  error: 0.5,
  grade,
  told: null,
});

const review: Review = {
  line: { points: [], decisions: [], teams: [0, 1] },
  verdicts: [
    verdict(0, 0, 'fine'),
    verdict(0, 9.5, 'blunder'),
    verdict(1, 3, 'error'),
    verdict(0, 0.5, 'fine'),
  ],
  isOwnDone: true,
  isDone: true,
};

beforeEach(() => useLastReview.setState({ code: 'x', seat: 0, review, looks: new Map(), feats: [] }));

test('the chronicle gets choices, points lost and blunders by seat', () => {
  expect(judgedOf(review)).toEqual([
    { choices: 3, lost: 10, blunders: 1 },
    { choices: 1, lost: 3, blunders: 0 },
  ]);
});

test('a game of which everything is known is not thought of again, whoever looks', () => {
  const stop = look('x', { setup: { mode: 'duel', heroes: [], seed: '' }, choices: [], seat: 1 });
  stop();
  expect(useLastReview.getState()).toMatchObject({ code: 'x', seat: 1, review });
});

test('what was tried is kept until it is found', () => {
  noteLook(7, { wrong: ['pass'] });
  noteLook(7, { isOver: true, isFound: true });
  expect(useLastReview.getState().looks.get(7)).toEqual({ wrong: ['pass'], isOver: true, isFound: true });
});

/** The first turns of a duel. */
const begun = async (setup: Setup): Promise<string[]> => {
  const game = start(await loadLibrary(setup.heroes), setup);
  const choices: string[] = [];
  while (game.turn < 3) {
    const choice = instinct(game);
    choices.push(notate(game, choice));
    play(game, game.asked, choice);
  }
  return choices;
};

test('the line comes first, then verdicts, one’s own first', async () => {
  const setup: Setup = { mode: 'duel', heroes: ['barbarian', 'moon-elf'], seed: 'a', first: 0 };
  const choices = await begun(setup);
  const reports: Review[] = [];
  const forget = useLastReview.subscribe(({ code, review: now }) => {
    if (code === 'y' && now !== null) reports.push(now);
  });
  const stop = look('y', { setup, choices, seat: 1 });
  await vi.waitUntil(() => useLastReview.getState().review?.isDone, { timeout: 60_000 });
  forget();
  stop();
  expect(reports[0]).toMatchObject({ verdicts: [], isDone: false });
  expect(reports[0].line.points.at(-1)?.at).toBe(choices.length);
  for (const { chances } of reports[0].line.points) expect(chances[0] + chances[1]).toBeCloseTo(1);
  const own = reports[0].line.decisions.filter(({ seat }) => seat === 1).length;
  for (const { verdicts, isOwnDone } of reports) {
    expect(verdicts.filter(({ seat }) => seat === 1)).toHaveLength(Math.min(own, verdicts.length));
    expect(isOwnDone).toBe(verdicts.length >= own);
  }
});

test('whoever leaves hears no more of it', async () => {
  const setup: Setup = { mode: 'duel', heroes: ['barbarian', 'moon-elf'], seed: 'a', first: 0 };
  const choices = await begun(setup);
  look('z', { setup, choices, seat: 0 })();
  // Questions are answered in their order.
  await coach.ask({ ask: 'line', setup, choices });
  expect(useLastReview.getState()).toMatchObject({ code: 'z', review: null });
});
