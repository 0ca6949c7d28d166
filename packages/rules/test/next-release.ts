// The sources of a release that changed a card, to be kept beside those of this one.

import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../..');
const ROOMS = ['language', 'engine', 'heroes', 'orders', 'ai', 'rules'];

/** Copies what makes the rules into the folder; the Barbarian's Smack deals one more. Returns what `keepRules` takes. */
export const nextRelease = (folder: string): string => {
  mkdirSync(join(folder, 'node_modules/@mad-king'), { recursive: true });
  for (const room of ROOMS) {
    for (const part of ['package.json', 'src'])
      cpSync(join(PACKAGES, room, part), join(folder, room, part), { recursive: true });
    symlinkSync(join(folder, room), join(folder, 'node_modules/@mad-king', room), 'junction');
  }
  const hero = join(folder, 'heroes/src/barbarian/index.ts');
  const before = readFileSync(hero, 'utf8');
  const after = before.replace("row('sword x3', deal(4))", "row('sword x3', deal(5))");
  if (after === before) throw new Error('Smack is written otherwise than this test expects');
  writeFileSync(hero, after);
  return join(folder, 'rules/src/index.ts');
};
