export { lore as shared } from '@mad-king/heroes/shared/en';
export { en as language } from '@mad-king/text/en';
