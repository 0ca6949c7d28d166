// What the language can say and no hero does yet; what heroes say is shown in conformance/.

import {
  andThen,
  type Card,
  chooseToken,
  collateral,
  gain,
  gainCp,
  type Hero,
  inflict,
  mainCard,
  ofAKind,
  offensive,
  positive,
  removeChosen,
  roll,
  row,
  rows,
  unlessVetoed,
  when,
} from '@mad-king/language';
import { expect, test } from 'vitest';
import { type Game, layOut, type Position, type PositionSeat, play, readChoice } from '../src/index.ts';
import { hero, testLibrary, venom } from './fixtures.ts';

/** It is the turn of a drake like this, among three. */
const lay = (drake: Partial<Hero>, seats: Partial<PositionSeat>[] = [], more: Partial<Position> = {}): Game =>
  layOut(testLibrary(hero('drake', drake), hero('wyrm'), hero('naga')), {
    mode: 'koth',
    seats: ['drake', 'wyrm', 'naga'].map((id, i) => ({ hero: id, cp: 0, ...seats[i] })),
    ...more,
  });

/** The drake plays this card. */
const playing = (card: Card, others: Partial<PositionSeat> = {}): Game =>
  choose(lay({ cards: [card] }, [{ hand: [card.id] }, others, others]), `play ${card.id}`);

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
  expect(held(playing(spit), 'venom')).toEqual([0, 1, 1]);
  expect(held(playing(rain), 'venom')).toEqual([2, 2, 2]);
});

test('a card that only hurts all opponents can do something', () => {
  const quake = mainCard('quake', 'Quake', 0, 'design', [collateral(2)]);
  expect(playing(quake).health).toEqual([35, 33, 33]);
});

test('once its price is paid, a text may choose any token that is left', () => {
  const ember = positive('ember', 'Ember', 3, 'design', {
    uses: [
      {
        id: 'fan',
        when: 'main',
        price: { token: 'ember', n: 1 },
        do: [gainCp(1), chooseToken('self'), removeChosen],
      },
    ],
  });
  const g = lay({ tokens: [venom, ember] }, [{ tokens: { ember: 2 } }]);
  expect(held(choose(g, 'spend ember'), 'ember')).toEqual([0, 0, 0]);
});

test('every veto is asked of everybody anew', () => {
  const plea = mainCard('plea', 'Plea', 0, 'design', [unlessVetoed(gainCp(1)), unlessVetoed(gainCp(2))]);
  const cards = { hand: ['bite-ii', 'study'] };
  const granted = choose(playing(plea, cards), 'no', 'no');
  expect(granted.asked).toBe(1);
  expect(choose(granted, 'no', 'no').seats[0].cp).toBe(3);
  const vetoed = choose(playing(plea, cards), 'no', 'card study');
  expect(vetoed.asked).toBe(1);
  expect(choose(vetoed, 'no', 'no').seats[0].cp).toBe(2);
});

test('after a roll for an effect the dice of the ability count again', () => {
  const bite = offensive('bite', 'Bite', 'design', {
    1: rows(row('claw x3', roll(1, gainCp(1)), andThen, when(ofAKind(3), gainCp(2)))),
  });
  const g = lay({ abilities: [bite], upgrades: [] }, [], { phase: 'offence', dice: [1, 1, 1, 4, 5, 6] });
  expect(choose(g, 'activate bite').seats[0].cp).toBe(3);
});
