// Every ability level, card and token of every hero is shown by a scenario in conformance/heroes, and every hero holds all
// that its sheet says.

import { readFileSync } from 'node:fs';
import { heroes } from '@mad-king/heroes';
import { misreadOf, missingOf, readScenario, readSheet, scenarioFiles, sheetIds } from '@mad-king/lab';
import { describe, expect, test } from 'vitest';

const shown = new Set(scenarioFiles().flatMap((file) => readScenario(readFileSync(file, 'utf8')).shows));

describe.each(heroes.map((hero) => ({ id: hero.id, hero })))('$id', ({ hero }) => {
  test('everything is shown', () => {
    const things = [
      ...hero.abilities.flatMap(({ id, levels }) => Object.keys(levels).map((level) => `${id}.${level}`)),
      ...hero.cards.map(({ id }) => id),
      ...hero.tokens.filter(({ partOf }) => partOf === undefined).map(({ id }) => id),
    ];
    expect(things.filter((thing) => !shown.has(`${hero.id}.${thing}`))).toEqual([]);
  });

  test('nothing of the sheet is missing', () => {
    expect(missingOf(readSheet(hero.id), hero)).toEqual([]);
  });

  // What changed on purpose is written by `lab heroes --write-reads`.
  test('everything reads as on the sheet', () => {
    expect(misreadOf(readSheet(hero.id), hero)).toEqual([]);
  });
});

test('every sheet is a hero', () => {
  expect(heroes.map(({ id }) => id).sort()).toEqual(sheetIds());
});
