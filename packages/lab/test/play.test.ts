// The game in the terminal, as somebody would start it.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const type = (...lines: string[]) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../src/play.ts')],
    {
      input: lines.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
};

test('without anybody to ask it plays itself to the end', () => {
  expect(type()).toMatch(/(wins|draw) after \d+ turns: [\w-]+ \d+, [\w-]+ \d+\.\n$/);
});

test('q quits, at the choice of the hero and in the game', () => {
  expect(type('q')).toMatch(/\d+ Barbarian/);
  expect(type('2', 'q')).toContain('hand: ');
});

test('what is not understood is asked again; the end of the input ends the game', () => {
  const shown = type('99', '1', 'jump');
  expect(shown).toContain('Type a number from 1 to');
  expect(shown).toContain('"jump" is no choice');
});

test('options are chosen by number or by notation, to the end of a duel', () => {
  expect(type('1', ...Array.from({ length: 6000 }, () => '1'))).toMatch(/(wins|draw) after \d+ turns/);
});
