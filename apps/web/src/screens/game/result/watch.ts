// From the end of a game to where one looks at it again: its record becomes part of the address.

import { codeOf } from '@mad-king/after/link';
import { go, type Moment } from '../../../router.ts';
import { playMoment } from '../../../state/played-moment.ts';
import { gameRecord } from '../../../state/table.ts';

/** The code of the game that is open. Whoever wants it is about to leave: what tells the way back comes first. */
export const ownCode = async (): Promise<string> => {
  const [record] = await Promise.all([gameRecord(), import('../../../language/after.ts').catch(() => {})]);
  return codeOf(record);
};

export const watch = async (): Promise<void> => go({ screen: 'watch', code: await ownCode() });

/** From what led to the moment on. */
export const watchMoment = async (at: Moment): Promise<void> => {
  const code = await ownCode();
  playMoment(code, at);
  go({ screen: 'watch', code, at });
};
