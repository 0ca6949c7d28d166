// A game of the chronicle, for tests: one person has won a duel against a knight.

import type { PastGame } from './chronicle.ts';

export const pastInTest = (change: Partial<PastGame> = {}): PastGame => ({
  id: 'x',
  at: 0,
  mode: 'duel',
  heroes: ['barbarian', 'paladin'],
  teams: ['A', 'B'],
  players: [
    { by: 'person', name: '' },
    { by: 'computer', level: 'knight' },
  ],
  winner: 'A',
  conceded: false,
  turns: 9,
  code: '1',
  isTakenOver: false,
  luck: null,
  judged: null,
  deeds: null,
  ...change,
});
