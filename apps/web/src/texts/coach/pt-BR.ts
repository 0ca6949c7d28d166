export { coach } from './en.ts';
