// The game in the terminal, as somebody would start it.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const MAIN = join(import.meta.dirname, '../src/main.ts');

const play = (words: string, ...lines: string[]) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [MAIN, 'play', ...`${words} --seed 1`.trim().split(' ')],
    {
      input: lines.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
};

const OVER = /(wins|draw) after \d+ turns: [\w-]+ \d+, [\w-]+ \d+\.\n$/;

test('without anybody to ask the computer plays both sides', () => {
  expect(play('')).toMatch(OVER);
});

test('q quits, at the choice of the hero and in the game', () => {
  expect(play('', 'q')).toMatch(/\d+ Barbarian/);
  expect(play('', '2', 'q')).toContain('hand: ');
});

test('what is not understood is asked again; the end of the input ends the game', () => {
  const shown = play('', '99', '1', 'jump');
  expect(shown).toContain('Type a number from 1 to');
  expect(shown).toContain('"jump" is no choice');
});

test('options are chosen by number or by notation, to the end of a duel', () => {
  const lines = Array.from({ length: 3000 }, () => '1');
  const shown = play('monk barbarian', ...lines);
  expect(shown).toMatch(OVER);
  expect(shown).toContain('barbarian activates');
  expect(play('monk barbarian', ...lines)).toBe(shown);
});
