// A script that somebody calls: it ends with a sentence, of what it has done or of why it could not.

import process from 'node:process';

export const command = (run: () => string): void => {
  try {
    process.stdout.write(`${run()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
};
