// `lab new-hero`: a hero that can be played at once, to be changed bit by bit (docs/HEROES.md).

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { HERO_IDS } from '@mad-king/heroes/registry';
import type { Hero } from '@mad-king/language';
import { type Command, UserError } from '../command.ts';
import { ROOT } from '../files.ts';
import { freeLook } from '../new-hero/look.ts';
import { readsOf } from '../sheets/reads.ts';
import { fileOf, readSheet } from '../sheets/sheet.ts';
import { withReads } from '../sheets/write-reads.ts';

const SKELETON = join(import.meta.dirname, '../../skeleton');
const HEROES = join(ROOT, 'packages/heroes/src');
const REGISTRY = join(HEROES, 'registry.ts');
const LONGEST = 30;

export const newHero: Command = {
  usage: 'ID [--name NAME]',
  summary: 'write the folder, sheet and scenarios of a new hero, and register it: it can be played at once',
  words: [0, Number.POSITIVE_INFINITY],
  options: { name: { value: 'NAME', help: 'what it is called in English (the id in capitals)' } },
  async run(args) {
    const [id, ...more] = args.positionals;
    const name = args.text('name', title(id ?? ''));
    check(id, more, name);
    const values = { ID: id, NAME: name, ...freeLook() };
    const places = targetsOf(id);
    refuseExisting(id);
    for (const [from, to] of places) {
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, filled(readFileSync(from, 'utf8'), values));
    }
    register(id);
    await writeReads(id);
    const files = [...places.values(), REGISTRY].map((file) => relative(ROOT, file));
    return { json: { id, name, files }, text: report(name, files) };
  },
};

const title = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const check = (id: string | undefined, more: readonly string[], name: string): void => {
  if (id === undefined) throw new UserError('name the new hero: lab new-hero ID, for example "sea-witch"');
  if (more.length > 0)
    throw new UserError(`a hero has one id, not "${[id, ...more].join(' ')}"; join its words with "-"`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST)
    throw new UserError(
      `an id consists of small letters, digits and "-" between them, at most ${LONGEST} in all, as in "sea-witch", not "${id}"`,
    );
  if (id === 'shared') throw new UserError('"shared" is what heroes have in common; choose another id');
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .()-]*$/u.test(name) || name.length > LONGEST)
    throw new UserError(
      `--name may have letters, digits, spaces, "-", "." and brackets, at most ${LONGEST} in all, not "${name}"`,
    );
};

const scenariosOf = (id: string): string => join(ROOT, 'conformance/heroes', id);

const refuseExisting = (id: string): void => {
  if (HERO_IDS.includes(id)) throw new UserError(`there is a hero "${id}" already`);
  const taken = [join(HEROES, id), fileOf(id), scenariosOf(id)].find((path) => existsSync(path));
  if (taken)
    throw new UserError(`${relative(ROOT, taken)} is there already, although no hero "${id}" is registered`);
};

/** Where each file of the skeleton goes. */
const targetsOf = (id: string): Map<string, string> => {
  const inFolder = (folder: string, to: string): [string, string][] =>
    readdirSync(join(SKELETON, folder))
      .filter((file) => file.endsWith('.txt'))
      .map((file) => [join(SKELETON, folder, file), join(to, file.replace(/\.txt$/, ''))]);
  return new Map([
    ...inFolder('hero', join(HEROES, id)),
    ...inFolder('hero/profile', join(HEROES, id, 'profile')),
    [join(SKELETON, 'sheet.yaml.txt'), fileOf(id)],
    ...inFolder('scenarios', scenariosOf(id)),
  ]);
};

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/__([A-Z0-9_]+?)__/g, (_, key: string) => {
    if (!Object.hasOwn(values, key)) throw new Error(`the skeleton asks for ${key}, which nobody knows`);
    return values[key];
  });

/** Heroes stand in the order of their ids. */
const register = (id: string): void => {
  const source = readFileSync(REGISTRY, 'utf8');
  const ids = [...HERO_IDS, id].sort();
  const list = /(HERO_IDS: readonly string\[\] = \[\n)[^\]]*(\];)/;
  if (!list.test(source))
    throw new Error(`${relative(ROOT, REGISTRY)}: the list HERO_IDS is not where it was`);
  writeFileSync(REGISTRY, source.replace(list, `$1${ids.map((id) => `  '${id}',\n`).join('')}$2`));
};

const writeReads = async (id: string): Promise<void> => {
  const { hero }: { hero: Hero } = await import(join(HEROES, id, 'index.ts'));
  const file = fileOf(id);
  writeFileSync(file, withReads(readFileSync(file, 'utf8'), readsOf(readSheet(id), hero), file));
};

const report = (name: string, files: readonly string[]): string =>
  [
    `${name} can be played. ${files.length} files were written:`,
    ...files.map((file) => `  ${file}`),
    'How to go on is in docs/HEROES.md.',
  ].join('\n');
