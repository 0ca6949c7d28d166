// What only the log knows: everything that happened, from the start, and the record of a game.

import { type GameEvent, type GameRecord, NONE, start, writeRecord } from '@mad-king/engine';
import { beginGame, playRow } from '../game/live-game.ts';
import { eventsFor } from '../game/sight.ts';
import { libraryFor } from '../rules.ts';
import type { Row } from '../store/store.ts';
import { isMove } from '../table/deed.ts';
import { fold, openTable } from '../table/fold.ts';
import type { Table } from '../table/table.ts';

/** The rows that count: those that were not taken back. */
const standing = (rows: readonly Row[]): Row[] => {
  const kept: Row[] = [];
  for (const row of rows.filter(({ kind }) => isMove(kind)))
    if (row.kind === 'takeback') while ((kept.at(-1)?.number ?? 0) >= Number(row.text)) kept.pop();
    else kept.push(row);
  return kept;
};

/** Everything a viewer may know of what happened, up to a row. */
export const allEvents = (table: Table, rows: readonly Row[], viewer: number, until: number): GameEvent[] => {
  const { setup, rules, settings } = table;
  const library = setup === null || rules === null ? null : libraryFor(setup.heroes, rules);
  if (setup === null || library === null) return [];
  const opening: GameEvent[] = [];
  const all = eventsFor(start(library, setup, opening), viewer, opening);
  const live = beginGame(library, setup, settings.clock, 0);
  const at = viewer === NONE ? live.told.length - 1 : viewer;
  for (const row of standing(rows.filter(({ number }) => number <= until))) {
    playRow(live, row, []);
    all.push(...(live.recent.at(-1)?.events[at] ?? []));
  }
  return all;
};

/** The text of an earlier answer of a seat, by its number. */
export const answerOf = (rows: readonly Row[], seat: number, question: number): string | null =>
  rows.filter((row) => isMove(row.kind) && row.seat === seat)[question - 1]?.text ?? null;

export const recordOf = (table: Table, rows: readonly Row[]): string => {
  if (table.setup === null) throw new Error('this game has not begun');
  const choices = standing(rows).map(({ text }) => text);
  const record: GameRecord = { setup: table.setup, rules: table.rules, choices, lines: choices.map(() => 0) };
  return writeRecord(record);
};

/** What of a damaged game can still be read; null: it never began. */
export const damagedRecord = (rows: readonly Row[]): string | null => {
  const whole = rows.filter(({ number }, i) => number === i + 1);
  try {
    const table = openTable(whole[0]);
    for (const row of whole.slice(1)) {
      if (table.setup !== null) break;
      fold(table, row);
    }
    return table.setup === null ? null : recordOf(table, whole);
  } catch {
    return null;
  }
};
