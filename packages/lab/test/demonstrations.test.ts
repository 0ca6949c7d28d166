// Demonstrations play back as they were run, and every rule that a scenario shows has one.

import { compile, layOut, play, readChoice, speakerOf } from '@mad-king/engine';
import { whyNotChoose } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { rules } from '@mad-king/text/rules/en';
import { expect, test } from 'vitest';
import { coverage } from '../src/coverage.ts';
import { demonstrations } from '../src/demonstrations/choose.ts';
import { demonstrationOf } from '../src/demonstrations/make.ts';

const library = compile(content);
const ids = Object.keys(rules);
const shown = demonstrations(ids);

test('every rule of the reference that has a scenario is shown', () => {
  const cited = coverage().rules.filter(({ scenarios }) => scenarios > 0);
  const wanted = ids.filter((rule) => cited.some(({ id }) => id === rule || id.startsWith(`${rule}.`)));
  expect([...shown.keys()]).toEqual(wanted);
});

test.each([...shown])('%s plays back, and what is said to be impossible is', (_, demonstration) => {
  const { position, choices, remarks } = demonstration;
  const game = layOut(library, position);
  for (const [made, text] of [...choices, null].entries()) {
    for (const { after, seat, move, refusal } of remarks)
      if (after === made) expect(whyNotChoose(game, seat, move.text)).toBe(refusal);
    if (text === null) continue;
    const choice = readChoice(game, text);
    play(game, speakerOf(game, choice), choice);
  }
  expect(game.fated).toEqual([]);
  expect(JSON.parse(JSON.stringify(demonstration))).toEqual(demonstration);
});

test('a demonstration names what cannot be done, windows that were passed, and seats from 0', () => {
  const scenario = `
title: Six-It! is for rolls
rules: [R6.1.1]
seats:
  - { hero: barbarian, cp: 1, hand: [six-it] }
  - { hero: thor, tokens: { mjolnir: 1 }, sides: { mjolnir: [2] } }
dice: [1, 2, 3, 6, 6]
steps:
  - cannot: { 1: play six-it }
  - 1: done
  - 1: activate none
`;
  const { position, choices, remarks } = demonstrationOf(library, scenario);
  expect(position.seats[1].sides).toEqual({ mjolnir: [1] });
  expect(choices).toEqual(['done', 'pass', 'activate none']);
  expect(remarks).toEqual([
    {
      after: 0,
      seat: 0,
      move: { kind: 'play', card: 'six-it', text: 'play six-it' },
      refusal: 'wrong-moment',
    },
  ]);
});

test('a scenario that fails is no demonstration', () => {
  const scenario = 'seats: [{ hero: barbarian }, { hero: thor }]\nsteps: [1: activate rage]';
  expect(() => demonstrationOf(library, scenario)).toThrow(/^line 2: seat 1 cannot choose "activate rage"/);
});
