import { expect, test } from 'vitest';
import { isPatched, untranslatedIn } from './faults.ts';
import { translated } from './sources.ts';
import { pseudo, pseudoMessage } from './words.ts';

test('a text becomes a third longer, and keeps its numbers and rules', () => {
  const text = 'Roll the dice up to three times and activate an ability (R15.4), for 2 CP.';
  const other = pseudo(text);
  expect(other.length / text.length).toBeGreaterThan(1.2);
  expect(other.length / text.length).toBeLessThan(1.45);
  expect(other).toContain('(R15.4)');
  expect(other).toContain('2 ČP.');
  expect(other).not.toMatch(/\b[a-z]{4,}\b/);
});

test('a message keeps what is for the machine', () => {
  expect(pseudoMessage('{n, plural, one {# card} other {# cards}} of {who}')).toBe(
    '{n, plural, one {# čářď} other {# čářďš}} öf {who}',
  );
  expect(pseudoMessage('{who, select, self {heal} many {{nom} heal} other {{nom} heals}} {x}')).toBe(
    '{who, select, self {hěááł} many {{nom} hěááł} other {{nom} hěááłš}} {x}',
  );
  expect(() => pseudoMessage('{n, plural one}')).toThrow('no message');
});

test('strings that are said are found in sources, and no others', () => {
  const code = `import { plural } from '../format.ts';
export const t: Record<'one', unknown> = {
  'a key': 'Name',
  f: (n: number) => plural('en', n, { one: 'die', other: 'dice' }),
  g: (x: string) => (x === 'abc' ? \`no \${x} left\` : ''),
};`;
  expect(translated(code, (text) => `<${pseudo(text)}>`)).toBe(`import { plural } from '../format.ts';
export const t: Record<'one', unknown> = {
  'a key': "<Ńáměě>",
  f: (n: number) => \`⟦\${plural('en', n, { one: "ďíěě", other: "ďíčěě" })}⟧\`,
  g: (x: string) => (x === 'abc' ? \`⟦ńö \${x} łěfţ⟧\` : ''),
};`);
  const roster = 'export default [{"id":"monk","names":{"en":"Monk","pl":"Mnich"}}];';
  expect(translated(roster, pseudo, (keys) => keys.includes('en'))).toContain('{"en":"Möńk","pl":"Mnich"}');
});

test('what was never translated is found', () => {
  expect(untranslatedIn('⟦Ńěw gááměě⟧ · Mad King')).toEqual([]);
  expect(untranslatedIn('Smáck III, R14.3, 2v2')).toEqual(['Smáck']);
  expect(untranslatedIn('⟦Höměě⟧ (Back)')).toEqual(['Back']);
  expect(untranslatedIn('Nov 18, 2026, 1:13 AM')).toEqual([]);
});

test('what is put together from pieces is found', () => {
  for (const one of [
    '⟦Höměě⟧',
    '⟦Tůřń 3⟧ · ⟦Ýöůů⟧',
    '⟦Řöłł.⟧ ⟦Páášš.⟧',
    '⟦Šěěěn: ⟦3 ďíčěě⟧⟧',
    '⟦Fíířšţ:⟧ Möńk',
    '(⟦wöń⟧)',
  ])
    expect(isPatched(one), one).toBe(false);
  for (const one of [
    '⟦Kěěěp⟧ 3 4 ⟦ááńď řöłł⟧',
    '26 ⟦ţůřńš⟧',
    '⟦Ńěxţ⟧: Möńk',
    '⟦Čářďš⟧16',
    '⟦ýöůů⟧, ⟦höšţ⟧',
    'Möńk ⟦ţákěš⟧',
  ])
    expect(isPatched(one), one).toBe(true);
});
