// `lab heroes`: the installed heroes against their sheets, and how sure their facts are.

import { writeFileSync } from 'node:fs';
import { heroes as installed } from '@mad-king/heroes';
import type { Hero, Level, Source } from '@mad-king/language';
import type { Command } from '../command.ts';
import { readText } from '../files.ts';
import { missingOf } from '../sheets/compare.ts';
import { misreadOf, readsOf } from '../sheets/reads.ts';
import { fileOf, readSheet, type Sheet, sheetIds } from '../sheets/sheet.ts';
import { withReads } from '../sheets/write-reads.ts';
import { table } from '../table.ts';

const SOURCES: readonly Source[] = ['seed', 'public', 'memory', 'design'];
const PARTS = ['abilities', 'levels', 'upgrades', 'cards', 'tokens'] as const;

export const heroes: Command = {
  usage: '[--write-reads]',
  summary: 'compare every hero with its sheet, facts and words, and count its facts by their source',
  options: {
    'write-reads': { help: 'first write what every hero reads now into its sheet; look at the changes' },
  },
  run(args) {
    const sheets = sheetIds();
    const rewritten = args.has('write-reads') ? writeReads(sheets) : null;
    const list = installed.map((hero) => ({
      id: hero.id,
      name: hero.name,
      missing: sheets.includes(hero.id) ? differences(readSheet(hero.id), hero) : ['sheet: is not there'],
      ...countSources(hero),
    }));
    const notInstalled = sheets.filter((id) => !installed.some((hero) => hero.id === id));
    return {
      json: { heroes: list, notInstalled },
      text: [
        table(
          ['hero', ...PARTS, 'missing'],
          list.map((hero) => [hero.id, ...PARTS.map((part) => show(hero[part])), hero.missing.length]),
        ),
        '',
        `Facts by source: ${SOURCES.join(' / ')}.`,
        `Not installed: ${notInstalled.join(', ') || 'none'}.`,
        ...(rewritten ? [`Sheets written anew: ${rewritten.join(', ') || 'none'}.`] : []),
      ].join('\n'),
      failures: list.flatMap(({ id, missing }) => missing.map((path) => `${id}.${path}`)),
    };
  },
};

const differences = (sheet: Sheet, hero: Hero): string[] => [
  ...missingOf(sheet, hero),
  ...misreadOf(sheet, hero),
];

/** The heroes whose sheets said something else before. */
const writeReads = (sheets: readonly string[]): string[] =>
  installed
    .filter(({ id }) => sheets.includes(id))
    .filter((hero) => {
      const file = fileOf(hero.id);
      const before = readText(file);
      const after = withReads(before, readsOf(readSheet(hero.id), hero), file);
      if (after !== before) writeFileSync(file, after);
      return after !== before;
    })
    .map(({ id }) => id);

type Counts = Record<Source, number>;

const show = (counts: Counts): string => SOURCES.map((source) => counts[source]).join(' / ');

const count = (sources: readonly Source[]): Counts =>
  Object.fromEntries(SOURCES.map((source) => [source, sources.filter((s) => s === source).length])) as Counts;

const countSources = ({
  abilities,
  upgrades,
  cards,
  tokens,
}: Hero): Record<(typeof PARTS)[number], Counts> => {
  const src = (entries: readonly { src: Source }[]): Counts => count(entries.map((entry) => entry.src));
  const levels = abilities.flatMap(({ levels, levelSrc, src }) =>
    Object.keys(levels).map((level) => levelSrc?.[Number(level) as Level] ?? src),
  );
  return {
    abilities: src(abilities),
    levels: count(levels),
    upgrades: src(upgrades),
    cards: src(cards),
    tokens: src(tokens),
  };
};
