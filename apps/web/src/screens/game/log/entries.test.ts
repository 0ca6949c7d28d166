import { compile, type GameEvent, play, start, view, viewEvents } from '@mad-king/engine';
import { content, heroes, sharedCards } from '@mad-king/heroes';
import { catalogueOf, namesOf, plain, reference, speaker } from '@mad-king/text';
import { en } from '@mad-king/text/en';
import { rules } from '@mad-king/text/rules/en';
import { expect, test } from 'vitest';
import { entriesOf, RULE_OF_EVENT, ruleOf, worthHearing } from './entries.ts';

const catalogue = catalogueOf(heroes, sharedCards);

const whole = (seed: string) => {
  const events: GameEvent[] = [];
  const game = start(compile(content), { mode: 'duel', heroes: ['pyromancer', 'paladin'], seed }, events);
  for (let i = 0; i < 4000 && game.result === null; i++)
    play(game, game.asked, game.choices[(i * 31) % game.choices.length], events);
  return { game, events };
};

test('every line says something, and each event is said at most once', () => {
  const { game, events } = whole('log');
  const seen = viewEvents(game, 0, events);
  const speak = speaker(en, catalogue, namesOf({}));
  const table = view(game, 0);
  const entries = entriesOf(seen, 2);
  for (const { event } of entries) expect(plain(speak.event(table, event)).trim()).not.toBe('');
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  expect(entries.length).toBeLessThan(seen.length);
});

test('all health that damage changed stands with the damage', () => {
  const { events } = whole('health');
  const entries = entriesOf(events, 2);
  const lost = entries.flatMap(({ health }) => health.map(({ from, to }) => from - to));
  const dealt = entries.filter(({ event }) => event.type === 'settled');
  expect(dealt.length).toBeGreaterThan(5);
  expect(lost.length).toBeGreaterThan(5);
  expect(
    entries.some(({ event }, i) => event.type === 'health' && entries[i - 1]?.event.type === 'settled'),
  ).toBe(false);
});

test('an announcement, a declaration, a price and a spent token are not said twice', () => {
  const events: GameEvent[] = [
    { type: 'announced', seat: 0, ability: 'smack', row: 0 },
    { type: 'activated', seat: 0, ability: 'smack', level: 1, row: 0, ultimate: false },
    { type: 'declared', seat: 1, card: null, use: 'chi' },
    { type: 'used', seat: 1, token: 'chi', use: 'chi', n: 2 },
    { type: 'tokens', seat: 1, token: 'chi', change: -2, held: 1, lost: 0, by: 1 },
    { type: 'played', seat: 0, card: 'six-it', cost: 2 },
    { type: 'cp', seat: 0, change: -2, cp: 0 },
    { type: 'target', seat: 0, target: 1 },
  ];
  expect(entriesOf(events, 2).map(({ event }) => event.type)).toEqual(['activated', 'used', 'played']);
  expect(entriesOf(events, 4).at(-1)?.event.type).toBe('target');
});

test('what changed its mind is said: an announcement that nothing came of', () => {
  const events: GameEvent[] = [
    { type: 'announced', seat: 0, ability: 'smack', row: 0 },
    { type: 'altered', seat: 0, die: 1, from: 1, to: 6, by: 1, reroll: false },
    { type: 'announced', seat: 0, ability: null, row: 0 },
  ];
  expect(entriesOf(events, 2)).toHaveLength(3);
});

test('few lines are heard, the weightiest of them, in their order', () => {
  const { events } = whole('heard');
  const entries = entriesOf(events, 2);
  const heard = worthHearing(entries);
  expect(heard.length).toBeLessThanOrEqual(4);
  expect(heard.at(-1)?.event.type).toBe('over');
  expect(worthHearing([])).toEqual([]);
});

test('every rule that is named exists', () => {
  const { rule: explained } = reference(speaker(en, catalogue, namesOf({})).voice, rules);
  for (const rule of Object.values(RULE_OF_EVENT)) expect(explained(rule)?.id).toBe(rule);
  for (const purpose of ['offence', 'targeting', 'defence', 'effect'] as const)
    expect(
      explained(ruleOf({ type: 'rolled', seat: 0, purpose, values: [1], owners: [0], rerolled: [0] })),
    ).not.toBeNull();
});
