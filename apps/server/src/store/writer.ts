// Everything that is to be stored in one turn of the event loop is stored in one transaction. Under load the next one waits a moment
// for company: a commit costs the same for one row as for ten.

import type { Entry, Store } from './store.ts';

interface Waiting {
  entry: Entry;
  resolve(stored: boolean): void;
  reject(error: unknown): void;
}

export class Writer {
  private waiting: Waiting[] = [];
  private isWriting = false;
  /** When the next commit may begin. */
  private rested = 0;
  private readonly store: Store;
  private readonly onCommit: (rows: number, milliseconds: number) => void;
  private readonly rest: number;

  /** `rest`: milliseconds between the end of a commit and the next one. */
  constructor(store: Store, onCommit: (rows: number, milliseconds: number) => void = () => {}, rest = 0) {
    this.store = store;
    this.onCommit = onCommit;
    this.rest = rest;
  }

  /** Whether its number was free; rejects if nothing could be stored. */
  append(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject });
      if (this.waiting.length === 1 && !this.isWriting) this.writeSoon();
    });
  }

  private writeSoon(): void {
    const wait = this.rested - performance.now();
    if (wait > 0) setTimeout(() => void this.write(), wait);
    else setImmediate(() => void this.write());
  }

  private async write(): Promise<void> {
    this.isWriting = true;
    const batch = this.waiting;
    this.waiting = [];
    const began = performance.now();
    try {
      const stored = await this.store.append(batch.map(({ entry }) => entry));
      this.onCommit(batch.length, performance.now() - began);
      batch.forEach(({ resolve }, i) => {
        resolve(stored[i]);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.isWriting = false;
    this.rested = performance.now() + this.rest;
    if (this.waiting.length > 0) this.writeSoon();
  }

  /** When everything under way is stored, or has failed. */
  async idle(): Promise<void> {
    while (this.isWriting || this.waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
  }
}
