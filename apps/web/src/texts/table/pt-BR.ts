export { table } from './en.ts';
