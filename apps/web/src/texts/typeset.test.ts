import { expect, it } from 'vitest';
import { bind, typeset } from './typeset.ts';

const shown = (words: string): string => words.replaceAll('\u00a0', '_');

it('keeps words of one letter with the next word', () => {
  expect(shown(bind('Karty i zimna krew, a w talii 2 karty'))).toBe('Karty i_zimna krew, a_w_talii 2 karty');
  expect(shown(bind('W grze (z boku) „o krok”'))).toBe('W_grze (z_boku) „o_krok”');
  expect(shown(bind('Zapłać z '))).toBe('Zapłać z_');
});

it('leaves longer words and single signs alone', () => {
  expect(bind('Kość 4: do 6 ran, Main 2')).toBe('Kość 4: do 6 ran, Main 2');
});

it('reaches texts at any depth and those that functions return', () => {
  const texts = typeset({ a: { b: 'k ruce' }, c: (n: number) => `z ${n} kart`, d: () => ['v noci', '1'] });
  expect(shown(texts.a.b)).toBe('k_ruce');
  expect(shown(texts.c(5))).toBe('z_5 kart');
  expect(texts.d().map(shown)).toEqual(['v_noci', '1']);
});
