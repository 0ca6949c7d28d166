// `npm run rules:keep [-- FOLDER]`: keeps the rules of this release.

import { join, relative, resolve } from 'node:path';
import { keepRules } from './keep.ts';

const [folder = join(import.meta.dirname, '../../../rules'), ...more] = process.argv.slice(2);
if (more.length > 0 || folder.startsWith('-')) {
  console.error(`rules:keep takes one folder at most, not "${process.argv.slice(2).join(' ')}"`);
  process.exitCode = 1;
} else {
  try {
    const { mark, file } = await keepRules(resolve(folder));
    console.log(`The rules ${mark} are kept in ${relative(process.cwd(), file)}.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    console.error(
      `The rules could not be kept: ${resolve(folder)} is no folder that can be written to (${code}).`,
    );
    process.exitCode = 1;
  }
}
