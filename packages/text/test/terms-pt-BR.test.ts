// Brazilian Portuguese: only the terms of the printed game, verbs in the form their sentence asks for.

import { heroes, sharedCards } from '@mad-king/heroes';
import { type AbilityText, type CardText, plain, type Said, type TokenText } from '@mad-king/text';
import { expect, test } from 'vitest';
import { blocksOf } from '../src/blocks.ts';
import { tidy } from '../src/segments.ts';
import { speakers } from './language.ts';

/** What must not be said, and what is said instead. */
const FORBIDDEN: [RegExp, string][] = [
  [/\bsofr(a|e|em|er)\b/i, 'receba'],
  [/indefensíve/i, 'indefensável'],
  [/\bmetade\b|arredondad/i, '½'],
  [/\b(ganhe|inflija|gaste) \d+ fichas? de\b/i, 'the number and the name'],
  [/fichas? de Efeito/i, 'ficha'],
  [/(?<![\p{L}-])ataques?(?!\p{L})/u, 'Ataque'],
  [/\bescolhid[oa]s?\b/i, 'um jogador'],
  [/(?<!\p{L})(?<!tod[oa]s )[oa]s? (seu|sua)s?(?!\p{L})/iu, 'seu, sua'],
  [/\btransf(ira|erir)\b[^.;]* (a|ao) (um|ele|outro|alvo|atacante|oponente)/i, 'transfira ... para'],
  [/\bjogo\b/i, 'partida'],
  [/\bguard(e|ar)\b/i, 'manter'],
  [/\bcompr(e|ar)\b/i, 'saque'],
  [/\bpague\b/i, 'gaste'],
  [/\brecupere \d/i, 'cure'],
  [/\b(veja lá|quando um texto)\b/i, 'what it means'],
  [/(?<!\p{L})(de|em) (os?|as?|ele|ela|este|esta|esse|essa)(?!\p{L})/iu, 'the contraction'],
  [/(?<!\p{L})a (os?|as?)(?!\p{L})/u, 'ao, à'],
  [/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu, 'the word once'],
  [/[!?]:/, 'no colon behind a name that ends its sentence'],
  [/ {2}/, 'one space'],
  [/[<>|]/, 'one form of the verb'],
  [
    /(pode|deve|para) (\p{L}+-)?\p{L}*(inflija|remova|gaste|ganhe|cause|role|saque|cure)\b/u,
    'the infinitive',
  ],
];

const ofAbility = (a: AbilityText): Said[] => [...a.rows.map(({ text }) => text), ...a.text];
const ofCard = (c: CardText): Said[] => [...c.text, ...c.abilities.flatMap(ofAbility)];
const ofToken = (t: TokenText): Said[] => [t.limit, ...t.text];

const say = speakers.find(([id]) => id === 'pt-BR')?.[1];
if (say === undefined) throw new Error('there is no Portuguese');
const texts = [
  ...heroes.flatMap((hero) => {
    const { tokens, abilities, upgrades, cards, setup } = say.hero(hero);
    return [
      ...tokens.flatMap(ofToken),
      ...abilities.flatMap(ofAbility),
      ...upgrades.flatMap(ofCard),
      ...cards.flatMap(ofCard),
      setup,
    ];
  }),
  ...sharedCards.flatMap((card) => ofCard(say.card(card))),
]
  .flatMap(blocksOf)
  .flatMap(({ said, rows }) => [said, ...rows.map((row) => row.said)].map(plain));

test.each(FORBIDDEN)('%s', (pattern) => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((words) => pattern.test(words))).toEqual([]);
});

test('a verb commands alone, and is an infinitive after another verb', () => {
  const verbs = (words: string): string => plain(tidy([{ text: words }]));
  expect(verbs('gaste|gastar 2 PC')).toBe('gaste 2 PC');
  expect(verbs('você pode ⟨gaste|gastar 2 PC⟩ para ⟨re-role|re-rolar 1 dado⟩. Nesse caso, saque|sacar')).toBe(
    'você pode gastar 2 PC para re-rolar 1 dado. Nesse caso, saque',
  );
  const token: Said = [{ icon: 'token', id: 'poison', label: 'Veneno' }];
  const split: Said = [{ text: 'você pode ⟨remova|remover ' }, ...token, { text: ' e ganhe|ganhar 1 PC⟩' }];
  expect(plain(tidy(split))).toBe('você pode remover Veneno e ganhar 1 PC');
});
