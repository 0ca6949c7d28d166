// Hostile messages by the ten thousand: each is answered once with a type and a code, none breaks anything, and the game of others
// is not touched.

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Connection } from '../src/connection.ts';
import { newLimits } from '../src/limits.ts';
import type { ServerMessage } from '../src/protocol.ts';
import { REFUSAL_CODES } from '../src/refusal.ts';
import { Sessions } from '../src/sessions.ts';
import { begin, dice, isAsked, playOn } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const TYPES =
  'hello open follow unfollow find lobby sit rise set computer free lock host pick ready unready show choose takeback concede orders give back rematch say want-chat chat hand-over record __proto__ toString'.split(
    ' ',
  );
const KEYS =
  'table seat name settings level on heroes mark nonce question text orders minutes phrase code protocol have line id'.split(
    ' ',
  );

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1,
    5,
    6,
    1e9,
    1.5,
    '',
    'done',
    'pass',
    'concede 1',
    'concede 2',
    'monk',
    'hello',
    '\u202e',
    '\u0000',
    '👑'.repeat(30),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A message that may look quite right. */
const hostile = (tables: readonly string[]): fc.Arbitrary<string> =>
  fc
    .record({
      type: fc.constantFrom(...TYPES),
      table: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...tables) }, { weight: 1, arbitrary: odd }),
      seat: fc.oneof({ weight: 3, arbitrary: fc.nat(6) }, { weight: 1, arbitrary: odd }),
      question: fc.oneof({ weight: 3, arbitrary: fc.nat(40) }, { weight: 1, arbitrary: odd }),
      text: fc.constantFrom('done', 'pass', 'keep none', 'concede 1', 'concede 2', 'activate none'),
      more: fc.dictionary(fc.constantFrom(...KEYS), odd, { maxKeys: 3 }),
    })
    .map(({ more, ...message }) => JSON.stringify({ ...message, ...more }));

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);

test('ten thousand of them', { timeout: 120_000 }, async () => {
  const clients = await begin(server);
  await playOn(clients, dice(1), 10);
  const victim = clients[0].tableId;
  const own = await server.client();
  const ownTable = await own.open();
  const before = await server.store.rows(victim, 0);
  const troubles: unknown[] = [];
  const answers: ServerMessage[] = [];
  const PLENTY = { burst: 1e9, seconds: 1 };
  const limits = {
    message: PLENTY,
    open: { burst: 5, seconds: 1e6 },
    find: PLENTY,
    findAll: PLENTY,
    say: PLENTY,
    wrong: PLENTY,
  };
  const connection = new Connection(
    { id: 'stranger'.padEnd(22, 'x'), isBot: false },
    'nowhere',
    {
      house: server.house,
      sessions: new Sessions(server.store, Date.now),
      limits: newLimits(Date.now, limits),
      refused: () => {},
      trouble: (error) => troubles.push(error),
    },
    { send: (text) => answers.push(JSON.parse(text) as ServerMessage), isSlow: () => false, drop: () => {} },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          { weight: 5, arbitrary: hostile([victim, ownTable, 'A'.repeat(22)]) },
          { weight: 1, arbitrary: noise },
        ),
        {
          minLength: 50,
          maxLength: 50,
          size: 'max',
        },
      ),
      async (messages) => {
        for (const message of messages) {
          answers.length = 0;
          await connection.hear(message);
          const told = answers.filter(({ type }) => !['table', 'state', 'said', 'chat'].includes(type));
          expect(told, message).toHaveLength(1);
          const [answer] = told;
          if (answer.type === 'refused') expect(REFUSAL_CODES, message).toContain(answer.code);
          expect(answer.type === 'refused' ? answer.code : '', message).not.toBe('failed');
        }
      },
    ),
    { numRuns: 200, endOnFailure: true },
  );
  connection.close();
  expect(troubles).toEqual([]);
  expect(await server.store.rows(victim, 0)).toEqual(before);
  // And the game goes on.
  await clients[0].until(() => clients.some(isAsked));
  await playOn(clients, dice(2), 3);
});
