// English sources, translated: strings and templates that are said, wherever they stand in a file of texts.

import { parseAst } from 'vite';
import { BEGINS, ENDS, pseudo } from './words.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What is never said: where imports come from, keys, types, what is compared, the id of the language. */
const SILENT: readonly string[] = [
  'ImportDeclaration',
  'ImportExpression',
  'TSTypeAnnotation',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'BinaryExpression',
];

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/** `translate`: strings; `isSaid`: where, by the keys above it. */
const changesIn = (
  root: Node,
  translate: (text: string) => string,
  isSaid: (keys: readonly string[]) => boolean,
): Change[] => {
  const changes: Change[] = [];
  const visit = (node: Node, keys: readonly string[]): void => {
    if (SILENT.includes(node.type)) return;
    if (node.type === 'Literal') {
      if (typeof node.value !== 'string' || !isSaid(keys) || !hasLetters(node.value)) return;
      changes.push({ start: node.start, end: node.end, text: JSON.stringify(translate(node.value)) });
      return;
    }
    if (node.type === 'TemplateLiteral') visitTemplate(node, keys);
    if (node.type === 'Property') {
      const key = node.key as Node;
      const name = String(key.name ?? key.value ?? '');
      if (node.computed === true) visit(key, keys);
      visit(node.value as Node, [...keys, name]);
      return;
    }
    if (node.type === 'MemberExpression') {
      visit(node.object as Node, keys);
      return;
    }
    if (isPlural(node)) visitPlural(node);
    else visitParts(node, keys);
  };
  const visitParts = (node: Node, keys: readonly string[]): void => {
    for (const [name, value] of Object.entries(node)) {
      if (name === 'id' || name === 'quasis') continue;
      const all = Array.isArray(value) ? value : [value];
      // The first thing that functions about language are told is which.
      const said =
        node.type === 'CallExpression' && name === 'arguments' && isLanguage(all[0]) ? all.slice(1) : all;
      for (const one of said) if (isNode(one)) visit(one, keys);
    }
  };
  /** A number with its word is said as one. */
  const visitPlural = (node: Node): void => {
    const [, , forms] = node.arguments as Node[];
    const words = changesIn(forms, pseudo, isSaid);
    const begins = { start: node.start, end: node.start, text: `\`${BEGINS}\${` };
    const ends = { start: node.end, end: node.end, text: `}${ENDS}\`` };
    changes.push(begins, ...words, ends);
  };
  const visitTemplate = (node: Node, keys: readonly string[]): void => {
    const quasis = node.quasis as (Node & { value: { raw: string; cooked: string } })[];
    if (!isSaid(keys)) return;
    quasis.forEach((quasi, i) => {
      const isLast = i === quasis.length - 1;
      const whole = pseudo(quasi.value.cooked).replaceAll('\\', '\\\\').replaceAll('`', '\\`');
      const text = (i === 0 ? BEGINS : '') + whole + (isLast ? ENDS : '');
      // A part of a template counts the backtick and the brace beside it as its own.
      changes.push({ start: quasi.start + 1, end: quasi.end - (isLast ? 1 : 2), text });
    });
  };
  visit(root, []);
  return changes;
};

const isPlural = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && callee.name === 'plural';

const isLanguage = (value: unknown): boolean =>
  isNode(value) && value.type === 'Literal' && value.value === 'en';

const always = (): boolean => true;

export const translated = (
  code: string,
  translate: (text: string) => string,
  isSaid: (keys: readonly string[]) => boolean = always,
): string => {
  const changes = changesIn(parseAst(code, { lang: 'ts' }) as unknown as Node, translate, isSaid);
  let out = code;
  for (const { start, end, text } of changes.sort((a, b) => b.start - a.start))
    out = out.slice(0, start) + text + out.slice(end);
  return out;
};
