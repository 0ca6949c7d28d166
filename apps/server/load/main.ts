// `npm run load -- [GAMES] [CHOICES PER SECOND] [SECONDS]`: duels with both players connected, on this machine
// only. Writes JSON: times from a choice to the new state of every seat, those of an empty echo beside them, CPU and memory of the
// server, and how busy the machine was. `npm run load -- faults` is faults.ts.

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../test/support/client.ts';
import { begin, dice, isOver } from '../test/support/duel.ts';
import { startProcess } from '../test/support/process.ts';
import type { TestServer } from '../test/support/server.ts';

if (process.argv[2] === 'faults') await import('./faults.ts');

const MOST_GAMES = 2000;
const MOST_SECONDS = 120;

const [games, rate, seconds] = [
  [process.argv[2], 200, MOST_GAMES],
  [process.argv[3], 200, 10_000],
  [process.argv[4], 10, MOST_SECONDS],
].map(([given, fallback, most]) => {
  const n = given === undefined ? Number(fallback) : Number(given);
  if (Number.isInteger(n) && n > 0 && n <= Number(most)) return n;
  console.error(`A whole number from 1 to ${most} is expected, not "${given}".`);
  return process.exit(1);
});

const folder = mkdtempSync(join(tmpdir(), 'mad-king-load-'));
const server = await startProcess({ DATA: folder });
const at = `http://127.0.0.1:${server.port}`;

const numbers = async (): Promise<{ cpu: number; memory: number }> => {
  const text = await (await fetch(`${at}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { cpu: read('process_cpu_seconds_total'), memory: read('process_resident_memory_bytes') };
};

const percentiles = (times: number[]): Record<string, number> => {
  const sorted = [...times].sort((a, b) => a - b);
  const part = (p: number): number =>
    Number((sorted[Math.floor((sorted.length - 1) * p)] ?? Number.NaN).toFixed(2));
  return { p50: part(0.5), p95: part(0.95), p99: part(0.99) };
};

const idle = await numbers();
const duels: Client[][] = [];
for (let i = 0; i < games; i += 20)
  duels.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(20, games - i) }, () =>
        begin({ client: () => new Client(server.port).connect() } as unknown as TestServer),
      ),
    )),
  );
// What was heard while sitting down is not needed any more.
for (const client of duels.flat()) client.heard.length = client.bytes.length = 0;

const draw = dice(1);
const states: number[] = [];
const echoes: number[] = [];
let choices = 0;

/** One choice in a duel, until both have the state after it. */
const choose = async (clients: readonly Client[]): Promise<void> => {
  const asked = clients.find(({ state }) => state !== null && state.question !== null);
  if (asked?.state === undefined || asked.state === null || clients.some(isOver)) return;
  const { question, options } = asked.state;
  const before = clients.map(({ state }) => state);
  const began = performance.now();
  const seen = Promise.all(clients.map((client, i) => client.next(before[i])));
  await asked.ask({ type: 'choose', question: question ?? 0, text: options[draw(options.length)] });
  await seen;
  states.push(performance.now() - began);
  choices++;
  for (const client of clients) client.heard.length = client.bytes.length = 0;
};

const echo = async (client: Client): Promise<void> => {
  const began = performance.now();
  await client.ask({ type: 'hello', protocol: 1 });
  echoes.push(performance.now() - began);
};

const busy = new Set<number>();
const before = await numbers();
const began = performance.now();
for (let n = 0; performance.now() - began < seconds * 1000; n++) {
  const late = began + (n * 1000) / rate - performance.now();
  if (late > 1) await wait(late);
  const i = draw(duels.length);
  if (busy.has(i)) continue;
  busy.add(i);
  void choose(duels[i])
    .catch(() => {})
    .finally(() => busy.delete(i));
  if (n % 20 === 0) void echo(duels[draw(duels.length)][0]).catch(() => {});
}
const took = (performance.now() - began) / 1000;
const after = await numbers();
console.log(
  JSON.stringify(
    {
      games,
      rate,
      seconds: Number(took.toFixed(1)),
      choicesPerSecond: Math.round(choices / took),
      milliseconds: percentiles(states),
      echo: percentiles(echoes),
      cpuMicrosecondsPerChoice: Math.round(((after.cpu - before.cpu) * 1e6) / choices),
      kilobytesPerGame: Math.round((before.memory - idle.memory) / games / 1024),
      load: loadavg().map((n) => Number(n.toFixed(1))),
    },
    null,
    2,
  ),
);
for (const client of duels.flat()) client.terminate();
await server.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(0);
