export { settings } from './en.ts';
