import { expect, test } from 'vitest';
import { type Forecast, foresee } from '../../../worker/forecast.ts';
import { BARBARIAN, MOON_ELF, Scene } from './in-test.ts';
import { gainOf, tollOf } from './toll.ts';

const mine = (seat: number) => (other: number) => other === seat;

const compared = ({ game, view }: Scene, choice: string) => {
  const forecasts = foresee(game);
  const find = (text: string): Forecast => {
    const found = forecasts.find(({ move }) => move.text === text);
    if (found === undefined) throw new Error(`nothing is foreseen of "${text}"`);
    return found;
  };
  const [passing, answer] = [find('pass'), find(choice)];
  return { toll: tollOf(answer, passing, mine(view.seat)), gain: gainOf(answer, passing) };
};

test('Not This Time!: 9 damage become 3, which is good for me', () => {
  const careful = { hero: 'ninja', hand: ['not-this-time'], cp: 3 };
  const scene = new Scene({ seats: [BARBARIAN, careful], dice: [1, 2, 3, 4, 4] })
    .choose('activate mighty-blow')
    .until(({ asked, pending, ask }) => asked === 1 && ask === 'respond' && pending.flat().length > 0);
  const { toll, gain } = compared(scene, 'play not-this-time');
  expect(toll).toMatchObject({ seat: 1, before: 9, after: 3, direction: 'good', isCertain: true, parts: [] });
  expect(gain).toBeCloseTo(6, 5);
});

test('Evasive: all or nothing, with its chances', () => {
  const evading = { hero: 'moon-elf', hand: [], tokens: { evasive: 1 } };
  const scene = new Scene({ seats: [BARBARIAN, evading], dice: [1, 1, 6, 6, 4] })
    .choose('activate sturdy-blow')
    .until(({ asked }) => asked === 1);
  const { toll } = compared(scene, 'spend evasive');
  expect(toll).toMatchObject({ before: 4, isCertain: false, direction: 'good' });
  expect(toll?.parts).toMatchObject([
    { amount: 0, direction: 'good' },
    { amount: 4, direction: 'even' },
  ]);
  expect(toll?.parts[0].chance).toBeCloseTo(1 / 3, 10);
});

test('Blind: what a card gives back is damage to the other, and good for me', () => {
  const blinded = { hero: 'barbarian', hand: ['six-it'], cp: 3, tokens: { blind: 1 } };
  const scene = new Scene({ seats: [blinded, MOON_ELF], dice: [1, 1, 2, 3, 5, 2] })
    .choose('activate smack 2')
    .until(({ rolls }) => rolls.length === 2);
  const { toll } = compared(scene, 'play six-it');
  expect(toll).toMatchObject({ seat: 1, before: 0, direction: 'good' });
});

test('what changes nothing gains nothing', () => {
  const rich = { hero: 'ninja', hand: ['getting-paid'], cp: 3 };
  const scene = new Scene({ seats: [BARBARIAN, rich], dice: [1, 2, 3, 4, 4] })
    .choose('activate mighty-blow')
    .until(({ asked, pending }) => asked === 1 && pending.flat().length > 0);
  const { toll, gain } = compared(scene, 'play getting-paid');
  expect(toll?.direction).toBe('even');
  expect(gain).toBe(0);
});
