// A new hero in a copy of the repository: it runs at once, and what cannot be is refused in a sentence.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lab } from '../src/lab.ts';

const repository = join(import.meta.dirname, '../../..');

describe('is refused', () => {
  test.each<[words: string[], sentence: string]>([
    [[], 'name the new hero: lab new-hero ID, for example "sea-witch"'],
    [['barbarian'], 'there is a hero "barbarian" already'],
    [['shared'], '"shared" is what heroes have in common; choose another id'],
    [['sea', 'witch'], 'a hero has one id, not "sea witch"; join its words with "-"'],
    ...['Sea-Witch', 'sea_witch', 'sea witch', 'witch-', '9lives', '../witch', 'w'.repeat(31)].map(
      (id): [string[], string] => [
        [id, '--name', 'Witch'],
        `an id consists of small letters, digits and "-" between them, at most 30 in all, as in "sea-witch", not "${id}"`,
      ],
    ),
    ...["Sea 'Witch", 'Sea\\Witch', ' ', 'W'.repeat(31)].map((name): [string[], string] => [
      ['sea-witch', '--name', name],
      `--name may have letters, digits, spaces, "-", "." and brackets, at most 30 in all, not "${name}"`,
    ]),
  ])('%j', async (words, sentence) => {
    const { stdout, stderr, code } = await lab(['new-hero', ...words]);
    expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: `${sentence}\n`, code: 1 });
    expect(existsSync(join(repository, 'packages/heroes/src/sea-witch'))).toBe(false);
  });
});

describe('in a copy of the repository', { timeout: 60_000 }, () => {
  let copy: string;
  const run = (...words: string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['packages/lab/src/main.ts', ...words], {
      cwd: copy,
      env: { ...process.env, INIT_CWD: copy },
      encoding: 'utf8',
    });
    return { stdout, stderr, code: status };
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'mad-king-new-hero-'));
    for (const name of ['packages', 'docs/RULES.md', 'biome.json', 'scripts/lint', 'tsconfig.base.json'])
      cpSync(join(repository, name), join(copy, name), { recursive: true });
    mkdirSync(join(copy, 'node_modules/@mad-king'), { recursive: true });
    for (const name of readdirSync(join(repository, 'node_modules')))
      if (name !== '@mad-king')
        symlinkSync(join(repository, 'node_modules', name), join(copy, 'node_modules', name));
    for (const name of readdirSync(join(copy, 'packages')))
      symlinkSync(join('../../packages', name), join(copy, 'node_modules/@mad-king', name));
    expect(run('new-hero', 'sea-witch').code).toBe(0);
    expect(
      run('new-hero', 'zz-top-of-the-very-longest-ids', '--name', 'Zz (the Second of the Heroes)').code,
    ).toBe(0);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  test('it is called by its id unless told otherwise, and stands in the registry once', () => {
    expect(run('card', 'sea-witch').stdout).toMatch(/^SEA WITCH ·/);
    expect(run('card', 'sea-witch', '--lang', 'pl').stdout).toMatch(/^SEA WITCH ·/);
    const registry = readFileSync(join(copy, 'packages/heroes/src/registry.ts'), 'utf8');
    expect(registry.match(/'sea-witch'/g)).toHaveLength(1);
    expect(run('new-hero', 'sea-witch')).toMatchObject({
      stderr: 'there is a hero "sea-witch" already\n',
      code: 1,
    });
  });

  test('it agrees with its sheet and its scenarios', () => {
    expect(run('heroes')).toMatchObject({ stderr: '', code: 0 });
    expect(run('scenario', 'conformance/heroes').stdout).toMatch(/(\d+) of \1 scenarios ok\n$/);
  });

  test('it plays, with values of no fit', () => {
    const { stdout, code } = run(
      'sim',
      'sea-witch',
      'barbarian',
      '--games',
      '2',
      '--policy-a',
      'knight',
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout).games).toBe(2);
  });

  test('its files have types and a form, and its look, lore and profile pass', () => {
    const node = (script: string, ...args: string[]): string =>
      execFileSync(process.execPath, [join(repository, 'node_modules', script), ...args], {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      });
    node('typescript/bin/tsc', '--noEmit', '-p', 'packages/heroes');
    node('@biomejs/biome/bin/biome', 'ci', '--vcs-enabled=false', 'packages/heroes');
    const tests = ['registry', 'lore', 'profiles', 'themes', 'setup'].map(
      (name) => `packages/heroes/test/${name}.test.ts`,
    );
    expect(node('vitest/vitest.mjs', 'run', ...tests)).toContain('5 passed');
  });
});
