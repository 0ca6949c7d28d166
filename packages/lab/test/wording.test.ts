import { MODES } from '@mad-king/language';
// Scenarios may name whatever games bring, and nothing else: everything chosen and everything that happens in random games
// passes the checks of names.

import { compile, type GameEvent, notate, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { nearest } from '../src/nearest.ts';
import { diceOf, randomChoice } from '../src/random-play.ts';
import { randomSetup } from '../src/random-setup.ts';
import { EVENT_FIELDS, named } from '../src/scenario/event-fields.ts';
import { Names } from '../src/scenario/names.ts';
import { checkShape } from '../src/scenario/shapes.ts';
import { mistaken, misworded } from '../src/scenario/wording.ts';

vi.setConfig({ testTimeout: 60_000 });

const library = compile(content);
const heroes = library.heroes.map(({ id }) => id);
const GAMES = 40;

const met = new Set<string>();

test.each(MODES)('every choice and event of %s can be named', (mode) => {
  const dice = diceOf(`wording ${mode}`);
  for (let i = 0; i < GAMES; i++) {
    const events: GameEvent[] = [];
    const g = start(library, randomSetup(dice, mode, heroes, `wording ${i}`), events);
    const names = new Names(g);
    const right = new Set<string>();
    while (g.result === null) {
      for (const option of g.choices) {
        const text = notate(g, option);
        expect(mistaken(g, names, g.asked, text)).toBeNull();
        if (right.has(`${g.asked} ${text}`)) continue;
        expect(misworded(names, g.asked, text)).toBeNull();
        right.add(`${g.asked} ${text}`);
      }
      play(g, g.asked, randomChoice(g, dice), events);
    }
    for (const event of events) met.add(event.type);
    const value = events.map(named);
    expect(() => checkShape(names, { line: 1, key: 'events', value, lineAt: () => 1 })).not.toThrow();
  }
});

test('the games above brought nearly every event there is', () => {
  const missing = Object.keys(EVENT_FIELDS).filter((type) => !met.has(type));
  expect(missing.filter((type) => type !== 'conceded')).toEqual([]);
});

test.each([
  ['protekt', ['protect', 'crit', 'retribution'], '; did you mean protect?'],
  ['smak', ['smack', 'sneak-attack'], '; did you mean smack?'],
  ['stunn', ['stun', 'stuns', 'burn'], '; did you mean stun or stuns?'],
  ['defendz', ['defends', 'defeated'], '; did you mean defends?'],
  ['zap', ['six-it', 'tip-it'], '; there are six-it, tip-it'],
  ['zap', Array.from({ length: 13 }, (_, i) => `card-${i}`), ''],
])('who writes %j among %j may have meant%s', (word, known, hint) => {
  expect(nearest(word, known)).toBe(hint);
});
