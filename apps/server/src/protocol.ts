// The messages of online play, as types only: what a page or a bot says, and what it is told. docs/PROTOCOL.md says them line by
// line. Unknown fields are passed over by both sides.

import type { GameEvent, GivenOptions, SavedGame } from '@mad-king/engine';
import type { Mode } from '@mad-king/language';
import { ASK_WHEN, type AskWhen, type Wishes } from '@mad-king/orders/ask-when';

/** Goes up when a page written for the number before would no longer do. */
export const PROTOCOL = 1;

export const LEVELS = ['squire', 'knight', 'champion', 'king'] as const;
export type Level = (typeof LEVELS)[number];

export const PICKING = ['open', 'hidden', 'random', 'draft'] as const;
export type Picking = (typeof PICKING)[number];

/** What happens when a seat is away or out of time. */
export const ABSENCE = ['wait', 'knight', 'pass'] as const;
export type Absence = (typeof ABSENCE)[number];

/** Standing orders: when a seat is asked for responses, as at a page's own table. What is not asked is passed at once. */
export const ORDERS = ASK_WHEN;
export type Orders = AskWhen;

/** Quick phrases, said in each reader's own language. */
export const PHRASES = ['hello', 'luck', 'well-played', 'mad-dice', 'moment', 'ouch'] as const;
export type Phrase = (typeof PHRASES)[number];

export type Clock =
  | { kind: 'none' }
  /** `minutes` for each seat, `increment` seconds more with each own turn; an answer costs nothing for 20 s. */
  | { kind: 'bank'; minutes: number; increment: number }
  /** So many days for a seat in each turn. */
  | { kind: 'days'; days: 1 | 3 | 7 };

export interface Settings {
  mode: Mode;
  /** How many sit down; only King of the Hill leaves a choice (3 to 6). */
  seats: number;
  /** Per-game settings of the rules (ED-N3). */
  options: GivenOptions;
  heroes: Picking;
  clock: Clock;
  absence: Absence;
  /** Whether others may watch, and how many minutes behind. */
  spectators: boolean;
  delay: number;
  /** Whether the page may advise. */
  coach: boolean;
  /** States go out at once; off: after a delay that tells nothing of what is hidden (R14.3.5). */
  quick: boolean;
  /** Listed in the lobby. */
  public: boolean;
  /** 1, or best of 3. */
  length: 1 | 3;
}

// ---------------------------------------------------------------- what a client says

/** Every message may carry `id`; its answer repeats it as `re`. */
export interface Numbered {
  id?: number;
}

export type ClientMessage = Numbered &
  (
    | { type: 'hello'; protocol: number }
    /** Makes a table and sits down at its first seat. */
    | { type: 'open'; name: string; settings?: Partial<Settings> }
    /** Tells what happens at a table from now on; `have` and `line` say how many events one has already (0: none). */
    | { type: 'follow'; table: string; have?: number; line?: number }
    | { type: 'unfollow'; table: string }
    /** The table of a short code. */
    | { type: 'find'; code: string }
    | { type: 'lobby' }
    /** Takes a free seat, moves to it, or takes another name at one's own. `language`: what one reads (`pl`, `pt-BR`). */
    | { type: 'sit'; table: string; seat: number; name: string; language?: string }
    | { type: 'rise'; table: string }
    /** For the host, until the start. */
    | { type: 'set'; table: string; settings: Partial<Settings> }
    | { type: 'computer'; table: string; seat: number; level: Level | null }
    | { type: 'free'; table: string; seat: number }
    | { type: 'lock'; table: string; on: boolean }
    | { type: 'host'; table: string; seat: number }
    /** One hero; in a draft: three, then the one to strike, then the one to play. `seat`: the host picks for a computer. */
    | { type: 'pick'; table: string; heroes: string[]; seat?: number }
    /** `mark`: SHA-256 of the nonce, both in hexadecimal digits. */
    | { type: 'ready'; table: string; mark: string }
    | { type: 'unready'; table: string }
    /** The nonce itself (32 bytes in hexadecimal digits), when all are ready. */
    | { type: 'show'; table: string; nonce: string }
    /** Answers a question by its number, with the notation of a choice. */
    | { type: 'choose'; table: string; question: number; text: string }
    /** Takes back the last choice; `question` is the one that is now open. */
    | { type: 'takeback'; table: string; question: number }
    | { type: 'concede'; table: string }
    /** `wishes`: what is said of single cards, tokens and abilities; left out, it stays as it is. */
    | { type: 'orders'; table: string; orders: Orders; wishes?: Wishes }
    /** Gives another seat time. */
    | { type: 'give'; table: string; seat: number; minutes: number }
    /** Would rather wait for a seat that is away, or not; nobody plays for it while all the others would. */
    | { type: 'wait'; table: string; seat: number; on: boolean }
    /** Takes one's seat back from the knight. */
    | { type: 'back'; table: string }
    | { type: 'rematch'; table: string; on: boolean }
    | { type: 'say'; table: string; phrase: Phrase }
    /** Wants free chat, or not; it is open while all people at the table want it. */
    | { type: 'want-chat'; table: string; on: boolean }
    | { type: 'chat'; table: string; text: string }
    /** A code that moves this session to another device, once, within two minutes. */
    | { type: 'hand-over' }
    /** The record of a game that is over. */
    | { type: 'record'; table: string }
  );

export type ClientType = ClientMessage['type'];

// ---------------------------------------------------------------- what a client is told

export type ServerMessage =
  | { type: 'welcome'; protocol: number; now: number; bot: boolean }
  /** A message was carried out, and what it did is stored. */
  | { type: 'done'; re?: number; table?: string }
  | Refused
  | { type: 'table'; table: TableView }
  | StateMessage
  | { type: 'said'; table: string; seat: number; phrase: Phrase }
  | { type: 'chat'; table: string; seat: number; text: string }
  | { type: 'lobby'; re?: number; open: LobbyTable[]; running: LobbyTable[]; mine: LobbyTable[] }
  | { type: 'hand-over'; re?: number; token: string; code: string; until: number }
  | { type: 'record'; re?: number; table: string; text: string }
  /** Nothing happened: the connection is alive. */
  | { type: 'beat'; now: number };

/** What to do about a refusal. */
export type Remedy =
  | 'correct' // the message was wrong: say another one
  | 'again' // the same message may succeed in a moment
  | 'look' // the present state has been sent: choose from it
  | 'rename'
  | 'sit-elsewhere'
  | 'ask-host'
  | 'new-link' // the link or code leads nowhere
  | 'session' // POST /api/session first
  | 'reload' // the page is older than the server
  | 'leave'; // nothing: it is too late for it

export interface Refused {
  type: 'refused';
  re?: number;
  /** For programs, and the key of the sentence in the reader's language. */
  code: string;
  /** In English, for people who write programs. */
  sentence: string;
  todo: Remedy;
  /** Seconds to wait, where that helps. */
  wait?: number;
}

export type Stage = 'gathering' | 'sealing' | 'playing' | 'over';

export interface ChairView {
  by: 'free' | 'person' | 'bot' | 'computer';
  name: string;
  level: Level | null;
  ready: boolean;
  /** What came with "ready": SHA-256 of its nonce; null for computers and until then. */
  mark: string | null;
  /** Some device of this seat is connected. */
  here: boolean;
  /** Since when the knight plays or passes are made for this seat, in milliseconds; null: it plays itself. */
  away: number | null;
  /** Seats that would rather wait for it. */
  waits: number[];
  /** What it reads, where it said so. */
  language: string | null;
  /** The hero as far as one may know it. */
  hero: string | null;
  /** It has picked what it is now to pick. */
  picked: boolean;
  /** Wants free chat; wants a rematch. */
  chat: boolean;
  rematch: boolean;
}

export interface DraftView {
  stage: 'bring' | 'strike' | 'play' | 'done';
  /** By seat; empty until all have brought three. */
  brought: string[][];
  /** By seat: the hero that was struck from it; null until all have struck. */
  struck: (string | null)[];
  /** What one picked oneself at this stage. */
  mine: string[];
}

export interface TableView {
  id: string;
  /** The short code; null while no seat is free. */
  code: string | null;
  stage: Stage;
  settings: Settings;
  chairs: ChairView[];
  /** One's own seat, or null. */
  you: number | null;
  /** The seat of the host, null while nobody sits. */
  host: number | null;
  locked: boolean;
  draft: DraftView | null;
  /** SHA-256 of the server's secret, and since when it stands there. */
  seal: { mark: string; since: number };
  /** The nonces that count, by seat, once the game began: null was not shown in time, or is a computer's. */
  nonces: (string | null)[] | null;
  /** How many watch. */
  watching: number;
  /** One may watch, and no seat is one's own. */
  watcher: boolean;
  chat: boolean;
  /** Of a match of several games: which one this is, and games won by seat. */
  series: { game: number; of: 1 | 3; won: number[] };
  /** Where the rematch takes place. */
  next: string | null;
  /** When the game began, in milliseconds. */
  began: number | null;
  /** Something in the log cannot be read: the table is closed, its record can be had. */
  damaged: string | null;
}

/** Dice or decks were asked, something hidden was seen, somebody else was asked. */
export type FactAgainst = 'chance' | 'seen' | 'asked';

export interface StateMessage {
  type: 'state';
  table: string;
  /** Goes up when a choice is taken back: events before it may be others. */
  line: number;
  /** One knows `from` events; these are the ones after them. */
  from: number;
  events: GameEvent[];
  /** The mark of the rules it is played with; a page that has others finds them at `/rules/MARK.js`. */
  rules: string;
  /** What the seat knows, as a game: `load` it with the library of the heroes that play. */
  game: SavedGame;
  /** Notations of what one may choose; empty: one is not asked. */
  options: string[];
  /** Of one's own open question; null: one is not asked. */
  question: number | null;
  /** One's last choice can be taken back; never where timing is hidden, since it would tell that nobody was asked. */
  undo: boolean;
  /** If not: which of the three facts stands against it; null: there is nothing to take back, or one is not asked. */
  against: FactAgainst | null;
  orders: Orders | null;
  wishes: Wishes | null;
  clocks: Clocks | null;
  /** After the end: the server's secret and the seed. */
  opened: { secret: string; seed: string } | null;
}

/** Milliseconds. Others' banks are as the turn began. */
export interface Clocks {
  bank: number[];
  /** When one's own bank begins to run down, in the server's time; null: it stands. */
  runs: number | null;
  now: number;
}

export interface LobbyTable {
  id: string;
  stage: Stage;
  mode: Mode;
  options: GivenOptions;
  clock: Clock;
  heroes: Picking;
  /** Names by seat; null: free. */
  names: (string | null)[];
  free: number;
  delay: number;
  /** It is one's own turn to choose. */
  asked: boolean;
  began: number | null;
}
