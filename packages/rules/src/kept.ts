// Finds the rules that a game was begun with, among this release and those that were kept (keep.ts).

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as current from './index.ts';
import { loadRules, type Rules } from './load.ts';

const FILE = /^([0-9a-f]{32})\.js$/;

export class KeptRules {
  private readonly folder: string;
  private readonly release: Rules;
  private readonly loaded = new Map<string, Promise<Rules>>();

  /** `release`: what is running, which needs no file. */
  constructor(folder: string, release: Rules = current) {
    this.folder = folder;
    this.release = release;
  }

  /** The rules of the library with this mark (`mark` of a release), or null if nobody kept them. */
  async byMark(mark: string): Promise<Rules | null> {
    if (mark === this.release.mark) return this.release;
    return this.marks().includes(mark) ? this.load(mark) : null;
  }

  /**
   * The rules of games with these heroes and this mark (`rules` of a record), or null. Whatever has that mark plays
   * alike, so the newest will do. A file that cannot be loaded is an error only if no other has them.
   */
  async forGame(heroes: readonly string[], rules: string): Promise<Rules | null> {
    const fits = (found: Rules): boolean => found.rulesMark(found.library, heroes) === rules;
    if (fits(this.release)) return this.release;
    let failure: unknown = null;
    for (const mark of this.marks()) {
      try {
        const found = await this.load(mark);
        if (fits(found)) return found;
      } catch (error) {
        failure ??= error;
      }
    }
    if (failure !== null) throw failure;
    return null;
  }

  /** There is a file of this release. */
  has(mark: string): boolean {
    return this.marks().includes(mark);
  }

  /** The newest first. */
  private marks(): string[] {
    let names: string[];
    try {
      names = readdirSync(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
    const found = names.flatMap((name) => {
      const mark = FILE.exec(name)?.[1];
      return mark === undefined ? [] : [{ mark, time: statSync(join(this.folder, name)).mtimeMs }];
    });
    return found.sort((a, b) => b.time - a.time).map(({ mark }) => mark);
  }

  private load(mark: string): Promise<Rules> {
    const found = this.loaded.get(mark);
    if (found !== undefined) return found;
    const loading = loadRules(pathToFileURL(join(this.folder, `${mark}.js`)).href, mark);
    this.loaded.set(mark, loading);
    // Who puts the file right need not start the server anew.
    loading.catch(() => this.loaded.delete(mark));
    return loading;
  }
}
