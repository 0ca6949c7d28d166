// Where games are stored, for whoever looks after it.

export { backupStore, moveStore } from './move.ts';
export { StoreError } from './store.ts';
