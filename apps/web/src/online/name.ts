// What somebody is called at tables: what they said last, else a name of the court.

import { storage } from '../state/storage.ts';
import type { OnlineWords } from '../texts/online/en.ts';

const KEY = 'name';

export const nameFor = ({ names }: OnlineWords): string =>
  storage.read(KEY) ?? names[Math.floor(Math.random() * names.length)];

export const keepName = (name: string): void => void storage.write(KEY, name);
