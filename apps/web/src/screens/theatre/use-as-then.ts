// For as long as a game is shown, its heroes are told as they were when it was played.

import { useEffect, useState } from 'react';
import type { StagedGame } from './staged-game.ts';

/** Before anything of it is drawn, therefore not in an effect. */
export const useAsThen = ({ tell }: StagedGame): void => {
  const [forget] = useState(tell);
  useEffect(() => forget, [forget]);
};
