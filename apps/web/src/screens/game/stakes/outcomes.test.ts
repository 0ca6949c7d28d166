import { content } from '@mad-king/heroes';
import { catalogueOf, textAt } from '@mad-king/text';
import { expect, test } from 'vitest';
import { BARBARIAN, MOON_ELF, Scene } from './in-test.ts';
import { outcomesOf, rangeOf, readingLines, settled } from './outcomes.ts';

const catalogue = catalogueOf(content.heroes, content.sharedCards);

/** What the roll that lies on the table does, by its values. */
const outcomesIn = ({ view }: Scene): Record<string, string[]> => {
  const roll = view.rolls.at(-1);
  if (roll?.about == null) throw new Error('no text has rolled');
  const lines = readingLines(textAt(catalogue, roll.about.source), roll);
  const { dice } = catalogue.hero(view.seats[roll.owners[0]].hero) ?? { dice: [] };
  return Object.fromEntries(
    outcomesOf(lines, dice, roll.values[0]).map(({ values, effects, isLying }) => [
      `${rangeOf(values)}${isLying ? ' lies' : ''}`,
      effects.map((effect) => effect.do),
    ]),
  );
};

test('Blind: 1 and 2 cancel the ability, all else lets it go on', () => {
  const blinded = { hero: 'barbarian', hand: ['tip-it'], cp: 3, tokens: { blind: 1 } };
  const scene = new Scene({ seats: [blinded, MOON_ELF], dice: [1, 1, 2, 3, 5, 2] })
    .choose('activate smack 2')
    .until(({ rolls }) => rolls.length === 2);
  expect(scene.view.rolls[1].about?.source).toMatchObject({ of: 'token', token: 'blind' });
  expect(outcomesIn(scene)).toEqual({ '1–2 lies': ['cancel-ability'], '3–6': [] });
});

test('Bleed: 1 to 4 hurt, 5 and 6 stop it', () => {
  const bleeding = { hero: 'moon-elf', hand: ['tip-it'], cp: 3, tokens: { bleed: 1 } };
  const seats = [bleeding, { hero: 'huntress', hand: [] }];
  const scene = new Scene({ seats, phase: 'upkeep', dice: [5] });
  expect(outcomesIn(scene)).toEqual({ '1–4': ['deal'], '5–6 lies': ['remove'] });
});

test('Evasive: 1 and 2 prevent everything', () => {
  const evading = { hero: 'moon-elf', hand: ['tip-it'], cp: 3, tokens: { evasive: 1 } };
  const scene = new Scene({ seats: [BARBARIAN, evading], dice: [1, 1, 6, 6, 4, 3] })
    .choose('activate sturdy-blow', 'spend evasive')
    .until(({ rolls }) => rolls.at(-1)?.purpose === 'effect');
  expect(outcomesIn(scene)).toEqual({ '1–2': ['prevent'], '3–6 lies': [] });
});

test('a die may be read by its symbols', () => {
  const arrows = catalogue.card('moon-elf', 'take-that');
  if (arrows === undefined || !('do' in arrows)) throw new Error('the card is gone');
  const [roll] = arrows.do;
  if (roll.do !== 'roll') throw new Error('it does not roll');
  const faces = catalogue.hero('moon-elf')?.dice ?? [];
  expect(
    outcomesOf(roll.body, faces, 6).map(({ values, effects }) => [rangeOf(values), effects[0]?.do]),
  ).toEqual([
    ['1–3', 'add'],
    ['4–5', 'inflict'],
    ['6', 'inflict'],
  ]);
});

test('of several dice, what they come to as they lie', () => {
  const missed = catalogue.ability('moon-elf', 'missed-me')?.levels[1]?.defence;
  const symbols = ['arrow', 'arrow', 'foot', 'foot', 'moon'];
  const effects = settled(missed?.do ?? [], { values: [1, 2, 4, 5, 6], symbols });
  expect(effects).toMatchObject([
    { do: 'prevent', amount: 'half' },
    { do: 'deal', amount: 1 },
  ]);
});
