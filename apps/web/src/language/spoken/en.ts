export { own, shared } from 'virtual:names/en';
export { wording } from '@mad-king/text/wordings/en';
