// The luck of the game, counted by the coach's worker once it is over.

import { useEffect, useState } from 'react';
import { addToPast } from '../../../state/chronicle.ts';
import { storage } from '../../../state/storage.ts';
import { judgeLuck } from '../../../state/table.ts';
import type { Luck } from '../../../worker/luck.ts';

export type LuckState = { status: 'counting' } | { status: 'failed' } | { status: 'counted'; luck: Luck };

export const useLuck = (game: string): LuckState => {
  const [state, setState] = useState<LuckState>({ status: 'counting' });
  useEffect(() => {
    let isCurrent = true;
    judgeLuck().then(
      (luck) => {
        const points = luck.seats.map((seat) => ({ points: seat.luck, spread: seat.spread }));
        addToPast(storage, game, { luck: points });
        if (isCurrent) setState({ status: 'counted', luck });
      },
      () => isCurrent && setState({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return state;
};
