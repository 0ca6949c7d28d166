import { compile, type GameEvent, start, view } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import type { Mode, TeamName } from '@mad-king/language';
import { expect, test } from 'vitest';
import { computer, person } from '../../../state/players.ts';
import type { OpenTable } from '../../../state/table.ts';
import { remarks } from '../../../texts/remarks/en.ts';
import { verdictOn } from './verdict.ts';

const library = compile(content);
const HEROES = ['barbarian', 'monk', 'paladin'];
const words = remarks.result;

/** A person in the first seat, computers in the others. */
const ended = (mode: Mode, winner: TeamName | null, events: GameEvent[], people = 1): string => {
  const heroes = mode === 'duel' ? HEROES.slice(0, 2) : HEROES;
  const game = start(library, { mode, heroes, seed: 'verdict' });
  const table = {
    view: { ...view(game, 0), result: { winner, drawn: [] } },
    players: heroes.map((_, seat) => (seat < people ? person() : computer('knight'))),
    events,
  } as unknown as OpenTable;
  return verdictOn(table, words, 4);
};

const fell = (seat: number): GameEvent => ({ type: 'defeated', seats: [seat] });
const gaveUp = (seat: number): GameEvent[] => [{ type: 'conceded', seat }, fell(seat)];

test('the King has a word for every end', () => {
  expect(ended('duel', 'A', [fell(1)])).toBe(words.victory(4));
  expect(ended('duel', 'B', [fell(0)])).toBe(words.defeat(4));
  expect(ended('duel', null, [fell(0)])).toBe(words.draw);
  expect(ended('duel', 'A', [fell(1)], 2)).toBe(words.watched);
  expect(ended('koth', 'A', [fell(1), fell(2)])).toBe(words.hill);
  expect(ended('koth', 'C', [fell(0), fell(1)])).toBe(words.hillLost);
});

test('a concession is told apart, also where somebody else fell later', () => {
  expect(ended('duel', 'B', gaveUp(0))).toBe(words.conceded);
  expect(ended('duel', 'A', gaveUp(1))).toBe(words.theyConceded);
  expect(ended('koth', 'C', [...gaveUp(0), fell(1)])).toBe(words.conceded);
  expect(ended('koth', 'A', [...gaveUp(1), fell(2)])).toBe(words.hill);
});
