// What somebody is called at tables: what they said last, else a name of the court.

import { storage } from '../state/storage.ts';
import type { OnlineWords } from '../texts/online/en.ts';

const KEY = 'name';
const pick = (words: string): string => {
  const all = words.split(' ');
  return all[Math.floor(Math.random() * all.length)];
};

export const nameFor = ({ names }: OnlineWords): string =>
  storage.read(KEY) ?? `${pick(names.first)} ${pick(names.last)}`;

export const keepName = (name: string): void => void storage.write(KEY, name);
