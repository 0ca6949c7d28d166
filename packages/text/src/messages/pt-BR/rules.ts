import type { Rules } from '../../language.ts';
import { fight } from './rules/fight.ts';
import { pieces } from './rules/pieces.ts';
import { shared } from './rules/shared.ts';
import { turn } from './rules/turn.ts';
import { words } from './rules/words.ts';

/** The rule reference in Brazilian Portuguese. */
export const rules: Rules = { ...pieces, ...words, ...fight, ...turn, ...shared };
