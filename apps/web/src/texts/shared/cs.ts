export { shared } from './en.ts';
