// Games with people in tests: sat down, begun, played by chance.

import { notate } from '@mad-king/engine';
import type { Settings } from '../../src/protocol.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';

const HEROES = ['barbarian', 'paladin', 'monk', 'loki', 'pyromancer', 'doctor-strange'];

/** Clients at a table that has begun, by seat. */
export const begin = async (
  server: TestServer,
  settings: Partial<Settings> = {},
  n = 2,
): Promise<Client[]> => {
  const host = await server.client();
  const id = await host.open(settings);
  const clients = [host];
  for (let seat = 1; seat < n; seat++) {
    const client = await server.client();
    await client.follow(id);
    await client.do({ type: 'sit', seat, name: `Guest ${seat}` });
    clients.push(client);
  }
  for (const [seat, client] of clients.entries()) await client.do({ type: 'pick', heroes: [HEROES[seat]] });
  await start(clients);
  return clients;
};

export const start = async (clients: readonly Client[]): Promise<void> => {
  for (const client of clients) await client.ready();
  for (const client of clients) {
    await client.until(({ table }) => table?.stage !== 'gathering', 'sealing');
    await client.show();
  }
  for (const client of clients) await client.until(({ state }) => state !== null, 'the first state');
};

/** Some choice that is legal now; `draw` gives a number below another one. */
export const someChoice = (client: Client, draw: (n: number) => number): string => {
  const game = client.game();
  return notate(game, game.choices[draw(game.choices.length)]);
};

export const dice = (seed: number): ((n: number) => number) => {
  let state = seed | 1;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % n;
  };
};

export const isOver = ({ state }: Client): boolean => state !== null && state.game.game.result !== null;
export const isAsked = ({ state }: Client): boolean => state !== null && state.question !== null;

/** Plays on until the game is over, or so many choices were made. Gives how many. */
export const playOn = async (
  clients: readonly Client[],
  draw: (n: number) => number,
  most = 10_000,
): Promise<number> => {
  for (let made = 0; made < most; ) {
    const [first] = clients;
    await first.until(() => clients.some(isOver) || clients.some(isAsked), 'a question');
    if (clients.some(isOver)) {
      for (const client of clients) await client.until(isOver, 'the end');
      return made;
    }
    const asked = clients.find(isAsked);
    if (asked?.state === undefined || asked.state === null) continue;
    const question = asked.state.question as number;
    const line = asked.state.line;
    await asked.do({ type: 'choose', question, text: someChoice(asked, draw) });
    await asked.until(
      ({ state }) => state !== null && (state.question !== question || state.line !== line),
      'the state after a choice',
    );
    made++;
  }
  return most;
};
