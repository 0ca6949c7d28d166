// Writes into a sheet what its hero reads. Everything else in the file stays as it is, comments included.

import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { UserError } from '../command.ts';
import type { Reads } from './reads.ts';

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** The sheet with these reads, and no others. */
export const withReads = (text: string, reads: Reads, file: string): string => {
  const document = parseDocument(text);
  const edits = [...entriesOf(document, file)].flatMap(({ map, key, path }) => {
    const parts = [...reads].filter(([at]) => at === path || at.startsWith(`${path}.`));
    return editsOf(text, map, key, written(parts, path));
  });
  const result = edits
    .sort((a, b) => b.from - a.from)
    .reduce((done, { from, to, text: more }) => done.slice(0, from) + more + done.slice(to), text);
  check(text, result, file);
  return result;
};

interface Entry {
  map: YAMLMap;
  /** Where in the map it is kept what the entry reads. */
  key: string;
  path: string;
}

function* entriesOf(document: Document, file: string): Generator<Entry> {
  const lists: [of: string, id: string][] = [
    ['tokens', 'id'],
    ['spells', 'id'],
    ['abilities', 'id'],
    ['upgrades', 'card'],
    ['cards', 'id'],
  ];
  for (const [of, id] of lists) {
    const list = document.get(of) as { items?: Node[]; flow?: boolean } | undefined;
    if (list?.flow && list.items?.length)
      throw new UserError(`${file}: "${of}" must have a line for each of its entries, "- id: ...", not [ ]`);
    for (const map of list?.items ?? []) {
      if (!isMap(map)) throw new UserError(`${file}: every entry of "${of}" must have an ${id}`);
      yield { map, key: 'reads', path: `${of}.${map.get(id)}` };
    }
  }
  if (isMap(document.contents)) yield { map: document.contents, key: 'setupReads', path: 'setup' };
}

/** One text, or one for each level. */
const written = (
  parts: readonly [path: string, read: string][],
  path: string,
): string | Record<string, string> => {
  const [first] = parts;
  if (first === undefined) return '';
  if (first[0] === path) return first[1];
  return Object.fromEntries(parts.map(([at, read]) => [at.slice(path.length + 1), read]));
};

const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');
const startOf = ({ key }: Pair): number => (key as Node).range?.[0] ?? 0;

/** To the end of the line on which the pair ends. */
const endOf = (text: string, { key, value }: Pair): number => {
  const end = ((value ?? key) as Node).range?.[1] ?? 0;
  const isLineEnd = text[end - 1] === '\n';
  const next = text.indexOf('\n', end);
  return isLineEnd ? end : next < 0 ? text.length : next + 1;
};

const editsOf = (text: string, map: YAMLMap, key: string, reads: string | Record<string, string>): Edit[] => {
  const pairs = map.items as Pair[];
  const old = pairs.find((pair) => keyOf(pair) === key);
  const last = pairs.findLast((pair) => pair !== old);
  if (last === undefined || (reads === '' && old === undefined)) return [];
  if (map.flow) return [inFlow(text, map, key, reads)];
  const indent = ' '.repeat(startOf(pairs[0]) - (text.lastIndexOf('\n', startOf(pairs[0]) - 1) + 1));
  const removed = old && { from: text.lastIndexOf('\n', startOf(old)) + 1, to: endOf(text, old), text: '' };
  const more = reads === '' ? '' : block(indent, key, reads);
  if (removed) return [{ ...removed, text: more }];
  const at = endOf(text, last);
  return [{ from: at, to: at, text: text[at - 1] === '\n' ? more : `\n${more}` }];
};

/** An entry on one line is written anew, a line for each key. */
const inFlow = (text: string, map: YAMLMap, key: string, reads: string | Record<string, string>): Edit => {
  const [from, to] = map.range ?? [0, 0];
  const indent = ' '.repeat(from - (text.lastIndexOf('\n', from - 1) + 1));
  const source = (node: unknown): string => {
    const [start, end] = (node as Node).range ?? [0, 0];
    return text.slice(start, end);
  };
  const lines = (map.items as Pair[])
    .filter((pair) => keyOf(pair) !== key)
    .map((pair) => `${source(pair.key)}: ${source(pair.value)}`);
  const body = [...lines, block(indent, key, reads).trim()];
  return { from, to, text: body.join(`\n${indent}`) };
};

const block = (indent: string, key: string, reads: string | Record<string, string>): string => {
  if (typeof reads !== 'string')
    return [
      `${indent}${key}:\n`,
      ...Object.entries(reads).map(([level, read]) => block(`${indent}  `, level, read)),
    ].join('');
  const lines = reads.split('\n').map((line) => `${indent}  ${line}\n`);
  return `${indent}${key}: |-\n${lines.join('')}`;
};

/** Nothing but what is read may have changed. */
const check = (before: string, after: string, file: string): void => {
  const bare = (text: string): unknown => {
    const document = parseDocument(text);
    for (const { map, key } of entriesOf(document, file)) map.delete(key);
    return document.toJS();
  };
  if (!isDeepStrictEqual(bare(before), bare(after)))
    throw new Error(`${file}: what is read could not be written without changing something else`);
};
