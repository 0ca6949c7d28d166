// YAML files as nodes with their lines, and the ways to read a node. Every mistake is one sentence of our own.

import { FormatError } from '@mad-king/engine';
import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';

/** The way to something in a file: keys of maps, positions in lists. */
export type Path = readonly (string | number)[];

const COMPLAINTS: Record<ErrorCode, string> = {
  ALIAS_PROPS: 'an alias (*name) has nothing beside it',
  BAD_ALIAS: 'aliases (*name) are not read here: write it out',
  BAD_COLLECTION_TYPE: 'this tag (!name) does not fit what follows it',
  BAD_DIRECTIVE: 'lines that begin with % are not read here',
  BAD_DQ_ESCAPE: 'a backslash in double quotes begins something unknown; single quotes leave it as it is',
  BAD_INDENT: 'a bracket is not closed, or a line is not indented like those it belongs to',
  BAD_PROP_ORDER: 'anchors (&name) and tags (!name) are not read here',
  BAD_SCALAR_START: 'a word cannot begin with this sign unless it is quoted',
  BLOCK_AS_IMPLICIT_KEY: 'a value with ": " in it must be quoted, or a line is not indented as it should be',
  BLOCK_IN_FLOW: 'lists and maps within [ ] or { } are written with brackets as well',
  DUPLICATE_KEY: 'this key is there twice',
  IMPOSSIBLE: 'this cannot be read as YAML',
  KEY_OVER_1024_CHARS: 'this key is too long',
  MISSING_CHAR: 'a quote, bracket, comma or colon is missing',
  MULTILINE_IMPLICIT_KEY: 'a key stands in one line, followed by ":"',
  MULTIPLE_ANCHORS: 'anchors (&name) are not read here',
  MULTIPLE_DOCS: 'a file holds one document; this begins another one',
  MULTIPLE_TAGS: 'tags (!name) are not read here',
  NON_STRING_KEY: 'a key must be a word or a number',
  RESOURCE_EXHAUSTION: 'this is nested too deeply to be read',
  TAB_AS_INDENT: 'lines are indented with spaces, not with tabs',
  TAG_RESOLVE_FAILED: 'tags (!name) are not read here',
  UNEXPECTED_TOKEN: 'this does not belong here: check indentation, brackets and quotes',
};

export class Yaml {
  private readonly lines = new LineCounter();
  private readonly document: Document;

  constructor(text: string) {
    this.document = parseDocument(text, { lineCounter: this.lines });
    const problem = this.document.errors[0] ?? this.document.warnings[0];
    if (problem) throw new FormatError(problem.linePos?.[0].line ?? 1, COMPLAINTS[problem.code]);
  }

  get root(): Node | null {
    return this.document.contents;
  }

  lineOf(node: unknown): number {
    const range = (node as Node | null)?.range;
    return range ? this.lines.linePos(range[0]).line : 1;
  }

  /** Line of what the path leads to from a node, or as far as it leads. */
  lineAt(node: unknown, path: Path): number {
    let at = node;
    let line = this.lineOf(node);
    for (const step of path) {
      const item = isMap(at) ? at.items.find(({ key }) => keyOf(key) === String(step)) : undefined;
      at = item ? item.value : isSeq(at) ? at.items[Number(step)] : undefined;
      if (item === undefined && at === undefined) break;
      line = this.lineOf(item?.key ?? at);
    }
    return line;
  }

  fail(node: unknown, message: string): never {
    throw new FormatError(this.lineOf(node), isAlias(node) ? COMPLAINTS.BAD_ALIAS : message);
  }

  /** Keys and values of a map, with the line of the key. */
  pairs(node: unknown, what: string, known?: readonly string[]): [string, Node | null, number][] {
    if (!isMap(node)) this.fail(node, `${what} must be a map of keys and values`);
    const seen = new Set<string>();
    return node.items.map((item) => {
      const key = keyOf(item.key);
      if (known && !known.includes(key))
        this.fail(item.key, `${what} has no "${key}"; it has ${known.join(', ')}`);
      if (seen.has(key)) this.fail(item.key, `${what} has "${key}" twice`);
      seen.add(key);
      return [key, item.value as Node | null, this.lineOf(item.key)];
    });
  }

  list(node: unknown, what: string): Node[] {
    if (!isSeq(node)) this.fail(node, `${what} must be a list`);
    return node.items as Node[];
  }

  text(node: unknown, what: string): string {
    if (!isScalar(node) || (typeof node.value !== 'string' && typeof node.value !== 'number'))
      this.fail(node, `${what} must be a word`);
    return String(node.value);
  }

  whole(node: unknown, what: string): number {
    if (!isScalar(node) || !Number.isInteger(node.value)) this.fail(node, `${what} must be a whole number`);
    return node.value as number;
  }

  oneOf<T extends string>(node: unknown, what: string, allowed: readonly T[]): T {
    const text = this.text(node, what);
    if (!(allowed as readonly string[]).includes(text))
      this.fail(node, `there is no ${what} "${text}"; it must be ${allowed.join(', ')}`);
    return text as T;
  }

  texts(node: unknown, what: string): string[] {
    return this.list(node, what).map((item) => this.text(item, `an entry of ${what}`));
  }

  counts(node: unknown, what: string): Record<string, number> {
    return Object.fromEntries(
      this.pairs(node, what).map(([key, value]) => [key, this.whole(value, `${what}.${key}`)]),
    );
  }

  /** Maps, lists and values as plain data. */
  plain(node: unknown, what = 'a file'): unknown {
    if (node === null || node === undefined) return null;
    if (isScalar(node)) return node.value;
    if (isSeq(node)) return node.items.map((item) => this.plain(item, what));
    return Object.fromEntries(this.pairs(node, what).map(([key, value]) => [key, this.plain(value, what)]));
  }
}

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** Reads a file; one that is nested deeper than the program can follow is refused like any other mistake. */
export const readYaml = <T>(text: string, read: (yaml: Yaml) => T): T => {
  try {
    return read(new Yaml(text));
  } catch (error) {
    if (error instanceof RangeError) throw new FormatError(1, COMPLAINTS.RESOURCE_EXHAUSTION);
    throw error;
  }
};
