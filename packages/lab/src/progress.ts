// A bar on the terminal for work that takes its time. Where there is no terminal it is silent.

export interface Progress {
  /** So much is done. */
  at(done: number): void;
  end(): void;
}

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const SILENT: Progress = { at() {}, end() {} };
const WIDTH = 30;
const REDRAW_MS = 100;

export const progress = (what: string, total: number, terminal: Terminal = process.stderr): Progress => {
  if (!terminal.isTTY) return SILENT;
  const began = performance.now();
  let drawn = 0;
  return {
    at(done) {
      const now = performance.now();
      if (now - drawn < REDRAW_MS) return;
      drawn = now;
      const part = Math.min(done / total, 1);
      const bar = '#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.');
      const left = part > 0 ? ` ${duration(((now - began) * (1 - part)) / part)} left` : '';
      const line = `${what} [${bar}] ${Math.floor(part * 100)}%${left}`;
      terminal.write(`\r\x1b[K${line.slice(0, (terminal.columns || 80) - 1)}`);
    },
    end: () => terminal.write('\r\x1b[K'),
  };
};

export const duration = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};
