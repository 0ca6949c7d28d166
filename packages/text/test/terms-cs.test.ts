// Czech as the printed game has it: words it does not use, and slips that no other test would see.

import { heroes, sharedCards } from '@mad-king/heroes';
import { type AbilityText, blocksOf, type CardText, plain, type Said } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { speakers } from './language.ts';

const FORBIDDEN: [RegExp, string][] = [
  [/(?<!\p{L})smí(š|me|te)?(?!\p{L})|(?<!\p{L})nesmíš(?!\p{L})/iu, 'může'],
  [/(?<!\p{L})vynech/iu, 'přeskoč'],
  [/účin(e?k)/iu, 'efekt'],
  [/(?<!\p{L})nastav 1 ze svých kostek/iu, 'změň'],
  [/\d stejn(é|ých)(?! čís)/iu, 'stejná čísla'],
  [/když by(?!\p{L})/iu, 'kdyby'],
  [/v počtu rovném/iu, 've výši, v počtu'],
  [/polovin/iu, '½'],
  [/\(viz tam\)/iu, 'what it means'],
  [/(?<!každý|každý tvůj|obdržený) žeton \p{Lu}/u, 'the name alone, declined'],
  [/(?<!\p{L})(čin|činy|přestávk)/iu, 'akce, okno'],
  [/za cíl(?!\p{L})/iu, 'jako cíl'],
  [/(?<!\p{L})ne?utrác/iu, 'využij'],
  [/neblokovatelného|neodvratn|nebránitel/iu, 'neblokovatelné'],
  [/(?<!\p{L})(poškození|zlízni|lízni|zahoď|vylíž)/iu, 'zranění, dober si, odlož'],
];

/** Slips: punctuation, words out of place, the wrong form after a number or a verb. */
const SLIPS: [RegExp, string][] = [
  [/[!?]:/, 'a colon after the end of a name'],
  [/ {2}/, 'two spaces'],
  [/(?<=[\p{L}\p{N})])(?<!(?<!\p{L})(a|i|ani|nebo|jen|Jen)) pokud /u, 'no comma before pokud'],
  [/[Pp]okud[^,.:;()]*[.](?! |$)/u, 'a clause that does not end'],
  [
    /(?<!\p{L})(Ve|Na|Při|Po|Před) [^,.:]*(fázi|tahu|hodu|zranění), (?!pokud|jen|poté|dober|hoď|získej)\p{Ll}/u,
    'a comma after an adverb',
  ],
  [/můž(eš|e) (?!(si|se|ji|ho|je|mu|jej|ti|ty) )\p{Ll}*(ň|ď|j|š|zvol)(?= )/u, 'an imperative after můžeš'],
  [/(?<!\p{L})(poté|jinak|můžeš) (\p{Ll}+) (si|se|mu)(?!\p{L})/iu, 'si, se or mu out of its place'],
  [/(?<!\p{L})[2-4] (neblokovatelných|čistých|plošných)/u, 'genitive after 2 to 4'],
  [/(?<![\p{N}/–])([5-9]|1\d) (neblokovatelná|čistá|plošná)/u, 'nominative after 5'],
];

const ofAbility = (a: AbilityText): Said[] => [
  ...a.rows.flatMap(({ need, text }) => [need, text]),
  ...a.lines.flatMap(({ need, text }) => [need, text]),
  ...a.text,
  a.roll,
];
const ofCard = (c: CardText): Said[] => [...c.text, c.kind, ...c.abilities.flatMap(ofAbility)];

/** Paragraphs and rows, as they are printed. */
const printed = (said: Said): string[] =>
  blocksOf(said).flatMap((block) => [
    plain(block.said),
    ...block.rows.flatMap((row) => [plain(row.mark), plain(row.said)]),
  ]);

const all = (): string[] => {
  const say = speakers.find(([id]) => id === 'cs')?.[1];
  if (!say) throw new Error('there is no Czech');
  const said = heroes.flatMap((hero) => {
    const text = say.hero(hero);
    return [
      text.setup,
      ...text.tokens.flatMap((t) => [...t.text, t.kind, t.limit]),
      ...text.abilities.flatMap(ofAbility),
      ...[...text.upgrades, ...text.cards].flatMap(ofCard),
    ];
  });
  return [...said, ...sharedCards.flatMap((card) => ofCard(say.card(card)))].flatMap(printed);
};

describe('Czech', () => {
  const texts = [...new Set(all())];

  test('there is something to look at', () => expect(texts.length).toBeGreaterThan(800));

  test.each([
    ['the infinitive after můžeš', 'Můžeš odstranit 1 svůj žeton.'],
    ['in both verbs', 'Můžeš odstranit Ducha stromku a získat Ducha dryády.'],
    ['the short pronoun before it', 'můžeš je ukázat, najít v balíčku vylepšení'],
    ['and after an adverb', 'Poté mu přiděl Chřadnutí.'],
    ['and before a subject', 'Jinak se tento hráč uzdraví o 4.'],
    ['but after a clause', 'Když zahraješ jiné vylepšení, dober si 1 kartu.'],
    ['the gender of a token is not needed', 'za každý žeton Časované bomby hoď 1 kostkou'],
  ])('%s', (_what, words) => {
    expect(texts.some((one) => one.includes(words))).toBe(true);
  });

  test.each(FORBIDDEN)('%s: %s', (pattern) => {
    expect(texts.filter((words) => pattern.test(words))).toEqual([]);
  });

  test.each(SLIPS)('%s: %s', (pattern) => {
    expect(texts.filter((words) => pattern.test(words))).toEqual([]);
  });
});
