// A hero that differs from its sheet is told where.

import { heroes } from '@mad-king/heroes';
import type { Hero } from '@mad-king/language';
import { expect, test } from 'vitest';
import { missingOf } from '../src/sheets/compare.ts';
import { readSheet, sheetIds } from '../src/sheets/sheet.ts';

const barbarian = (): Hero => structuredClone(heroes.find((hero) => hero.id === 'barbarian') as Hero);

const changes: [missing: string[], change: (hero: Hero) => void][] = [
  [['complexity: 2 in place of 1'], (hero) => (hero.complexity = 2)],
  [
    [
      'dice: ["pow","sword","sword","life","life","pow"] in place of ["sword","sword","sword","life","life","pow"]',
    ],
    (hero) => (hero.dice[0] = 'pow'),
  ],
  [['setup: is not on the sheet'], (hero) => (hero.setup = hero.cards[0].do)],
  [['tokens.stun: is not there'], (hero) => hero.tokens.shift()],
  [['tokens.concussion.limit: 2 in place of 1'], (hero) => (hero.tokens[1].limit = 2)],
  [['tokens.concussion.persistent: true in place of false'], (hero) => (hero.tokens[1].persistent = true)],
  [['abilities.smack.2: is not there'], (hero) => delete hero.abilities[0].levels[2]],
  [['abilities.smack.1.rows: 2 in place of 3'], (hero) => hero.abilities[0].levels[1]?.rows?.pop()],
  [
    ['abilities.smack.1.1.need: "pow x3" in place of "sword x3"'],
    (hero) => Object.assign(hero.abilities[0].levels[1]?.rows?.[0] ?? {}, { need: 'pow x3' }),
  ],
  [['abilities.smack.src: "memory" in place of "public"'], (hero) => (hero.abilities[0].src = 'memory')],
  [
    ['abilities.thick-skin.1.roll: 4 in place of 3'],
    (hero) => Object.assign(hero.abilities.at(-1)?.levels[1]?.defence ?? {}, { dice: 4 }),
  ],
  [['upgrades.Smack II.cost: 9 in place of 2'], (hero) => (hero.upgrades[0].cost = 9)],
  [
    ['upgrades.Crit Bash II.adds: nothing in place of [{"ability":"crit-smash","level":1}]'],
    (hero) => delete hero.upgrades[5].adds,
  ],
  [['cards.concuss.timing: "instant" in place of "main"'], (hero) => (hero.cards[0].timing = 'instant')],
  [['cards.get-some.attackModifier: false in place of true'], (hero) => (hero.cards[2].modifier = false)],
  [['cards.adrenaline-surge.promo: false in place of true'], (hero) => delete hero.cards[4].promo],
  [['cards.concuss.do: is not there'], (hero) => (hero.cards[0].do = [])],
  [['cards.concuss: is not there', 'cards.bonk: is not on the sheet'], (hero) => (hero.cards[0].id = 'bonk')],
];

test.each(changes)('%j', (missing, change) => {
  const hero = barbarian();
  change(hero);
  expect(missingOf(readSheet('barbarian'), hero)).toEqual(missing);
});

test('every sheet can be read', () => {
  const ids = sheetIds();
  expect(ids).toEqual(heroes.map((hero) => hero.id).sort());
  for (const id of ids) expect(readSheet(id).id).toBe(id);
});
