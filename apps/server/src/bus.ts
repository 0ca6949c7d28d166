// Hints between processes: something is new at a table. A hint may be lost; each process asks once a second what is new at the
// tables it shows anyway.

export interface Hint {
  table: string;
  /** The newest row; 0: somebody came, left or said something. */
  number: number;
}

export interface Bus {
  publish(hint: Hint): void;
  /** Hints of other processes. */
  subscribe(listener: (hint: Hint) => void): void;
  /** Hints come and go. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** Nobody else is there, or they must ask. */
export const noBus = (): Bus => ({
  publish: () => {},
  subscribe: () => {},
  isUp: () => false,
  close: async () => {},
});
