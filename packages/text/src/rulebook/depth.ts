// How deep a section goes: what everybody needs to play, and what only decides close calls.

import type { RuleId } from '../language.ts';

/** Whether everybody needs a rule, or tournaments do. */
export type Depth = 'playing' | 'tournament';

const TOURNAMENT: ReadonlySet<RuleId> = new Set<RuleId>([
  'R7.8',
  'R12.1',
  'R13.2',
  'R13.5',
  'R13.7',
  'R13.8',
  'R14.1',
  'R14.3',
  'R14.4',
  'R14.5',
  'R14.6',
  'R14.7',
  'R14.8',
  'R15.9',
  'ED',
]);

export const depthOf = (id: RuleId): Depth => (TOURNAMENT.has(id) ? 'tournament' : 'playing');
