// Hostile messages, and a connection that counts what becomes of them: malformed, too long, replayed, out of order, of another seat or
// table, for others, with odd characters.

import fc from 'fast-check';
import { Connection } from '../../src/connection.ts';
import type { House } from '../../src/house.ts';
import { newLimits } from '../../src/limits.ts';
import { MOST_BYTES } from '../../src/messages.ts';
import type { ServerMessage } from '../../src/protocol.ts';
import { REFUSAL_CODES, type RefusalCode } from '../../src/refusal.ts';
import { Sessions } from '../../src/sessions.ts';
import type { Session } from '../../src/store/store.ts';

const TYPES =
  'hello open follow unfollow find lobby sit rise set computer free lock host pick ready unready show choose takeback concede orders give back rematch say want-chat chat hand-over record __proto__ toString'.split(
    ' ',
  );
const KEYS =
  'table seat name settings level on heroes mark nonce question text orders minutes phrase code protocol have line id __proto__'.split(
    ' ',
  );

/** Directions turned round, nothing wide, composed and not, half a character, more than fits. */
const TRICKS = [
  '\u202eeb',
  'a\u200bb',
  '\u0000',
  '\ufeffdone',
  'e\u0301'.repeat(30),
  'ﬁre',
  '\ud83d',
  'ＤＯＮＥ',
  'dοne',
  '👨‍👩‍👧'.repeat(9),
];

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1, 5, 6, 1e9, 1.5, -0, 1e308, '', 'done', 'pass'),
  fc.constantFrom<unknown>('concede 1', 'concede 2', 'monk', 'hello', ...TRICKS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A message that may look quite right. */
const plausible = (tables: readonly string[]): fc.Arbitrary<string> =>
  fc
    .record({
      type: fc.constantFrom(...TYPES),
      table: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...tables) }, { weight: 1, arbitrary: odd }),
      seat: fc.oneof({ weight: 3, arbitrary: fc.nat(6) }, { weight: 1, arbitrary: odd }),
      question: fc.oneof({ weight: 3, arbitrary: fc.nat(40) }, { weight: 1, arbitrary: odd }),
      text: fc.constantFrom(
        'done',
        'pass',
        'keep none',
        'concede 1',
        'concede 2',
        'activate none',
        ...TRICKS,
      ),
      more: fc.dictionary(fc.constantFrom(...KEYS), odd, { maxKeys: 3 }),
    })
    .map(({ more, ...message }) => JSON.stringify({ ...message, ...more }));

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.nat(2000).map((n) => `${'['.repeat(n)}${']'.repeat(n)}`),
  fc.nat(200).map((n) => `{"type":"choose","type":"concede","text":"${'x'.repeat(n)}`),
);

const tooLong = fc
  .integer({ min: MOST_BYTES, max: 2 * MOST_BYTES })
  .map((n) => JSON.stringify({ type: 'chat', text: '€'.repeat(n / 3) }));

/** `heard`: what somebody else said, to be said again. */
export const hostileMessages = (
  { tables, heard }: { tables: readonly string[]; heard: readonly string[] },
  n: number,
  seed: number,
): string[] =>
  fc.sample(
    fc.oneof(
      { weight: 10, arbitrary: plausible(tables) },
      { weight: 4, arbitrary: fc.constantFrom(...heard) },
      { weight: 3, arbitrary: noise },
      { weight: 1, arbitrary: tooLong },
    ),
    { numRuns: n, seed },
  );

const PLENTY = { burst: 1e9, seconds: 1 };
const TOLD = ['table', 'state', 'said', 'chat'];

/** Somebody who may say as much as they like. */
export class Attacker {
  readonly troubles: unknown[] = [];
  /** By code of the refusal; `done` and the like by their type. */
  readonly answers = new Map<string, number>();
  private told: ServerMessage[] = [];
  private readonly connection: Connection;

  constructor(house: House, session: Session) {
    const { store } = house.options;
    const limits = newLimits(Date.now, {
      message: PLENTY,
      open: { burst: 5, seconds: 1e6 },
      find: PLENTY,
      findAll: PLENTY,
      say: PLENTY,
      wrong: PLENTY,
    });
    const sessions = new Sessions(store, Date.now);
    const trouble = (error: unknown): number => this.troubles.push(error);
    this.connection = new Connection(
      session,
      'nowhere',
      { house, sessions, limits, refused: () => {}, trouble },
      { send: (text) => this.told.push(JSON.parse(text)), isSlow: () => false, drop: () => {} },
    );
  }

  /** Throws unless there was exactly one answer, of a known kind. */
  async say(message: string): Promise<void> {
    this.told = [];
    await this.connection.hear(message);
    const answers = this.told.filter(({ type }) => !TOLD.includes(type));
    const [answer] = answers;
    if (answers.length !== 1) throw new Error(`${answers.length} answers to ${message}`);
    const kind = answer.type === 'refused' ? answer.code : answer.type;
    if (
      answer.type === 'refused' &&
      (!REFUSAL_CODES.includes(answer.code as RefusalCode) || answer.code === 'failed')
    )
      throw new Error(`"${kind}" is the answer to ${message}`);
    this.answers.set(kind, (this.answers.get(kind) ?? 0) + 1);
  }

  close(): void {
    this.connection.close();
  }
}
