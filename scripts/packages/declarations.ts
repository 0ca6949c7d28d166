// What a package exports, read from the types that tsc writes: every name of an entry with its declaration and the comment before it.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf, manifestOf } from './published.ts';

export type Kind = 'function' | 'class' | 'value' | 'type';

export interface Declaration {
  name: string;
  kind: Kind;
  /** As TypeScript writes it. */
  text: string;
  /** The comment before it; empty if there is none. */
  comment: string;
}

export interface Entry {
  /** `@mad-king/text/pl`. */
  name: string;
  /** From the folder of the package: `languages/pl`. */
  file: string;
  exports: Declaration[];
}

interface Statement {
  comment: string;
  text: string;
}

const OPEN = '({[';
const CLOSE = ')}]';

/** The statements of a file, each with the comment before it. Types have no regular expressions and no templates with braces. */
const statementsOf = (source: string): Statement[] => {
  const statements: Statement[] = [];
  let comment = '';
  let text = '';
  let depth = 0;
  const end = (): void => {
    if (text.trim() !== '') statements.push({ comment, text: text.trim() });
    comment = '';
    text = '';
  };
  for (const [token] of source.matchAll(
    /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|[\s\S]/g,
  )) {
    if (token.startsWith('//')) continue;
    if (token.startsWith('/*') && depth === 0 && text.trim() === '') {
      comment = token;
      continue;
    }
    text += token;
    if (OPEN.includes(token)) depth++;
    if (CLOSE.includes(token)) depth--;
    const closesBlock =
      token === '}' && /^(export )?(declare )?(abstract )?(interface|class|namespace) /.test(text.trim());
    if (depth === 0 && (token === ';' || closesBlock)) end();
  }
  end();
  return statements;
};

/** What a comment says, without its stars. */
const words = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();

const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(const|let|function|class|interface|type|enum) (\w+)/;

const kindOf = (keyword: string, text: string): Kind => {
  if (keyword === 'class') return 'class';
  if (keyword === 'interface' || keyword === 'type') return 'type';
  return keyword === 'function' || /^[^:=]*: (<[^(]*>)?\(.*\) =>/s.test(text) ? 'function' : 'value';
};

/** Reads files of types once, and follows what they take from each other. */
export class Types {
  private readonly files = new Map<string, Map<string, Declaration>>();
  private readonly packages: string;

  /** `packages`: the folder with all of them. */
  constructor(packages: string) {
    this.packages = packages;
  }

  /** Everything that can be imported from a file, by name. */
  of(file: string): Map<string, Declaration> {
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const found = new Map<string, Declaration>();
    this.files.set(file, found);
    const statements = statementsOf(readFileSync(file, 'utf8'));
    const local = new Map(statements.flatMap((statement) => declared(statement)));
    const imported = new Map(statements.flatMap(({ text }) => this.imported(file, text)));
    for (const statement of statements) this.export(file, statement, new Map([...imported, ...local]), found);
    return found;
  }

  private export(
    file: string,
    { text }: Statement,
    known: Map<string, Declaration>,
    found: Map<string, Declaration>,
  ): void {
    const all = /^export (?:type )?\* from ['"](\..+)['"]/.exec(text);
    const some = /^export (?:type )?\{([\s\S]*)\}(?: from ['"](.+)['"])?/.exec(text);
    if (all !== null)
      for (const [name, declaration] of this.beside(file, all[1])) found.set(name, declaration);
    else if (some !== null) {
      const from = some[2] === undefined ? known : this.beside(file, some[2]);
      for (const { name, as } of namesIn(some[1])) add(found, as, from.get(name));
    } else if (text.startsWith('export ')) {
      const name = DECLARED.exec(text)?.[2];
      if (name !== undefined) add(found, name, known.get(name));
    }
  }

  private imported(file: string, text: string): [string, Declaration][] {
    const some = /^import (?:type )?\{([\s\S]*)\} from ['"](\..+)['"]/.exec(text);
    if (some === null) return [];
    const from = this.beside(file, some[2]);
    return namesIn(some[1]).flatMap(({ name, as }) => {
      const declaration = from.get(name);
      return declaration === undefined ? [] : [[as, declaration]];
    });
  }

  private beside(file: string, address: string): Map<string, Declaration> {
    const types = address.replace(/\.js$/, '.d.ts');
    return this.of(address.startsWith('.') ? join(dirname(file), types) : this.neighbour(address));
  }

  /** An entry of another package, which lies beside this one. */
  private neighbour(address: string): string {
    const [, name, rest] = /^@mad-king\/([a-z]+)(\/.+)?$/.exec(address) ?? [];
    const file = name && entriesOf(manifestOf(name)).find(([entry]) => entry === `.${rest ?? ''}`)?.[1];
    if (!file) throw new Error(`what "${address}" exports cannot be found`);
    return join(this.packages, name, file.replace('/src/', '/dist/').replace(/\.ts$/, '.d.ts'));
  }
}

const declared = ({ comment, text }: Statement): [string, Declaration][] => {
  const [, keyword, name] = DECLARED.exec(text) ?? [];
  if (name === undefined) return [];
  return [[name, { name, kind: kindOf(keyword, text), text, comment: words(comment) }]];
};

const namesIn = (list: string): { name: string; as: string }[] =>
  list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const [name, as = name] = part.split(' as ');
      return { name, as };
    });

const add = (found: Map<string, Declaration>, name: string, declaration: Declaration | undefined): void => {
  if (declaration !== undefined) found.set(name, { ...declaration, name });
};

/** The files that an entry with a star stands for, each by what the star is. */
const starred = (dist: string, pattern: string): string[] => {
  const [before, after] = pattern.split('*');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `./src/${file.replaceAll('\\', '/').replace(/\.d\.ts$/, '.ts')}`)
    .filter((file) => file.startsWith(before) && file.endsWith(after) && !file.endsWith('.d.ts.map'))
    .map((file) => file.slice(before.length, file.length - after.length))
    .filter((star) => !star.includes('/'))
    .sort();
};

/** The entries of a built package with all they export. */
export const entriesIn = (folder: string, name: string): Entry[] => {
  const manifest = manifestOf(name);
  const dist = join(folder, 'dist');
  const types = new Types(join(folder, '..'));
  return entriesOf(manifest)
    .flatMap(([entry, file]) =>
      entry.includes('*')
        ? starred(dist, file).map((star): [string, string] => [
            entry.replace('*', star),
            file.replace('*', star),
          ])
        : [[entry, file] as [string, string]],
    )
    .map(([entry, file]) => {
      const path = file.slice('./src/'.length, -'.ts'.length);
      const exports = [...types.of(join(dist, `${path}.d.ts`)).values()];
      return { name: join(manifest.name, entry).replaceAll('\\', '/'), file: path, exports };
    });
};
