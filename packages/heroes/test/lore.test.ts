// What is told of the heroes: complete, translated, unmistakable, well set.

import { readFileSync } from 'node:fs';
import { type Hero, LANGUAGES, type LanguageId, type Lore, type Names, type Noun } from '@mad-king/language';
import { formsOf } from '@mad-king/language/inside';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { heroes, sharedCards } from '../src/index.ts';
import { lore } from '../src/lore.ts';
import * as sharedTokens from '../src/shared/tokens.ts';

const PARTS = ['abilities', 'cards', 'tokens', 'symbols'] as const;
type Part = (typeof PARTS)[number];

const shared = new Set(Object.values(sharedTokens).map(({ id }) => id));
const others = LANGUAGES.filter((language) => language !== 'en');
const cases = others.flatMap((language) => heroes.map((hero) => [language, hero.id, hero] as const));

/** Both kinds of names, one after the other. */
const keys = (told: { official?: Names; own?: Names }, part: Part): string[] =>
  [told.official, told.own].flatMap((names) => Object.keys(names?.[part] ?? {}));
const nounOf = (told: { official?: Names; own?: Names }, part: Part, id: string): Noun | undefined =>
  told.official?.[part]?.[id] ?? told.own?.[part]?.[id];
const nameOf = (told: { official?: Names; own?: Names }, part: Part, id: string): string | undefined => {
  const noun = nounOf(told, part, id);
  return noun === undefined ? undefined : formsOf(noun).name;
};
const givenName = (language: LanguageId, hero: string, part: Part, id: string): string | undefined =>
  nameOf(lore[language].heroes[hero], part, id) ?? nameOf(lore[language].shared, part, id);
const heroName = ({ official, own }: Lore): string[] =>
  [official?.hero, own?.hero].filter((name) => name !== undefined);
/** As one hears it: "Cultivate!" is "Cultivate". */
const bare = (name = ''): string => name.replace(/[!?]$/, '').toLowerCase();
const thingsOf = (hero: Hero): { part: Part; thing: string; english: string }[] => [
  ...(['abilities', 'cards', 'tokens'] as const).flatMap((part) =>
    hero[part].map(({ id, name }) => ({ part, thing: id, english: bare(name) })),
  ),
  ...[...new Set(hero.dice)].map((id) => ({
    part: 'symbols' as const,
    thing: id,
    english: id.replaceAll('-', ' '),
  })),
];
const twice = (list: readonly unknown[]): unknown[] => list.filter((name, i) => list.indexOf(name) !== i);

test('a token of several leaflets is a shared one', () => {
  const all = heroes.flatMap(({ tokens }) => tokens.map(({ id }) => id));
  expect([...new Set(twice(all))].sort()).toEqual([...shared].sort());
});

describe('names', () => {
  test.each(cases)(
    '%s: %s has a name for each thing, official or our own, none left over',
    (language, id, hero) => {
      const told = lore[language].heroes[id];
      const things: Record<Part, string[]> = {
        abilities: hero.abilities.map((ability) => ability.id),
        cards: hero.cards.map((card) => card.id),
        tokens: hero.tokens.map((token) => token.id).filter((token) => !shared.has(token)),
        symbols: [...new Set(hero.dice)],
      };
      expect(heroName(told)).toHaveLength(1);
      for (const part of PARTS) expect(keys(told, part).sort(), part).toEqual(things[part].sort());
    },
  );

  test.each(others)('%s: the shared cards and tokens', (language) => {
    const told = lore[language].shared;
    expect(keys(told, 'cards').sort()).toEqual(sharedCards.map(({ id }) => id).sort());
    expect(keys(told, 'tokens').sort()).toEqual([...shared].sort());
  });

  test('English ones are in the data, but for the plurals of tokens', () => {
    for (const told of [lore.en.shared, ...Object.values(lore.en.heroes)]) {
      expect(told.official).toBeUndefined();
      expect(Object.keys(told.own ?? {})).toEqual(told.own === undefined ? [] : ['tokens']);
    }
  });

  test.each(others)('%s: heroes and tokens are told apart', (language) => {
    const { heroes: told, shared } = lore[language];
    expect(twice(Object.values(told).flatMap(heroName))).toEqual([]);
    const tokens = [shared, ...Object.values(told)].flatMap((of) =>
      keys(of, 'tokens').map((id) => nameOf(of, 'tokens', id)),
    );
    expect(twice(tokens)).toEqual([]);
  });

  test.each(cases)('%s: no two things of the %s share a name', (language, id, hero) => {
    const told = lore[language].heroes[id];
    // What has one name in English may have one here, and print may call two things the same.
    const named = thingsOf(hero).map(({ part, thing, english }) => ({
      name: bare(givenName(language, id, part, thing)),
      english,
      printed: told.official?.[part]?.[thing] !== undefined,
    }));
    const shared = named.filter((one, i) =>
      named
        .slice(0, i)
        .some(
          (other) =>
            one.name === other.name && one.english !== other.english && !(one.printed && other.printed),
        ),
    );
    expect(shared).toEqual([]);
  });

  test('English: what shares a name is on the list', () => {
    const found = heroes.flatMap((hero) =>
      twice(thingsOf(hero).map(({ english }) => english)).map((name) => `${hero.id}: ${name}`),
    );
    expect(found).toEqual([
      'cursed-pirate: cursed',
      'scarlet-witch: darkhold',
      'scarlet-witch: chaos',
      'treant: cultivate',
    ]);
  });

  interface Entry {
    id: string;
    names?: Record<string, string>;
  }

  test.each(heroes.map(({ id }) => id))('%s: those that the sheet gives', (id) => {
    const sheet: Record<'tokens' | 'abilities' | 'cards', Entry[]> = parse(
      readFileSync(new URL(`../sheets/${id}.yaml`, import.meta.url), 'utf8'),
    );
    for (const part of ['tokens', 'abilities', 'cards'] as const)
      for (const { id: thing, names = {} } of sheet[part])
        for (const [language, name] of Object.entries(names))
          expect(givenName(language as LanguageId, id, part, thing), `${thing} ${language}`).toBe(name);
  });
});

describe.each(cases)('%s: %s', (language, id) => {
  const told = lore[language].heroes[id];
  const english = lore.en.heroes[id];

  test('is told in a line of its own', () => {
    expect(told.line).not.toBe(english.line);
    expect(told.line.match(/\d+/g)).toEqual(english.line.match(/\d+/g));
  });

  test('says every phrase that English says, with what it speaks of', () => {
    expect(Object.keys(told.phrases ?? {}).sort()).toEqual(Object.keys(english.phrases ?? {}).sort());
    // Not the words that a plural chooses from; a token in any of its forms.
    const slots = (message: string): string[] =>
      [...message.matchAll(/(?<!(?:one|few|many|other|=\d) )\{(\w+?)(?:Acc)?(?=[,}])/g)].map(
        ([, slot]) => slot,
      );
    for (const [phrase, message] of Object.entries(told.phrases ?? {})) {
      expect(message).not.toBe(english.phrases?.[phrase]);
      expect(new Set(slots(message)), phrase).toEqual(new Set(slots(english.phrases?.[phrase] ?? '')));
    }
  });
});

test.each(heroes.map((hero) => [hero.id, hero] as const))(
  '%s: keywords and families have a phrase, and nothing else but named uses has one',
  (id, { families = {}, keywords = {}, tokens }) => {
    const uses = tokens.flatMap((token) => token.uses ?? []).filter(({ named }) => named);
    const phrases = Object.keys(lore.en.heroes[id].phrases ?? {});
    const named = [...Object.keys(families), ...Object.keys(keywords)];
    expect(phrases).toEqual(expect.arrayContaining(named));
    const known = [...named, ...uses.map((use) => use.id)];
    expect(phrases.filter((phrase) => !known.includes(phrase))).toEqual([]);
  },
);

test.each(LANGUAGES)('%s: lines are sentences with the signs of print', (language) => {
  for (const [id, { line }] of Object.entries(lore[language].heroes)) {
    expect(line, id).toMatch(/^\p{Lu}.*[.!?]$/u);
    expect(line, id).not.toMatch(/["'`]|\.\.\.| - | {2}/);
  }
});
