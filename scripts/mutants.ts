// Which errors in the rules nothing would notice: small ones are made one by one, and those that survive are named.
//
//   npx node --no-warnings scripts/mutants.ts [--n 100] [--seed mutants] [--only rules/attack.ts:80]
//
// Mutants are drawn from all changes (mutants/find.ts) of packages/engine/src/{rules,words}, or of one file or line; a seed draws
// the same, as far as their lines are still the same. Each is written into a copy of the repository in a temporary folder, one copy for
// each core. It is killed if a scenario of conformance/ fails, or else a test (mutants/copy.ts), also by not loading or not coming to
// an end. A survivor is equivalent, or a scenario is missing. Exit code 1 if there are any.

import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { copyInto, killerOf, ROOT, runStage, STAGES } from './mutants/copy.ts';
import { type Change, changed, changesOf } from './mutants/find.ts';

const SOURCES = 'packages/engine/src/{rules,words}/*.ts';

interface Mutant {
  file: string;
  line: number;
  source: string;
  change: Change;
}

class Complaint extends Error {}

const readOptions = (): { n: number; seed: string; only: string } => {
  const usage = 'mutants takes [--n NUMBER] [--seed TEXT] [--only FILE or FILE:LINE]';
  const options = { n: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } } as const;
  try {
    const { n = '100', seed = 'mutants', only = '' } = parseArgs({ options }).values;
    if (/^[1-9]\d*$/.test(n)) return { n: Number(n), seed, only };
  } catch {}
  throw new Complaint(`${usage}, not "${process.argv.slice(2).join(' ')}".`);
};

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

const mutantsOf = (file: string): Mutant[] => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return changesOf(source).map((change) => ({ file, line: lineAt(source, change.from), source, change }));
};

const allMutants = (only: string): Mutant[] => {
  const [path, line] = only.split(':');
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => file.endsWith(path));
  const mutants = files.sort().flatMap(mutantsOf);
  const meant = line === undefined ? mutants : mutants.filter((mutant) => String(mutant.line) === line);
  if (meant.length === 0) throw new Complaint(`--only: nothing can be changed in "${only}" of ${SOURCES}.`);
  return meant;
};

/** By the seed, the line and the change: what is edited elsewhere leaves the draw as it is. */
const rankOf = ({ file, line, source, change: { from, by } }: Mutant, seed: string): string => {
  const start = source.lastIndexOf('\n', from - 1) + 1;
  const text = source.split('\n')[line - 1];
  return createHash('sha256')
    .update([seed, file, text, from - start, by].join('\n'))
    .digest('hex');
};

const draw = (mutants: readonly Mutant[], n: number, seed: string): Mutant[] =>
  mutants
    .map((mutant) => ({ mutant, rank: rankOf(mutant, seed) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, n)
    .map(({ mutant }) => mutant);

/** What fails anyway kills nobody. */
const checkWithout = async (folder: string): Promise<void> => {
  for (const stage of STAGES)
    if ((await runStage(folder, stage)) !== 'passed')
      throw new Complaint(`Without any mutant the ${stage.name} do not pass.`);
};

/** The changed lines before and after, each on one line. */
const describe = ({ file, line, source, change }: Mutant): string => {
  const from = source.lastIndexOf('\n', change.from) + 1;
  const to = source.indexOf('\n', change.to);
  const before = source.slice(from, to);
  const after = source.slice(from, change.from) + change.by + source.slice(change.to, to);
  const [old, now] = [before, after].map((text) => text.replace(/\s+/g, ' ').trim());
  return `${file}:${line}\n  - ${old}\n  + ${now}`;
};

/** Runs them all, as many at a time as there are folders, and names survivors; who killed each, or null. */
const runAll = async (mutants: readonly Mutant[], folders: readonly string[]) => {
  const killers: (string | null)[] = [];
  let next = 0;
  const work = async (folder: string): Promise<void> => {
    while (next < mutants.length) {
      const i = next++;
      const { file, source, change } = mutants[i];
      killers[i] = await killerOf(folder, file, { source, mutated: changed(source, change) });
      if (killers[i] === null) console.log(describe(mutants[i]));
    }
  };
  await Promise.all(folders.map(work));
  return killers;
};

const report = (killers: readonly (string | null)[], seconds: number): void => {
  const killed = killers.filter((killer) => killer !== null);
  const by = [...new Set(killed)]
    .sort()
    .map((name) => `${killed.filter((k) => k === name).length} by ${name}`);
  const survivors = killers.length - killed.length;
  console.log(
    `${killers.length} mutants in ${Math.round(seconds)} s: ${[...by, `${survivors} survived`].join(', ')}.`,
  );
  if (survivors > 0) process.exitCode = 1;
};

const main = async (home: string): Promise<void> => {
  const { n, seed, only } = readOptions();
  const began = performance.now();
  const mutants = draw(allMutants(only), n, seed);
  const folders = Array.from({ length: availableParallelism() }, (_, i) => join(home, `${i + 1}`));
  for (const folder of folders) copyInto(folder);
  await checkWithout(folders[0]);
  const killers = await runAll(mutants, folders);
  report(killers, (performance.now() - began) / 1000);
};

const home = mkdtempSync(join(tmpdir(), 'mad-king-mutants-'));
try {
  await main(home);
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true });
}
