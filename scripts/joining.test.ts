// What the documents say about where things are is true.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@mad-king/language';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** In the documents names stand for one of many. */
const EXAMPLES: readonly [name: RegExp, one: string][] = [
  [/\bHERO\b/g, 'barbarian'],
  [/\bLANG\b/g, 'pl'],
  [/<language>/g, 'pl'],
  [/\bID\b/g, 'barbarian'],
];

const ofOne = (path: string): string =>
  EXAMPLES.reduce((text, [name, one]) => text.replaceAll(name, one), path);

/** What exists only while something runs, or where somebody keeps it. */
const MADE = /^(apps\/web\/dist|rules\/|packages\/\w+\/dist)/;

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:packages|apps|docs|lessons|conformance|puzzles|examples|scripts)\/[^`\s]+)`/g)]
    .map(([, path]) => path.replace(/[:#].*$/, ''))
    .filter((path) => !MADE.test(path));

const isThere = (path: string, folder: string): boolean =>
  [ROOT, folder].some((cwd) => globSync(ofOne(path), { cwd }).length > 0);

const documents = globSync(
  ['*.md', 'docs/*.md', 'packages/*/README.md', 'apps/*/*.md', 'apps/*/*/README.md'],
  {
    cwd: ROOT,
    exclude: (path) => path.includes('node_modules'),
  },
);

test.each(documents)('every path that %s names is there', (file) => {
  const named = pathsIn(readFileSync(join(ROOT, file), 'utf8'));
  const folder = join(ROOT, dirname(file));
  expect(named.filter((path) => !isThere(path, folder))).toEqual([]);
});

const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

const sectionOf = (title: string): string => {
  const [, after] = contributing.split(`\n## ${title}\n`);
  return after.split('\n## ')[0];
};

describe('the lists of CONTRIBUTING are whole', () => {
  const listed = pathsIn(sectionOf('A language')).flatMap((path) =>
    globSync(path.replaceAll('HERO', '*').replaceAll('LANG', 'pl'), { cwd: ROOT }),
  );
  const isListed = (file: string): boolean =>
    listed.some((one) => file === one || file.startsWith(`${one}/`));

  test('a language: every file of one is listed', () => {
    const files = globSync(
      ['packages', 'apps', 'lessons'].map((folder) => `${folder}/**/{pl,*-pl,pl.ts}{,.*}{,/**}`),
      {
        cwd: ROOT,
        exclude: (path) => /node_modules|dist|failures/.test(path),
      },
    ).filter((file) => /\.\w+$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !isListed(file))).toEqual([]);
  });

  test('a language: every list of languages is listed, and its type names the one that it lacks', () => {
    const ofOne = new RegExp(`/(${LANGUAGES.join('|')})(\\.|/)`);
    const lists = globSync(['packages/*/{package.json,src/**}', 'apps/*/{src,build}/**'], { cwd: ROOT })
      .filter((file) => /\.(json|tsx?)$/.test(file) && !/\.test\.ts$/.test(file) && !ofOne.test(file))
      .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
      .filter(({ text }) => /'pt-BR'|\/pt-BR"/.test(text));
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.map(({ file }) => file).filter((file) => !isListed(file))).toEqual([]);
    // The first list of all; and what no type can see, which leaves an import without its file.
    const untyped = ['packages/language/src/lore.ts', 'packages/heroes/package.json'];
    expect(
      lists
        .filter(({ text }) => !/Record<LanguageId, |\bresource</.test(text))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(untyped.sort());
  });

  test('every heading that is linked is there', () => {
    const titles = [...contributing.matchAll(/^## (.+)$/gm)].map(([, title]) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    for (const [, link] of contributing.matchAll(/\]\(#([\w-]+)\)/g)) expect(titles).toContain(link);
  });
});
