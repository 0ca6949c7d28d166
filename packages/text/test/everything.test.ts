// Everything of every hero in every language: nothing is missing, nothing stays English, every sentence ends.

import { heroes, sharedCards } from '@mad-king/heroes';
import { type AbilityText, type CardText, plain, type Said, type TokenText } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { faultsOf, faultsOfSentence, ownWords, speakers } from './language.ts';

interface Parts {
  sentences: Said[];
  labels: Said[];
}

const ofAbility = (a: AbilityText): Parts => ({
  sentences: [...a.rows.map((row) => row.text), ...a.text],
  labels: [a.name, a.slot, ...a.rows.map((row) => row.need), ...some(a.roll), ...some(a.addedBy)],
});
const ofCard = (c: CardText): Parts => {
  const abilities = c.abilities.map(ofAbility);
  return {
    sentences: [...c.text, ...abilities.flatMap((a) => a.sentences)],
    labels: [c.name, c.kind, c.costText, ...abilities.flatMap((a) => a.labels)],
  };
};
const ofToken = (t: TokenText): Parts => ({
  sentences: t.text,
  labels: [t.name, t.kind, t.limit, ...some(t.persistent)],
});
const some = (said: Said): Said[] => (said.length > 0 ? [said] : []);

describe.each(speakers)('%s', (id, say) => {
  const english = speakers[0][1];

  test.each(heroes.map((hero) => [hero.id, hero] as const))('%s', (_id, hero) => {
    const text = say.hero(hero);
    const parts = [
      ...text.tokens.map(ofToken),
      ...text.abilities.map(ofAbility),
      ...text.upgrades.map(ofCard),
      ...text.cards.map(ofCard),
    ];
    const sentences = [...parts.flatMap((part) => part.sentences), ...some(text.setup)];
    const labels = [...parts.flatMap((part) => part.labels), ...text.dice, text.box, text.complexity];
    expect(sentences.flatMap(faultsOfSentence)).toEqual([]);
    expect(labels.flatMap(faultsOf)).toEqual([]);
    if (id !== 'en') {
      const same = english.hero(hero);
      const before = new Set(
        [...same.tokens.map(ofToken), ...same.abilities.map(ofAbility), ...same.cards.map(ofCard)]
          .flatMap((part) => part.sentences)
          .filter((said) => ownWords(said) !== '')
          .map(plain),
      );
      expect(sentences.filter((said) => before.has(plain(said))).map(plain)).toEqual([]);
    }
  });

  test('every ability has a row, a roll or a text, every card and token a text', () => {
    for (const hero of heroes) {
      const text = say.hero(hero);
      for (const ability of text.abilities)
        expect.soft(ability.rows.length + ability.text.length, ability.id).toBeGreaterThan(0);
      for (const card of text.cards) expect.soft(card.text.length, card.id).toBeGreaterThan(0);
      for (const token of text.tokens) expect.soft(token.text.length, token.id).toBeGreaterThan(0);
    }
  });

  test('the shared cards', () => {
    for (const card of sharedCards) {
      const { sentences, labels } = ofCard(say.card(card));
      expect.soft([...sentences.flatMap(faultsOfSentence), ...labels.flatMap(faultsOf)]).toEqual([]);
    }
  });

  test('the words of the game', () => {
    const { words } = say.voice.m;
    const all = [words.phase, words.slot, words.mode, words.option, words.optionValue, words.damageType];
    for (const group of all)
      for (const word of Object.values(group)) expect.soft(faultsOf([{ text: word }])).toEqual([]);
  });
});
