import type { SharedLore } from '@mad-king/language';

/** Names in the data are English. */
export const lore: SharedLore = {};
