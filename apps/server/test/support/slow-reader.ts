// Somebody behind a very bad line: reads 1 KB a second from a WebSocket, and asks to be shown whole games over and over.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from './client.ts';

const BYTES = 1024;
const ASKS = 20;

/** A text frame of a client: masked, up to 64 KB. */
const frame = (text: string): Buffer => {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const masked = body.map((byte, i) => byte ^ mask[i % 4]);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([0x81, ...length]), mask, masked]);
};

export interface SlowReader {
  /** How often it asked. */
  asked(): number;
  isClosed(): boolean;
  /** Gives how many bytes it has read. */
  end(): number;
}

export const slowReader = async (port: number, tables: readonly string[]): Promise<SlowReader> => {
  const client = new Client(port);
  await client.post('/api/session', {});
  const socket = connect(port, '127.0.0.1');
  const key = randomBytes(16).toString('base64');
  let [read, asked, isClosed] = [0, 0, false];
  socket.on('close', () => {
    isClosed = true;
  });
  socket.on('error', () => {});
  socket.write(
    `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\nCookie: ${client.cookie}\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  if (!String(answer).startsWith('HTTP/1.1 101')) throw new Error(`no socket, but ${answer}`);
  socket.pause();
  socket.write(frame(JSON.stringify({ type: 'hello', protocol: 1, id: 1 })));
  void (async () => {
    while (!isClosed) {
      read += (socket.read(BYTES) as Buffer | null)?.length ?? 0;
      for (let i = 0; i < ASKS && !isClosed; i++, asked++)
        socket.write(frame(JSON.stringify({ type: 'follow', table: tables[i % tables.length], have: 0 })));
      await wait(1000);
    }
  })();
  return {
    asked: () => asked,
    isClosed: () => isClosed,
    end: () => {
      socket.destroy();
      isClosed = true;
      return read;
    },
  };
};
