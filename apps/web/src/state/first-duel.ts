// A duel to begin with: against a squire, with the coach at one's shoulder.

import { go } from '../router.ts';
import { computer, person } from './players.ts';
import { changeSettings } from './settings.ts';
import type { Suggestion } from './suggestion.ts';

export const playFirstDuel = async ({ me, foe }: Suggestion): Promise<void> => {
  const { newTable } = await import('./table.ts');
  changeSettings({ advice: true });
  const setup = { mode: 'duel' as const, heroes: [me, foe], seed: crypto.randomUUID() };
  go({ screen: 'game', id: await newTable(setup, [person(), computer('squire')]) });
};
