// The rule reference: every section of docs/RULES.md in a few sentences of our own.

import { fight } from './rules/fight.ts';
import { pieces } from './rules/pieces.ts';
import { shared } from './rules/shared.ts';
import { turn } from './rules/turn.ts';
import { words } from './rules/words.ts';

/** The rule reference in English. */
export const rules = { ...pieces, ...words, ...fight, ...turn, ...shared };
