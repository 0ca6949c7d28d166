// Polish: only the terms of the printed game, nouns and verbs in the form their sentence asks for.

import { heroes, sharedCards } from '@mad-king/heroes';
import { type AbilityText, blocksOf, type CardText, plain, type Said, type TokenText } from '@mad-king/text';
import { expect, test } from 'vitest';
import { tidy } from '../src/segments.ts';
import { speakers } from './language.ts';

const TOLD =
  'usuń|weź|zagraj|zadaj|dodaj|wydaj|zapłać|rzuć|przerzuć|dobierz|odrzuć|ulecz|zmień|zapobiegnij|przenieś|wybierz|ukradnij|uczyń';

/** What must not be said, and what is said instead. */
const FORBIDDEN: [RegExp, string][] = [
  [
    /(weź|wziąć|bierze|biorą|zagraj|zagrać|wydaj|wydać) (\d+ )?żeton(y|ów)? \p{Lu}/iu,
    'the name of the token',
  ],
  [/żeton(y|ów)? (Trucizna|Unik|Krwawienie|Nanit|Kunszt ognia|Powalenie)(?!\p{L})/u, 'the noun in its case'],
  [/\d (takich samych )?cyfrach/, 'takie same cyfry'],
  [/(?<!\p{L})ustaw(ić)? \d/iu, 'zmień wartość kości'],
  [/(?<!\p{L})podnieś|obniż/iu, 'zwiększ, zmniejsz'],
  [/(następną|ostatnią) stronę/, 'tyka, wybucha'],
  [/połow|zaokrągl/i, '½'],
  [/\d zdrowia/, 'punkty zdrowia'],
  [/(?<!\p{L})(obr\.|pkt|PŻ|HP|życia punkt)/u, 'the whole word'],
  [/punkt(y|ów)? życia/i, 'punkty zdrowia'],
  [/(?<!\p{L})(token|status|tok|ultimate|upgrade)(?!\p{L})/iu, 'the Polish term'],
  [/nieobron|niemożliwe do obrony/i, 'nieuchronne'],
  [/dodatkowe obrażenia|postronn/i, 'obszarowe'],
  [/zdolność (ostateczna|ultymatywna)/i, 'zdolność specjalna'],
  [/obrażenia nadchodzące/i, 'nadchodzące obrażenia'],
  [/zastosowani/i, 'po zadaniu obrażeń'],
  [/\[Szpiegostwo\]/, 'Szpieg'],
  [/jeśli chcesz, /i, 'możesz'],
  [/patrz tam|polecenie/i, 'what it means'],
  [/zbuduj(ąc)? (Bot|Nanobot) |odwróć (Bot|Nanobot) |(na|ustaw) Nyra(?!\p{L})/iu, 'the accusative'],
  [/ciśnij Mjolnir(?!em)|ciśnij\p{L}* (go|Mjolnira)(?!\p{L})/u, 'ciśnij Mjolnirem'],
  [
    new RegExp(
      `(możesz|może|musi|aby) ((to|go|ją|je|mu|ci|raz|za darmo|zamiast tego) )*(${TOLD})(?!\\p{L})`,
      'u',
    ),
    'the infinitive',
  ],
  [/(?<=[\p{L}\p{N})])(?<!(?<!\p{L})(i|a|ani|albo|lub|tylko)) jeśli /iu, 'a comma before jeśli'],
  [/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu, 'the word once'],
  [/[!?]:/, 'no colon behind a name that ends its sentence'],
  [/ {2}/, 'one space'],
  [/[⟨⟩|]/, 'one form of the verb'],
];

const ofAbility = (a: AbilityText): Said[] => [...a.rows.map(({ text }) => text), ...a.text];
const ofCard = (c: CardText): Said[] => [...c.text, ...c.abilities.flatMap(ofAbility)];
const ofToken = (t: TokenText): Said[] => [t.limit, ...t.text];

const say = speakers.find(([id]) => id === 'pl')?.[1];
if (say === undefined) throw new Error('there is no Polish');
const texts = [
  ...heroes.flatMap((hero) => {
    const { tokens, abilities, upgrades, cards, setup, dice } = say.hero(hero);
    return [
      ...tokens.flatMap(ofToken),
      ...abilities.flatMap(ofAbility),
      ...upgrades.flatMap(ofCard),
      ...cards.flatMap(ofCard),
      ...dice,
      setup,
    ];
  }),
  ...sharedCards.flatMap((card) => ofCard(say.card(card))),
]
  .flatMap(blocksOf)
  .flatMap(({ said, rows }) => [said, ...rows.flatMap(({ mark, said }) => [mark, said])].map(plain));

test.each(FORBIDDEN)('%s', (pattern) => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((words) => pattern.test(words))).toEqual([]);
});

test('a verb commands alone, and is an infinitive after another verb', () => {
  const verbs = (words: string): string => plain(tidy([{ text: words }]));
  expect(verbs('wydaj|wydać 2 PW')).toBe('wydaj 2 PW');
  expect(verbs('możesz ⟨wydaj|wydać 2 PW⟩, aby ⟨przerzuć|przerzucić 1 kość⟩. Następnie weź|wziąć 1 PW')).toBe(
    'możesz wydać 2 PW, aby przerzucić 1 kość. Następnie weź 1 PW',
  );
  const poison: Said = [{ icon: 'token', id: 'poison', label: 'Truciznę' }];
  const split: Said = [{ text: 'możesz ⟨usuń|usunąć ' }, ...poison, { text: ' i weź|wziąć 1 PW⟩' }];
  expect(plain(tidy(split))).toBe('możesz usunąć Truciznę i wziąć 1 PW');
});

test('"jeśli" is set off by a comma, but not from "albo" and "tylko"', () => {
  const set = (words: string): string => plain(tidy([{ text: words }]));
  expect(set('w swojej turze jeśli masz PW')).toBe('w swojej turze, jeśli masz PW');
  expect(set('tylko jeśli masz PW')).toBe('tylko jeśli masz PW');
  expect(set('(7 jeśli nie) albo jeśli tak')).toBe('(7, jeśli nie) albo jeśli tak');
});
