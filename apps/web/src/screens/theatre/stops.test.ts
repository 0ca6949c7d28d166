import { compile, layOut } from '@mad-king/engine';
import { heroes, sharedCards } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { tableAt } from './shown-table.ts';
import { courseOf, playedTo, withStop } from './stops.ts';

const library = compile({
  heroes: heroes.filter(({ id }) => ['barbarian', 'paladin'].includes(id)),
  sharedCards,
});

/** Smack for 4; the Paladin could answer but does not. */
const piece = () => {
  const start = layOut(library, {
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'paladin', cp: 1, hand: ['not-this-time'] }],
    phase: 'offence',
    dice: [1, 2, 3, 6, 4],
  });
  const choices = ['activate smack 1', 'pass', 'defend none', 'pass'];
  return { start, events: [], choices };
};

test('a stop is the start, or a choice that something came of', () => {
  const { stops, events } = courseOf(piece());
  expect(stops[0]).toMatchObject({ told: 0 });
  expect(stops.at(-1)).toMatchObject({ made: 4, told: events.length });
  for (const [i, { told, made }] of stops.entries()) {
    if (i === 0) continue;
    expect(told).toBeGreaterThan(stops[i - 1].told);
    expect(made).toBeGreaterThan(stops[i - 1].made);
  }
  expect(stops.length).toBeLessThan(5);
});

test('what is played is not changed, and can be played again', () => {
  const given = piece();
  const before = JSON.stringify(given.start.seats);
  expect(courseOf(given).events).toEqual(courseOf(given).events);
  expect(JSON.stringify(given.start.seats)).toBe(before);
});

test('at a stop all cards lie open, nobody is asked, and what is new depends on where one comes from', () => {
  const course = courseOf(piece());
  const last = course.stops.length - 1;
  const there = tableAt(course, last, last - 1, { id: 'x', seat: 0 });
  expect(there.view.seats[1].hand).toEqual(['not-this-time']);
  expect(there.view.decision).toBeNull();
  expect(there.view.seats[1].health).toBe(46);
  expect(there.news).toBe(course.stops[last].told - course.stops[last - 1].told);
  const back = tableAt(course, 0, 1, { id: 'x', seat: 0 });
  expect(back.news).toBe(0);
  expect(back.view.seats[1].health).toBe(50);
});

test('a moment after which nothing happened can be a stop of its own', () => {
  const given = piece();
  const course = courseOf(given);
  const missing = [1, 2, 3].filter((made) => course.stops.every((stop) => stop.made !== made));
  expect(missing.length).toBeGreaterThan(0);
  for (const made of missing) {
    const { stops } = withStop(course, given, made);
    expect(stops.length).toBe(course.stops.length + 1);
    expect(stops.map((stop) => stop.made)).toEqual(stops.map((stop) => stop.made).sort((a, b) => a - b));
    const { game, events } = playedTo(given, made);
    const stop = stops.find((one) => one.made === made);
    expect(stop).toMatchObject({ told: events.length });
    expect(stop?.game.choices).toEqual(game.choices);
  }
  expect(withStop(course, given, 4)).toBe(course);
  expect(withStop(course, given, 99)).toBe(course);
});
