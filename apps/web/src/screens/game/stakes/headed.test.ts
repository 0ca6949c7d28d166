import { plain } from '@mad-king/text';
import { expect, test } from 'vitest';
import { headed } from './headed.ts';

const token = { icon: 'token', id: 'synth', label: 'Synth' } as const;
const spoken = (label: Parameters<typeof headed>[0]) => {
  const { head, rest } = headed(label);
  return [plain(head), plain(rest)];
};

test('a rule sentence becomes a name and a line', () => {
  const label = [{ text: 'Spend 2 ' }, token, { text: ': choose one: build Nanobot' }];
  expect(spoken(label)).toEqual(['Spend 2 Synth', 'choose one: build Nanobot']);
});

test('what is short stays a name', () => {
  expect(spoken([{ text: 'Build ' }, token])).toEqual(['Build Synth', '']);
});
