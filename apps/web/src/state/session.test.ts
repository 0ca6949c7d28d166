import { compile, decision } from '@mad-king/engine';
import { C, choice } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { MODES, type Mode } from '@mad-king/language';
import { expect, test, vi } from 'vitest';
import { TABLES } from './modes.ts';
import { computer, type Player, person } from './players.ts';
import {
  beginSession,
  choosePersonally,
  firstSight,
  goOn,
  playChoice,
  resumeSession,
  sightOf,
  storeSession,
} from './session.ts';

// Whole games take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const HEROES = ['barbarian', 'moon-elf', 'pyromancer', 'paladin', 'ninja', 'monk'];

const begin = (players: Player[], mode: Mode = 'duel') =>
  beginSession(compile(content), {
    id: 'test',
    started: 1,
    setup: { mode, heroes: HEROES.slice(0, players.length), seed: 'session', first: 0 },
    players,
    askWhen: 'always',
  });

const playOn = (session: ReturnType<typeof begin>, choices: number): void => {
  for (let i = 0; i < choices; i++) {
    const asked = decision(session.game);
    if (asked !== null) playChoice(session, asked.options[(i * 7) % asked.options.length].choice);
  }
};

test('a stored game goes on where it stopped, with everything that happened', () => {
  const session = begin([person(), computer('knight')]);
  playOn(session, 60);
  const stored = JSON.parse(JSON.stringify(storeSession(session, 2)));
  const resumed = resumeSession(compile(content), stored);
  expect(storeSession(resumed, 2)).toEqual(stored);
  expect(resumed.events).toEqual(session.events);
});

test('what could be taken back can still be taken back', () => {
  const session = begin([person(), person()]);
  let undoable = 0;
  for (let i = 0; i < 120; i++) {
    const asked = decision(session.game);
    if (asked === null) break;
    choosePersonally(session, asked.options[(i * 7) % asked.options.length].choice);
    goOn(session, false);
    const resumed = resumeSession(compile(content), storeSession(session, 2));
    expect(resumed.undo.map(({ seat, choices, events }) => [seat, choices, events])).toEqual(
      session.undo.map(({ seat, choices, events }) => [seat, choices, events]),
    );
    undoable += resumed.undo.length;
  }
  expect(undoable).toBeGreaterThan(3);
});

test('whoever gives up need not be asked, and the record tells it again', () => {
  const session = begin([person(), computer('knight')]);
  playOn(session, 40);
  const seat = 1 - session.game.asked;
  playChoice(session, choice(C.Concede, seat));
  expect(session.game.result).toEqual({ winner: 1 - seat, drawn: [] });
  const stored = storeSession(session, 2);
  const resumed = resumeSession(compile(content), { ...stored, game: { ...stored.game, content: 'older' } });
  expect(storeSession(resumed, 2)).toEqual(stored);
});

test('with other content the record still brings the game back', () => {
  const session = begin([person(), computer('knight')]);
  playOn(session, 40);
  const stored = storeSession(session, 2);
  const resumed = resumeSession(compile(content), { ...stored, game: { ...stored.game, content: 'older' } });
  expect(storeSession(resumed, 2)).toEqual(stored);
});

test('a record that no longer fits leaves the game as it was saved, without its history', () => {
  const session = begin([person(), computer('knight')]);
  playOn(session, 40);
  const stored = storeSession(session, 2);
  const resumed = resumeSession(compile(content), { ...stored, choices: ['sing'] });
  expect(resumed.game.turn).toBe(session.game.turn);
  expect(resumed.events).toEqual([]);
});

test('what can be used in neither way is an error', () => {
  const stored = storeSession(begin([person(), person()]), 2);
  const broken = { ...stored, choices: ['sing'], game: { ...stored.game, content: 'older' } };
  expect(() => resumeSession(compile(content), broken)).toThrow('other heroes or cards');
});

test('one person at the screen always looks', () => {
  expect(firstSight([computer('king'), person(), computer('squire')])).toBe(1);
  expect(firstSight([person(), person()])).toBe(-1);
  expect(firstSight([computer('king'), computer('king')])).toBe(-1);
});

test('between opponents the device is handed over, between team mates it is not', () => {
  const players = [person(), person(), person(), person()];
  const session = begin(players, '2v2');
  session.game.asked = 2;
  expect(sightOf(session, 0)).toEqual({ viewer: 2, passTo: null });
  session.game.asked = 1;
  expect(sightOf(session, 0)).toEqual({ viewer: -1, passTo: 1 });
});

test.each(MODES)('%s has the seats and the health the engine gives it', (mode) => {
  const { seats, health } = TABLES[mode];
  for (const n of seats) {
    const { game } = begin(
      Array.from({ length: n }, () => computer('squire')),
      mode,
    );
    expect(game.health.every((h) => h === health)).toBe(true);
  }
});
