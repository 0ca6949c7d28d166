export { lore as shared } from '@mad-king/heroes/shared/cs';
export { cs as language } from '@mad-king/text/cs';
