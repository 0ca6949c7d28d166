import { expect, test } from 'vitest';
import { deedOf } from './deed.ts';
import { BARBARIAN, MOON_ELF, Scene } from './in-test.ts';
import { type Situation, situationOf } from './situation.ts';

const of = ({ view, events }: Scene): Situation => situationOf(view, events, deedOf(view, events));

const TRICKY = { hero: 'barbarian', hand: ['tip-it', 'not-this-time'], cp: 3 };

test('an announcement, by whom it concerns', () => {
  const scene = new Scene({ seats: [MOON_ELF, TRICKY], dice: [1, 2, 3, 6, 6] });
  expect(of(scene)).toEqual({ about: 'dice', seat: 0 });
  expect(of(scene.choose('activate demising-shot'))).toMatchObject({ about: 'announcement', isOwn: false });
  const own = new Scene({ seats: [TRICKY, MOON_ELF], dice: [1, 1, 6, 6, 4] });
  expect(of(own.choose('activate sturdy-blow'))).toMatchObject({ about: 'announcement', isOwn: true });
});

test('damage that is about to land, as it stands', () => {
  const careful = { hero: 'paladin', hand: ['not-this-time'], cp: 3 };
  const scene = new Scene({ seats: [BARBARIAN, careful], dice: [1, 1, 6, 6, 4] })
    .choose('activate sturdy-blow')
    .until(({ asked, pending }) => asked === 1 && pending.flat().length > 0);
  expect(of(scene)).toMatchObject({ about: 'damage', to: 1, n: 4, isLast: true });
});

test('damage that can still be defended against has not landed', () => {
  const careful = { hero: 'paladin', hand: ['not-this-time'], cp: 3 };
  const scene = new Scene({ seats: [BARBARIAN, careful], dice: [1, 2, 3, 4, 4] })
    .choose('activate mighty-blow')
    .until(({ asked, pending }) => asked === 1 && pending.flat().length > 0);
  expect(of(scene)).toMatchObject({ about: 'damage', to: 1, n: 9, isLast: false });
  const defended = scene.choose('defend divine-defense').until(({ ask, asked, rolls }) => {
    return asked === 1 && ask === 'respond' && rolls.every(({ purpose }) => purpose === 'offence');
  });
  expect(of(defended)).toMatchObject({ about: 'damage', isLast: true });
});

test('a roll that a text made', () => {
  const blinded = { hero: 'barbarian', hand: ['tip-it'], cp: 3, tokens: { blind: 1 } };
  const scene = new Scene({ seats: [blinded, MOON_ELF], dice: [1, 1, 2, 3, 5, 2] })
    .choose('activate smack 2')
    .until(({ rolls }) => rolls.length === 2);
  expect(of(scene)).toMatchObject({ about: 'roll', deed: { ability: 'smack', isAnnounced: false } });
});
