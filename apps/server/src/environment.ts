// What the environment says, checked at the start: all mistakes in one message.

import { join } from 'node:path';
import { z } from 'zod';

const number = (fallback: number) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? fallback : Number(value)),
    z.number().int().min(0).max(65_535),
  );
const text = (fallback: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? fallback : value), z.string());
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const DEFAULT_PORT = 4173;

const schema = (root: string) =>
  z.object({
    PORT: number(DEFAULT_PORT),
    HOST: text('::'),
    DATA: text(join(root, 'data')),
    RULES: text(join(root, 'rules')),
    DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\/./)),
    REDIS_URL: optional(z.string().regex(/^rediss?:\/\/./)),
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
    TRUST_PROXY: optional(z.enum(['0', '1'])),
    LOG_LEVEL: optional(z.enum(LOG_LEVELS)),
  });

const EXPECTED: Record<string, string> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'an address to listen on',
  DATA: 'a folder',
  RULES: 'a folder',
  DATABASE_URL: 'postgres://user:password@host/database',
  REDIS_URL: 'redis://host:port, together with DATABASE_URL',
  PUBLIC_URL: 'the address people use, as in https://play.example.org',
  TRUST_PROXY: '1 behind a reverse proxy that sets X-Forwarded-For, else 0',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
};

export interface Environment {
  port: number;
  /** The port was asked for by name: no other will do. */
  isPortFixed: boolean;
  host: string;
  data: string;
  /** Where the rules of releases are kept. */
  rules: string;
  databaseUrl: string | undefined;
  /** Where hints go between processes. */
  redisUrl: string | undefined;
  publicUrl: string | undefined;
  trustProxy: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
}

export class EnvironmentError extends Error {}

const SECRET: ReadonlySet<string> = new Set(['DATABASE_URL', 'REDIS_URL']);

/** Values may be secrets: a mistake names what was expected, and what came only where that is none. */
const mistake = (name: string, value: string | undefined): string =>
  `${name} must be ${EXPECTED[name]}${SECRET.has(name) ? '' : `, not "${value ?? ''}"`}.`;

export const readEnvironment = (given: Record<string, string | undefined>, root: string): Environment => {
  const read = schema(root)
    // One SQLite file has one process: there is nobody to give hints to.
    .refine(({ DATABASE_URL, REDIS_URL }) => REDIS_URL === undefined || DATABASE_URL !== undefined, {
      path: ['REDIS_URL'],
      when: () => true,
    })
    .safeParse(given);
  if (!read.success) {
    const names = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
    throw new EnvironmentError(names.map((name) => mistake(name, given[name])).join('\n'));
  }
  const {
    PORT,
    HOST,
    DATA,
    RULES,
    DATABASE_URL,
    REDIS_URL,
    PUBLIC_URL,
    TRUST_PROXY,
    LOG_LEVEL = 'warn',
  } = read.data;
  return {
    port: PORT,
    isPortFixed: given.PORT !== undefined && given.PORT !== '',
    host: HOST,
    data: DATA,
    rules: RULES,
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    publicUrl: PUBLIC_URL,
    trustProxy: TRUST_PROXY === '1',
    logLevel: LOG_LEVEL,
  };
};
