// Duels made shorter by less health at the start (R2.3).

import type { Mode } from '@mad-king/language';
import { TABLES } from './modes.ts';

/** Where the option of R2.3 stands, perhaps among others. */
export interface HasHealth {
  health?: number;
}

/** What they start with. The engine has the last word when one begins. */
export const SHORT: readonly number[] = [35, 25];

/** What a short duel starts with; undefined for all other games, whatever the option says. */
export const shortDuel = (mode: Mode, { health }: HasHealth = {}): number | undefined =>
  mode === 'duel' && health !== TABLES.duel.health ? health : undefined;
