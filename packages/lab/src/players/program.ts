// A program that is asked in lines of JSON and answers in lines: starting it, waiting for an answer no longer than
// allowed, and getting rid of it, whatever it does.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { resolveFile } from '../files.ts';
import { Forfeit } from './forfeit.ts';
import { endGroup, processEnded, processStarted } from './processes.ts';

const LONGEST_LINE = 64 * 1024;
const COMPLAINTS_KEPT = 2000;
/** How long a program may take to end once its input has ended. */
const FAREWELL_MS = 1000;

export interface Line {
  text: string;
  /** Counted from 1 since the program was started. */
  number: number;
}

interface Waiting {
  resolve(line: Line): void;
  reject(reason: Forfeit): void;
  timer: NodeJS.Timeout;
}

export class Program {
  private lines = 0;
  private readonly child: ChildProcessWithoutNullStreams;
  private waiting: Waiting | null = null;
  private unread = '';
  private complaints = '';
  /** Why it can answer no more. */
  private fault: string | null = null;
  private readonly gone: Promise<void>;

  constructor(command: string) {
    // A group of its own, so that the shell and whatever it started can be ended together.
    this.child = spawn(command, {
      shell: true,
      cwd: resolveFile('.'),
      detached: process.platform !== 'win32',
    });
    processStarted(this.child.pid);
    this.child.stdin.on('error', () => {});
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.read(text));
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints = (this.complaints + text).slice(-COMPLAINTS_KEPT);
    });
    this.gone = new Promise((resolve) => {
      this.child.on('error', (error) => {
        this.fail(`it cannot be started: ${error.message}`);
        resolve();
      });
      this.child.on('close', (code, signal) => {
        processEnded(this.child.pid);
        const how = signal ? `signal ${signal}` : `exit code ${code}`;
        this.fail(`it ended (${how}) instead of writing line ${this.lines + 1}${this.lastComplaint()}`);
        resolve();
      });
    });
  }

  get works(): boolean {
    return this.fault === null;
  }

  send(message: object): void {
    if (this.works) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line it writes. */
  ask(message: object, seconds: number): Promise<Line> {
    return new Promise((resolve, reject) => {
      if (this.fault !== null) {
        reject(new Forfeit(this.fault));
        return;
      }
      const late = `it wrote no line ${this.lines + 1} within ${seconds} s`;
      const timer = setTimeout(() => this.fail(late), seconds * 1000);
      this.waiting = { resolve, reject, timer };
      this.send(message);
    });
  }

  /** Let it end by itself, or end it. */
  async close(): Promise<void> {
    this.child.stdin.end();
    const timer = setTimeout(() => this.kill(), FAREWELL_MS);
    await this.gone;
    clearTimeout(timer);
  }

  kill(): void {
    this.fault ??= 'it was ended';
    endGroup(this.child.pid);
    // Whatever it has sent off on its own may hold its output open; nobody waits for that.
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) stream.destroy();
  }

  private read(text: string): void {
    this.unread += text;
    for (let end = this.unread.indexOf('\n'); end >= 0; end = this.unread.indexOf('\n')) {
      const line = this.unread.slice(0, end).replace(/\r$/, '');
      this.unread = this.unread.slice(end + 1);
      this.take(line);
    }
    if (this.unread.length > LONGEST_LINE)
      this.fail(
        `line ${this.lines + 1} has more than ${LONGEST_LINE} characters; an answer is one short line`,
      );
  }

  private take(line: string): void {
    this.lines++;
    const { waiting } = this;
    if (waiting === null) {
      this.fail(
        `line ${this.lines} was written before anything was asked; expected one line for each decision, got ${quote(line)}`,
      );
      return;
    }
    this.waiting = null;
    clearTimeout(waiting.timer);
    waiting.resolve({ text: line, number: this.lines });
  }

  private fail(reason: string): void {
    if (this.fault === null) {
      this.fault = reason;
      this.kill();
    }
    if (this.waiting === null) return;
    clearTimeout(this.waiting.timer);
    this.waiting.reject(new Forfeit(this.fault));
    this.waiting = null;
  }

  private lastComplaint(): string {
    const last = this.complaints.trimEnd().split('\n').at(-1) ?? '';
    return last === '' ? '' : `; its last words: ${last}`;
  }
}

/** What was written, short enough to be shown. */
export const quote = (line: string): string =>
  JSON.stringify(line.length > 100 ? `${line.slice(0, 100)}...` : line);
