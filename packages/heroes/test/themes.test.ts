// The look: complete, from the icon set, unmistakable, and readable.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sharedCards } from '../src/shared/cards.ts';
import * as sharedTokens from '../src/shared/tokens.ts';
import type { Colour, Icons, Theme } from '../src/themes.ts';
import { cardIcons, court, themes, tokenIcons, tokenSeals } from '../src/themes.ts';

interface Sheet {
  id: string;
  dice: string[];
  tokens: { id: string }[];
  abilities: { id: string }[];
  cards: { id: string }[];
  spells?: { id: string }[];
}

const SHEETS = new URL('../sheets/', import.meta.url);
const sheets = readdirSync(SHEETS)
  .filter((file) => file.endsWith('.yaml'))
  .map((file): Sheet => parse(readFileSync(new URL(file, SHEETS), 'utf8')));

const set: { icons: object; aliases?: object } = createRequire(import.meta.url)(
  '@iconify-json/game-icons/icons.json',
);
const names = new Set([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})]);

/** `symbols.sword`, `broadsword`. */
const things = (icons: Icons): [thing: string, icon: string][] =>
  Object.entries(icons).flatMap(([group, names]: [string, Record<string, string>]) =>
    Object.entries(names).map(([id, icon]): [string, string] => [`${group}.${id}`, icon]),
  );

/** Where one icon may stand twice on a hero: an ability, and the card that is the same deed. */
const SAME_DEED = ['treant: abilities.cultivate, cards.cultivate-card'];

const courtIcons = [
  court.cp,
  court.health,
  ...[court.phases, court.modes, court.levels, court.sources].flatMap((icons) => Object.values(icons)),
  ...[court.marks, court.cards].flatMap((looks) => Object.values(looks).map(({ icon }) => icon)),
];
const cases = Object.entries(themes);

const light = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = (colour: Colour): number => {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    light(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** WCAG 2.2. */
const contrast = (one: Colour, other: Colour): number => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};
/** L* of CIELAB, which every kind of colour blindness leaves nearly alone. */
const lightness = (colour: Colour): number => {
  const y = luminance(colour);
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
};
const tooFaint = (pairs: Record<string, [Colour, Colour]>, least: number): string[] =>
  Object.entries(pairs)
    .filter(([, [one, other]]) => contrast(one, other) < least)
    .map(([pair, [one, other]]) => `${pair}: ${one} on ${other} is ${contrast(one, other).toFixed(2)}`);
const named = <T>(record: Record<string, T>, pair: (value: T) => [Colour, Colour]) =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, pair(value)]));

const colours = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.startsWith('#')
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(colours)
      : [];

describe('complete', () => {
  test('every sheet has a theme, every theme a sheet', () => {
    expect(Object.keys(themes).sort()).toEqual(sheets.map(({ id }) => id).sort());
  });

  test.each(sheets.map((sheet) => [sheet.id, sheet] as const))(
    '%s: an icon for each thing, none left over',
    (id, sheet) => {
      const ids = (list: { id: string }[] | undefined) => list?.map((entry) => entry.id).sort();
      const { icons, dice, seals } = themes[id];
      const keys = (record: object | undefined) => record && Object.keys(record).sort();
      expect(keys(icons.symbols)).toEqual([...new Set(sheet.dice)].sort());
      expect(keys(dice.enamel)).toEqual([...new Set(sheet.dice)].sort());
      expect(keys(icons.tokens)).toEqual(ids(sheet.tokens));
      expect(keys(seals)).toEqual(ids(sheet.tokens));
      expect(keys(icons.abilities)).toEqual(ids(sheet.abilities));
      expect(keys(icons.cards)).toEqual(ids(sheet.cards));
      expect(keys(icons.spells)).toEqual(ids(sheet.spells));
    },
  );

  test('shared cards and tokens', () => {
    expect(Object.keys(cardIcons).sort()).toEqual(sharedCards.map(({ id }) => id).sort());
    const ids = Object.values(sharedTokens).map(({ id }) => id);
    expect(Object.keys(tokenIcons).sort()).toEqual(ids.sort());
    expect(Object.keys(tokenSeals).sort()).toEqual(ids.sort());
  });
});

describe('icons', () => {
  test('every name is in the set', () => {
    const used = cases.flatMap(([id, { icons, shield }]) => [
      ...things(icons).map(([thing, icon]) => [`${id} ${thing}`, icon]),
      [`${id} charge`, shield.charge.icon],
    ]);
    const others = [...Object.values(cardIcons), ...courtIcons].map((icon) => ['shared', icon]);
    expect([...used, ...others].filter(([, icon]) => !names.has(icon))).toEqual([]);
  });

  test('a hero shows no two things alike', () => {
    const alike = cases.flatMap(([id, { icons }]) =>
      Object.values(Object.groupBy(things(icons), ([, icon]) => icon))
        .map((group) => `${id}: ${group?.map(([thing]) => thing).join(', ')}`)
        .filter((line) => line.includes(',')),
    );
    expect(alike).toEqual(SAME_DEED);
  });

  test('the icon of a symbol or token means it and nothing else, on every table', () => {
    const meanings = new Map<string, Set<string>>();
    const means = (icon: string, thing: string) =>
      meanings.set(icon, (meanings.get(icon) ?? new Set()).add(thing));
    for (const [id, { icons }] of cases)
      for (const [thing, icon] of things(icons))
        means(icon, /^(symbols|tokens)\./.test(thing) ? thing : `${id} ${thing}`);
    const mixed = [...meanings].filter(
      ([, set]) => set.size > 1 && [...set].some((thing) => /^(symbols|tokens)\./.test(thing)),
    );
    expect(mixed).toEqual([]);
  });

  test('one token has one icon and one seal', () => {
    for (const [, { icons, seals }] of cases)
      for (const id of Object.keys(icons.tokens)) {
        const first = cases.find(([, other]) => id in other.icons.tokens)?.[1];
        expect([id, icons.tokens[id], seals[id]]).toEqual([id, first?.icons.tokens[id], first?.seals[id]]);
      }
  });

  test('shared cards and the court have icons of their own', () => {
    const shared = Object.values(cardIcons);
    expect(new Set(shared).size).toBe(shared.length);
    const taken = new Set([...shared, ...courtIcons]);
    expect(courtIcons.filter((icon) => shared.includes(icon))).toEqual([]);
    for (const [, { icons }] of cases)
      expect(things(icons).filter(([, icon]) => taken.has(icon))).toEqual([]);
  });

  test('within one list of the court no two are alike, but for the two main phases', () => {
    const looks = (record: Record<string, { icon: string }>) => Object.values(record).map(({ icon }) => icon);
    const { main2: _, ...phases } = court.phases;
    expect(court.phases.main2).toBe(phases.main1);
    const lists = [phases, court.modes, court.levels, court.sources].map((record) => Object.values(record));
    for (const list of [...lists, looks(court.marks), looks(court.cards)])
      expect(new Set(list).size).toBe(list.length);
  });
});

describe('arms', () => {
  test.each<[string, (theme: Theme) => string]>([
    ['pair of shape and field', ({ shield }) => `${shield.shape} ${shield.field}`],
    ['charge', ({ shield }) => shield.charge.icon],
    ['pair of colours', ({ colours }) => `${colours.primary} ${colours.secondary}`],
  ])('every hero has a %s of its own', (_, of) => {
    const all = Object.values(themes).map(of);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('colours', () => {
  const { ground } = court;

  test('are written #rrggbb', () => {
    const all = [...colours(themes), ...colours(court), ...colours(tokenSeals)];
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  });

  test.each(cases)('%s: what is read on them reaches 4.5 (WCAG AA)', (_, { colours: own, dice, seals }) => {
    const pairs: Record<string, [Colour, Colour]> = {
      primary: [own.onPrimary, own.primary],
      secondary: [own.onSecondary, own.secondary],
      accent: [own.accent, ground.night],
      'accent on a panel': [own.accent, ground.panel],
      'glass 900': [ground.ink, own.glass[900]],
      'glass 700': [ground.ink, own.glass[700]],
      'number of a die': [dice.metal.shine, dice.metal.ink],
    };
    expect(tooFaint(pairs, 4.5)).toEqual([]);
    expect(
      tooFaint(
        named(seals, ({ ink, face }) => [ink, face]),
        4.5,
      ),
    ).toEqual([]);
    expect(
      tooFaint(
        named(dice.enamel, (symbol) => [symbol.ink, symbol.ground]),
        4.5,
      ),
    ).toEqual([]);
    expect(
      tooFaint(
        named(dice.enamel, ({ onNight }) => [onNight, ground.panel]),
        4.5,
      ),
    ).toEqual([]);
  });

  test.each(cases)(
    '%s: the edges of seals, which tell their kind, stand out from the ground',
    (_, { seals }) => {
      expect(
        tooFaint(
          named(seals, ({ edge }) => [edge, ground.panel]),
          3,
        ),
      ).toEqual([]);
    },
  );

  test.each(cases)('%s: symbols differ in lightness too', (_, { dice }) => {
    const gaps = (values: Colour[]) => {
      const sorted = values.map(lightness).sort((a, b) => a - b);
      return sorted.slice(1).map((value, i) => value - sorted[i]);
    };
    const enamel = Object.values(dice.enamel);
    expect(Math.min(...gaps(enamel.map((symbol) => symbol.ground)))).toBeGreaterThan(8);
    expect(Math.min(...gaps(enamel.map((symbol) => symbol.onNight)))).toBeGreaterThan(8);
  });

  test('the court is readable', () => {
    expect(
      tooFaint(
        {
          night: [ground.ink, ground.night],
          panel: [ground.ink, ground.panel],
          parchment: [ground.lead, ground.parchment],
        },
        4.5,
      ),
    ).toEqual([]);
    expect(
      tooFaint(
        named(court.marks, ({ ink, face }) => [ink, face]),
        4.5,
      ),
    ).toEqual([]);
    expect(
      tooFaint(
        named(court.cards, (look) => [look.ink, look.ground]),
        4.5,
      ),
    ).toEqual([]);
    expect(
      tooFaint(
        named(court.cards, ({ onParchment }) => [onParchment, ground.parchment]),
        4.5,
      ),
    ).toEqual([]);
    expect(
      tooFaint(
        named(court.marks, ({ face }) => [face, ground.night]),
        3,
      ),
    ).toEqual([]);
  });
});
