export { result } from './en.ts';
