// The lint rules that keep the rooms of the house apart: each forbidden line below must be reported, each allowed
// one must not. They are written into a copy of the repository's folders and read by Biome in one go.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');

const forbidden: [folder: string, line: string][] = [
  ['packages/language/src', `import '@mad-king/engine';`],
  ['packages/language/src', `import 'node:fs';`],
  ['packages/engine/src', `import '@mad-king/heroes';`],
  ['packages/engine/src', `import type { Hero } from '@mad-king/heroes';`],
  ['packages/engine/src', `export * from '@mad-king/lab';`],
  ['packages/engine/src', `import 'node:fs';`],
  ['packages/engine/src', `import 'yaml';`],
  ['packages/engine/src', `export const heroes = import('@mad-king/heroes');`],
  ['packages/engine/src', `export type Hero = import('@mad-king/heroes').Hero;`],
  ['packages/engine/src', `import '../../heroes/src/index.ts';`],
  ['packages/engine/src/deep', `export * from '../../../heroes/src/index.ts';`],
  ['packages/engine/src', `import '../../../docs/rules.ts';`],
  ['packages/engine/test', `import '../../heroes/src/index.ts';`],
  ['packages/heroes/src', `import '@mad-king/lab';`],
  ['packages/heroes/src', `import '@mad-king/engine';`],
  ['packages/heroes/src', `import '@mad-king/language/inside';`],
  ['packages/heroes/src', `import '@mad-king/language/src/nodes.ts';`],
  ['packages/heroes/src', `import '../../engine/src/game.ts';`],
  ['packages/heroes/src', `import 'node:fs';`],
  ['packages/ai/src', `import '@mad-king/lab';`],
  ['packages/ai/src', `import '@mad-king/text';`],
  ['packages/ai/src', `import '@mad-king/heroes';`],
  ['packages/text/src', `import '@mad-king/ai';`],
  ['packages/text/src', `import '@mad-king/heroes';`],
  ['packages/text/src', `import { lore } from '@mad-king/heroes/lore';`],
  ['packages/orders/src', `import '@mad-king/heroes';`],
  ['packages/orders/src', `import 'node:fs';`],
  ['packages/fair/src', `import '@mad-king/heroes';`],
  ['packages/fair/src', `import '@mad-king/engine/inside';`],
  ['packages/fair/src', `import 'node:crypto';`],
  ['packages/after/src', `import '@mad-king/heroes';`],
  ['packages/after/src', `import 'node:zlib';`],
  ['packages/rules/src', `import '@mad-king/fair';`],
  ['packages/lab/src', `import '@mad-king/server';`],
  ['packages/lab/src', `import '../../engine/src/game.ts';`],
  ['apps/server/src', `import '@mad-king/web';`],
  ['apps/server/src', `import '@mad-king/text';`],
  ['apps/web/src', `import '@mad-king/server';`],
  ['apps/web/src', `import '../../server/src/house.ts';`],
  ...['packages/language/src', 'packages/engine/src', 'packages/heroes/src', 'packages/orders/src'].flatMap(
    (folder): [string, string][] => [
      [folder, `export const chance = Math.random();`],
      [folder, `export const chance = Math['random'];`],
      [folder, `export const { random } = Math;`],
      [folder, `export const chance = globalThis.Math;`],
      [folder, `export const time = Date.now();`],
      [folder, `export const time = new Date();`],
      [folder, `console.log('hello');`],
      [folder, `export const home = process.env.HOME;`],
      [folder, `setTimeout(() => {}, 1);`],
    ],
  ),
];

const allowed: [folder: string, line: string][] = [
  ['packages/engine/src', `import './dice.ts';`],
  ['packages/engine/src/deep', `import '../dice.ts';`],
  ['packages/engine/src', `export const half = Math.floor(5 / 2);`],
  ['packages/engine/test', `import '../src/index.ts';`],
  ['packages/engine/test', `import 'vitest';`],
  ['packages/engine/src', `import '@mad-king/language';`],
  ['packages/heroes/src', `import '@mad-king/language';`],
  ['packages/heroes/src', `import './barbarian/index.ts';`],
  ['packages/orders/src', `import '@mad-king/engine';`],
  ['packages/ai/src', `import '@mad-king/engine/inside';`],
  ['packages/lab/src', `import '@mad-king/heroes';`],
  ['packages/lab/src', `import 'node:fs';`],
  ['packages/lab/src', `console.log(Date.now());`],
  ['apps/server/src', `import '@mad-king/ai';`],
  ['apps/web/src', `import '@mad-king/server/protocol';`],
];

let copy: string;
let reported: Set<string>;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mad-king-lint-'));
  cpSync(join(repository, 'biome.json'), join(copy, 'biome.json'));
  cpSync(join(repository, 'scripts/lint'), join(copy, 'scripts/lint'), { recursive: true });
  [...forbidden, ...allowed].forEach(([folder, line]) => {
    const path = join(copy, fileOf(folder, line));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${line}\n`);
  });
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', '--diagnostic-level=error', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options, '--reporter=json', 'packages', 'apps'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const report: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout);
  reported = new Set(report.diagnostics.map(({ location }) => location.path));
});
afterAll(() => rmSync(copy, { recursive: true }));

test.each(forbidden)('%s may not say: %s', (folder, line) => {
  expect(reported).toContain(fileOf(folder, line));
});

test.each(allowed)('%s may say: %s', (folder, line) => {
  expect(reported).not.toContain(fileOf(folder, line));
});

function fileOf(folder: string, line: string): string {
  const number = [...forbidden, ...allowed].findIndex(([f, l]) => f === folder && l === line);
  return `${folder}/line-${number}.ts`;
}
