// A server with the page in a language that nobody speaks (build/pseudo), in place of English.

import { join } from 'node:path';
import { buildIfStale } from '../../build/fresh.ts';
import { pseudoLanguage } from '../../build/pseudo/index.ts';
import { type House, openHouse } from './house.ts';

const FOLDER = join(import.meta.dirname, '../dist');

export const openPseudoHouse = async (): Promise<House> => {
  await buildIfStale(() => {}, FOLDER, [pseudoLanguage()]);
  return openHouse({ page: FOLDER });
};
