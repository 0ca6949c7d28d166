// What of a text finds no room: tokens it certainly gives to whoever plays it, beyond the stack limit (R7.3.2).

import type { Effect } from '@mad-king/language';

export interface Lost {
  token: string;
  n: number;
}

export interface Shelf {
  held: number;
  limit: number;
}

/** Words after which nobody can tell at a glance how much room there is. */
const isUnclear = (effect: Effect): boolean =>
  effect.do.startsWith('remove') || effect.do === 'limit' || effect.do === 'transfer-chosen';

/** `shelf`: how many tokens of a kind lie before one, and how many may. */
export const lostBy = (effects: readonly Effect[], shelf: (token: string) => Shelf): Lost[] => {
  const gained = new Map<string, number>();
  for (const effect of effects) {
    if (isUnclear(effect)) break;
    if (effect.do !== 'gain' || effect.who !== 'self' || typeof effect.amount !== 'number') continue;
    gained.set(effect.token, (gained.get(effect.token) ?? 0) + effect.amount);
  }
  return [...gained].flatMap(([token, n]) => {
    const { held, limit } = shelf(token);
    const over = held + n - limit;
    return over > 0 ? [{ token, n: Math.min(n, over) }] : [];
  });
};
