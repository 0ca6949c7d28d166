import { expect, test } from 'vitest';
import { resource } from './resource.ts';

const waiting = () => {
  const comes = Promise.withResolvers<string>();
  return { comes, one: resource({ en: () => comes.promise, pl: fail, 'pt-BR': fail, cs: fail }) };
};
const fail = (): Promise<string> => Promise.reject(new Error('no network'));

test('what has come tells its value at once, so that nobody who asks again waits', async () => {
  const { comes, one } = waiting();
  const asked = one.load('en');
  expect(asked).not.toHaveProperty('status');
  expect(one.isLoaded('en')).toBe(false);
  comes.resolve('words');
  await asked;
  expect(one.load('en')).toBe(asked);
  expect(asked).toMatchObject({ status: 'fulfilled', value: 'words' });
  expect(one.isLoaded('en')).toBe(true);
});

test('what could not be loaded is loaded anew when it is asked for again', async () => {
  const { one } = waiting();
  const asked = one.load('pl');
  await expect(asked).rejects.toThrow('no network');
  const again = one.load('pl');
  expect(again).not.toBe(asked);
  await expect(again).rejects.toThrow();
});
