// What only the log knows: everything that happened, from the start, and the record of a game.

import { type GameEvent, type GameRecord, NONE, writeRecord } from '@mad-king/engine';
import { fairRecord } from '@mad-king/fair';
import { beginGame, playRow } from '../game/live-game.ts';
import { eventsFor } from '../game/sight.ts';
import { libraryOf } from '../rules.ts';
import type { Row } from '../store/store.ts';
import { isMove } from '../table/deed.ts';
import { fold, openTable } from '../table/fold.ts';
import type { Table } from '../table/table.ts';
import type { RoomState } from './state.ts';

/** The rows that count: those that were not taken back. */
const standing = (rows: readonly Row[]): Row[] => {
  const kept: Row[] = [];
  for (const row of rows.filter(({ kind }) => isMove(kind)))
    if (row.kind === 'takeback') while ((kept.at(-1)?.number ?? 0) >= Number(row.text)) kept.pop();
    else kept.push(row);
  return kept;
};

/** Everything a viewer may know of what happened, up to a row. */
export const allEvents = (
  { table, shelf }: RoomState,
  rows: readonly Row[],
  viewer: number,
  until: number,
): GameEvent[] => {
  const { setup, rules: mark, settings } = table;
  if (setup === null || mark === null) return [];
  const rules = shelf.of(mark);
  const opening: GameEvent[] = [];
  const first = rules.start(libraryOf(setup.heroes, rules), setup, opening);
  const all = eventsFor(rules, first, viewer, opening);
  const live = beginGame(rules, setup, settings.clock, 0);
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

const recordOf = ({ setup, rules }: Table, rows: readonly Row[]): GameRecord => {
  if (setup === null) throw new Error('this game has not begun');
  const choices = standing(rows).map(({ text }) => text);
  return { setup, rules, choices, lines: choices.map(() => 0) };
};

/** Of a game that is over for all: it shows the secret, and all by which its dice can be checked. */
export const wholeRecord = ({ table, shelf }: RoomState, rows: readonly Row[]): string => {
  const { rules: mark, secret, seal, shares } = table;
  if (mark === null || shares === null) throw new Error('this game has not begun');
  const rules = shelf.of(mark);
  const shown = { commitment: seal.mark, shares };
  return rules.writeRecord(fairRecord(recordOf(table, rows), rules, secret, shown));
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
    return table.setup === null ? null : writeRecord(recordOf(table, whole));
  } catch {
    return null;
  }
};
