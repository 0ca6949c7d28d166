// What holds in every game, for any setup, any seed and any choices.

import {
  clone,
  compile,
  type Game,
  type GameEvent,
  load,
  newRecord,
  notate,
  note,
  play,
  readRecord,
  replay,
  type Setup,
  start,
  view,
  writeRecord,
} from '@mad-king/engine';
import { C, choice } from '@mad-king/engine/inside';
import { heroes as all, content, sharedCards } from '@mad-king/heroes';
import { MODES } from '@mad-king/language';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  checkEvents,
  checkGame,
  checkListed,
  checkNotation,
  checkUnlisted,
  checkView,
  diceOf,
  playChecked,
  randomSetup,
  textOf,
} from '../src/index.ts';

// The same games in every run; `lab fuzz` roams further.
fc.configureGlobal({ seed: 20, numRuns: 60, interruptAfterTimeLimit: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

const heroes = compile(content).heroes.map(({ id }) => id);

const setups = fc
  .record({
    mode: fc.constantFrom(...MODES),
    lineUp: fc.nat(),
    seed: fc.string({ maxLength: 8 }),
    keyed: fc.boolean(),
  })
  .map(
    ({ mode, lineUp, seed, keyed }): Setup => ({
      ...randomSetup(diceOf(String(lineUp)), mode, heroes, seed),
      ...(keyed ? { random: 'keyed' } : {}),
    }),
  );

/** Which of the listed options is chosen, decision after decision. */
const streams = fc.array(fc.nat(999), { size: 'max', maxLength: 200 });

interface Step {
  g: Game;
  chosen: number;
}

/** Makes the choices; calls back before each. */
const playOn = (g: Game, stream: readonly number[], before: (step: Step) => void = () => {}): Game => {
  for (const pick of stream) {
    if (g.result !== null) break;
    const chosen = g.choices[pick % g.choices.length];
    before({ g, chosen });
    play(g, g.asked, chosen);
  }
  return g;
};

const playFrom = ({ setup, stream }: Middle): Game => playOn(start(compile(content), setup), stream);
const text = (g: Game): string => textOf(g);

/** A game somewhere in the middle, or over; written down rather than played, so that a counterexample can be read. */
const games = fc.record({ setup: setups, stream: streams });
type Middle = { setup: Setup; stream: number[] };

test('health, CP, tokens and cards stay in bounds, and the game waits for one living seat or is over', () => {
  fc.assert(
    fc.property(setups, streams, (setup, stream) => {
      checkGame(playOn(start(compile(content), setup), stream, ({ g }) => checkGame(g)));
    }),
  );
});

test('every listed option is accepted and has a notation of its own', () => {
  fc.assert(
    fc.property(games, (game) => {
      const g = playFrom(game);
      checkNotation(g);
      for (const option of g.choices) checkListed(g, option);
    }),
  );
});

test('nothing else is accepted, and a refusal changes nothing', () => {
  const anything = fc.oneof(fc.integer(), fc.nat(0xffffff), fc.double());
  fc.assert(
    fc.property(games, fc.array(anything, { minLength: 10 }), (game, unlisted) => {
      const g = playFrom(game);
      for (const chosen of unlisted) checkUnlisted(g, chosen);
    }),
  );
});

test('a view does not depend on what is hidden from its seat', () => {
  fc.assert(
    fc.property(games, fc.string(), (game, seed) => {
      const g = playFrom(game);
      for (let seat = -1; seat < g.seats.length; seat++) checkView(g, seat, diceOf(seed));
    }),
  );
});

test('events tell nobody which cards another team drew', () => {
  fc.assert(
    fc.property(setups, streams, (setup, stream) => {
      const events: GameEvent[] = [];
      const g = start(compile(content), setup, events);
      for (const pick of stream)
        if (g.result === null) play(g, g.asked, g.choices[pick % g.choices.length], events);
      for (let seat = -1; seat < g.seats.length; seat++) checkEvents(g, seat, events);
    }),
  );
});

test('clone, then play, equals play; the copy leaves the original alone', () => {
  fc.assert(
    fc.property(games, streams, (game, stream) => {
      const g = playFrom(game);
      const before = text(g);
      const copy = playOn(clone(g), stream);
      expect(text(g)).toBe(before);
      expect(text(playOn(g, stream))).toBe(text(copy));
    }),
  );
});

test('save, load, then play, equals play', () => {
  fc.assert(
    fc.property(games, streams, (game, stream) => {
      const g = playFrom(game);
      const loaded = load(compile(content), JSON.parse(text(g)));
      expect(text(playOn(loaded, stream))).toBe(text(playOn(g, stream)));
    }),
  );
});

test('the same setup, seed and choices give the same game; so does the record', () => {
  fc.assert(
    fc.property(setups, streams, (setup, stream) => {
      const record = newRecord(compile(content), setup);
      const g = playOn(start(compile(content), setup), stream, ({ g, chosen }) => note(record, g, chosen));
      expect(text(playFrom({ setup, stream }))).toBe(text(g));
      expect(text(replay(compile(content), readRecord(writeRecord(record))))).toBe(text(g));
    }),
  );
});

test('a game is the same with its own heroes as with all of them', () => {
  fc.assert(
    fc.property(setups, streams, (setup, stream) => {
      const own = compile({ heroes: all.filter(({ id }) => setup.heroes.includes(id)), sharedCards });
      const [g, alone] = [start(compile(content), setup), start(own, setup)];
      for (const pick of stream) {
        const options = g.choices.map((option) => notate(g, option));
        expect(alone.choices.map((option) => notate(alone, option))).toEqual(options);
        if (g.result !== null) break;
        const happened: [GameEvent[], GameEvent[]] = [[], []];
        play(g, g.asked, g.choices[pick % options.length], happened[0]);
        play(alone, alone.asked, alone.choices[pick % options.length], happened[1]);
        expect(happened[1]).toEqual(happened[0]);
      }
      for (let seat = -1; seat < g.seats.length; seat++) expect(view(alone, seat)).toEqual(view(g, seat));
    }),
  );
});

test('somebody who gives up leaves a sound game that goes on', () => {
  const leavers = fc.array(fc.tuple(fc.nat(5), streams), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(games, leavers, (game, list) => {
      const g = playFrom(game);
      for (const [leaver, stream] of list) {
        const seat = leaver % g.seats.length;
        if (g.result !== null || g.seats[seat].out) continue;
        play(g, seat, choice(C.Concede, seat));
        checkGame(g);
        for (const option of g.choices) checkListed(g, option);
        playOn(g, stream);
        checkGame(g);
      }
    }),
    { numRuns: 400 },
  );
});

test.each(MODES)('every game of random players ends: %s', (mode) => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const dice = diceOf(seed);
      const { game } = playChecked(compile(content), randomSetup(dice, mode, heroes, seed), dice);
      expect(game.result).not.toBeNull();
    }),
    { numRuns: 8 },
  );
});
