// `npm run load -- [GAMES] [CHOICES PER SECOND] [SECONDS]`: duels with both players connected, on this machine only. Writes JSON:
// times from a choice to the new state of every seat beside those of an empty echo, CPU and memory of the server, how long everybody
// needs to come back after kill -9; and how busy the machine was at each. `npm run load -- hostile [MESSAGES]`: what hostile messages do.
// `npm run load -- faults`: what becomes of games when processes and stores go away.

import process from 'node:process';
import { duelsUnderLoad } from './duels.ts';
import { faults } from './faults.ts';
import { hostile } from './hostile.ts';

/** The nth word of the command line as a number, if there is one. */
const number = (n: number, fallback: number, most: number): number => {
  const given = process.argv[n + 1];
  if (given === undefined) return fallback;
  if (/^\d+$/.test(given) && Number(given) > 0 && Number(given) <= most) return Number(given);
  console.error(`A whole number from 1 to ${most} is expected, not "${given}".`);
  return process.exit(1);
};

const reports: Record<string, () => Promise<object>> = {
  hostile: () => hostile(number(2, 100_000, 1_000_000)),
  faults: async () => {
    const { isSound, results } = await faults(process.argv[3] ?? '');
    if (!isSound) process.exitCode = 1;
    return results;
  },
};

const report =
  reports[process.argv[2]] ??
  (() => duelsUnderLoad(number(1, 1000, 9000), number(2, 500, 10_000), number(3, 30, 120)));
console.log(JSON.stringify(await report(), null, 2));
process.exit();
