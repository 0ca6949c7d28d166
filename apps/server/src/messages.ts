// What a client may say, checked to the last field. Fields nobody knows are passed over.

import { MODES, type Mode } from '@mad-king/language';
import { z } from 'zod';
import { ABSENCE, type ClientMessage, LEVELS, ORDERS, PHRASES, PICKING } from './protocol.ts';
import { Refusal, refuse } from './refusal.ts';

/** Bytes. */
export const MOST_BYTES = 4096;

const table = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const seat = z.number().int().min(0).max(5);
const count = z.number().int().min(0).max(1_000_000);
const key = z.string().regex(/^[0-9a-f]{64}$/);
const hero = z.string().regex(/^[a-z-]{1,40}$/);
const name = z.string().max(80);
const language = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);
/** Choices are read whatever their case and spaces. */
const notation = z
  .string()
  .max(200)
  .transform((text) => text.trim().replace(/\s+/g, ' ').toLowerCase());

const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('bank'),
    minutes: z.number().int().min(1).max(180),
    increment: z.number().int().min(0).max(300),
  }),
  z.object({ kind: z.literal('days'), days: z.union([z.literal(1), z.literal(3), z.literal(7)]) }),
]);

const options = z
  .record(z.string().max(40), z.union([z.string().max(40), z.number().int(), z.boolean()]))
  .refine((given) => Object.keys(given).length <= 16);

const wishes = z
  .record(z.string().regex(/^(card|token|ability)\/[a-z0-9-]{1,60}$/), z.enum(['always', 'never']))
  .refine((given) => Object.keys(given).length <= 60);

const settings = z
  .object({
    mode: z.enum(MODES as readonly Mode[] as [Mode, ...Mode[]]),
    seats: z.number().int().min(2).max(6),
    options,
    heroes: z.enum(PICKING),
    clock,
    absence: z.enum(ABSENCE),
    spectators: z.boolean(),
    delay: z.number().int().min(0).max(15),
    coach: z.boolean(),
    quick: z.boolean(),
    public: z.boolean(),
    length: z.union([z.literal(1), z.literal(3)]),
  })
  .partial();

const SHAPES = {
  hello: { protocol: z.number().int() },
  open: { name, settings: settings.optional() },
  follow: { table, have: count.optional(), line: count.optional() },
  unfollow: { table },
  find: { code: z.string().max(20) },
  lobby: {},
  sit: { table, seat, name, language: language.optional() },
  rise: { table },
  set: { table, settings },
  computer: { table, seat, level: z.enum(LEVELS).nullable() },
  free: { table, seat },
  lock: { table, on: z.boolean() },
  host: { table, seat },
  pick: { table, heroes: z.array(hero).min(1).max(3), seat: seat.optional() },
  ready: { table, mark: key },
  unready: { table },
  show: { table, nonce: key },
  choose: { table, question: count, text: notation },
  takeback: { table, question: count },
  concede: { table },
  orders: { table, orders: z.enum(ORDERS), wishes: wishes.optional() },
  give: { table, seat, minutes: z.number().int().min(1).max(60) },
  wait: { table, seat, on: z.boolean() },
  back: { table },
  rematch: { table, on: z.boolean() },
  say: { table, phrase: z.enum(PHRASES) },
  'want-chat': { table, on: z.boolean() },
  chat: { table, text: z.string().trim().min(1).max(300) },
  'hand-over': {},
  record: { table },
} as const satisfies Record<ClientMessage['type'], z.ZodRawShape>;

const id = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional();
const SCHEMAS = Object.fromEntries(
  Object.entries(SHAPES).map(([type, shape]) => [type, z.object({ ...shape, id, type: z.literal(type) })]),
);

/** Which field is wrong, not what it holds. */
const where = (error: z.ZodError): string => {
  const [issue] = error.issues;
  return issue === undefined || issue.path.length === 0 ? '' : `Look at "${issue.path.join('.')}".`;
};

/** The number of a message that may be wrong in all else. */
const idOf = (value: unknown): number | undefined => {
  const given = id.safeParse((value as { id?: unknown } | null)?.id);
  return given.success ? given.data : undefined;
};

export interface Read {
  message: ClientMessage | null;
  /** To repeat in the answer, also to a message that is wrong. */
  re: number | undefined;
  refusal: Refusal | null;
}

const parse = (text: string): unknown => {
  if (Buffer.byteLength(text) > MOST_BYTES) refuse('too-long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('not-json');
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : refuse('not-json');
};

export const readMessage = (text: string): Read => {
  try {
    const value = parse(text) as { type?: unknown };
    const schema =
      typeof value.type === 'string' && Object.hasOwn(SCHEMAS, value.type) ? SCHEMAS[value.type] : null;
    if (schema === null) return { message: null, re: idOf(value), refusal: new Refusal('unknown-type') };
    const read = schema.safeParse(value);
    if (!read.success)
      return { message: null, re: idOf(value), refusal: new Refusal('malformed', where(read.error)) };
    const message = read.data as unknown as ClientMessage;
    return { message, re: message.id, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { message: null, re: undefined, refusal: error };
  }
};
