// Invented numbers: only they are turned, and only to what might be printed.

import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import type { Hero } from '@mad-king/language';
import { expect, test, vi } from 'vitest';
import { keptBy, named } from '../src/design/keep.ts';
import { isPrintable, type Knob, knobsOf, turned } from '../src/design/knobs.ts';
import { lab } from '../src/lab.ts';
import { readSheet } from '../src/sheets/sheet.ts';

vi.setConfig({ testTimeout: 60_000 });

const heroOf = (id: string): Hero => content.heroes.find((hero) => hero.id === id) as Hero;
const loki = heroOf('loki');
const knobs = knobsOf(loki);
const knobIn = (hero: Hero, name: string, value: number): Knob => {
  const found = knobsOf(hero).find((knob) => knob.name === name && knob.value === value);
  if (found === undefined) throw new Error(`there is no ${name} of ${value}`);
  return found;
};
const knobOf = (name: string, value: number): Knob => knobIn(loki, name, value);
const INVENTED = ['black-panther', 'captain-marvel', 'doctor-strange', 'loki', 'scarlet-witch'];

test('five heroes have invented numbers', () => {
  expect(
    content.heroes
      .filter((hero) => knobsOf(hero).length > 0)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(INVENTED);
});

test.each(INVENTED)('all that is printed of %s might be printed', (id) => {
  const hero = heroOf(id);
  expect(knobsOf(hero).filter((knob) => !isPrintable(hero, knob))).toEqual([]);
});

test('what has a source is no knob', () => {
  const names = knobs.map(({ name }) => name);
  expect(names).not.toContain('mockery 1, deal');
  expect(names).not.toContain('glorious-purpose 1, deal');
  expect(names).toContain('mockery 2, deal');
  expect(names).toContain('upgrade mockery-ii, cost');
});

test('what a sheet keeps is among the invented entries', () => {
  const kept = INVENTED.flatMap((id) =>
    named(knobsOf(heroOf(id)), keptBy(readSheet(id)), id).map(({ name, value }) => `${id}: ${name} ${value}`),
  );
  expect(kept).toEqual([
    'black-panther: triple-threat 1, deal 6',
    'black-panther: card willpower, cost 1',
    'doctor-strange: wand-of-watoomb 1, deal 5',
    'doctor-strange: all-seeing-eye 1, deal 10',
    'loki: vilify 1, deal 7',
    'loki: kneel-to-me 1, deal 7',
    'scarlet-witch: double-dose 2, dice 5',
  ]);
  expect(() => named(knobs, ['mockery 2, dice'], 'loki.yaml, keep')).toThrow(
    /loki.yaml, keep: there is no "mockery 2, dice"/,
  );
});

test('a turned number changes nothing else, and the hero still runs', () => {
  const knob = knobOf('misdirection 2, deal', 1);
  const other = turned(loki, knob, 2);
  const different = knobsOf(other).filter(({ value }, k) => value !== knobs[k].value);
  expect(different.map(({ name, value }) => `${name} ${value}`)).toEqual(['misdirection 2, deal 2']);
  expect(knobsOf(loki)).toEqual(knobs);
  compile({ ...content, heroes: [other, heroOf('monk')] });
});

test('a spell is printed once, and cast with the same numbers by every text', () => {
  const strange = heroOf('doctor-strange');
  const spells = knobsOf(strange).filter(({ name }) => /bolts-of|flames-of|rings-of/.test(name));
  expect(spells.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'spell bolts-of-balthakk, add 3',
    'spell flames-of-the-faltine, add 2',
    'spell rings-of-raggadorr, prevent 4',
    'spell rings-of-raggadorr, heal 2',
  ]);
  const bolts = (hero: Hero, n: number): number =>
    JSON.stringify(hero).split(`"do":"add","amount":${n}`).length - 1;
  const casts = bolts(strange, 3);
  expect(casts).toBeGreaterThan(10);
  const once = turned(strange, spells[0], 4);
  expect([bolts(once, 3), bolts(once, 4)]).toEqual([0, casts]);
  const twice = turned(once, spells[0], 5);
  expect([bolts(twice, 4), bolts(twice, 5)]).toEqual([0, casts]);
  compile({ ...content, heroes: [twice, heroOf('monk')] });
});

test('what is prevented or healed may be turned, damage to oneself is a price', () => {
  const names = INVENTED.flatMap((id) => knobsOf(heroOf(id)).map(({ name }) => name));
  expect(names).toContain('card hex-ward, prevent');
  expect(names).toContain('card soak-it-up, prevent');
  const own = heroOf('barbarian');
  const ours: Hero = { ...own, abilities: own.abilities.map((ability) => ({ ...ability, src: 'design' })) };
  const all = knobsOf(ours).map(({ name, value }) => `${name} ${value}`);
  expect(all).toContain('fortitude 1, heal 4');
  // 15 is more than would be turned, the 4 is dealt to oneself.
  expect(all.filter((name) => name.startsWith('reckless 1'))).toEqual([]);
});

test('nothing is printed beyond bounds, nor a level or a harder roll that does less', () => {
  const may = (name: string, from: number, to: number): boolean => {
    const knob = knobOf(name, from);
    return isPrintable(turned(loki, knob, to), knob);
  };
  expect(may('upgrade mockery-ii, cost', 2, 4)).toBe(true);
  expect(may('upgrade mockery-ii, cost', 2, 5)).toBe(false);
  // Both levels deal 6, 7 and 8.
  expect(may('mockery 2, deal', 6, 7)).toBe(true);
  expect(may('mockery 2, deal', 6, 5)).toBe(false);
  expect(may('mockery 2, deal', 7, 9)).toBe(false);
  expect(may('misdirection 1, dice', 2, 4)).toBe(false);
  // Confuddle deals 7 at level 1: an upgrade that says the same is none.
  expect(may('confuddle 2, deal', 8, 7)).toBe(false);
  const witch = heroOf('scarlet-witch');
  const dose = knobsOf(witch).find(({ name }) => name === 'double-dose 1, dice') as Knob;
  expect([2, 3].map((dice) => isPrintable(turned(witch, dose, dice), dose))).toEqual([false, true]);
});

// Their levels have different lines: what is compared says the same, in the same row and branch.
test.each([
  ['loki', 'vilify 1, deal', 7, 1, 7],
  ['loki', 'vilify 2, deal', 7, 7, 12],
  ['loki', 'vilify 2, deal', 4, 4, 12],
  ['captain-marvel', 'barrel-roll 1, deal', 5, 1, 6],
  ['captain-marvel', 'barrel-roll 2, deal', 6, 5, 12],
  ['scarlet-witch', 'spellcraft 2, deal', 8, 7, 10],
  ['scarlet-witch', 'spellcraft 2, deal', 10, 9, 12],
  // Its face is the second line of level 1, the third of level 2.
  ['scarlet-witch', 'double-dose 1, deal', 1, 1, 1],
  ['black-panther', 'vibranium-claws 2, deal', 5, 4, 6],
])('%s: %s %i may be %i to %i', (id, name, value, least, most) => {
  const hero = heroOf(id);
  const knob = knobIn(hero, name, value);
  const may = [...Array(15).keys()].filter((n) => isPrintable(turned(hero, knob, n), knob));
  expect([may[0], may[may.length - 1]]).toEqual([least, most]);
});

const designed = async (...words: string[]) => {
  const { stdout, code } = await lab(['design', ...words, '--json']);
  expect(code).toBe(0);
  return JSON.parse(stdout);
};

test('lab design leaves alone what the sheet keeps, and what --keep names', async () => {
  // All but what the sheet keeps: nothing is left to be turned.
  const others = knobs.filter(
    ({ name, value }) => !['vilify 1, deal', 'kneel-to-me 1, deal'].includes(name) || value !== 7,
  );
  const keep = others.map(({ name, value }) => `${name} ${value}`).join(';');
  const found = await designed('loki', '--keep', keep, '--games', '2', '--fresh', '2', '--target', '99');
  expect(found.changes).toEqual([]);
  expect(found.kept).toHaveLength(knobs.length);
});

test('lab design says how often a hero wins, and what it would change', async () => {
  expect(await designed('loki', '--games', '4', '--rounds', '0', '--target', '50')).toMatchObject({
    hero: 'loki',
    target: 0.5,
    changes: [],
    after: null,
    kept: ['vilify 1, deal 7', 'kneel-to-me 1, deal 7'],
  });
  const small = ['--games', '4', '--rounds', '6', '--fresh', '4'];
  const { changes } = await designed('loki', ...small, '--target', '1');
  for (const { from, to } of changes) expect(Math.abs(from - to)).toBeGreaterThanOrEqual(1);
  const unknown = await lab(['design', 'loki', '--keep', 'mockery 1, deal']);
  expect(unknown.stderr).toMatch(/--keep: there is no "mockery 1, deal"; numbers are mockery 2, deal 6;/);
  const sourced = await lab(['design', 'monk']);
  expect(sourced.stderr).toMatch(/monk has a source for every number/);
});

test('a hero should win as often as people win with it', async () => {
  const measured = ['--games', '1', '--rounds', '0'];
  expect((await designed('loki', ...measured)).target).toBe(0.43);
  expect((await designed('doctor-strange', ...measured)).target).toBe(0.52);
});

test('what seems near is near only if it is so with fresh seeds', async () => {
  const few = ['loki', '--games', '4'];
  const { before } = await designed(...few, '--rounds', '0');
  const target = `${Math.max(1, 100 * before)}`;
  const again = await designed(...few, '--rounds', '1', '--fresh', '3', '--target', target);
  expect(again).toMatchObject({ before, changes: [], after: { games: 3 } });
  expect(again.after.near).toBe(Math.abs(again.after.rate - again.target) <= 0.02);
  // Of one game nobody wins 40 in 100.
  const far = await lab(['design', ...few, '--rounds', '1', '--fresh', '1', '--target', '40']);
  expect(far.stdout).toMatch(/of 1 games with fresh seeds, which is not near\./);
});
