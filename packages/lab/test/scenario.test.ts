// A scenario that is not right ends in one sentence with its line, however wrong it is.

import { readFileSync } from 'node:fs';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { scenarioFiles } from '../src/rulebook.ts';
import { runScenario } from '../src/scenario/run.ts';

vi.setConfig({ testTimeout: 60_000 });

const run = (text: string): string | null => runScenario(compile(content), text).failure;
const seats = 'seats: [{ hero: barbarian }, { hero: paladin }]';

test.each([
  ['', 'line 1: a scenario must be a map of keys and values'],
  ['title: x', 'line 1: a scenario needs "seats"'],
  [`${seats}\nmode: 5v5`, 'line 2: there is no mode "5v5"; it must be duel, 2v2, 3v3, 2v2v2, koth'],
  [
    `${seats}\nphase: lunch`,
    'line 2: there is no phase "lunch"; it must be upkeep, income, main1, offence, main2, discard',
  ],
  [
    `${seats}\noptions:\n  healing: never`,
    'line 3: option healing cannot be "never"; it is accumulate or immediate',
  ],
  [`${seats}\nactive: 3`, 'line 2: there is no seat 3; seats count from 1 to 2'],
  [`${seats}\ndice: [1, 7]`, 'line 2: a die cannot show 7'],
  [`${seats}\nmode: 2v2`, 'line 1: 2v2 is for 4 players, not 2'],
  [`${seats}\nsteps:\n  - 1: jump`, 'line 3: "jump" is no choice'],
  [`${seats}\nsteps:\n  - 2: concede\n  - 2: concede`, 'line 4: the game is over'],
  [
    `${seats}\nsteps:\n  - wait: 3`,
    'line 3: "wait" is no step; a step is a seat with its choice, can, cannot, expect or then',
  ],
  [`${seats}\nexpect: { helth: { 1: 2 } }`, 'line 2: expect has no "helth"; it has health'],
  [`${seats}\nexpect: { cp: { 1.5: 2 } }`, 'line 2: there is no seat 1.5; seats count from 1 to 2'],
])('%j', (text, sentence) => {
  expect(run(text)).toContain(sentence);
});

test('a mistake anywhere in a scenario never gives more than a sentence', () => {
  const files = scenarioFiles().map((file) => readFileSync(file, 'utf8').split('\n'));
  const words = fc.constantFrom(
    '',
    '-1',
    '99',
    '[]',
    '{}',
    'null',
    '1.5',
    '"',
    '{ 9: 2 }',
    '- 1: pass',
    'concede',
  );
  const mistake = fc.record({
    file: fc.nat(),
    line: fc.nat(),
    from: fc.nat(),
    length: fc.nat(12),
    put: words,
  });
  fc.assert(
    fc.property(mistake, ({ file, line, from, length, put }) => {
      const lines = [...files[file % files.length]];
      const old = lines[line % lines.length];
      const at = from % (old.length + 1);
      lines[line % lines.length] = old.slice(0, at) + put + old.slice(at + length);
      const failure = run(lines.join('\n'));
      if (failure !== null) expect(failure).toMatch(/^line \d+: .+$/);
    }),
    { numRuns: 600, seed: 20 },
  );
});
