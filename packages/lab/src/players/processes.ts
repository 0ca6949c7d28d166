// The programs that run now, so that none is left behind when the lab is stopped. Worker threads tell the main thread
// about theirs, which alone hears of Ctrl-C.

import { isMainThread, parentPort } from 'node:worker_threads';

const running = new Set<number>();
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export interface ProcessNews {
  process: number;
  runs: boolean;
}

export const noteProcess = ({ process, runs }: ProcessNews): void => {
  if (runs) running.add(process);
  else running.delete(process);
};

const tell = (news: ProcessNews): void => {
  if (isMainThread) noteProcess(news);
  else parentPort?.postMessage(news);
};

export const processStarted = (pid: number | undefined): void => {
  if (pid !== undefined) tell({ process: pid, runs: true });
};

export const processEnded = (pid: number | undefined): void => {
  if (pid !== undefined) tell({ process: pid, runs: false });
};

export const endProcesses = (): void => {
  for (const pid of running) endGroup(pid);
};

/** Whoever stops the lab stops the programs it has started. The function that is returned takes it back. */
export const endProcessesOnSignal = (): (() => void) => {
  const stop = (signal: NodeJS.Signals): void => {
    endProcesses();
    forget();
    process.kill(process.pid, signal);
  };
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return forget;
};

/** The program and everything it has started. */
export const endGroup = (pid: number | undefined): void => {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};
