// `npm test`: every check of the repository, one after the other. A failed step does not hide the later ones.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { installMissing } from './debian.ts';

interface Step {
  name: string;
  commands: string[][];
}

const isTerminal = process.stdout.isTTY;

const steps: Step[] = [
  {
    name: 'Types',
    commands: [
      ['typescript/bin/tsc', '--noEmit', '-p', '.'],
      // Once more without the types of Node, which nothing that runs in a browser may use.
      ['typescript/bin/tsc', '--noEmit', '-p', 'packages/language'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'packages/engine'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'packages/heroes'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'packages/text'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'packages/ai'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'packages/fair'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'packages/after'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'packages/rules'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'apps/server'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'apps/web'],
      ['typescript/bin/tsc', '--noEmit', '-p', 'apps/web/e2e'],
    ],
  },
  { name: 'Lint', commands: [['@biomejs/biome/bin/biome', 'ci', ...(isTerminal ? [] : ['--colors=off'])]] },
  { name: 'Unit, property and conformance tests', commands: [['vitest/vitest.mjs', 'run']] },
  {
    name: 'Browser tests',
    commands: [['vitest/vitest.mjs', 'run', '--config', 'apps/web/e2e/vitest.config.ts']],
  },
];

installMissing();

const root = join(import.meta.dirname, '..');
const results = steps.map(runStep);
const failed = results.filter((result) => !result.passed);
const total = seconds(results.reduce((sum, result) => sum + result.time, 0));

console.log(`\n${'='.repeat(60)}`);
for (const { name, passed, time } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds(time)})`);
console.log(
  failed.length === 0
    ? `All passed in ${total}.`
    : `${failed.length} of ${results.length} steps FAILED, in ${total}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function runStep({ name, commands }: Step) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const passed = commands.map(runCommand).every((ok) => ok);
  const time = performance.now() - began;
  console.log(`== ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds(time)}`);
  return { name, passed, time };
}

function runCommand([script, ...args]: string[]): boolean {
  const done = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env: isTerminal ? process.env : { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.error) console.log(`${script} could not be started: ${done.error.message}.`);
  if (done.signal) console.log(`${script} was ended by ${done.signal}.`);
  return done.status === 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
