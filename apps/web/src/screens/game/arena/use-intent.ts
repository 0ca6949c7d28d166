// What a computer of one's own team means to do with its dice, while it rolls. Opponents are never told: only for mates is it asked.

import type { Intent } from '@mad-king/ai';
import { useEffect, useState } from 'react';
import { askIntent } from '../../../state/table.ts';
import { useSitting } from '../sitting.tsx';

export const useIntent = (seat: number): Intent | null => {
  const { table } = useSitting();
  const { id, step, view, players } = table;
  const isRolling = view.active === seat && view.rolls.at(-1)?.purpose === 'offence' && view.result === null;
  const player = players[seat];
  const level = isRolling && player.by === 'computer' ? player.level : null;
  const [answer, setAnswer] = useState<{ to: string; intent: Intent } | null>(null);
  const moment = `${id}/${step}/${seat}`;
  useEffect(() => {
    if (level === null) return;
    let isCurrent = true;
    askIntent(seat, level).then(
      (intent) => {
        if (isCurrent) setAnswer({ to: moment, intent });
      },
      (error: Error) => {
        if (isCurrent) console.warn(error.message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [level, seat, moment]);
  return level !== null && answer?.to === moment ? answer.intent : null;
};
