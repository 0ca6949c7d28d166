export { own, shared } from 'virtual:names/pt-BR';
export { wording } from '@mad-king/text/wordings/pt-BR';
