// The game in the terminal, as somebody would start it.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const MAIN = join(import.meta.dirname, '../src/main.ts');

const play = (words: string, ...lines: string[]) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [MAIN, 'play', ...`${words} --seed 1`.trim().split(' ')],
    {
      input: lines.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
};

const OVER = /\n(\w+ (has|have) (won|lost)|A draw)\. [\w ]+ \d+, [\w ]+ \d+\. Turn: \d+\.\n$/;

test('without anybody to ask the computer plays both sides', () => {
  expect(play('')).toMatch(OVER);
});

test('q quits, at the choice of the hero and in the game', () => {
  expect(play('', 'q')).toMatch(/\d+ {2}Barbarian/);
  expect(play('', '2', 'q')).toContain('Hand: ');
});

test('what is not understood is asked again; the end of the input ends the game', () => {
  const shown = play('', '99', '1', 'jump');
  expect(shown).toContain('Type a number from 1 to');
  expect(shown).toContain('That is not a choice. Type the number of a choice or its notation');
});

test('options are chosen by number or by notation, to the end of a duel', () => {
  const lines = Array.from({ length: 3000 }, () => '1');
  const shown = play('monk barbarian', ...lines);
  expect(shown).toMatch(OVER);
  expect(shown).toContain('Barbarian activates');
  expect(play('monk barbarian', ...lines)).toBe(shown);
});

test('a question is a sentence with labels; what cannot be chosen is refused with its rule', () => {
  const shown = play('monk barbarian', 'keep 1 2', 'sell six-it', ...Array(12).fill('1'), 'q');
  expect(shown).toContain(
    'Main Phase (1): play or sell cards, use tokens, or end the phase.\n   1  End the phase\n',
  );
  expect(shown).toContain('This cannot be used at this moment. (R15.4.2)');
  expect(shown).toContain('You do not have this card in hand. (R5.5)');
  expect(shown).toMatch(/Dice: \(1\) \d \[\w+\]/);
});

test('? explains abilities, tokens and cards', () => {
  const shown = play('monk barbarian', '?', 'q');
  expect(shown).toContain('Fist Strike I · Offensive ability\n    3/4/5 [Fist]: Deal 6/7/8 damage.');
});

test.each([
  ['pl', 'Ręka: ', 'Twój bohater', 'Rzucasz'],
  ['pt-BR', 'Mão: ', 'Seu herói', 'Você'],
  ['cs', 'Ruka: ', 'Tvůj hrdina', 'Házíš'],
])('speaks %s', (lang, hand, hero, event) => {
  const shown = play(`--lang ${lang}`, '1', 'q');
  for (const words of [hand, hero, event]) expect(shown).toContain(words);
  expect(shown).not.toMatch(/\b(Hand|Dice|Turn|health)\b/);
});
