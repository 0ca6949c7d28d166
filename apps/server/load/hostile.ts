// `npm run load -- hostile [MESSAGES]`: so many hostile messages in a house where others play. Writes JSON: what they were answered,
// what one costs beside a good one, what is left of them in memory, and that nobody's game was touched.

import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { begin, dice, playOn } from '../test/support/duel.ts';
import { Attacker, hostileMessages } from '../test/support/hostile.ts';
import { begunTable, Guest, sessionOf } from '../test/support/quiet-house.ts';
import { type TestServer, testServer } from '../test/support/server.ts';
import { machineLoad, round } from './numbers.ts';

const AT_ONCE = 500;
/** After so many everything has been used once: what is kept for good is there. */
const FIRST = 10_000;
const GOOD = 400;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const heap = (): number => {
  gc();
  return process.memoryUsage().heapUsed;
};

/** Microseconds of a choice that is carried out, stored and told to both seats. */
const costOfGood = async ({ house, store }: TestServer): Promise<number> => {
  const rows = await begunTable({}, ['barbarian', 'paladin']);
  const [{ table }] = rows;
  await store.append(rows.map((row) => ({ row, due: null })));
  const guests = [0, 1].map((seat) => new Guest({ house, store, troubles: [], time: 0 }, sessionOf(seat)));
  for (const guest of guests) await guest.say({ type: 'follow', table });
  const draw = dice(4);
  let [spent, made] = [0, 0];
  for (const began = cpu(); made < GOOD && guests[0].state?.game.game.result === null; ) {
    const asked = guests.find(({ state }) => state !== null && state.question !== null);
    if (!asked?.state || asked.state.question === null) {
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    const { question, options } = asked.state;
    asked.state = { ...asked.state, question: null };
    await asked.say({ type: 'choose', table, question, text: options[draw(options.length)] });
    made++;
    spent = cpu() - began;
  }
  return spent / made;
};

export const hostile = async (count: number): Promise<object> => {
  const server = await testServer();
  const players = await begin(server);
  await playOn(players, dice(1), 30);
  const [{ tableId: victim, said: heard }] = players;
  const host = await server.client();
  const tables = [victim, await host.open(), 'A'.repeat(22)];
  const good = await costOfGood(server);
  const before = await server.store.rows(victim, 0);
  const attacker = new Attacker(server.house, { id: 'stranger'.padEnd(22, 'x'), isBot: false });
  let [spent, said, held] = [0, 0, 0];
  for (let seed = 0; said < count; seed++) {
    const messages = hostileMessages({ tables, heard }, Math.min(AT_ONCE, count - said), seed);
    const began = cpu();
    for (const message of messages) await attacker.say(message);
    spent += cpu() - began;
    said += messages.length;
    // Others have sockets in this process, and need not remember who comes and goes.
    await new Promise((resolve) => setImmediate(resolve));
    for (const client of [...players, host]) client.heard.length = client.bytes.length = 0;
    if (said === FIRST) held = heap();
  }
  const grown = heap() - held;
  const isSame = isDeepStrictEqual(await server.store.rows(victim, 0), before);
  const further = await playOn(players, dice(2), 10);
  attacker.close();
  const report = {
    messages: said,
    answers: Object.fromEntries([...attacker.answers].sort(([, a], [, b]) => b - a)),
    troubles: attacker.troubles.length,
    othersUntouched: isSame,
    othersPlayedOn: further,
    microsecondsPerMessage: round(spent / said),
    microsecondsPerGoodChoice: round(good),
    kilobytesMoreThanAfterTenThousand: round(grown / 1024),
    load: machineLoad(),
  };
  await server.end();
  return report;
};
