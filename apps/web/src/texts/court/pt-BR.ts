export { court } from './en.ts';
