export { play } from './en.ts';
