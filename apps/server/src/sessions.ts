// Who somebody is: a token of 256 bits that a browser keeps as a cookie and a bot sends along. The store knows only its hash.

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { refuse } from './refusal.ts';
import { newCode, readCode } from './room/opening.ts';
import type { Session, Store } from './store/store.ts';

const COOKIE = 'mad-king';
/** Seconds. */
const DAY = 86_400;
/** A session that nobody uses for so long is forgotten, here and by browsers. Milliseconds. */
export const SESSION_LIFE = 180 * DAY * 1000;
const HAND_OVER = 120_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(32).toString('base64url');

/** Lax, not Strict: whoever follows a link in a chat must be known here. */
export const cookieOf = (token: string, isSecure: boolean): string =>
  `${COOKIE}=${token}; Path=/; Max-Age=${SESSION_LIFE / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The token that a browser sends. */
export const cookieIn = ({ headers }: IncomingMessage): string | null =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? null;

const tokenIn = (request: IncomingMessage): string | null => {
  const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? cookieIn(request);
};

export class Sessions {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Null: nobody we know. */
  async of(request: IncomingMessage): Promise<Session | null> {
    const token = tokenIn(request);
    return token === null ? null : this.store.session(hashOf(token), this.now());
  }

  /** A token for a new session, or for one that is there. */
  async make(
    session: Session = { id: randomBytes(16).toString('base64url'), isBot: false },
  ): Promise<string> {
    const token = newToken();
    await this.store.putSession(hashOf(token), session, this.now());
    return token;
  }

  makeBot(): Promise<string> {
    return this.make({ id: randomBytes(16).toString('base64url'), isBot: true });
  }

  /** Something that moves a session to another device: a token for a link, and a code to type. */
  async handOver({ id }: Session): Promise<{ token: string; code: string; until: number }> {
    const until = this.now() + HAND_OVER;
    const token = newToken();
    const code = newCode();
    await this.store.putHandOver([hashOf(token), hashOf(code)], id, until);
    return { token, code, until };
  }

  /** A token for the session that was handed over. */
  async takeOver(given: string): Promise<string> {
    const hash = hashOf(given.length > 12 ? given : readCode(given));
    const session = await this.store.takeHandOver(hash, this.now());
    return session === null ? refuse('bad-hand-over') : this.make(session);
  }
}
