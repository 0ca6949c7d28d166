// A hero that differs from its sheet is told where.

import { heroes } from '@mad-king/heroes';
import { type Effect, type Hero, heal, times } from '@mad-king/language';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { missingOf } from '../src/sheets/compare.ts';
import { misreadOf } from '../src/sheets/reads.ts';
import { readSheet, sheetIds } from '../src/sheets/sheet.ts';
import { withReads } from '../src/sheets/write-reads.ts';

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

const deed = (hero: Hero, row: number): Effect[] => hero.abilities[0].levels[1]?.rows?.[row]?.do ?? [];

const otherWords: [misread: RegExp, change: (hero: Hero) => void][] = [
  [
    /^abilities\.smack\.1\.reads: ".*4\/7\/8.*" in place of ".*4\/6\/8.*"$/,
    (hero) => Object.assign(deed(hero, 1)[0], { amount: 7 }),
  ],
  [
    /^abilities\.thick-skin\.1\.reads: ".*3\..*" in place of ".*2\..*"$/,
    (hero) => (hero.abilities.at(-1)?.levels[1]?.defence?.do ?? []).splice(0, 1, heal(times(3, 'life'))),
  ],
  [
    /^cards\.concuss\.reads: ".*Stun.*" in place of ".*Concussion.*"$/,
    (hero) => Object.assign(hero.cards[0].do[1], { token: 'stun' }),
  ],
  [
    /^tokens\.concussion\.reads: ".*" in place of ".*remove this token.*"$/,
    (hero) => hero.tokens[1].at?.income?.pop(),
  ],
  [/^setup\.reads: ".*5.*" is not on the sheet$/, (hero) => (hero.setup = [heal(5)])],
  [/^abilities\.smack\.2\.reads: nothing in place of ".*5/, (hero) => delete hero.abilities[0].levels[2]],
];

test.each(otherWords)('a changed effect is told with both wordings: %s', (misread, change) => {
  const hero = barbarian();
  expect(misreadOf(readSheet('barbarian'), hero)).toEqual([]);
  change(hero);
  expect(misreadOf(readSheet('barbarian'), hero)).toEqual([expect.stringMatching(misread)]);
});

describe('what is read is written into a sheet', () => {
  const bare = [
    '# a comment',
    'id: gnome',
    'tokens:',
    '  - id: hat   # pointed',
    '    src: design',
    'spells:',
    '  - { id: poof, do: ["vanish: at once"] }',
    'abilities:',
    '  - id: poke',
    '    levels: { 1: [{ need: "stick x3" }] }   # unsure',
    '# between',
    'upgrades:',
    '  - { card: "Poke II", level: 2 }',
    'cards: []',
    'setup: []',
  ].join('\n');
  const reads = new Map([
    ['tokens.hat', 'One line.\nAnother: "quoted", # no comment.'],
    ['spells.poof', 'Vanish.'],
    ['abilities.poke.1', 'Deal 1.'],
    ['abilities.poke.2', 'Deal 2.'],
    ['setup', 'Gain 1 hat.'],
  ]);
  const written = withReads(bare, reads, 'gnome.yaml');

  test('with every entry, all else staying as it is', () => {
    const sheet = parse(written);
    expect(sheet.tokens).toEqual([{ id: 'hat', src: 'design', reads: reads.get('tokens.hat') }]);
    expect(sheet.spells).toEqual([{ id: 'poof', do: ['vanish: at once'], reads: 'Vanish.' }]);
    expect(sheet.abilities[0].reads).toEqual({ 1: 'Deal 1.', 2: 'Deal 2.' });
    expect(sheet.upgrades).toEqual([{ card: 'Poke II', level: 2 }]);
    expect(sheet.setupReads).toBe('Gain 1 hat.');
    for (const comment of ['# a comment', '# pointed', '# unsure', '# between'])
      expect(written).toContain(comment);
  });

  test('unless there is no room for it', () => {
    const tight = bare.replace('cards: []', 'cards: [{ id: a }, { id: b }]');
    expect(() => withReads(tight, reads, 'gnome.yaml')).toThrow(
      'gnome.yaml: "cards" must have a line for each of its entries, "- id: ...", not [ ]',
    );
  });

  test('once, and taken away again', () => {
    expect(withReads(written, reads, 'gnome.yaml')).toBe(written);
    const other = new Map([...reads, ['tokens.hat', 'Less.']]);
    expect(parse(withReads(written, other, 'gnome.yaml')).tokens[0].reads).toBe('Less.');
    expect(withReads(written, new Map(), 'gnome.yaml')).not.toContain('eads');
  });
});

test('every sheet can be read', () => {
  const ids = sheetIds();
  expect(ids).toEqual(heroes.map((hero) => hero.id).sort());
  for (const id of ids) expect(readSheet(id).id).toBe(id);
});
