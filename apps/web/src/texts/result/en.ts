// After the last choice, in English.

export const result = {
  rematch: 'Rematch',
  record: 'Record',
};

export type Result = typeof result;
