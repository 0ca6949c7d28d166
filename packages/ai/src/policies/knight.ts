// The knight: quick, and makes no mistakes on purpose. It rolls by the exact plan and decides everything else at a glance; what is
// not to be seen at a glance, it does not see.

import { seedWords } from '@mad-king/engine/inside';
import { atSight } from '../mind/at-sight.ts';
import type { Policy, PolicyOptions } from './policy.ts';

export const knight = ({ seed }: PolicyOptions): Policy => {
  const random = seedWords(seed);
  return { name: 'knight', choose: (g) => atSight(g, random) };
};
