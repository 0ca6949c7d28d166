// Every statement the SQLite store makes, prepared once.

import type { DatabaseSync } from 'node:sqlite';

export const sqliteStatements = (db: DatabaseSync) => ({
  append: db.prepare('insert into log values (?, ?, ?, ?, ?, ?) on conflict do nothing'),
  rows: db.prepare(
    'select game as "table", number, seat, kind, text, time from log where game = ? and number > ? order by number',
  ),
  forgetRows: db.prepare('delete from log where game = ?'),
  newest: db.prepare('select max(number) as number from log where game = ?'),

  list: db.prepare(
    `insert into listing values (?1, case when exists (select 1 from listing where code = ?2 and game <> ?4) then null else ?3 end, ?5, ?6, ?7)
     on conflict (game) do update set code = excluded.code, stage = excluded.stage, public = excluded.public, touched = excluded.touched`,
  ),
  closeListing: db.prepare(`update listing set stage = 'damaged', code = null, public = 0 where game = ?`),
  dropListing: db.prepare('delete from listing where game = ?'),
  dropMembers: db.prepare('delete from member where game = ?'),
  addMember: db.prepare('insert into member values (?, ?) on conflict do nothing'),
  tableOfCode: db.prepare('select game from listing where code = ?'),
  publicTables: db.prepare(
    'select game from listing where public = 1 and stage = ? order by touched desc limit ?',
  ),
  tablesOf: db.prepare(
    `select member.game from member join listing on listing.game = member.game
     where session = ? order by touched desc limit ?`,
  ),

  putDue: db.prepare(
    `insert into due values (?, ?, ?) on conflict (game) do update set number = excluded.number, at = excluded.at
     where excluded.number >= due.number`,
  ),
  dropDue: db.prepare('delete from due where game = ? and number <= ?'),
  moveDue: db.prepare('update due set at = ? where game = ? and number = ?'),
  forgetDue: db.prepare('delete from due where game = ?'),
  due: db.prepare('select game as "table", number from due where at <= ? order by at limit ?'),
  postpone: db.prepare('update due set at = ? where game = ?'),

  putSession: db.prepare('insert into session values (?, ?, ?, ?)'),
  session: db.prepare('select id, bot, since from session where hash = ?'),
  useSession: db.prepare('update session set since = ? where hash = ?'),
  dropSessions: db.prepare('delete from session where since < ?'),
  dropStrangers: db.prepare('delete from member where session not in (select id from session)'),
  dropOldHandOvers: db.prepare('delete from hand_over where until < ?'),
  sessionById: db.prepare('select id, bot from session where id = ? limit 1'),
  putHandOver: db.prepare('insert into hand_over values (?, ?, ?) on conflict do nothing'),
  handOver: db.prepare('select session from hand_over where hash = ? and until >= ?'),
  dropHandOver: db.prepare('delete from hand_over where session = ?'),

  putAside: db.prepare('insert into aside values (?, ?, ?, ?) on conflict do nothing'),
  beat: db.prepare('insert into beat values (1, ?) on conflict (one) do update set last = excluded.last'),
  lastBeat: db.prepare('select last from beat'),
  addGap: db.prepare('insert into gap values (?, ?) on conflict do nothing'),
  countGaps: db.prepare('select count(*) as gaps from gap'),
  gaps: db.prepare('select began as "from", ended as "to" from gap order by began'),
  touch: db.prepare('update beat set last = last'),
});
