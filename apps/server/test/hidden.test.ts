// Nobody learns what their seat may not know: neither from bytes nor from times.

import { NONE } from '@mad-king/engine';
import * as rules from '@mad-king/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sight } from '../src/game/sight.ts';
import type { StateMessage } from '../src/protocol.ts';
import { libraryOf } from '../src/rules.ts';
import type { Client } from './support/client.ts';
import { begin, dice, isAsked, isOver, playOn, someChoice } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

const DELAY = 250;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ delay: () => DELAY });
});
afterAll(() => server.end());

const statesOf = ({ heard }: Client): StateMessage[] => heard.filter((message) => message.type === 'state');

/** Nothing is in a state that would not be there if the game were made from the state alone. */
const expectKnownOnly = (state: StateMessage, seat: number): void => {
  const { game: _game, ...header } = state.game;
  const seen = rules.load(libraryOf(state.game.heroes), state.game);
  expect(JSON.parse(JSON.stringify(sight(rules, header, seen, seat)))).toEqual(state.game);
};

describe.each([
  ['duel', 2],
  ['2v2', 4],
  ['koth', 3],
] as const)('%s', (mode, n) => {
  test('no seat, and no spectator, is sent anything it may not know', { timeout: 120_000 }, async () => {
    const clients = await begin(server, { mode, seats: n }, n);
    const watcher = await server.client();
    await watcher.follow(clients[0].tableId);
    await playOn(clients, dice(n), 120);
    await watcher.until(({ state }) => state !== null);
    const [open, ...rows] = await server.store.rows(clients[0].tableId, 0);
    const start = rows.find(({ kind }) => kind === 'start');
    const { secret, chairs } = JSON.parse(open.text) as {
      secret: string;
      chairs: { session: string | null }[];
    };
    const { setup } = JSON.parse(start?.text ?? '{}') as { setup: { seed: string } };
    for (const [i, client] of [...clients, watcher].entries()) {
      const isRunning = statesOf(client).filter(({ game }) => game.game.result === null);
      const running = isRunning.map((state) => JSON.stringify(state)).join();
      for (const never of [secret, setup.seed]) expect(running).not.toContain(never);
      for (const { session } of chairs)
        if (session !== null) expect(client.bytes.join()).not.toContain(session);
      const seat = i < clients.length ? i : NONE;
      for (const state of isRunning) {
        expectKnownOnly(state, seat);
        const { asked, stack } = state.game.game;
        const op = stack.at(-1)?.op;
        if (op === 'window' || op === 'claim') expect([NONE, seat]).toContain(asked);
        expect(state.question === null).toBe(asked !== seat || seat === NONE);
      }
      expect(isRunning.length).toBeGreaterThan(i < clients.length ? 5 : 0);
    }
    if (!isOver(clients[0])) for (const client of clients) await client.ask({ type: 'concede' });
  });
});

test('where timing is hidden, others see the next state only after a delay; the one who is asked at once', async () => {
  const clients = await begin(server, { quick: false });
  const draw = dice(8);
  const askedAtOnce: number[] = [];
  for (let i = 0; i < 40 && !clients.some(isOver); i++) {
    await clients[0].until(() => clients.some(isAsked));
    const actor = clients.find(isAsked) as Client;
    const counts = clients.map((client) => statesOf(client).length);
    const question = actor.state?.question as number;
    const began = performance.now();
    await actor.do({ type: 'choose', question, text: someChoice(actor, draw) });
    const times = await Promise.all(
      clients.map(async (client, c) => {
        await client.until((one) => statesOf(one).length > counts[c], 'the next state');
        return performance.now() - began;
      }),
    );
    const at = clients.indexOf(actor);
    const couldAnswer = clients[1 - at].game().seats[1 - at].hand.length > 0;
    if (!isOver(actor) && couldAnswer) expect(times[at]).toBeGreaterThan(DELAY - 20);
    if (!isOver(actor) && isAsked(clients[1 - at])) askedAtOnce.push(times[1 - at]);
  }
  // Some of the others were asked, and did not wait.
  expect(Math.min(...askedAtOnce)).toBeLessThan(DELAY - 20);
  for (const client of clients) await client.ask({ type: 'concede' });
});

test('coming back, or answering blindly, does not show earlier what timing hides', async () => {
  const clients = await begin(server, { quick: false });
  const draw = dice(3);
  let tried = 0;
  for (let i = 0; i < 60 && tried < 5 && !clients.some(isOver); i++) {
    await clients[0].until(() => clients.some(isAsked), 'a question');
    const actor = clients.find(isAsked) as Client;
    const question = actor.state?.question as number;
    const before = actor.state;
    await actor.do({ type: 'choose', question, text: someChoice(actor, draw) });
    expect(await actor.refused({ type: 'choose', question: question + 1, text: 'done' })).toMatch(
      /not-asked|over/,
    );
    await actor.ask({ type: 'follow', have: actor.events.length, line: actor.state?.line ?? 0 });
    const lobby = await actor.do({ type: 'lobby' });
    // Within the delay nothing has come, and nothing else tells.
    if (actor.state === before && lobby.type === 'lobby') {
      expect(lobby.mine.find(({ id }) => id === actor.tableId)?.asked).toBe(false);
      tried++;
    }
    await actor.until(({ state }) => state !== before, 'the next state');
    expect(actor.state?.undo).toBe(false);
    expect(actor.state?.against).toBeNull();
  }
  expect(tried).toBeGreaterThan(2);
});

test('on a quick table nothing waits', async () => {
  const clients = await begin(server);
  const actor = clients.find(isAsked) as Client;
  const question = actor.state?.question as number;
  const began = performance.now();
  await actor.do({ type: 'choose', question, text: someChoice(actor, dice(1)) });
  await actor.until(({ state }) => state?.question !== question);
  expect(performance.now() - began).toBeLessThan(DELAY);
});
