// What the finder of mutants changes, and what it leaves alone.

import { expect, test } from 'vitest';
import { changed, changesOf } from './find.ts';

const mutantsOf = (source: string): string[] => changesOf(source).map((change) => changed(source, change));

test.each<[string, string[]]>([
  ['x = a < b', ['x = a <= b', 'x = a >= b']],
  ['x = a === b && !c', ['x = a !== b && !c', 'x = a === b || !c', 'x = a === b && c']],
  ['x = a - b', ['x = a + b']],
  ['x = -a', ['x = a']],
  ['x = y[3]', ['x = y[4]', 'x = y[2]']],
  ['x = a > 1', ['x = a >= 1', 'x = a <= 1', 'x = a > 2']],
  ['x = Math.min(a, b)', ['x = Math.max(a, b)']],
  ['const f = () => true', ['const f = () => false']],
  ['tell(g, { a });', ['void 0;']],
  ['g.asked = NONE;', ['void 0;']],
  ['if (a) f.next--;', ['if (!(a)) f.next--;', 'if (a) f.next++;', 'if (a) void 0;']],
  ['if (a === b) x = c', ['if (a !== b) x = c']],
])('%s', (source, mutants) => {
  expect(mutantsOf(source).sort()).toEqual(mutants.sort());
});

test.each([
  `x = '1 < 2'`,
  'x = `1 < 2`',
  '// a < 1',
  '/** a && b */',
  'type A = 1 | 2',
  'const x: Record<string, 1> = y as Map<A, 2>',
  `import { min } from './some.ts'`,
  'const { min } = some',
])('nothing in %s', (source) => {
  expect(mutantsOf(source)).toEqual([]);
});
