import { compile, type GameEvent, play, start, viewEvents } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { seenEvents } from './seen-events.ts';

test('a growing list is seen as if it was looked at anew, by the same objects', () => {
  const events: GameEvent[] = [];
  const game = start(
    compile(content),
    { mode: 'duel', heroes: ['doctor-strange', 'loki'], seed: 'seen' },
    events,
  );
  const see = seenEvents();
  let before: readonly GameEvent[] = [];
  for (let i = 0; i < 200 && game.result === null; i++) {
    play(game, game.asked, game.choices[(i * 31) % game.choices.length], events);
    const seen = see(game, 0, events);
    expect(seen).toEqual(viewEvents(game, 0, events));
    before.forEach((event, at) => {
      expect(seen[at]).toBe(event);
    });
    before = seen;
  }
  // Something was hidden from each of them.
  expect(see(game, 1, events)).toEqual(viewEvents(game, 1, events));
  expect(see(game, 0, events)).not.toEqual(see(game, 1, events));
  const whole = see(game, 1, events);
  events.length -= 5;
  expect(see(game, 1, events)).toEqual(viewEvents(game, 1, events));
  expect(see(game, 1, events).length).toBeLessThan(whole.length);
});
