// Which questions are answered by panels.

import type { Ask } from '@mad-king/engine';

const PANELS: ReadonlySet<Ask> = new Set<Ask>([
  'respond',
  'defend',
  'target',
  'value',
  'option',
  'may',
  'player',
  'reroll',
]);

export const isAnsweredByPanels = (ask: Ask | undefined): boolean => ask !== undefined && PANELS.has(ask);
