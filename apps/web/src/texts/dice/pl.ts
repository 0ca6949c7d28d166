export { dice } from './en.ts';
