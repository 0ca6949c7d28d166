// A duel at a click, against a computer; whoever begins has the coach at their shoulder.

import { newId } from '../new-id.ts';
import { go } from '../router.ts';
import { computer, type Level, person } from './players.ts';
import { changeSettings } from './settings.ts';
import type { Suggestion } from './suggestion.ts';

interface How {
  level: Level;
  /** The coach says what it would do from the start. */
  hasCoach: boolean;
}

export const playDuel = async ({ me, foe }: Suggestion, { level, hasCoach }: How): Promise<void> => {
  const { newTable } = await import('./table.ts');
  if (hasCoach) changeSettings({ advice: true });
  const setup = { mode: 'duel' as const, heroes: [me, foe], seed: newId() };
  go({ screen: 'game', id: await newTable(setup, [person(), computer(level)]) });
};
