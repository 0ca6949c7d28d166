// The first page in English.

import { plural } from '../format.ts';

const heroes = (n: number): string => plural('en', n, { one: 'hero', other: 'heroes' });

export const home = {
  tag: (n: number) => `Five dice, a hand of cards, one throne. ${heroes(n)}, 2 to 6 players.`,
  playNow: 'Play now',
  playAnother: 'New duel',
  kept: 'The running one is kept',
  play: {
    coach: 'A squire, with the coach on',
    squire: 'Against a squire',
    knight: 'Three wins: try a knight',
  },
  learn: 'Learn by playing',
  learnText: 'Your first duel: 20 steps, 5 minutes',
  learnOn: 'Go on learning',
  learnOnText: 'Your first duel waits for you',
  school: 'Learn',
  schoolText: 'The first duel, short tricks, a lesson per hero',
  puzzle: 'Puzzle of the day',
  puzzleText: 'One question, the same for everybody',
  others: 'Other heroes',
  you: 'You',
  computer: 'Computer',
  strength: (level: string) => `Strength: ${level}`,
  easiest: 'the easiest hero',
  easy: 'easy to learn',
  ways: 'Ways to play',
  newGame: 'Duel, teams or King of the Hill',
  friends: 'Invite friends',
  friendsText: 'A link, a seat, no account',
  continue: 'Continue',
  heroes: 'Abilities, tokens, cards and exact chances',
  rules: 'Every rule in a few sentences',
  court: (n: number) => `The court: ${heroes(n)}, each with arms of their own`,
  seeAll: 'See them all',
  unofficial: 'An unofficial fan project.',
  games: (n: number) => `All games (${n})`,
};

export type Home = typeof home;
