// From the end of a game to where one looks at it again: its record becomes part of the address.

import { codeOf } from '@mad-king/after/link';
import { loadAfterWords } from '../../../language/after.ts';
import { go, type Moment } from '../../../router.ts';
import { gameRecord } from '../../../state/table.ts';

/** The code of the game that is open. */
export const ownCode = async (): Promise<string> => codeOf(await gameRecord());

export const watch = async (at?: Moment): Promise<void> => {
  const [code] = await Promise.all([ownCode(), loadAfterWords()]);
  go({ screen: 'watch', code, at });
};
