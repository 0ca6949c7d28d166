// Rolling on, as an answer: what it ends in if one plays on as planned.

import type { Way } from '@mad-king/ai';
import { useTexts } from '../../../language/texts.ts';
import type { AnswerFace, Share } from '../answers/index.ts';
import { useSitting } from '../sitting.tsx';
import { useAbilityName } from './use-ability-name.ts';

const SLIGHT = 0.0005;

/** The ability it ends in most often. */
const likeliestOf = ({ abilities }: Way): { ability: string; chance: number } | undefined => {
  const chances = new Map<string, number>();
  for (const { ability, chance } of abilities) chances.set(ability, (chances.get(ability) ?? 0) + chance);
  const [first] = [...chances].sort(([, a], [, b]) => b - a);
  return first && { ability: first[0], chance: first[1] };
};

/** What a single ability's chance is stands on its tile alone: here it would be another one, since one plays for the best of all. */
export const useRollFace = (): ((way: Way | undefined) => Pick<AnswerFace, 'line' | 'bar'>) => {
  const t = useTexts();
  const nameOf = useAbilityName();
  const { view } = useSitting().table;
  return (way) => {
    if (way === undefined)
      return { line: t.roll.attemptsAfter(view.attemptsMax - view.attempts - 1), bar: 'coming' };
    const none = 1 - way.ready;
    const shares: Share[] = [];
    if (way.ready > SLIGHT) shares.push({ chance: way.ready, said: t.roll.some, direction: 'even' });
    if (none > SLIGHT) shares.push({ chance: none, said: t.roll.nothing, direction: 'bad' });
    const likeliest = likeliestOf(way);
    const say = likeliest && (likeliest.chance > 1 - SLIGHT ? t.roll.staysReady : t.roll.mostly);
    return { line: likeliest && say?.(nameOf(likeliest.ability)), bar: { kind: 'shares', shares } };
  };
};
