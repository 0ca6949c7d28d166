// The results file of a matrix: a first line that says how the games were played, then a line for each finished job. Lines
// are only ever added, so whatever stops the run, what is done is kept.

import { appendFileSync, existsSync } from 'node:fs';
import { type Library, type Setup, save, start } from '@mad-king/engine';
import { UserError } from '../command.ts';
import { readText, resolveFile, writeText } from '../files.ts';
import type { JobResult } from '../jobs/job.ts';

const FORMAT = 1;

/** All that the outcome of a job depends on, besides the job itself. */
export interface Conditions {
  policy: string;
  nodes: number | null;
  seed: string;
  /** Changes with the rules of the heroes and cards. */
  content: string;
}

export const contentOf = (library: Library): string => {
  const [a, b] = library.heroes;
  const setup: Setup = { mode: 'duel', heroes: [a.id, b.id], seed: '' };
  return save(start(library, setup)).content;
};

export class Results {
  readonly done = new Map<string, JobResult>();
  private readonly file: string;
  private readonly conditions: Conditions;

  constructor(file: string, conditions: Conditions) {
    this.file = file;
    this.conditions = conditions;
  }

  /** Go on with what is there. */
  resume(): void {
    if (!existsSync(resolveFile(this.file)))
      throw new UserError(`there is no file "${this.file}" to go on with; leave out --resume`);
    const [header, ...results] = readLines(this.file);
    this.checkHeader(header);
    for (const result of results as JobResult[]) this.done.set(result.id, result);
    // Once more as a whole: the last line may be torn.
    this.begin();
  }

  /** An unfinished run is not thrown away by mistake. */
  refuseToOverwrite(jobs: readonly string[]): void {
    if (!existsSync(resolveFile(this.file))) return;
    const [header, ...results] = readLines(this.file);
    if (JSON.stringify(header) !== JSON.stringify(this.header())) return;
    const found = new Set((results as JobResult[]).map(({ id }) => id));
    const missing = jobs.filter((id) => !found.has(id)).length;
    if (found.size > 0 && missing > 0)
      throw new UserError(
        `"${this.file}" holds a run of which ${missing} of ${jobs.length} jobs are missing; go on with --resume, or remove the file`,
      );
  }

  begin(): void {
    const lines = [this.header(), ...this.done.values()].map((line) => `${JSON.stringify(line)}\n`);
    writeText(this.file, lines.join(''));
  }

  add(result: JobResult): void {
    this.done.set(result.id, result);
    appendFileSync(resolveFile(this.file), `${JSON.stringify(result)}\n`);
  }

  private header() {
    return { format: FORMAT, ...this.conditions };
  }

  private checkHeader(found: unknown): void {
    const header = found as Record<string, unknown> | undefined;
    if (header?.format !== FORMAT) throw new UserError(`"${this.file}" holds no results of lab matrix`);
    if (header.content !== this.conditions.content)
      throw new UserError(
        `"${this.file}" was played with other heroes or cards than are installed; start anew without --resume`,
      );
    for (const key of ['policy', 'nodes', 'seed'] as const)
      if (header[key] !== this.conditions[key])
        throw new UserError(
          `"${this.file}" was played with ${key} ${header[key] ?? 'left out'}, not ${this.conditions[key] ?? 'left out'}`,
        );
  }
}

const readLines = (file: string): unknown[] =>
  readText(file)
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
