// Two small heroes, enough to try the machinery without any real content.

import {
  type Card,
  deal,
  defence,
  defensive,
  draw,
  type Hero,
  heal,
  inflict,
  instantCard,
  negative,
  offensive,
  prevent,
  row,
  rows,
  take,
  times,
  ultimate,
  ultimateAbility,
  upgrade,
} from '@mad-king/language';
import { compile } from '../src/index.ts';

export const venom = negative('venom', 'Venom', 2, 'design', { at: { upkeep: [take(1)] } });

export const hero = (id: string, change: Partial<Hero> = {}): Hero => ({
  id,
  name: id,
  box: 'test',
  complexity: 1,
  colour: '#000000',
  dice: ['claw', 'claw', 'claw', 'wing', 'wing', 'eye'],
  tokens: [venom],
  abilities: [
    offensive('bite', 'Bite', 'design', {
      1: rows(row('claw x3', deal(4)), row('claw x5', deal(8))),
      2: rows(row('claw x3', deal(5), inflict(1, 'venom'))),
    }),
    ultimateAbility('swoop', 'Swoop!', 'design', { 1: rows(row('eye x5', ultimate(12))) }),
    defensive('scales', 'Scales', 'design', { 1: defence(2, prevent(times(1, 'wing'))) }),
  ],
  upgrades: [upgrade('Bite II', 'bite', 2, 2, 'design')],
  cards: [instantCard('breath', 'Breath', 0, 'design', [heal(1)])],
  ...change,
});

export const shared: Card[] = [instantCard('study', 'Study', 1, 'design', [draw(2)])];

export const testLibrary = (...heroes: Hero[]) =>
  compile({ heroes: heroes.length > 0 ? heroes : [hero('drake'), hero('wyrm')], sharedCards: shared });
