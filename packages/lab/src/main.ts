// `npm run -s lab -- COMMAND`: the command line.

import { lab } from './lab.ts';

// Whoever reads the output may have seen enough (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const [command, ...rest] = process.argv.slice(2);
if (command === 'play') {
  // The one command that talks with its user.
  await import('./play.ts');
} else {
  const { stdout, stderr, code } = await lab(command === undefined ? [] : [command, ...rest]);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}
