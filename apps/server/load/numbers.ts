// What is measured, and how busy the machine was meanwhile: a number without that says little on a shared machine.

import { loadavg } from 'node:os';

const NAMES = {
  user: 'process_cpu_user_seconds_total',
  system: 'process_cpu_system_seconds_total',
  memory: 'process_resident_memory_bytes',
  rows: 'mad_king_rows_total',
  commits: 'mad_king_commit_seconds_count',
} as const;

export type ServerNumbers = Record<keyof typeof NAMES, number>;

/** As the server itself counts. */
export const numbersOf = async (port: number): Promise<ServerNumbers> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return Object.fromEntries(
    Object.entries(NAMES).map(([name, metric]) => [name, read(metric)]),
  ) as ServerNumbers;
};

export const round = (n: number, digits = 0): number => Number(n.toFixed(digits));

export const percentiles = (times: readonly number[]): { p50: number; p95: number; p99: number } => {
  const sorted = [...times].sort((a, b) => a - b);
  const part = (p: number): number => round(sorted[Math.floor((sorted.length - 1) * p)] ?? Number.NaN, 2);
  return { p50: part(0.5), p95: part(0.95), p99: part(0.99) };
};

/** Of the last minute: how many wanted to run at once. */
export const machineLoad = (): number => round(loadavg()[0], 1);
