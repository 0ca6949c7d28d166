import {
  compile,
  decision,
  type Game,
  isPassedFor,
  notate,
  PASS,
  play,
  stakes,
  start,
} from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { ASK_WHEN } from './ask-when.ts';
import { computer, person } from './players.ts';
import { beginSession, passUnasked, playChoice } from './session.ts';

// Whole games take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const visit = (seen: (game: Game) => void): void => {
  for (let n = 0; n < 10; n++) {
    const game = start(compile(content), {
      mode: 'koth',
      heroes: ['barbarian', 'moon-elf', 'monk', 'paladin'],
      seed: `r${n}`,
    });
    for (let i = 0; i < 800 && game.result === null; i++) {
      seen(game);
      play(game, game.asked, game.choices[(i * 11 + n) % game.choices.length]);
    }
  }
};

test('only responses that can be passed are passed for somebody', () => {
  visit((game) => {
    for (const when of ASK_WHEN)
      if (isPassedFor(game, when)) expect([game.ask, game.choices.includes(PASS)]).toEqual(['respond', true]);
  });
});

test('always asks always; what matters also affects', () => {
  const passed = { always: 0, affected: 0, matters: 0 };
  visit((game) => {
    for (const when of ASK_WHEN) if (isPassedFor(game, when)) passed[when]++;
    if (isPassedFor(game, 'affected')) expect(isPassedFor(game, 'matters')).toBe(true);
  });
  expect(passed.always).toBe(0);
  expect(passed.affected).toBeGreaterThan(20);
  expect(passed.matters).toBeGreaterThan(passed.affected);
});

test('whoever is attacked is asked, whatever is set', () => {
  let attacked = 0;
  visit((game) => {
    if (game.ask !== 'respond' || game.attack?.target !== game.asked) return;
    attacked++;
    for (const when of ASK_WHEN) expect(isPassedFor(game, when)).toBe(false);
  });
  expect(attacked).toBeGreaterThan(5);
});

test('passes made unasked stand in the record, and computers are never passed for', () => {
  const session = beginSession(compile(content), {
    id: 'r',
    started: 0,
    setup: { mode: 'duel', heroes: ['moon-elf', 'monk'], seed: 'unasked' },
    players: [person(), computer('squire')],
    askWhen: 'matters',
  });
  let passes = 0;
  for (let i = 0; i < 400 && decision(session.game) !== null; i++) {
    const before = session.record.choices.length;
    passUnasked(session);
    const made = session.record.choices.slice(before);
    expect(made.every((choice) => choice === 'pass')).toBe(true);
    passes += made.length;
    const { game } = session;
    if (game.asked < 0) break;
    if (game.asked === 0) expect(isPassedFor(game, 'matters')).toBe(false);
    if (game.ask === 'respond') expect(stakes(game, game.asked)).not.toBeNull();
    const chosen = game.choices[(i * 5) % game.choices.length];
    expect(notate(game, chosen)).not.toBe('');
    playChoice(session, chosen);
  }
  expect(passes).toBeGreaterThan(0);
});
