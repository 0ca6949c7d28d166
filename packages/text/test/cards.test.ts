// How cards read: plurals, joined lines, names that stand as names.

import { sharedCards } from '@mad-king/heroes';
import { draw, gain, on, roll } from '@mad-king/language';
import { blocksOf, formsOf, type LanguageId, MORE, plain } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { hero, speakers } from './language.ts';

const say = new Map(speakers);
const speakerOf = (id: LanguageId) => {
  const found = say.get(id);
  if (!found) throw new Error(id);
  return found;
};
const card = (id: LanguageId, heroId: string, cardId: string): string => {
  const owner = hero(heroId);
  const found = owner.cards.find((c) => c.id === cardId);
  if (!found) throw new Error(cardId);
  return speakerOf(id).card(found, owner).text.map(plain).join(' ');
};
const shared = (id: LanguageId, cardId: string): string => {
  const found = sharedCards.find((c) => c.id === cardId);
  if (!found) throw new Error(cardId);
  return speakerOf(id).card(found).text.map(plain).join(' ');
};
const rows = (id: LanguageId, heroId: string, ability: string, level: 1 | 2 | 3): string[] => {
  const owner = hero(heroId);
  const found = owner.abilities.find((a) => a.id === ability);
  if (!found) throw new Error(ability);
  const text = speakerOf(id).ability(owner, found, level);
  return [...text.rows.map((row) => `${plain(row.need)}: ${plain(row.text)}`), ...text.text.map(plain)];
};
const token = (id: LanguageId, heroId: string, tokenId: string): string => {
  const owner = hero(heroId);
  const found = owner.tokens.find((t) => t.id === tokenId);
  if (!found) throw new Error(tokenId);
  return speakerOf(id).token(found, owner).text.map(plain).join(' ');
};

describe('plurals', () => {
  test('English', () => {
    expect(shared('en', 'double-up')).toBe('Draw 2 cards.');
    expect(rows('en', 'barbarian', 'smack', 1)[0]).toBe('3 [Sword]: Deal 4 damage.');
  });
  test('Polish: one, a few, many', () => {
    expect(rows('pl', 'pyromancer', 'fireball', 1)).toEqual([
      '3 [Płomień]: Zadaj 4 obrażenia.',
      '4 [Płomień]: Zadaj 6 obrażeń.',
      '5 [Płomień]: Zadaj 8 obrażeń.',
      'Weź Kunszt ognia.',
    ]);
    expect(shared('pl', 'triple-up')).toBe('Dobierz 3 karty.');
    expect(card('pl', 'pyromancer', 'red-hot')).toBe('Dodaj 1 obrażenie za każdy żeton Kunsztu ognia.');
  });
  test('Czech: one, a few, many', () => {
    expect(rows('cs', 'black-panther', 'stealth-strike', 1)).toEqual([
      '2 [Drápy] + 2 [Panter]: Uděl 3 neblokovatelná zranění.',
    ]);
    expect(rows('cs', 'black-panther', 'ancestral-power', 2)).toEqual([
      '4 [Panter]: Získej Vibraniový oblek a 2 Kinetické energie. Poté uděl 5 neblokovatelných zranění.',
    ]);
  });
  test('Portuguese', () => {
    expect(shared('pt-BR', 'double-up')).toBe('Saque 2 cartas.');
    expect(card('pt-BR', 'barbarian', 'concuss')).toBe('Inflija Concussão a um oponente.');
  });
});

describe('lines that belong together are one clause', () => {
  test('a die is chosen and changed', () => {
    expect(shared('en', 'six-it')).toBe('Set 1 of your dice to 6.');
    expect(shared('en', 'tip-it')).toBe('Raise or lower any die by 1.');
    expect(shared('pl', 'so-wild')).toBe('Zmień wartość dowolnej kości na dowolną.');
  });
  test('a player is chosen where something happens to him', () => {
    expect(shared('en', 'not-this-time')).toBe('A player prevents 6 damage.');
    expect(shared('en', 'transference')).toBe('Transfer 1 token from a player to another player.');
    expect(card('cs', 'barbarian', 'concuss')).toBe('Přiděl zvolenému soupeři Otřes mozku.');
  });
  test('tokens of one kind of gain', () => {
    expect(card('en', 'paladin', 'consecration')).toBe(
      'A player gains Protect, Retribution, Crit and Accuracy.',
    );
  });
  test('what all rows of an ability share stands once', () => {
    expect(rows('en', 'barbarian', 'smack', 2)).toEqual([
      '3 [Sword]: Deal 5 damage.',
      '4 [Sword]: Deal 7 damage.',
      '5 [Sword]: Deal 9 damage.',
      '4 of a kind: Make the attack undefendable.',
    ]);
  });
});

describe('tokens', () => {
  test('a price, a condition and a roll', () => {
    expect(token('en', 'monk', 'evasive')).toBe(
      'If you would take damage, spend this and roll 1 die: on 1–2, prevent all incoming damage.',
    );
    expect(token('pl', 'paladin', 'protect')).toBe('Wydaj ten żeton: zapobiegnij ½ nadchodzących obrażeń.');
  });
  test('something at a moment, or else', () => {
    expect(token('en', 'pyromancer', 'knockdown')).toBe(
      'Before your Offensive Roll Phase, pay 2 CP or skip it. Then remove this token.',
    );
  });
  test('Czech puts "si" second', () => {
    const beads = hero('black-panther').cards.find(({ id }) => id === 'kimoyo-beads');
    if (!beads) throw new Error('kimoyo-beads');
    const lines = [gain(1, 'kinetic-energy'), roll(1, on('panther', draw(1)))];
    expect(
      speakerOf('cs')
        .card({ ...beads, do: lines }, hero('black-panther'))
        .text.map(plain),
    ).toEqual(['Získej Kinetickou energii. Hoď 1 kostkou: za [Panter] si dober 1 kartu.']);
  });
});

test('icons stand between the words', () => {
  const owner = hero('barbarian');
  const found = owner.cards.find((c) => c.id === 'get-some');
  if (!found) throw new Error('get-some');
  const [text] = speakerOf('en').card(found, owner).text;
  expect(text).toContainEqual({ icon: 'symbol', id: 'barbarian.sword', label: 'Sword' });
  expect(text).toContainEqual({ icon: 'damage', id: 'normal', label: 'damage' });
  expect(text).toContainEqual({ icon: 'token', id: 'concussion', label: 'Concussion' });
});

describe('as printed', () => {
  const printed = (heroId: string, ability: string, level: 1 | 2 | 3) => {
    const owner = hero(heroId);
    const found = owner.abilities.find((a) => a.id === ability);
    if (!found) throw new Error(ability);
    const { lines, text } = speakerOf('en').ability(owner, found, level);
    return { lines: lines.map((line) => `${plain(line.need)}: ${plain(line.text)}`), text };
  };

  test('rows that differ in numbers are one line', () => {
    expect(printed('barbarian', 'smack', 1).lines).toEqual(['3/4/5 [Sword]: Deal 4/6/8 damage.']);
    expect(printed('paladin', 'holy-attack', 1).lines).toEqual([
      'Small straight / Large straight: Heal 1/2. Deal 6/8 damage.',
    ]);
    expect(printed('doctor-strange', 'mystic-bolts', 2).lines).toHaveLength(2);
  });

  test('what dice decide stands in rows, what is chosen behind bullets', () => {
    const [said] = printed('artificer', 'spanner-strike', 1).text;
    const [block] = blocksOf(said);
    expect(plain(block.said)).toBe('Roll 1 die (3 if you spend Synth):');
    expect(block.rows.map(({ mark, said: what }) => [plain(mark), plain(what)])).toEqual([
      ['[Wrench]', 'Add 1 damage.'],
      ['[Gear]', 'Add 2 damage.'],
      ['each [Bolt]', 'Gain Synth.'],
    ]);
    const conjure = hero('scarlet-witch').tokens.find(({ id }) => id === 'conjure');
    if (!conjure) throw new Error('conjure');
    const [choice] = speakerOf('en').token(conjure, hero('scarlet-witch')).text;
    expect(blocksOf(choice)[0].rows.map(({ mark }) => mark.length)).toEqual([0, 0]);
  });

  test('one case says what another does, but for a number', () => {
    expect(printed('black-widow', 'hacked', 1).lines).toEqual([
      'Small straight: Inflict Time Bomb on an opponent. Deal 5 damage (7 if you have 3+ hero upgrades).',
    ]);
  });

  test('a note is said where it is made', () => {
    expect(card('en', 'gunslinger', 'wild-west')).toContain('Reload');
    expect(token('en', 'gunslinger', 'reload')).not.toContain('Wild West');
  });

  test('shorter forms leave out whole sentences', () => {
    const [said] = printed('pyromancer', 'pyroblast', 1).lines;
    expect(said).toContain('Roll 1 die');
    const owner = hero('pyromancer');
    const found = owner.abilities.find((a) => a.id === 'pyroblast');
    if (!found) throw new Error('pyroblast');
    const forms = formsOf(
      speakerOf('en')
        .ability(owner, found, 1)
        .lines.map(({ text }) => text),
    ).map(plain);
    expect(forms[1]).toBe(`Deal 6 damage. Roll 1 die: [Flame] · [Blaze] · [Fiery Soul] · [Meteor] ${MORE}`);
    expect(forms.at(-1)).toBe(`Deal 6 damage. ${MORE}`);
  });
});
