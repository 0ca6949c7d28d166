// All measurements of the computer players and the heroes, one after the other, each into a JSON file of its own. What has been
// measured is not measured again: stop it at any time and go on later.
//
//   npx node packages/lab/scripts/measure.ts OUT [--old DIRECTORY] [--games 400] [--only ladder,matrix]
//
// `--old`: a checkout with the computer players of another commit (docs/PROTOCOL.md, "Two commits against each other"); without
// it nothing is played against them.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { content } from '@mad-king/heroes';
import { knobsOf } from '../src/design/knobs.ts';
import { lab } from '../src/lab.ts';
import { PEOPLE } from '../src/sheets/sheet.ts';

const stop = (why: string): never => {
  console.error(why);
  process.exit(1);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { old: { type: 'string' }, games: { type: 'string', default: '400' }, only: { type: 'string' } },
});
const [out] = positionals;
if (out === undefined || positionals.length > 1) stop('Say one directory for the results: measure.ts OUT');
if (!/^[1-9]\d*$/.test(values.games)) stop(`--games must be a whole number above 0, not "${values.games}".`);

const games = ['--games', values.games];

/** Games between knights by which the invented numbers of a hero are judged. */
const DESIGN_GAMES = '1000';

const designs = content.heroes
  .filter((hero) => knobsOf(hero).length > 0)
  .map(({ id }): [string, string[]] => [
    `design-${id}`,
    ['design', id, '--rounds', '0', '--policy', 'knight', '--games', DESIGN_GAMES],
  ]);

const against = (name: string, policy: string, ...more: string[]): [string, string[]] => {
  const old = `cmd:cd ${resolve(values.old ?? '')} && "${process.execPath}" packages/lab/bots/policy-bot.ts ${policy}`;
  return [name, ['ladder', ...games, '--patience', '60', '--policies', `${old},${policy}`, ...more]];
};

const ALL: [string, string[]][] = [
  ['bench', ['bench']],
  ['chances-instinct', ['chances', '--games', '2000']],
  ['chances-knight', ['chances', ...games, '--policy', 'knight']],
  ['ladder', ['ladder', ...games, '--pairs', 'random:knight,squire:knight,knight:champion,champion:king']],
  ...designs,
  [
    'matrix',
    [
      ...['matrix', '--heroes', 'all', '--games', '200', '--policy', 'knight'],
      ...['--compare', PEOPLE, '--out', join(resolve(out), 'matrix.html')],
    ],
  ],
  ...(values.old === undefined
    ? []
    : [
        against('old-king', 'king'),
        // Knights of today make mistakes on purpose.
        against('old-champion-koth', 'champion', '--mode', 'koth-4'),
        against('old-champion-2v2', 'champion', '--mode', '2v2'),
      ]),
];

const only = values.only?.split(',');
for (const name of only ?? [])
  if (!ALL.some(([known]) => known === name))
    stop(`--only must name some of ${ALL.map(([known]) => known).join(', ')}, not "${name}".`);

mkdirSync(out, { recursive: true });
for (const [name, words] of ALL) {
  const file = join(out, `${name}.json`);
  if ((only !== undefined && !only.includes(name)) || existsSync(file)) continue;
  const resume = existsSync(join(out, 'matrix.results.jsonl')) && name === 'matrix' ? ['--resume'] : [];
  const began = Date.now();
  const { stdout, stderr, code } = await lab([...words, ...resume, '--json']);
  if (code !== 0) stop(`${name}: ${stderr.trim()}`);
  writeFileSync(file, stdout);
  console.error(`${name}: ${Math.round((Date.now() - began) / 1000)} s, ${file}`);
}
