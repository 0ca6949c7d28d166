// From the log to the table: what each row changes. Rows were checked before they were stored, so nothing is refused here; a row
// that cannot be read is damage.

import type { Row } from '../store/store.ts';
import type { DeedKind, Deeds } from './deed.ts';
import { draftStage, forgetPicks, hasPicked, letComputersDraft, pick } from './picking.ts';
import { emptyChair, isFree, isPerson, isReady, type Table } from './table.ts';

/** A row that cannot be what it says. */
export class Damage extends Error {
  readonly number: number;
  constructor(number: number, reason: string) {
    super(reason);
    this.number = number;
  }
}

export const readRow = <K extends DeedKind>({ number, text, kind }: Row): Deeds[K] => {
  try {
    return JSON.parse(text) as Deeds[K];
  } catch {
    throw new Damage(number, `row ${number} (${kind}) is no JSON`);
  }
};

export const openTable = (row: Row): Table => {
  if (row.kind !== 'open' || row.number !== 1)
    throw new Damage(row.number, `row ${row.number} is "${row.kind}", but a table begins with row 1, "open"`);
  const { settings, code, secret, mark, chairs, host, series, heroes } = readRow<'open'>(row);
  return {
    id: row.table,
    settings,
    chairs: chairs.map((sitting, seat) => ({ ...emptyChair(), ...sitting, hero: heroes[seat] ?? null })),
    host,
    locked: false,
    code,
    secret,
    seal: { mark, since: row.time },
    stage: 'gathering',
    sealed: null,
    began: null,
    setup: null,
    rules: null,
    shares: null,
    series,
    next: null,
    touched: row.time,
    isGone: false,
  };
};

const unready = (table: Table): void => {
  for (const chair of table.chairs) chair.mark = null;
};

/** The host's seat is free now: the next person round the table takes over. */
const passHost = (table: Table, from: number): void => {
  const n = table.chairs.length;
  const order = table.chairs.map((_, i) => (from + i) % n);
  table.host = order.find((seat) => isPerson(table.chairs[seat])) ?? -1;
};

/** As many chairs as the settings say; people keep their seats where they can, and move to free ones where they cannot. */
const resize = (table: Table, n: number): void => {
  const { chairs } = table;
  const host = chairs[table.host];
  const kept = Array.from({ length: n }, (_, i) => chairs[i] ?? emptyChair());
  for (const chair of chairs.slice(n).filter(isPerson)) {
    const free = kept.findIndex(isFree);
    const seat = free >= 0 ? free : kept.findIndex((other) => !isPerson(other));
    if (seat >= 0) kept[seat] = chair;
  }
  table.chairs = kept;
  table.host = kept.indexOf(host);
};

type Folds = { [K in DeedKind]: (table: Table, data: Deeds[K], seat: number, time: number) => void };

const FOLDS: Folds = {
  open: () => {},
  sit: (table, { seat, session, isBot, name, language: said }) => {
    const before = table.chairs.findIndex((chair) => chair.session === session);
    const language = said ?? table.chairs[before]?.language ?? null;
    if (before === seat) {
      Object.assign(table.chairs[seat], { name, language });
      return;
    }
    table.chairs[seat] = { ...emptyChair(), session, isBot, name, language };
    if (before >= 0) table.chairs[before] = emptyChair();
    if (table.host === before || table.host < 0) table.host = seat;
  },
  rise: (table, { seat }) => {
    table.chairs[seat] = emptyChair();
    if (table.host === seat) passHost(table, seat);
  },
  set: (table, { settings }) => {
    if (settings.heroes !== table.settings.heroes) for (const chair of table.chairs) forgetPicks(chair);
    table.settings = settings;
    table.series.of = settings.length;
    resize(table, settings.seats);
    table.series.won = table.chairs.map((_, seat) => table.series.won[seat] ?? 0);
    unready(table);
  },
  computer: (table, { seat, level }) => {
    table.chairs[seat] = { ...emptyChair(), level, name: level ?? '' };
    unready(table);
  },
  lock: (table, { on }) => {
    table.locked = on;
  },
  host: (table, { seat }) => {
    table.host = seat;
  },
  pick: (table, { heroes }, seat) => {
    table.chairs[seat].mark = null;
    pick(table, seat, heroes);
  },
  ready: (table, { mark }, seat) => {
    table.chairs[seat].mark = mark;
  },
  unready: (table, _, seat) => {
    table.chairs[seat].mark = null;
  },
  show: (table, { nonce }, seat) => {
    table.chairs[seat].nonce = nonce;
  },
  start: (table, { setup, rules, shares }, _, time) => {
    table.stage = 'playing';
    table.began = time;
    table.setup = setup;
    table.rules = rules;
    table.shares = shares;
  },
  give: () => {},
  orders: (table, { orders, wishes }, seat) => {
    table.chairs[seat].orders = orders;
    table.chairs[seat].wishes = wishes;
  },
  away: (table, _, seat, time) => {
    table.chairs[seat].away = time;
    table.chairs[seat].waits = [];
  },
  wait: (table, { seat: absent, on }, seat) => {
    const chair = table.chairs[absent];
    chair.waits = chair.waits.filter((other) => other !== seat).concat(on ? [seat] : []);
  },
  back: (table, _, seat) => {
    table.chairs[seat].away = null;
    table.chairs[seat].waits = [];
  },
  chat: (table, { on }, seat) => {
    table.chairs[seat].chat = on;
  },
  rematch: (table, { on }, seat) => {
    table.chairs[seat].rematch = on;
  },
  next: (table, { table: next }) => {
    table.next = next;
  },
  gone: (table) => {
    table.isGone = true;
  },
};

const allReady = (table: Table): boolean =>
  table.chairs.every((chair, seat) => isReady(chair) && (chair.level !== null || hasPicked(table, seat))) &&
  table.chairs.some(isPerson) &&
  (table.settings.heroes !== 'draft' || draftStage(table) === 'done');

/** What a row changes at the table; rows that move the game are the game's. */
export const fold = (table: Table, row: Row): void => {
  if (!Object.hasOwn(FOLDS, row.kind))
    throw new Damage(row.number, `row ${row.number} is of unknown kind "${row.kind}"`);
  const apply = FOLDS[row.kind as DeedKind] as (
    table: Table,
    data: unknown,
    seat: number,
    time: number,
  ) => void;
  apply(table, readRow(row), row.seat, row.time);
  table.touched = row.time;
  if (table.stage !== 'gathering') return;
  letComputersDraft(table);
  if (!allReady(table)) return;
  table.stage = 'sealing';
  table.sealed = row.time;
};
