import { expect, test } from 'vitest';
import { deedOf } from './deed.ts';
import { MOON_ELF, Scene } from './in-test.ts';

const TRICKY = { hero: 'barbarian', hand: ['tip-it', 'not-this-time'], cp: 3 };
const DEMISING_SHOT = [1, 2, 3, 6, 6];

const announced = (): Scene =>
  new Scene({ seats: [MOON_ELF, TRICKY], dice: DEMISING_SHOT }).choose('activate demising-shot');

test('an announced ability stands there with its dice and its only target', () => {
  const { view, events } = announced();
  expect(view.attack).toBeNull();
  expect(deedOf(view, events)).toEqual({
    by: 0,
    ability: 'demising-shot',
    level: 1,
    row: 0,
    target: 1,
    isPeaceful: false,
    isAnnounced: true,
    dice: DEMISING_SHOT,
  });
});

test('altered dice take the announcement away (R15.4.4)', () => {
  const { view, events } = announced().choose('play tip-it', 'die 3', 'value 4');
  expect(deedOf(view, events)).toBeNull();
});

test('once it is activated it is under way', () => {
  const { view, events } = announced()
    .choose('pass')
    .until(({ ask, asked }) => asked === 1 && ask !== 'respond');
  expect(deedOf(view, events)).toMatchObject({ ability: 'demising-shot', target: 1, isAnnounced: false });
});

test('nothing stands there while dice are rolled', () => {
  const { view, events } = new Scene({ seats: [MOON_ELF, TRICKY], dice: DEMISING_SHOT });
  expect(deedOf(view, events)).toBeNull();
});

test('with several opponents nobody is the target yet', () => {
  const seats = [MOON_ELF, TRICKY, { hero: 'paladin', hand: [] }];
  const { view, events } = new Scene({ mode: 'koth', seats, dice: DEMISING_SHOT }).choose(
    'activate demising-shot',
  );
  expect(deedOf(view, events)?.target).toBeNull();
});
