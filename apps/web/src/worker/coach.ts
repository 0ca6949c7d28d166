// What the coach answers; see protocol.ts.

export { adviseKeeps as planDice, counsel, intentOf } from '@mad-king/ai';
export { foresee } from './forecast.ts';
export { luckOf } from './luck.ts';
