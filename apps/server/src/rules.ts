// The rules that games are played with. A game keeps those it was begun with: it names them by their mark, and whoever runs the
// server keeps their files (packages/rules). Everything that is done to a game is done by its own rules.

import type { IllegalChoice, Library } from '@mad-king/engine';
import * as current from '@mad-king/rules';
import { KeptRules } from '@mad-king/rules/kept';
import type { Rules } from '@mad-king/rules/load';
import type { Row } from './store/store.ts';
import type { Deeds } from './table/deed.ts';
import { Damage, readRow } from './table/fold.ts';

export type { Rules };

/** Of each release: compiled heroes by which of them play, as the page compiles them. A state refers to their parts by index. */
const libraries = new WeakMap<Rules, Map<string, WeakRef<Library>>>();

export const libraryOf = (ids: readonly string[], rules: Rules = current): Library => {
  const known = libraries.get(rules) ?? new Map<string, WeakRef<Library>>();
  libraries.set(rules, known);
  const key = [...new Set(ids)].sort();
  const name = key.join(' ');
  const there = known.get(name)?.deref();
  if (there !== undefined) return there;
  const { content, compile } = rules;
  const heroes = key.map((id) => {
    const hero = content.heroes.find((one) => one.id === id);
    if (hero === undefined) throw new Error(`there is no hero "${id}"`);
    return hero;
  });
  const library = compile({ heroes, sharedCards: content.sharedCards });
  known.set(name, new WeakRef(library));
  return library;
};

/** A game of rules that this server does not have. */
export class OtherRules extends Error {}

/** All rules at hand. Files are loaded before they are needed, so that playing never waits. */
export class Shelf {
  /** New games are begun with these. */
  readonly release: Rules;
  private readonly kept: KeptRules;
  private readonly found = new Map<string, Rules>();

  constructor(folder: string, release: Rules = current) {
    this.release = release;
    this.kept = new KeptRules(folder, release);
  }

  /** Fetches the rules of the games that begin in these rows, wherever there are any. */
  async prepare(rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      if (row.kind !== 'start') continue;
      const { setup, rules: mark } = readRow<'start'>(row) as Partial<Deeds['start']>;
      if (setup === undefined || mark === undefined)
        throw new Damage(row.number, `row ${row.number} starts nothing`);
      if (!this.found.has(mark)) await this.fetch(setup.heroes, mark);
    }
  }

  private async fetch(heroes: readonly string[], mark: string): Promise<void> {
    try {
      const rules = await this.kept.forGame(heroes, mark);
      if (rules !== null) this.found.set(mark, rules);
    } catch (error) {
      throw new OtherRules(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  /** The rules of a game with this mark. */
  of(mark: string): Rules {
    const rules = this.found.get(mark);
    if (rules === undefined) throw new OtherRules(`the rules with the mark ${mark} are not here`);
    return rules;
  }

  /** New games are begun with the present rules. */
  markFor(heroes: readonly string[]): string {
    const { release } = this;
    const mark = release.rulesMark(release.library, heroes);
    this.found.set(mark, release);
    return mark;
  }
}

/** Each release has errors of its own: they are known by name. */
export const isIllegal = (error: unknown): error is IllegalChoice =>
  error instanceof Error && error.name === 'IllegalChoice';
