// Where everything lives that must outlast a process. Two stores keep this contract: SQLite for one process, PostgreSQL for many.
// The log is the truth: a row (table, number) can be inserted once, and whoever comes later reads it.

/** One deed at a table. Numbers count from 1 without gaps. */
export interface Row {
  table: string;
  number: number;
  /** The seat that did it, or NONE. */
  seat: number;
  kind: string;
  text: string;
  /** Milliseconds, by the clock of the process that stored it. */
  time: number;
}

/** What is found without reading a log: kept with the row that last changed it. */
export interface Listing {
  /** The short code, while a seat is free; one that another table has is not taken from it. */
  code: string | null;
  stage: string;
  /** Shown in the lobby. */
  isPublic: boolean;
  /** Sessions that sit there. */
  sessions: readonly string[];
}

/** A row to be appended, with what must be true together with it. */
export interface Entry {
  row: Row;
  /** When something must happen at this table if nobody does anything before; null: never. */
  due: number | null;
  /** Undefined: as it was. */
  listing?: Listing;
}

export interface Session {
  /** Known to the server alone; the same on all devices of a person. */
  id: string;
  isBot: boolean;
}

/** How exactly the last use of a session is known. */
export const SESSION_STEP = 86_400_000;

/** A stretch of time in which no server ran. */
export interface Gap {
  from: number;
  to: number;
}

/** A session that is connected to a table, on whatever devices. */
export interface Visit {
  table: string;
  session: string;
}

/** Something that is said to all at a table and not kept. */
export interface Saying {
  id: string;
  table: string;
  text: string;
  time: number;
}

/** What processes tell each other through the store they share. Nothing of it need outlast them. */
export interface Others {
  /**
   * A process lives; those that last said so before `lost` are forgotten, with all who were connected there and all that was said
   * until then. False: it was forgotten itself, or is new, and must tell who is connected.
   */
  live(process: string, now: number, lost: number): Promise<boolean>;
  /** Nothing is changed for a process that was forgotten. */
  moved(process: string, came: readonly Visit[], left: readonly Visit[]): Promise<void>;
  /** Who is connected to those tables at any other process. */
  visits(process: string, tables: readonly string[]): Promise<Visit[]>;
  say(saying: Saying): Promise<void>;
  /** What was said at those tables since a time. */
  said(tables: readonly string[], since: number): Promise<Saying[]>;
  leave(process: string): Promise<void>;
}

/** A store that cannot be used as it is: why, and what to do. */
export class StoreError extends Error {}

export interface Store {
  /** Says of what kind it is and where, without secrets. */
  readonly name: string;
  /** Other processes, which may use it at the same time; null: there are none. */
  readonly others: Others | null;
  /** In one transaction. Says of each entry whether its number was free; one that was not changes nothing, and spoils nothing for the others. */
  append(entries: readonly Entry[]): Promise<boolean[]>;
  /** Rows with a higher number than `after`, in order. */
  rows(table: string, after: number): Promise<Row[]>;
  /** The newest numbers of those tables that exist. */
  newest(tables: readonly string[]): Promise<Map<string, number>>;

  tableOfCode(code: string): Promise<string | null>;
  /** The public tables of a stage, the newest first. */
  publicTables(stage: string, most: number): Promise<string[]>;
  tablesOf(session: string, most: number): Promise<string[]>;

  /** Tables where something is due, the longest waiting first. Whoever takes one has until `again`; then it is given out anew. */
  takeDue(now: number, again: number, most: number): Promise<{ table: string; number: number }[]>;
  /** When something is due at the table (null: never), unless it has gone on since. */
  setDue(table: string, number: number, at: number | null): Promise<void>;

  /** `hash` of the token that a device has. */
  putSession(hash: string, session: Session, now: number): Promise<void>;
  /** Also notes, to the day, that it is used. */
  session(hash: string, now: number): Promise<Session | null>;
  /** Something that can be redeemed once: `hash` of it, and the session it stands for. */
  putHandOver(hashes: readonly string[], session: string, until: number): Promise<void>;
  takeHandOver(hash: string, now: number): Promise<Session | null>;

  /** Takes away sessions that were last used before a time, with where they sat, and what can no longer be redeemed now. */
  sweep(unused: number, now: number): Promise<void>;

  /** All rows of a table, and all that goes with them. */
  forget(table: string): Promise<void>;
  /** Sets a table aside whose log cannot be read. */
  setAside(table: string, number: number, reason: string, now: number): Promise<void>;

  /** A server lives. The first beat after a silence of more than `silence` notes the gap. Gives how many gaps there are. */
  beat(now: number, silence: number): Promise<number>;
  gaps(): Promise<Gap[]>;

  /** Throws if the store cannot be written to. */
  check(): Promise<void>;
  close(): Promise<void>;
}
