// Scenarios that show feats, judged for seat 1 against a king: `reached` and `missed`, one file of each for every feat.

import { readdirSync, readFileSync } from 'node:fs';
import type { Tale } from '@mad-king/after/feats';
import { Teller } from '@mad-king/after/feats/tell';
import { runScenario } from '@mad-king/lab';
import { library } from './games.ts';

export type Outcome = 'reached' | 'missed';

const folder = (outcome: Outcome): URL => new URL(`./feats/${outcome}/`, import.meta.url);

export const scenes = (outcome: Outcome): string[] =>
  readdirSync(folder(outcome)).map((file) => file.replace('.yaml', ''));

/** What the scenario tells; its own expectations must hold. */
export const taleOf = (
  outcome: Outcome,
  id: string,
  levels: readonly (string | null)[] = [null, 'king'],
): Tale => {
  const teller = new Teller(levels);
  const text = readFileSync(new URL(`${id}.yaml`, folder(outcome)), 'utf8');
  const { failure } = runScenario(library, text, (g, _move, events) => teller.hear(g, events));
  if (failure !== null) throw new Error(`${outcome}/${id}.yaml: ${failure}`);
  return teller.tale;
};
