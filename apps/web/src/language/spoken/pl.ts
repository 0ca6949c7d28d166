export { lore as shared } from '@mad-king/heroes/shared/pl';
export { pl as language } from '@mad-king/text/pl';
