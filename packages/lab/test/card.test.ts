// `lab card`: what a player reads.

import { heroes } from '@mad-king/heroes';
import { LANGUAGES } from '@mad-king/text';
import { expect, test } from 'vitest';
import { lab } from '../src/lab.ts';

const printed = async (...words: string[]): Promise<string> => {
  const { stdout, stderr, code } = await lab(['card', ...words]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
};

test('prints a card, an ability with its levels, and a token', async () => {
  expect(await printed('barbarian', 'get-some')).toBe(
    '  Get Some! · Roll phase action, attack modifier · Cost: 2 CP\n    Roll 5 dice and add 1 × [Sword] damage. Inflict Concussion on the target.\n',
  );
  expect(await printed('barbarian', 'smack')).toContain('Smack III');
  expect(await printed('barbarian', 'stun', '--lang', 'pl')).toContain('Oszołomienie');
  expect(await printed('barbarian', 'six-it', '--lang', 'cs')).toContain('Za šest!');
});

test('an upgrade shows what it brings', async () => {
  const text = await printed('barbarian', 'crit-bash-ii', '--lang', 'pt-BR');
  expect(text).toContain('Aprimoramento de Habilidade Ofensiva');
  expect(text).toContain('Esmagamento Crítico');
});

const TIP_IT = { en: 'Tip It!', pl: 'Szturchnij!', 'pt-BR': 'Um Empurrãozinho!', cs: 'Postrč to!' };

test.each(LANGUAGES)('prints every hero and the shared cards in %s', async (lang) => {
  for (const { id } of heroes) expect((await printed(id, '--lang', lang)).length).toBeGreaterThan(2000);
  expect(await printed('shared', '--lang', lang)).toContain(TIP_IT[lang]);
});

test('gives segments as JSON', async () => {
  const card = JSON.parse(await printed('barbarian', 'concuss', '--json'));
  expect(card.id).toBe('barbarian.concuss');
  expect(card.text[0]).toContainEqual({ icon: 'token', id: 'concussion', label: 'Concussion' });
});

test.each([
  [[], 'name a hero'],
  [['nobody'], 'there is no hero "nobody"'],
  [['barbarian', 'nothing'], 'barbarian has no ability, card or token "nothing"'],
  [['barbarian', '--lang', 'xx'], `--lang must be ${LANGUAGES.join(', ')}`],
])('complains about %j', async (words, complaint) => {
  const { stderr, code } = await lab(['card', ...words]);
  expect(code).toBe(1);
  expect(stderr).toContain(complaint);
});
