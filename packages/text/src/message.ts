// The part of ICU's message syntax that our messages use: `{name}`, `{n, plural, one {…} other {…}}` with `#`, and
// `{who, select, you {…} other {…}}`. Nothing else is understood, and that is an error. The whole of ICU would weigh more than all
// that is said in a language; a test compares every message with the library that knows it.

export type Part =
  | string
  | { kind: 'value'; name: string }
  | { kind: 'number' }
  | { kind: 'plural' | 'select'; name: string; cases: Readonly<Record<string, readonly Part[]>> };

export class MessageError extends Error {
  override name = 'MessageError';
}

const NAME = /\s*([\w-]+)\s*/y;
const CASE = /\s*(=\d+|[\w-]+)\s*\{/y;
/** An apostrophe quotes only before these. */
const SYNTAX = /[{}#]/;

export const parseMessage = (message: string): readonly Part[] => {
  let at = 0;

  const fail = (expected: string): never => {
    throw new MessageError(`expected ${expected} at ${at} of the message "${message}"`);
  };
  const read = (pattern: RegExp, expected: string): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(message);
    if (found === null) return fail(expected);
    at = pattern.lastIndex;
    return found[1];
  };

  /** `''` is an apostrophe, `'{'` a brace, any other apostrophe itself. */
  const apostrophe = (): string => {
    const next = message[++at] ?? '';
    if (next === "'") {
      at++;
      return "'";
    }
    if (!SYNTAX.test(next)) return "'";
    const end = message.indexOf("'", at);
    const quoted = message.slice(at, end < 0 ? undefined : end);
    at = end < 0 ? message.length : end + 1;
    return quoted;
  };

  const argument = (): Part => {
    const name = read(NAME, 'a name');
    if (message[at] === '}') {
      at++;
      return { kind: 'value', name };
    }
    if (message[at++] !== ',') fail('"," or "}"');
    const kind = read(NAME, '"plural" or "select"');
    if (kind !== 'plural' && kind !== 'select') return fail(`"plural" or "select", not "${kind}",`);
    if (message[at++] !== ',') fail('","');
    const cases: Record<string, readonly Part[]> = {};
    while (!/^\s*\}/.test(message.slice(at, at + 20))) {
      const key = read(CASE, 'a case');
      cases[key] = parts(kind === 'plural');
      at++;
    }
    at = message.indexOf('}', at) + 1;
    if (cases.other === undefined) fail('the case "other" before what is');
    return { kind, name, cases };
  };

  /** Up to the end, or to the brace that closes a case. */
  const parts = (isCounted: boolean, isWhole = false): readonly Part[] => {
    const found: Part[] = [];
    let words = '';
    const add = (part: Part): void => {
      if (words !== '') found.push(words);
      words = '';
      found.push(part);
    };
    for (;;) {
      const letter = message[at];
      if (letter === undefined || letter === '}') {
        if ((letter === undefined) !== isWhole) fail(isWhole ? 'no "}"' : '"}"');
        if (words !== '') found.push(words);
        return found;
      }
      if (letter === "'") words += apostrophe();
      else if (letter === '{') {
        at++;
        add(argument());
      } else {
        at++;
        if (letter === '#' && isCounted) add({ kind: 'number' });
        else words += letter;
      }
    }
  };

  return parts(false, true);
};
