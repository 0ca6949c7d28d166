import { expect, test } from 'vitest';
import { preferredLanguage, readSettings } from './settings.ts';

test('the first language somebody reads and we speak', () => {
  expect(preferredLanguage(['xx', 'pl-PL', 'en'])).toBe('pl');
  expect(preferredLanguage(['pt-PT'])).toBe('pt-BR');
  expect(preferredLanguage(['fr'])).toBe('en');
});

test('what is stored wins over what the browser prefers', () => {
  expect(readSettings('{"language":"cs","sound":false}', ['pl'])).toMatchObject({
    language: 'cs',
    sound: false,
  });
});

test('a slow pace of earlier days is the pace of a story', () => {
  expect(readSettings('{"pace":"slow"}', []).pace).toBe('story');
  expect(readSettings('{"pace":"story"}', []).pace).toBe('story');
  expect(readSettings('{"pace":"fast"}', []).pace).toBe('fast');
  expect(readSettings('{"pace":"quick"}', []).pace).toBe('normal');
});

test('wishes for single cards are kept as far as they make sense', () => {
  const { wishes } = readSettings(
    '{"wishes":{"card/six-it":"never","card/tip-it":"loud","token/chi":"always"}}',
    [],
  );
  expect(wishes).toEqual({ 'card/six-it': 'never', 'token/chi': 'always' });
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"language":"xx","pace":7,"askWhen":"never","dice3d":1,"volume":11,"wishes":7,"goesOn":0}',
])('%j gives the defaults', (text) => {
  expect(readSettings(text, ['pl'])).toEqual({
    language: 'pl',
    sound: true,
    volume: 'medium',
    motion: 'system',
    pace: 'normal',
    askWhen: 'affected',
    wishes: {},
    goesOn: true,
    advice: false,
    dice3d: true,
    depth: 'playing',
  });
});
