// Companions, spells and keywords of a hero that text has never heard of: the data alone tells how they read.

import {
  type Card,
  chooseUpTo,
  companion,
  type Effect,
  gain,
  giveUp,
  type Hero,
  heal,
  holds,
  mainCard,
  movePiece,
  option,
  passive,
  passiveAbility,
  repeat,
  tally,
  times,
} from '@mad-king/language';
import { catalogueOf, namesOf, plain, speaker } from '@mad-king/text';
import { en } from '@mad-king/text/en';
import { expect, test } from 'vitest';

const bloom = gain(1, 'petal');
const call = [movePiece('horn', 'self'), heal(1)];
const hoot = [tally('owl'), heal(2)];
const spell = [heal(3)];
const castBy = (...price: Effect[]): Effect => chooseUpTo(1, option(holds('charm'), ...price, ...spell));

const read = (effects: Effect[]): string => {
  const card: Card = mainCard('card', 'Card', 1, 'design', effects);
  return say.card(card, gardener).text.map(plain).join(' ');
};
const readToken = (id: string): string => {
  const token = gardener.tokens.find((token) => token.id === id);
  return token === undefined ? '' : say.token(token, gardener).text.map(plain).join(' ');
};

const gardener: Hero = {
  id: 'gardener',
  name: 'Gardener',
  box: 'season-1',
  complexity: 1,
  colour: '#00ff00',
  dice: ['rake', 'rake', 'rake', 'seed', 'seed', 'sun'],
  keywords: { bloom },
  tokens: [
    companion('petal', 'Petal', 5, 'design'),
    companion('pond', 'Pond', 6, 'design', { style: 'dial' }),
    companion('horn', 'Horn', 1, 'design', {
      style: 'piece',
      uses: [{ id: 'call', when: 'main', named: true, do: call }],
    }),
    companion('owl', 'Owl', 2, 'design', { style: 'steps', activation: hoot }),
    companion('charm', 'Charm', 1, 'design', { secret: true, spell }),
    companion('ready', 'Ready spells', 2, 'design', { partOf: 'spells', style: 'prepared' }),
  ],
  abilities: [
    passiveAbility('green-thumb', 'Green Thumb', 'design', {
      1: passive({ at: { upkeep: [repeat(1, bloom)] } }),
    }),
  ],
  upgrades: [],
  cards: [],
};
const names = namesOf(
  {},
  { gardener: { line: 'Grows.', phrases: { bloom: 'bloom {n}', call: 'call {token}' } } },
);
const say = speaker(en, catalogueOf([gardener], []), names);

test('a dial is not counted like tokens, and a piece is called by the name of its use', () => {
  expect(read([gain(2, 'pond')])).toContain('heals');
  expect(read([gain(2, 'petal')])).not.toContain('heals');
  expect(read(call)).toBe('Call Horn.');
  expect(readToken('horn')).toMatch(/^Call Horn\b/);
});

test('a keyword is the very line, and its passive ability explains it', () => {
  expect(read([repeat(2, bloom)])).toBe('Bloom 2.');
  expect(read([repeat(times(1, 'seed'), bloom)])).toContain('bloom 1');
  expect(read([repeat(2, gain(1, 'petal'))])).not.toContain('loom');
  const [text] = say.ability(gardener, gardener.abilities[0], 1).text;
  expect(plain(text)).toMatch(/bloom 1: .*Petal/);
});

test('a spell is cast in whatever order its lines are written', () => {
  const [one, two] = [giveUp(1, 'charm'), giveUp(1, 'ready')];
  expect(readToken('charm')).toContain('heal 3');
  expect(read([castBy(one, two)])).toBe(read([castBy(two, one)]));
  expect(read([castBy(one, two)])).not.toContain('heal');
  expect(read([one, two, ...spell])).toBe('Cast Charm: heal 3.');
  expect(read([two, one, ...spell])).toBe('Cast Charm: heal 3.');
  expect(read([gain(1, 'ready'), gain(1, 'charm')])).toBe('Prepare Charm.');
});

test('an activation is the very lines', () => {
  const offer = (...lines: Effect[]): string => read([chooseUpTo(1, option(holds('owl'), ...lines))]);
  expect(offer(...hoot)).not.toContain('heal');
  expect(offer(tally('owl'), heal(2))).toMatch(/heal 2/i);
  expect(readToken('owl')).toContain('heal 2');
});
