// What the language can say and no hero does yet; what heroes say is shown in conformance/.

import {
  type Card,
  chooseToken,
  gain,
  gainCp,
  inflict,
  mainCard,
  positive,
  removeChosen,
} from '@mad-king/language';
import { expect, test } from 'vitest';
import { type Game, layOut, type Position, play, readChoice } from '../src/index.ts';
import { hero, testLibrary, venom } from './fixtures.ts';

/** A game in the Main Phase of somebody who has these cards. */
const lay = (cards: Card[], position: Partial<Position> = {}): Game => {
  const library = testLibrary(
    hero('drake', {
      tokens: [
        venom,
        positive('ember', 'Ember', 3, 'design', {
          uses: [
            {
              id: 'fan',
              when: 'main',
              price: { token: 'ember', n: 1 },
              do: [gainCp(1), chooseToken('self'), removeChosen],
            },
          ],
        }),
      ],
      cards,
    }),
    hero('wyrm'),
    hero('naga'),
  );
  const heroes = ['drake', 'wyrm', 'naga'].map((id) => ({
    hero: id,
    hand: id === 'drake' ? cards.map(({ id }) => id) : [],
  }));
  return layOut(library, { mode: 'koth', seats: heroes, ...position });
};

const choose = (g: Game, ...texts: string[]): Game => {
  for (const text of texts) play(g, g.asked, readChoice(g, text));
  return g;
};

const held = (g: Game, token: string): number[] => {
  const kind = g.cast.kinds.findIndex(({ id }) => id === token);
  return g.seats.map(({ tokens }) => tokens[kind]);
};

test('tokens for all opponents, or for everybody', () => {
  const spit = mainCard('spit', 'Spit', 0, 'design', [inflict(1, 'venom', 'opponents')]);
  const rain = mainCard('rain', 'Rain', 0, 'design', [gain(2, 'venom', 'players')]);
  expect(held(choose(lay([spit]), 'play spit'), 'venom')).toEqual([0, 1, 1]);
  expect(held(choose(lay([rain]), 'play rain'), 'venom')).toEqual([2, 2, 2]);
});

test('once its price is paid, a text may choose any token that is left', () => {
  const g = lay([], { seats: [{ hero: 'drake', tokens: { ember: 2 } }, { hero: 'wyrm' }, { hero: 'naga' }] });
  expect(held(choose(g, 'spend ember'), 'ember')).toEqual([0, 0, 0]);
});
