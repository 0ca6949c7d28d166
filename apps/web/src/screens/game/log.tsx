export { Log } from './log/log.tsx';
