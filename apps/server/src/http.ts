// HTTP: the page, sessions, single messages and streams, and how the server is doing. GET never changes anything.

import { existsSync, mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import * as current from '@mad-king/rules';
import { KeptRules } from '@mad-king/rules/kept';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { z } from 'zod';
import { type Around, Connection } from './connection.ts';
import type { Environment } from './environment.ts';
import { addressOf, headersFor, isLoopback, isOwnOrigin, isSecure } from './headers.ts';
import { MOST_BYTES } from './messages.ts';
import type { Metrics } from './metrics.ts';
import { recordFor } from './record.ts';
import { Refusal, refusedBy } from './refusal.ts';
import { cookieIn, cookieOf } from './sessions.ts';
import { SLOW } from './sockets.ts';
import type { Session } from './store/store.ts';

export interface HttpOptions {
  around: Around;
  environment: Pick<Environment, 'publicUrl' | 'trustProxy' | 'logLevel'>;
  /** The folder of the built page; null: none is served. */
  page: string | null;
  /** The folder of kept rules. */
  rules: string;
  metrics: Metrics;
  /** Throws if the server cannot do its work. */
  check(): Promise<void>;
  isClosing(): boolean;
}

const STATUS: Partial<Record<string, number>> = {
  'no-session': 401,
  'wrong-origin': 403,
  'no-table': 404,
  'too-long': 413,
  'too-many': 429,
  failed: 500,
  waiting: 503,
};
const BEAT = 15_000;
const HEROES = new Set(current.content.heroes.map(({ id }) => id));
const KEPT = /^\/[0-9a-f]{32}\.js$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(STATUS[refusal.code] ?? 400).send(refusedBy(refusal));

const sessionRequest = z.object({
  handOver: z.string().min(6).max(64).optional(),
  bot: z.boolean().optional(),
});

/** Of games there are: marks of others are not worked out. */
const rulesRequest = z.object({
  game: z.string().regex(/^[0-9a-f]{32}$/),
  heroes: z.string().refine((text) => {
    const ids = text.split(' ');
    return ids.length <= 6 && ids.every((id) => HEROES.has(id));
  }),
});

const readQuery = <T>(schema: z.ZodType<T>, query: unknown): T => {
  const read = schema.safeParse(query);
  if (!read.success) throw new Refusal('malformed');
  return read.data;
};

const readBody = <T>(schema: z.ZodType<T>, body: unknown): T => {
  let value: unknown;
  try {
    value = body === '' || body === undefined ? {} : JSON.parse(String(body));
  } catch {
    throw new Refusal('not-json');
  }
  const read = schema.safeParse(value);
  if (!read.success) throw new Refusal('malformed');
  return read.data;
};

export class Http {
  readonly app: FastifyInstance;
  private readonly options: HttpOptions;
  private readonly kept: KeptRules;
  private readonly streams = new Set<FastifyReply['raw']>();

  constructor(options: HttpOptions) {
    this.options = options;
    this.kept = new KeptRules(options.rules);
    this.app = fastify({
      logger: { level: options.environment.logLevel },
      // Addresses of tables are keys, and stay out of the log.
      logController: new LogController({ disableRequestLogging: true }),
      bodyLimit: MOST_BYTES,
      forceCloseConnections: true,
    });
    this.app.addHook('onRequest', async (request, reply) => {
      reply.headers(this.headers(request.raw));
      if (options.isClosing()) reply.header('Connection', 'close');
      if (!request.url.startsWith('/api/')) return;
      const wait = this.options.around.limits.request.take(this.address(request.raw));
      if (wait > 0) throw new Refusal('too-many', '', wait);
    });
    this.app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    this.app.removeContentTypeParser(['application/json', 'text/plain']);
    this.app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, _, reply) => {
      if (error instanceof Refusal) return sendRefusal(reply, error);
      if (error.statusCode === 413) return sendRefusal(reply, new Refusal('too-long'));
      if ((error.statusCode ?? 500) < 500) return sendRefusal(reply, new Refusal('malformed'));
      options.around.trouble(error);
      return sendRefusal(reply, new Refusal('failed'));
    });
    this.house();
    this.api();
    this.rules(options.rules);
    if (options.page !== null) this.page(options.page);
  }

  get size(): number {
    return this.streams.size;
  }

  private address(request: IncomingMessage): string {
    return addressOf(request, this.options.environment.trustProxy);
  }

  private isSecure(request: IncomingMessage): boolean {
    const { trustProxy, publicUrl } = this.options.environment;
    return isSecure(request, trustProxy, publicUrl);
  }

  private headers(request: IncomingMessage): Record<string, string> {
    return headersFor(this.isSecure(request));
  }

  private house(): void {
    const { metrics, check, isClosing } = this.options;
    this.app.get('/healthz', async () => 'ok\n');
    this.app.get('/readyz', async (_, reply) => {
      if (isClosing()) return reply.code(503).send('closing\n');
      try {
        await check();
        return 'ready\n';
      } catch {
        return reply.code(503).send('the store cannot be written to\n');
      }
    });
    this.app.get('/metrics', async (request, reply) => {
      if (!isLoopback(this.address(request.raw))) return reply.code(404).send('Not found\n');
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  }

  private checkOrigin({ raw }: FastifyRequest): void {
    if (!isOwnOrigin(raw, this.options.environment.publicUrl)) throw new Refusal('wrong-origin');
  }

  private async session(request: FastifyRequest): Promise<Session> {
    const session = await this.options.around.sessions.of(request.raw);
    if (session === null) throw new Refusal('no-session');
    return session;
  }

  private api(): void {
    this.app.post('/api/session', (request, reply) => this.makeSession(request, reply));
    this.app.post('/api/message', (request, reply) => this.message(request, reply));
    this.app.get('/api/stream', (request, reply) => this.stream(request, reply));
    this.app.get('/api/record', (request, reply) => this.record(request, reply));
    this.app.get('/api/rules', (request) => this.rulesOf(request));
    this.app.all('/api/*', async () => {
      throw new Refusal('unknown-type');
    });
  }

  private async makeSession(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.checkOrigin(request);
    const { sessions, limits } = this.options.around;
    const { handOver, bot } = readBody(sessionRequest, request.body);
    const before = await sessions.of(request.raw);
    const isSafe = this.isSecure(request.raw);
    if (handOver === undefined && bot !== true && before !== null) {
      const own = cookieIn(request.raw);
      // Whoever comes back keeps it for as long again.
      if (own !== null) reply.header('Set-Cookie', cookieOf(own, isSafe));
      return reply.send({ type: 'session', bot: before.isBot });
    }
    const wait = limits.session.take(this.address(request.raw));
    if (wait > 0) throw new Refusal('too-many', '', wait);
    // A bot has no cookies: it keeps its token itself.
    if (bot === true) return reply.send({ type: 'session', bot: true, token: await sessions.makeBot() });
    const token = handOver === undefined ? await sessions.make() : await sessions.takeOver(handOver);
    reply.header('Set-Cookie', cookieOf(token, isSafe));
    return reply.send({ type: 'session', bot: false });
  }

  /** One message; what is said in answer to it, as a list. */
  private async message(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.checkOrigin(request);
    const session = await this.session(request);
    const answers: string[] = [];
    const connection = new Connection(session, this.address(request.raw), this.options.around, {
      send: (text) => answers.push(text),
      isSlow: () => false,
      drop: () => reply.header('Connection', 'close'),
    });
    await connection.hear(String(request.body ?? ''));
    connection.close();
    return reply.type('application/json').send(`[${answers.join(',')}]`);
  }

  /** The record of a game that is over, as a file. */
  private async record(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.checkOrigin(request);
    const session = await this.session(request);
    const { table = '' } = request.query as Record<string, string | undefined>;
    const text = await recordFor(this.options.around.house, table, session);
    return reply
      .headers({ 'Content-Disposition': 'attachment; filename="mad-king.txt"', 'Cache-Control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(text);
  }

  /** Which release has the rules of a game, by what its record says: for pages that show it. */
  private async rulesOf({ query }: FastifyRequest): Promise<{ mark: string | null }> {
    const { game, heroes } = readQuery(rulesRequest, query);
    const found = await this.kept.forGame(heroes.split(' '), game);
    return { mark: found !== null && this.kept.has(found.mark) ? found.mark : null };
  }

  /** What is told of a table, one JSON object per line. */
  private async stream(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.checkOrigin(request);
    const session = await this.session(request);
    const query = request.query as Record<string, string | undefined>;
    const { raw } = reply;
    const lines: string[] = [];
    const write = (text: string): void => {
      if (raw.headersSent) raw.write(`${text}\n`);
      else lines.push(text);
    };
    const connection = new Connection(session, this.address(request.raw), this.options.around, {
      send: write,
      isSlow: () => raw.writableLength > SLOW,
      drop: () => raw.destroy(),
    });
    const count = (text: string | undefined): number =>
      Math.max(0, Math.min(1e6, Math.floor(Number(text ?? 0)) || 0));
    await connection.follow(query.table ?? '', count(query.have), count(query.line));
    reply.hijack();
    raw.writeHead(200, {
      ...this.headers(request.raw),
      'Content-Type': 'application/x-ndjson',
      'Cache-Control': 'no-store',
    });
    for (const line of lines) raw.write(`${line}\n`);
    const beat = setInterval(
      () => write(JSON.stringify({ type: 'beat', now: this.options.around.house.options.now() })),
      BEAT,
    );
    this.streams.add(raw);
    raw.on('close', () => {
      clearInterval(beat);
      this.streams.delete(raw);
      connection.close();
    });
  }

  /** Rules by their mark, which never change: for pages that play a game of another release. */
  private rules(folder: string): void {
    mkdirSync(folder, { recursive: true });
    void this.app.register(fastifyStatic, {
      root: folder,
      prefix: '/rules/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => KEPT.test(path),
      setHeaders: (response) => response.header('Cache-Control', FOR_EVER),
    });
  }

  private page(folder: string): void {
    void this.app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('Cache-Control', path.includes(`${sep}assets${sep}`) ? FOR_EVER : 'no-cache');
      },
    });
    // The page for every address that is not a file; an asset that is gone must not turn into a page.
    this.app.setNotFoundHandler((request, reply) => {
      const isPage = request.method === 'GET' || request.method === 'HEAD';
      const isAsset = extname(request.url.split(/[?#]/)[0]) !== '';
      if (!isPage || isAsset || !existsSync(join(folder, 'index.html')))
        return reply.code(404).type('text/plain').send('Not found\n');
      return reply.sendFile('index.html');
    });
  }

  closeStreams(): void {
    for (const raw of this.streams) raw.end();
  }
}
