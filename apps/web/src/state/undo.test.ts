import { compile, type Game, type GameEvent, start, view } from '@mad-king/engine';
import { C, kindOf } from '@mad-king/engine/inside';
import { content, heroes } from '@mad-king/heroes';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { computer, person } from './players.ts';
import { asOneQuestion } from './roll-question.ts';
import {
  beginSession,
  chooseByNotation,
  choosePersonally,
  goOn,
  playChoice,
  type Session,
  storeSession,
  takeBack,
} from './session.ts';
import { hasTold, undoPoint } from './undo.ts';

// Whole games take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const rules = compile(content);
const all = heroes.map(({ id }) => id);

const begin = (
  seed: string,
  first: number,
  second: number,
  askWhen: 'always' | 'affected',
  random?: 'keyed',
): Session =>
  beginSession(rules, {
    id: 'undo',
    started: 0,
    setup: { mode: 'duel', heroes: [all[first], all[second]], seed, random, first: 0 },
    players: [person(), computer('squire')],
    askWhen,
  });

const picture = (session: Session): string => JSON.stringify([storeSession(session, 0), session.events]);

test('taking back and choosing the same again gives the same game, and so does choosing on', () => {
  let takenBack = 0;
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 6 }),
      fc.nat(all.length - 1),
      fc.nat(all.length - 2),
      fc.constantFrom('always' as const, 'affected' as const),
      fc.constantFrom(undefined, 'keyed' as const),
      fc.array(fc.nat(97), { minLength: 80, maxLength: 80 }),
      (seed, first, next, askWhen, random, picks) => {
        const session = begin(seed, first, (first + 1 + next) % all.length, askWhen, random);
        for (const pick of picks) {
          const { game } = session;
          if (game.result !== null) break;
          if (game.asked === 1) {
            playChoice(session, game.choices[pick % game.choices.length]);
            goOn(session, false);
            expect(session.undo).toEqual([]);
            continue;
          }
          const options = asOneQuestion(game, view(game, 0)).decision?.options ?? [];
          const { text } = options[pick % options.length];
          const before = picture(session);
          chooseByNotation(session, text);
          goOn(session, false);
          const after = picture(session);
          if (session.undo.length === 0) continue;
          takenBack++;
          takeBack(session);
          expect(picture(session)).toBe(before);
          chooseByNotation(session, text);
          goOn(session, false);
          expect(picture(session)).toBe(after);
        }
      },
    ),
    { numRuns: 20 },
  );
  expect(takenBack).toBeGreaterThan(5);
});

test('several choices are taken back one by one', () => {
  const session = begin('steps', 0, 1, 'always');
  const { game } = session;
  while (game.ask !== 'main') playChoice(session, game.choices[0]);
  const pictures: string[] = [];
  for (;;) {
    const sell = session.game.choices.find((c) => kindOf(c) === C.Sell);
    if (sell === undefined || pictures.length === 3) break;
    pictures.push(picture(session));
    choosePersonally(session, sell);
  }
  expect(session.undo).toHaveLength(3);
  for (const before of pictures.reverse()) {
    takeBack(session);
    expect(picture(session)).toBe(before);
  }
  takeBack(session);
  expect(picture(session)).toBe(pictures.at(-1));
});

const NOTHING: GameEvent[] = [];
const told = (change: (game: Game) => unknown, happened = NOTHING): boolean => {
  const game = start(rules, { mode: 'duel', heroes: ['barbarian', 'monk'], seed: 'told', first: 0 });
  const before = undoPoint(game, 0, 0);
  change(game);
  return hasTold(before, game, happened);
};

test.each<[string, boolean, (game: Game) => unknown, GameEvent[]?]>([
  ['nothing', false, () => {}],
  ['CP', false, (game) => game.seats[0].cp++],
  ['chance', true, (game) => game.random[0]++],
  ["somebody else's question", true, (game) => Object.assign(game, { asked: 1 })],
  ['the end', true, (game) => Object.assign(game, { asked: -1 })],
  ['a drawn card', true, () => {}, [{ type: 'drew', seat: 0, n: 1 }]],
  ['a look', true, () => {}, [{ type: 'looked', seat: 0, of: 1, where: 'hand', n: 2 }]],
])('%s told: %s', (_, expected, change, happened) => {
  expect(told(change, happened)).toBe(expected);
});
