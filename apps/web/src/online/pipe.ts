// Two ways to carry messages to the server and back: a WebSocket, or a stream with single requests where a network breaks sockets.

import type { ClientMessage, ServerMessage } from '@mad-king/server/protocol';

/** A table one follows, and how much of it one has. */
export interface Followed {
  table: string;
  have: number;
  line: number;
}

export interface Pipe {
  send(message: ClientMessage): void;
  follow(at: Followed, id: number): void;
  unfollow(table: string): void;
  close(): void;
}

export interface PipeEvents {
  opened(): void;
  heard(message: ServerMessage): void;
  /** `wait`: milliseconds until the server wants to see us again, if it said so. */
  closed(wait: number | null): void;
}

/** Milliseconds. The server is heard every 15 seconds; who is silent for longer is gone. */
const SILENCE = 40_000;
const MOST_TO_OPEN = 4000;
const RESTARTING = 1012;

/** Calls `end` unless it is touched again in time. */
const watchdog = (first: number, end: () => void) => {
  let timer = setTimeout(end, first);
  return {
    touch: (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE);
    },
    stop: (): void => clearTimeout(timer),
  };
};

const socketAddress = (): URL => {
  const address = new URL('/api/socket', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
};

export const socketPipe = (events: PipeEvents): Pipe => {
  const socket = new WebSocket(socketAddress());
  let isOver = false;
  const end = (wait: number | null): void => {
    if (isOver) return;
    isOver = true;
    alive.stop();
    socket.close();
    events.closed(wait);
  };
  const alive = watchdog(MOST_TO_OPEN, () => end(null));
  socket.onopen = () => {
    alive.touch();
    if (!isOver) events.opened();
  };
  socket.onmessage = ({ data }) => {
    alive.touch();
    if (!isOver) events.heard(JSON.parse(String(data)) as ServerMessage);
  };
  socket.onclose = ({ code, reason }) => {
    const wait = code === RESTARTING ? Number(/\d+/.exec(reason)?.[0] ?? Number.NaN) : Number.NaN;
    end(Number.isNaN(wait) ? null : wait);
  };
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  return {
    send,
    follow: ({ table, have, line }, id) => send({ type: 'follow', table, have, line, id }),
    unfollow: (table) => send({ type: 'unfollow', table }),
    close: () => {
      isOver = true;
      alive.stop();
      socket.close();
    },
  };
};

/** Whole lines out of what comes in pieces. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const reader = body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const answered = (message: ServerMessage, re: number): ServerMessage => ({ ...message, re }) as ServerMessage;

export const streamPipe = (events: PipeEvents): Pipe => {
  let isOver = false;
  let stream = new AbortController();
  let followed: Followed | null = null;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    stream.abort();
    events.closed(null);
  };
  const listen = async ({ table, have, line }: Followed, id: number | null): Promise<void> => {
    stream.abort();
    const mine = new AbortController();
    stream = mine;
    const query = new URLSearchParams({ table, have: String(have), line: String(line) });
    const alive = watchdog(SILENCE, () => mine.abort());
    try {
      const response = await fetch(`/api/stream?${query}`, { signal: mine.signal, cache: 'no-store' });
      if (response.body === null || !response.ok) {
        if (id !== null) events.heard(answered((await response.json()) as ServerMessage, id));
        return;
      }
      if (id !== null) events.heard({ type: 'done', table, re: id });
      for await (const text of linesOf(response.body)) {
        alive.touch();
        if (text !== '' && stream === mine) events.heard(JSON.parse(text) as ServerMessage);
      }
    } catch {
      // The network, or somebody who has looked away: either way nothing more comes from here.
    }
    alive.stop();
    if (stream === mine) end();
  };
  const post = async (message: ClientMessage): Promise<void> => {
    try {
      const response = await fetch('/api/message', { method: 'POST', body: JSON.stringify(message) });
      const answers = (await response.json()) as ServerMessage | ServerMessage[];
      if (isOver) return;
      for (const answer of [answers].flat()) events.heard(answer);
      // What is open now comes with the stream alone.
      const isBehind = [answers].flat().some((one) => one.type === 'refused' && one.todo === 'look');
      if (isBehind && followed !== null) void listen({ ...followed, have: 0, line: 0 }, null);
    } catch {
      end();
    }
  };
  queueMicrotask(() => !isOver && events.opened());
  return {
    send: (message) => void post(message),
    follow: (at, id) => {
      followed = at;
      void listen(at, id);
    },
    unfollow: () => {
      const before = stream;
      followed = null;
      stream = new AbortController();
      before.abort();
    },
    close: () => {
      isOver = true;
      stream.abort();
    },
  };
};
