// From the end of a game to the theatre: its record becomes part of the address.

import { codeOf } from '@mad-king/after/link';
import { go, type Moment } from '../../../router.ts';
import { gameRecord } from '../../../state/table.ts';

export const watch = async (at?: Moment): Promise<void> =>
  go({ screen: 'watch', code: await codeOf(await gameRecord()), at });
