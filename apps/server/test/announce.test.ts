// What `npm start` says of where the game can be reached.

import { expect, test } from 'vitest';
import { announce } from '../src/announce.ts';

const house = (): string => '192.168.1.7';

test('a server that listens everywhere is found by its address in the house', () => {
  const { here, others } = announce({ host: '::', port: 4173 }, house);
  expect(here).toBe('http://localhost:4173/');
  expect(others).toContain('http://192.168.1.7:4173/');
});

test('nobody is sent to a server that only this machine can reach', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(announce({ host, port: 1 }, house)).toEqual({ here: 'http://localhost:1/', others: null });
});

test('a server behind a proxy is found by its public address', () => {
  const publicUrl = 'https://king.example/';
  expect(announce({ host: '127.0.0.1', port: 1, publicUrl }, house).others).toContain(publicUrl);
});

test('a server that listens at one address is found there, by everybody', () => {
  const { here, others } = announce({ host: 'fd00::2', port: 1 }, house);
  expect(here).toBe('http://[fd00::2]:1/');
  expect(others).toContain(here);
});
