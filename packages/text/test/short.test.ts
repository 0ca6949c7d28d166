// Texts that used to be too long to be understood stay as short as a card would print them.

import { heroes, sharedCards } from '@mad-king/heroes';
import { blocksOf, plain, type Said, type Speaker } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { speakers } from './language.ts';

const count = (words: string): number =>
  words.split(/\s+/).filter((word) => word !== '' && word !== '•').length;
const english = speakers[0][1];

const textsOf = (heroId: string, id: string): Said[] => {
  const hero = heroes.find((one) => one.id === heroId);
  if (hero === undefined) throw new Error(`no hero ${heroId}`);
  const token = hero.tokens.find((one) => one.id === id);
  if (token) return english.token(token, hero).text;
  const ability = hero.abilities.find((one) => one.id === id);
  if (ability) {
    const { lines, text } = english.ability(hero, ability, ability.levels[2] && id === 'double-dose' ? 2 : 1);
    return [...lines.map((line) => line.text), ...text];
  }
  const card = hero.cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`${heroId} has no ${id}`);
  return english.card(card, hero).text;
};

describe('clumsy once', () => {
  test.each([
    ['black-widow', 'covert-ops', 75],
    ['artificer', 'nanobot', 75],
    ['gunslinger', 'reload', 16],
    ['gunslinger', 'wild-west', 15],
    ['loki', 'illusion', 48],
    ['artificer', 'spanner-strike', 28],
    ['spider-man', 'spider-sense', 20],
    ['thor', 'odinforce', 28],
    ['scarlet-witch', 'double-dose', 36],
    ['loki', 'bag-of-tricks', 38],
    ['seraph', 'blinding-light', 34],
    ['artificer', 'scratch-built', 15],
    ['treant', 'harvest', 20],
    ['scarlet-witch', 'conjure', 35],
    ['artificer', 'heal-bot', 30],
    ['loki', 'spellbound', 48],
    ['spider-man', 'invisibility', 20],
    ['gunslinger', 'knockdown', 16],
    ['cursed-pirate', 'yo-ho', 18],
    ['gunslinger', 'enforcer', 14],
  ])('%s: %s has at most %i words', (hero, id, most) => {
    const texts = textsOf(hero, id);
    expect(count(texts.map(plain).join(' ')), texts.map(plain).join('\n')).toBeLessThanOrEqual(most);
  });
});

const linesIn = (say: Speaker): string[] => {
  const texts = heroes.flatMap((hero) => {
    const { tokens, abilities, cards } = say.hero(hero);
    return [
      ...tokens.flatMap(({ text }) => text),
      ...abilities.flatMap(({ lines, text }) => [...lines.map((line) => line.text), ...text]),
      ...cards.flatMap(({ text }) => text),
    ];
  });
  return [...texts, ...sharedCards.flatMap((card) => say.card(card).text)].flatMap((said) =>
    blocksOf(said).flatMap((block) => [plain(block.said), ...block.rows.map((row) => plain(row.said))]),
  );
};

describe.each(speakers)('%s', (_language, say) => {
  test('no line has more than 45 words', () => {
    expect(linesIn(say).filter((line) => count(line) > 45)).toEqual([]);
  });

  test('no sentence has two colons, and no colon follows a name with its own stop', () => {
    const lines = linesIn(say);
    const sentences = lines.flatMap((line) => line.split(/(?<=[.!?]) /));
    expect(sentences.filter((sentence) => (sentence.match(/: /g) ?? []).length > 1)).toEqual([]);
    expect(lines.filter((line) => /[!?]:/.test(line))).toEqual([]);
  });

  test('no word stands twice in a row', () => {
    expect(linesIn(say).filter((line) => /(^|\P{L})(\p{L}{3,}) \2(\P{L}|$)/iu.test(line))).toEqual([]);
  });
});
