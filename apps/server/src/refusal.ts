// Everything the server says no to: a code for programs, a sentence, and what to do. Pages say the sentence in the reader's
// language, by its code.

import type { Refused, Remedy } from './protocol.ts';

const REFUSALS = {
  // Messages
  'not-json': ['A message is one JSON object.', 'correct'],
  'too-long': ['A message has at most 4096 bytes.', 'correct'],
  malformed: ['This message has not the form it should have.', 'correct'],
  'unknown-type': ['There is no message of this type.', 'correct'],
  'too-many': ['That was too much at once.', 'again'],
  'old-page': ['This page is older than the server.', 'reload'],
  'no-session': ['This browser has no session here.', 'session'],
  'wrong-origin': ['This request comes from another site.', 'leave'],
  'bad-hand-over': ['This code was used already, or is too old.', 'new-link'],
  'follows-too-many': ['One connection follows at most 8 tables.', 'correct'],
  'server-full': ['The server has no room for another table now.', 'again'],
  // Tables
  'no-table': ['There is no such table.', 'new-link'],
  'no-code': ['No table has this code.', 'new-link'],
  damaged: ['Something in the log of this table cannot be read: it was set aside.', 'leave'],
  'other-rules': ['This game was begun under rules that this server does not have.', 'leave'],
  'not-yours': ['No seat at this table is yours.', 'sit-elsewhere'],
  'not-host': ['Only the host can do this.', 'ask-host'],
  begun: ['The game has begun.', 'leave'],
  'not-begun': ['The game has not begun.', 'again'],
  'not-over': ['The game is not over.', 'again'],
  over: ['The game is over.', 'leave'],
  locked: ['The host has locked the table.', 'ask-host'],
  'no-seat': ['There is no such seat at this table.', 'sit-elsewhere'],
  'seat-taken': ['This seat is taken.', 'sit-elsewhere'],
  'seat-free': ['Nobody sits there.', 'correct'],
  'bad-name': ['A name has 2 to 20 characters, none of which controls others.', 'rename'],
  'name-taken': ['Somebody at this table has this name already.', 'rename'],
  'bad-settings': ['These settings do not go together.', 'correct'],
  'no-spectators': ['Nobody may watch at this table.', 'leave'],
  'gallery-full': ['50 watch already.', 'again'],
  'bad-pick': ['These heroes cannot be picked now.', 'correct'],
  'hero-taken': ['Somebody else has this hero.', 'correct'],
  'not-picked': ['There is still a hero to be picked.', 'correct'],
  'not-ready': ['Not everybody is ready yet.', 'again'],
  'bad-nonce': ['This number is not the one that was promised.', 'correct'],
  // Games
  stale: ['This question is no longer open.', 'look'],
  'not-asked': ['It is not this seat that is asked.', 'look'],
  illegal: ['This cannot be chosen now.', 'look'],
  'no-takeback': ['This can no longer be taken back.', 'look'],
  'not-away': ['This seat is not away.', 'correct'],
  'no-clock': ['There is no clock at this table.', 'correct'],
  'no-chat': ['Free chat is open only while all want it.', 'correct'],
  // The house
  waiting: ['The table waits: nothing can be stored now. The choice is kept and can be sent again.', 'again'],
  failed: ['Something went wrong on the server. Nothing was changed.', 'again'],
} as const satisfies Record<string, readonly [string, Remedy]>;

export type RefusalCode = keyof typeof REFUSALS;
export const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly wait: number | undefined;
  /** `detail`: what exactly, in English; never anything hidden. */
  constructor(code: RefusalCode, detail = '', wait?: number) {
    super(detail === '' ? REFUSALS[code][0] : `${REFUSALS[code][0]} ${detail}`);
    this.code = code;
    this.wait = wait;
  }
}

export const refuse = (code: RefusalCode, detail = ''): never => {
  throw new Refusal(code, detail);
};

export const refusedBy = ({ code, message, wait }: Refusal, re?: number): Refused => ({
  type: 'refused',
  ...(re === undefined ? {} : { re }),
  code,
  sentence: message,
  todo: REFUSALS[code][1],
  ...(wait === undefined ? {} : { wait }),
});
