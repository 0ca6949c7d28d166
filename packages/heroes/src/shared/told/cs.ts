// Where to find what is told of each hero in this language: even the addresses weigh, and a page needs those of one language.

import type { Lore } from '@mad-king/language';

export const load = async (id: string): Promise<Lore> => (await import(`../../${id}/cs.ts`)).lore;
