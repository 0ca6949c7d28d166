// WebSockets: one JSON message in each frame, both ways.

import type { IncomingMessage, Server } from 'node:http';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Around, Connection } from './connection.ts';
import { MOST_BYTES } from './messages.ts';
import type { Session } from './store/store.ts';

interface Admitted {
  session: Session;
  address: string;
}

export interface Door {
  /** Who may come in; else the status to answer. */
  admit(request: IncomingMessage): Promise<Admitted | { status: number }>;
}

const PATH = '/api/socket';
const BEAT = 15_000;
/** Bytes that may wait to be read before a state is put off. */
export const SLOW = 262_144;
/** Whoever reads so little is let go. */
const STUCK = 4_194_304;
const TRY_AGAIN_LATER = 1012;
const TOO_MANY_WRONG = 1008;
/** Milliseconds over which clients come back after a restart. */
const SPREAD = 2000;

const STATUS: Record<number, string> = { 401: 'Unauthorized', 403: 'Forbidden', 429: 'Too Many Requests' };

const turnAway = (socket: Duplex, status: number): void => {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS[status] ?? 'Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
};

/** What is said in one go leaves in one write: a choice's answer and its state, for one. Writes are what sockets cost most. */
const inOneWrite = (socket: Duplex): void => {
  if (socket.writableCorked > 0) return;
  socket.cork();
  process.nextTick(() => socket.uncork());
};

export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES * 2,
    perMessageDeflate: false,
  });
  private readonly around: Around;
  private readonly alive = new WeakSet<WebSocket>();
  private readonly timer: NodeJS.Timeout;

  constructor(http: Server, around: Around, door: Door) {
    this.around = around;
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => {});
      void this.upgrade(door, request, socket, head);
    });
    this.timer = setInterval(() => this.beat(), BEAT);
  }

  get size(): number {
    return this.server.clients.size;
  }

  private async upgrade(door: Door, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    try {
      if (request.url?.split('?')[0] !== PATH) return turnAway(socket, 404);
      const admitted = await door.admit(request);
      if ('status' in admitted) return turnAway(socket, admitted.status);
      this.server.handleUpgrade(request, socket, head, (ws) => this.open(ws, socket, admitted));
    } catch (error) {
      this.around.trouble(error);
      turnAway(socket, 503);
    }
  }

  private open(ws: WebSocket, socket: Duplex, { session, address }: Admitted): void {
    const connection = new Connection(session, address, this.around, {
      send: (text) => {
        if (ws.readyState !== ws.OPEN) return;
        if (ws.bufferedAmount > STUCK) return ws.terminate();
        inOneWrite(socket);
        ws.send(text);
      },
      isSlow: () => ws.bufferedAmount > SLOW,
      drop: () => ws.close(TOO_MANY_WRONG, 'too many wrong messages'),
    });
    this.alive.add(ws);
    ws.on('pong', () => this.alive.add(ws));
    ws.on('message', (data, isBinary) => {
      void connection.hear(isBinary ? '' : data.toString());
    });
    ws.on('error', () => {});
    ws.on('close', () => connection.close());
  }

  private beat(): void {
    const text = JSON.stringify({ type: 'beat', now: this.around.house.options.now() });
    for (const ws of this.server.clients) {
      if (!this.alive.has(ws)) {
        ws.terminate();
        continue;
      }
      this.alive.delete(ws);
      ws.ping();
      if (ws.bufferedAmount === 0) ws.send(text);
    }
  }

  /** Everybody is sent away, to come back not all at once. */
  close(): void {
    clearInterval(this.timer);
    for (const ws of this.server.clients)
      ws.close(TRY_AGAIN_LATER, `retry ${Math.floor(Math.random() * SPREAD)}`);
    this.server.close();
  }

  terminate(): void {
    for (const ws of this.server.clients) ws.terminate();
  }
}
