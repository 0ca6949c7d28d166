// Every small change of a source text that a mutant can be. Types are blanked first, which moves nothing, so that what is
// left is plain JavaScript; strings, templates and comments are never changed. Regular expressions are not understood.

import { stripTypeScriptTypes } from 'node:module';

/** Replaces the characters from `from` up to `to`. */
export interface Change {
  from: number;
  to: number;
  by: string;
}

interface Token {
  kind: 'text' | 'name' | 'number' | 'sign';
  is: string;
  at: number;
}

const TOKEN = new RegExp(
  [
    String.raw`\s+|\/\/.*|\/\*[\s\S]*?\*\/`,
    String.raw`(?<text>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|${'`'}(?:\\.|[^${'`'}\\])*${'`'})`,
    String.raw`(?<name>[\p{L}_$][\p{L}\d_$]*)`,
    String.raw`(?<number>\d[\w.]*)`,
    String.raw`(?<sign>[=!]==|\?\?=|\|\|=|&&=|<<=|>>=|=>|\.\.\.|\+\+|--|<<|>>|<=|>=|&&|\|\||\?\?|\?\.|[-+*/%&|^]=|.)`,
  ].join('|'),
  'gu',
);

const KINDS = ['text', 'name', 'number', 'sign'] as const;

const tokensOf = (source: string): Token[] => {
  const plain = stripTypeScriptTypes(source);
  if (plain.length !== source.length) throw new Error('blanking the types has moved what is left');
  return [...plain.matchAll(TOKEN)].flatMap(({ index, groups = {} }) => {
    const kind = KINDS.find((name) => groups[name] !== undefined);
    return kind === undefined ? [] : [{ kind, is: groups[kind], at: index }];
  });
};

/** What a sign or a constant becomes. */
const INSTEAD: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '||=': ['&&='],
  '&': ['|'],
  '|': ['&'],
  '|=': ['&='],
  '<<': ['>>'],
  '>>': ['<<'],
  '*': ['/'],
  '/': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
  '!': [''],
  true: ['false'],
  false: ['true'],
};

/** What a method becomes. */
const METHODS: Record<string, string> = { min: 'max', max: 'min', some: 'every', every: 'some' };

/** Names that are no operand, and with which no expression begins that could be left out. */
const KEYWORDS = new Set([
  ...['return', 'case', 'if', 'else', 'for', 'while', 'do', 'switch', 'break', 'continue', 'throw', 'const'],
  ...['let', 'function', 'export', 'import', 'default', 'new', 'typeof', 'void', 'in', 'of'],
]);

/** All changes of the source, in its order. */
export const changesOf = (source: string): Change[] => {
  const tokens = tokensOf(source);
  return tokens.flatMap((_, i) => [
    ...ofToken(tokens, i),
    ...ofCondition(source, tokens, i),
    ...ofStatement(tokens, i),
  ]);
};

export const changed = (source: string, { from, to, by }: Change): string =>
  source.slice(0, from) + by + source.slice(to);

const ofToken = (tokens: readonly Token[], i: number): Change[] => {
  const { at, is } = tokens[i];
  return instead(tokens, i).map((by) => ({ from: at, to: at + is.length, by }));
};

const instead = (tokens: readonly Token[], i: number): readonly string[] => {
  const { kind, is } = tokens[i];
  if (kind === 'text') return [];
  if (kind === 'number') return neighbours(Number(is), tokens[i - 1]?.is);
  if (is === '+' || is === '-')
    return endsOperand(tokens[i - 1]) ? [is === '+' ? '-' : '+'] : is === '-' ? [''] : [];
  if (Object.hasOwn(METHODS, is) && tokens[i - 1]?.is === '.') return [METHODS[is]];
  return Object.hasOwn(INSTEAD, is) ? INSTEAD[is] : [];
};

/** The numbers next to this one; not what moving the sign before it by one would say (`> 0` and `> -1`). */
const neighbours = (n: number, before: string | undefined): string[] => [
  ...(before === '<' || before === '>=' ? [] : [`${n + 1}`]),
  ...(before === '>' || before === '<=' ? [] : [n > 0 ? `${n - 1}` : '(-1)']),
];

const endsOperand = ({ kind, is }: Token): boolean =>
  kind === 'number' || kind === 'text' || (kind === 'name' ? !KEYWORDS.has(is) : is === ')' || is === ']');

/** `if` and `while` the other way round, unless turning their only sign round says the same. */
const ofCondition = (source: string, tokens: readonly Token[], i: number): Change[] => {
  if ((tokens[i].is !== 'if' && tokens[i].is !== 'while') || tokens[i + 1].is !== '(') return [];
  const end = endOf(tokens, i + 2, ')');
  const signs = tokens.slice(i + 2, end).map(({ is }) => is);
  if (!signs.includes('&&') && !signs.includes('||') && signs.some((is) => /^([=!]==|!)$/.test(is)))
    return [];
  const [from, to] = [tokens[i + 2].at, tokens[end].at];
  return [{ from, to, by: `!(${source.slice(from, to)})` }];
};

/** A call, an assignment or a bare `return`, left out. */
const ofStatement = (tokens: readonly Token[], i: number): Change[] => {
  const { kind, is, at } = tokens[i];
  if (kind !== 'name' || !beginsStatement(tokens, i)) return [];
  if (KEYWORDS.has(is) && !(is === 'return' && tokens[i + 1].is === ';')) return [];
  const end = endOf(tokens, i, ';');
  return end === -1 ? [] : [{ from: at, to: tokens[end].at, by: 'void 0' }];
};

const beginsStatement = (tokens: readonly Token[], i: number): boolean => {
  const before = tokens[i - 1]?.is ?? ';';
  const isLabel = before === ':' && (tokens[i - 2].is === 'default' || tokens[i - 3].is === 'case');
  return isLabel || before === 'else' || (before.length === 1 && ';{})'.includes(before));
};

/** The first such sign that is not in brackets, or -1 if the brackets around the beginning close before it. */
const endOf = (tokens: readonly Token[], from: number, sign: string): number => {
  let depth = 0;
  for (let i = from; i < tokens.length; i++) {
    const { kind, is } = tokens[i];
    if (kind !== 'sign') continue;
    if (depth === 0 && is === sign) return i;
    if ('([{'.includes(is)) depth++;
    else if (')]}'.includes(is) && --depth < 0) return -1;
  }
  return -1;
};
