export { own, shared } from 'virtual:names/cs';
export { wording } from '@mad-king/text/wordings/cs';
