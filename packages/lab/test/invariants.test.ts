// The invariants see a broken game.

import { compile, type Game, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { Broken, checkEvents, checkGame, checkUnlisted } from '../src/invariants.ts';
import { diceOf, randomChoice } from '../src/random-play.ts';

const someGame = (): Game => {
  const g = start(compile(content), { mode: 'duel', heroes: ['barbarian', 'pyromancer'], seed: 'some' });
  const dice = diceOf('some');
  for (let i = 0; i < 60; i++) play(g, g.asked, randomChoice(g, dice));
  return g;
};

const burn = (g: Game): number => g.cast.kinds.findIndex(({ id }) => id === 'burn');
const stun = (g: Game): number => g.cast.kinds.findIndex(({ id }) => id === 'stun');

const damages: [string, (g: Game) => void][] = [
  ['too much health', (g) => (g.health[0] = 61)],
  ['health below zero', (g) => (g.health[0] = -1)],
  ['half a point of health', (g) => (g.health[0] = 4.5)],
  ['somebody out with health', (g) => (g.seats[0].out = true)],
  ['too many CP', (g) => (g.seats[1].cp = 16)],
  ['a token above its limit', (g) => (g.seats[1].tokens[burn(g)] = 2)],
  ['fewer tokens than none', (g) => (g.seats[1].tokens[burn(g)] = -1)],
  ['a stun by nobody', (g) => (g.seats[1].tokens[stun(g)] = 1)],
  ['a card twice', (g) => g.seats[0].hand.push(g.seats[0].hand[0])],
  ['a card lost', (g) => g.seats[0].deckLeft--],
  ['nobody asked', (g) => (g.asked = -1)],
  ['no option', (g) => (g.choices = [])],
  ['an option twice', (g) => (g.choices = [g.choices[0], g.choices[0]])],
  ['a result, but somebody asked', (g) => (g.result = { winner: 0, drawn: [] })],
];

test.each(damages)('%s', (_, damage) => {
  const g = someGame();
  checkGame(g);
  damage(g);
  expect(() => checkGame(g)).toThrow(Broken);
});

test('a listed choice is left alone, an unlisted one must be refused', () => {
  const g = someGame();
  checkUnlisted(g, g.choices[0]);
  checkUnlisted(g, 12345);
});

test('events may not tell which cards another team drew', () => {
  const g = someGame();
  const drew = { type: 'drew', seat: 0, n: 1, cards: ['six-it'] } as const;
  const told = [{ ...drew, cards: [...drew.cards] }];
  checkEvents(g, 0, told);
  checkEvents(g, 1, told);
  checkEvents(g, -1, told);
});
