// The contract of a store, kept by plain maps: for tests with thousands of schedules, where several processes share it.

import {
  type Entry,
  type Gap,
  type Listing,
  type Others,
  type Row,
  type Saying,
  SESSION_STEP,
  type Session,
  type Store,
  type Visit,
} from '../../src/store/store.ts';

interface Data {
  log: Map<string, Row[]>;
  listings: Map<string, Listing & { touched: number }>;
  due: Map<string, { number: number; at: number }>;
  sessions: Map<string, Session & { since: number }>;
  handOvers: Map<string, { session: string; until: number }>;
  gaps: Gap[];
  beat: number | null;
}

const appendOne = (data: Data, { row, due, listing }: Entry): boolean => {
  const rows = data.log.get(row.table) ?? [];
  if (rows.some(({ number }) => number === row.number)) return false;
  rows.push({ ...row });
  rows.sort((a, b) => a.number - b.number);
  data.log.set(row.table, rows);
  if (due === null) data.due.delete(row.table);
  else data.due.set(row.table, { number: row.number, at: due });
  if (listing !== undefined) {
    const isTaken = [...data.listings].some(
      ([id, { code }]) => id !== row.table && code !== null && code === listing.code,
    );
    data.listings.set(row.table, { ...listing, code: isTaken ? null : listing.code, touched: row.time });
  }
  return true;
};

const memoryOthers = (): Others => {
  const processes = new Map<string, { seen: number; visits: Map<string, Visit> }>();
  let all: Saying[] = [];
  const keyOf = ({ table, session }: Visit): string => `${table} ${session}`;
  return {
    live: async (process, now, lost) => {
      const known = processes.get(process);
      processes.set(process, { seen: now, visits: known?.visits ?? new Map() });
      for (const [id, { seen }] of processes) if (seen < lost) processes.delete(id);
      all = all.filter(({ time }) => time >= lost);
      return known !== undefined;
    },
    moved: async (process, came, left) => {
      const { visits } = processes.get(process) ?? { visits: new Map<string, Visit>() };
      for (const visit of came) visits.set(keyOf(visit), visit);
      for (const visit of left) visits.delete(keyOf(visit));
    },
    visits: async (process, tables) => {
      const there = [...processes].filter(([id]) => id !== process).flatMap(([, { visits }]) => [...visits]);
      return [...new Map(there).values()].filter(({ table }) => tables.includes(table));
    },
    say: async (saying) => {
      all.push(saying);
    },
    said: async (tables, since) =>
      all
        .filter(({ table, time }) => tables.includes(table) && time >= since)
        .sort((a, b) => a.time - b.time),
    leave: async (process) => {
      processes.delete(process);
    },
  };
};

export const memoryStore = (): Store => {
  const data: Data = {
    log: new Map(),
    listings: new Map(),
    due: new Map(),
    sessions: new Map(),
    handOvers: new Map(),
    gaps: [],
    beat: null,
  };
  const listed = (test: (listing: Listing) => boolean, most: number): string[] =>
    [...data.listings]
      .filter(([, listing]) => test(listing))
      .sort(([, a], [, b]) => b.touched - a.touched)
      .slice(0, most)
      .map(([id]) => id);
  return {
    name: 'memory',
    others: memoryOthers(),
    append: async (entries) => entries.map((entry) => appendOne(data, entry)),
    rows: async (table, after) =>
      (data.log.get(table) ?? []).filter(({ number }) => number > after).map((row) => ({ ...row })),
    newest: async (tables) =>
      new Map(
        tables.flatMap((table): [string, number][] => {
          const last = data.log.get(table)?.at(-1);
          return last === undefined ? [] : [[table, last.number]];
        }),
      ),
    tableOfCode: async (code) => listed((listing) => listing.code === code, 1)[0] ?? null,
    publicTables: async (stage, most) =>
      listed((listing) => listing.isPublic && listing.stage === stage, most),
    tablesOf: async (session, most) => listed(({ sessions }) => sessions.includes(session), most),
    takeDue: async (now, again, most) => {
      const taken = [...data.due]
        .filter(([, { at }]) => at <= now)
        .sort(([, a], [, b]) => a.at - b.at)
        .slice(0, most)
        .map(([table, { number }]) => ({ table, number }));
      for (const { table, number } of taken) data.due.set(table, { number, at: again });
      return taken;
    },
    setDue: async (table, number, at) => {
      const there = data.due.get(table);
      if (there === undefined || there.number > number) return;
      if (at === null) data.due.delete(table);
      else if (there.number === number) data.due.set(table, { number, at });
    },
    putSession: async (hash, session, now) => {
      data.sessions.set(hash, { ...session, since: now });
    },
    session: async (hash, now) => {
      const found = data.sessions.get(hash);
      if (found === undefined) return null;
      if (now - found.since > SESSION_STEP) found.since = now;
      return { id: found.id, isBot: found.isBot };
    },
    sweep: async (unused, now) => {
      for (const [hash, { until }] of data.handOvers) if (until < now) data.handOvers.delete(hash);
      for (const [hash, { since }] of data.sessions) if (since < unused) data.sessions.delete(hash);
      const there = new Set([...data.sessions.values()].map(({ id }) => id));
      for (const [id, listing] of data.listings)
        data.listings.set(id, { ...listing, sessions: listing.sessions.filter((each) => there.has(each)) });
    },
    forget: async (table) => {
      data.log.delete(table);
      data.listings.delete(table);
      data.due.delete(table);
    },
    putHandOver: async (hashes, session, until) => {
      for (const hash of hashes) data.handOvers.set(hash, { session, until });
    },
    takeHandOver: async (hash, now) => {
      const found = data.handOvers.get(hash);
      if (found === undefined || found.until < now) return null;
      for (const [other, { session }] of data.handOvers)
        if (session === found.session) data.handOvers.delete(other);
      const session = [...data.sessions.values()].find(({ id }) => id === found.session);
      return session === undefined ? null : { id: session.id, isBot: session.isBot };
    },
    setAside: async (table) => {
      const listing = data.listings.get(table);
      if (listing !== undefined)
        data.listings.set(table, { ...listing, stage: 'damaged', code: null, isPublic: false });
      data.due.delete(table);
    },
    beat: async (now, silence) => {
      if (data.beat !== null && now - data.beat > silence) data.gaps.push({ from: data.beat, to: now });
      data.beat = now;
      return data.gaps.length;
    },
    gaps: async () => [...data.gaps],
    check: async () => {},
    close: async () => {},
  };
};
