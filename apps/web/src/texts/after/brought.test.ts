import { expect, test } from 'vitest';
import { after as cs } from './cs.ts';
import { after as en } from './en.ts';
import { after as pl } from './pl.ts';
import { after as ptBR } from './pt-BR.ts';

test('what an import came to agrees with its number', () => {
  const said = ({ chronicle }: typeof en, added: number): string =>
    chronicle.brought({ added, known: 0, unreadable: 0, left: 0, answers: 0 });
  expect([1, 2].map((n) => said(en, n))).toEqual(['1 game added', '2 games added']);
  expect([1, 2, 5].map((n) => said(pl, n))).toEqual(['1 gra dodana', '2 gry dodane', '5 gier dodanych']);
  expect([1, 2, 5].map((n) => said(cs, n))).toEqual(['1 hra přidána', '2 hry přidány', '5 her přidáno']);
  expect([1, 2].map((n) => said(ptBR, n))).toEqual(['1 partida adicionada', '2 partidas adicionadas']);
  expect(en.chronicle.brought({ added: 1, known: 1, unreadable: 0, left: 0, answers: 2 })).toBe(
    '1 game added, 1 was there already, 2 answered puzzles',
  );
});
