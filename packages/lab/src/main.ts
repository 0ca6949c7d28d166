import { readFileSync } from 'node:fs';
import { library } from '@mad-king/heroes';
import { runScenario } from './scenario/run.ts';

for (const file of process.argv.slice(3)) {
  const outcome = runScenario(library(), readFileSync(file, 'utf8'));
  console.log(file, outcome.failure ?? 'ok');
}
