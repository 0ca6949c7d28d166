// How long are links?
//
//   npx node scripts/links.ts [--games 1000] [--level squire] [--seed links]
//     Letters of a code, by mode: the median and the longest. Games are of all modes in turn, with random heroes, and with seeds as
//     long as those of the page.

import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { POLICIES, type PolicyName, policy } from '@mad-king/ai';
import { compile, type GameRecord, newRecord, note, play, type Setup, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { MODES, type Mode } from '@mad-king/language';
import { codeOf } from '../src/link.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    level: { type: 'string', default: 'squire' },
    seed: { type: 'string', default: 'links' },
  },
});

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const games = Number(values.games);
if (!Number.isInteger(games) || games < 1)
  stop(`--games must be a whole number above 0, not "${values.games}".`);
const level = values.level as PolicyName;
if (!POLICIES.includes(level)) stop(`"${level}" is no level; there are ${POLICIES.join(', ')}.`);

const library = compile(content);
const SEATS: Record<Mode, number> = { duel: 2, '2v2': 4, '3v3': 6, '2v2v2': 6, koth: 4 };

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const setupOf = (mode: Mode, n: number): Setup => {
  const seed = digest(`${values.seed} ${n}`);
  const drawn = library.heroes.map(({ id }) => ({ id, lot: digest(seed + id) }));
  drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const heroes = drawn.slice(0, SEATS[mode]).map(({ id }) => id);
  return { mode, heroes, seed: seed.slice(0, 36) };
};

const played = (setup: Setup): GameRecord => {
  const g = start(library, setup);
  const record = newRecord(library, setup);
  const player = policy(level, { seed: setup.seed });
  while (g.result === null) {
    const chosen = player.choose(g);
    note(record, g, chosen);
    play(g, g.asked, chosen);
  }
  return record;
};

const lengths = new Map<Mode, number[]>(MODES.map((mode) => [mode, []]));
for (let n = 0; n < games; n++) {
  const mode = MODES[n % MODES.length];
  lengths.get(mode)?.push((await codeOf(played(setupOf(mode, n)))).length);
}
for (const [mode, found] of lengths) {
  found.sort((a, b) => a - b);
  if (found.length > 0)
    console.log(`${mode}: median ${found[Math.floor(found.length / 2)]}, longest ${found.at(-1)}`);
}
