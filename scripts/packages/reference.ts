// `npm run docs`: the reference of the packages, a page for each under docs/api, from the types and the comments in the sources. It is made
// and not kept: a page that is kept can be wrong.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { build } from './build.ts';
import { command } from './command.ts';
import { type Declaration, type Entry, entriesIn, type Kind } from './declarations.ts';
import { BUILT, manifestOf, PUBLISHED, root, version } from './published.ts';

const PAGES = join(root, 'docs/api');

/** Verbs first. */
const PARTS: readonly [kind: Kind, title: string][] = [
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['value', 'Values'],
  ['type', 'Types'],
];

/** What the file of an entry says of itself. */
const headerOf = (name: string, { file }: Entry): string => {
  const lines = readFileSync(join(root, 'packages', name, 'src', `${file}.ts`), 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('// '));
  return lines
    .slice(0, end)
    .map((line) => line.slice('// '.length))
    .join(' ');
};

const written = ({ name, text, comment }: Declaration): string =>
  [`#### ${name}`, comment, `\`\`\`ts\n${text.replace(/^export (declare )?/, '')}\n\`\`\``].join('\n\n');

const entryPage = (name: string, entry: Entry): string => {
  const parts = PARTS.flatMap(([kind, title]) => {
    const list = entry.exports.filter((one) => one.kind === kind).sort((a, b) => (a.name < b.name ? -1 : 1));
    return list.length === 0 ? [] : [`### ${title}`, ...list.map(written)];
  });
  return [`## ${entry.name}`, headerOf(name, entry), ...parts].filter((part) => part !== '').join('\n\n');
};

const packagePage = (name: string): string => {
  const manifest = manifestOf(name);
  const entries = entriesIn(join(BUILT, name), name);
  const head = `# ${manifest.name} ${version}\n\n${manifest.description}`;
  return `${[head, ...entries.map((entry) => entryPage(name, entry))].join('\n\n')}\n`;
};

const contents = (): string => {
  const rows = PUBLISHED.map(
    (name) => `| [${manifestOf(name).name}](${name}.md) | ${manifestOf(name).description} |`,
  );
  return `# Reference\n\nOf release ${version}; made by \`npm run docs\`.\n\n| | |\n| --- | --- |\n${rows.join('\n')}\n`;
};

if (import.meta.main)
  command(() => {
    build(BUILT);
    rmSync(PAGES, { recursive: true, force: true });
    mkdirSync(PAGES, { recursive: true });
    for (const name of PUBLISHED) writeFileSync(join(PAGES, `${name}.md`), packagePage(name));
    writeFileSync(join(PAGES, 'README.md'), contents());
    return `Written: ${relative(process.cwd(), PAGES)}/README.md and a page for each of ${PUBLISHED.join(', ')}.`;
  });
