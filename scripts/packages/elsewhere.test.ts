// The packages as others have them: packed, installed into an empty folder outside the repository, with types that hold by themselves
// (strict, skipLibCheck off), run by the project's Node, by that of the machine, and by a browser.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../apps/server/test/support/server.ts';
import { FLAGS, findChromium } from '../../apps/web/e2e/support/chromium.ts';
import { entriesIn } from './declarations.ts';
import { Elsewhere, nodes } from './elsewhere.ts';
import { manifestOf, PUBLISHED, root } from './published.ts';
import { serveFolder } from './serve-folder.ts';

const there = new Elsewhere();

beforeAll(async () => {
  await there.install();
  there.copy('examples');
  for (const name of PUBLISHED) there.put(`readme/${name}.ts`, beginningOf(readme(name)).example);
  await there.compile();
}, 300_000);
afterAll(() => there.remove());

const readme = (name: string): string => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');

/** A README begins with how to install the package and what it does, under its name. */
const beginningOf = (text: string): { install: string; example: string } => {
  const [, install = '', example = ''] = /^# .*\n\n```\n(.*)\n```\n\n```ts\n([\s\S]*?)```\n/.exec(text) ?? [];
  return { install, example };
};

/** What the examples of READMEs say at the end. */
const SAYS: Readonly<Record<string, RegExp>> = {
  language: /"do": "deal",[\s\S]*\}\n$/,
  engine: /^seat \d: .*\n[\s\S]*\n$/,
  heroes: /^24 heroes: artificer, [\s\S]*\}\n$/,
  fair: /^the seat kept its promise: true\n[a-z, -]+: all well, \d+ dice\n$/,
  text: /\(.*\): .*[.!]\n$/,
  ai: /^turn 1: Loki wins with \d+ %\n[\s\S]*\n$/,
};

/** What examples say at the end. */
const LAST: Readonly<Record<string, RegExp>> = {
  duel: /\nteam [AB] wins\n$/,
  'own-hero': /Gain 2 Heat\. Deal 3 damage\.[\s\S]*after \d+ turns: Smith \d+, Monk \d+\n$/,
  bot: /^the bot won ([89]|10) of 10 games\n$/,
  replay: /^mad-king 1\n[\s\S]*\nKoniec gry\. Zwycięzca: (Piromantka|Mnich)\.\n$/,
  odds: / 98\.4 % {2}smack \(sword x3\)\n[\s\S]*\nkeep 2 3 5: worth /,
};

test('every example is run', () => {
  const names = readdirSync(join(root, 'examples')).filter((file) => file.endsWith('.ts'));
  expect(names.sort()).toEqual([...Object.keys(LAST), 'online'].map((name) => `${name}.ts`).sort());
});

test.each(PUBLISHED)('the README of %s installs what it needs', (name) => {
  const { install, example } = beginningOf(readme(name));
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(name);
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  const imported = [...example.matchAll(/from '(@mad-king\/[a-z]+)/g)].map(([, from]) => from);
  const needed = new Set([`@mad-king/${name}`, ...imported, ...peers]);
  expect(install.split(' ').slice(2).sort()).toEqual([...needed].sort());
});

test('the README of the repository shows the same as that of the engine', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(beginningOf(readme('engine')).example);
});

for (const [version, node] of nodes()) {
  test.concurrent.each(Object.keys(LAST))(`the example %s runs on Node ${version}`, async (name) => {
    expect(await there.run(node, [`examples/${name}.js`])).toMatch(LAST[name]);
  });

  test.concurrent.each(PUBLISHED)(
    `the README of %s begins with what runs on Node ${version}`,
    async (name) => {
      expect(await there.run(node, [`readme/${name}.js`])).toMatch(SAYS[name]);
    },
  );

  test.concurrent(`the online client plays to the end on Node ${version}`, async () => {
    const server = await testServer();
    try {
      const said = await there.run(node, ['examples/online.js', `http://127.0.0.1:${server.port}`]);
      expect(said).toMatch(/^Barbarian \d+, Pyromancer \d+ after \d+ choices of mine\n$/);
    } finally {
      await server.end();
    }
  });
}

test.concurrent('a browser runs them without a bundler', async () => {
  const server = await serveFolder(there.folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${server.address}/examples/page.html?a-duel`);
    for (let i = 0; i < 20; i++) await page.locator('#options button').last().click();
    expect(await page.locator('#score').textContent()).toMatch(/^barbarian \d+ : monk \d+$/);
    expect(await page.locator('#log').textContent()).toMatch(/Turn 2: /);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});

const entries = () =>
  PUBLISHED.flatMap((name) => entriesIn(join(there.folder, 'node_modules/@mad-king', name), name));

test('the reference knows every name that can be imported', async () => {
  const names = entries().map(({ name }) => name);
  there.put(
    'names.js',
    `const names = ${JSON.stringify(names)};
    const all = await Promise.all(names.map(async (name) => [name, Object.keys(await import(name)).sort()]));
    console.log(JSON.stringify(Object.fromEntries(all)));`,
  );
  const run = JSON.parse(await there.run(process.execPath, ['names.js']));
  const read = entries().map(({ name, exports }) => [
    name,
    exports
      .filter(({ kind }) => kind !== 'type')
      .map((one) => one.name)
      .sort(),
  ]);
  expect(Object.fromEntries(read)).toEqual(run);
});

test('every export of every entry has a sentence', () => {
  const silent = entries().flatMap(({ name, exports }) =>
    exports.filter(({ comment }) => !/^\S.*[.?!]$/s.test(comment)).map((one) => `${name}: ${one.name}`),
  );
  expect(silent).toEqual([]);
});

test('the engine is small: under 45 KB as a bundle, and nothing but the language with it', async () => {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    root: there.folder,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(there.folder, 'node_modules/@mad-king/engine/dist/index.js'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = made.output.filter((part) => part.type === 'chunk');
  const foreign = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => !/@mad-king.(engine|language)/.test(id));
  expect(foreign).toEqual([]);
  expect(chunks.flatMap(({ imports }) => imports)).toEqual([]);
  expect(gzipSync(chunks.map(({ code }) => code).join('')).length).toBeLessThan(45_000);
  const { dependencies } = JSON.parse(
    readFileSync(join(there.folder, 'node_modules/@mad-king/engine/package.json'), 'utf8'),
  );
  expect(Object.keys(dependencies)).toEqual(['@mad-king/language']);
});
