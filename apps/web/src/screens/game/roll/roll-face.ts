// Rolling on, as an answer: what it ends in if one plays on as planned.

import type { Way } from '@mad-king/ai';
import { useTexts } from '../../../language/texts.ts';
import type { AnswerFace, Share } from '../answers/index.ts';
import { useSitting } from '../sitting.tsx';
import { useAbilityName } from './use-ability-name.ts';

/** Most of what a roll may end in gets a share of its own. */
const MOST_SHARES = 2;
const SLIGHT = 0.0005;

export const useRollFace = (): ((way: Way | undefined) => Pick<AnswerFace, 'line' | 'bar'>) => {
  const t = useTexts();
  const nameOf = useAbilityName();
  const { view } = useSitting().table;
  return (way) => {
    if (way === undefined)
      return { line: t.roll.attemptsAfter(view.attemptsMax - view.attempts - 1), bar: 'coming' };
    const byAbility = new Map<string, number>();
    for (const { ability, chance } of way.abilities)
      byAbility.set(ability, (byAbility.get(ability) ?? 0) + chance);
    const ranked = [...byAbility].sort(([, a], [, b]) => b - a);
    const shown = ranked.filter(([, chance]) => chance > SLIGHT).slice(0, MOST_SHARES);
    const none = 1 - way.ready;
    const shares: Share[] = shown.map(([ability, chance]) => ({
      chance,
      said: nameOf(ability),
      direction: 'even',
    }));
    const rest = way.ready - shown.reduce((sum, [, chance]) => sum + chance, 0);
    if (rest > SLIGHT) shares.push({ chance: rest, said: t.roll.others, direction: 'even' });
    if (none > SLIGHT) shares.push({ chance: none, said: t.roll.nothing, direction: 'bad' });
    const line =
      ranked[0] !== undefined && ranked[0][1] > 1 - SLIGHT
        ? t.roll.staysReady(nameOf(ranked[0][0]))
        : t.roll.someAbility(t.percent(way.ready, 1).join(''));
    return { line, bar: { kind: 'shares', shares } };
  };
};
