export { own, shared } from 'virtual:names/pl';
export { wording } from '@mad-king/text/wordings/pl';
