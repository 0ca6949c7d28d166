// A table with its game, as far as its rows tell. Reading all rows anew gives the same.

import { NONE } from '@mad-king/engine';
import { beginGame, type LiveGame, playRow, timeRow } from '../game/live-game.ts';
import { OtherRules, type Shelf } from '../rules.ts';
import type { Gap, Listing, Row } from '../store/store.ts';
import { isMove } from '../table/deed.ts';
import { Damage, fold, openTable } from '../table/fold.ts';
import { isFree, type Table } from '../table/table.ts';

export interface RoomState {
  /** Where the rules of its game are. */
  readonly shelf: Shelf;
  table: Table;
  live: LiveGame | null;
  /** Of the last row. */
  number: number;
  /** When the game last moved. */
  moved: number;
  /** When the game ended. */
  ended: number | null;
  /** What standing orders make of the open question, after which row; null: not thought about yet. */
  unasked: { number: number; text: string | null } | null;
}

const begin = (state: RoomState, row: Row): void => {
  const { setup, rules, settings } = state.table;
  if (setup === null || rules === null) throw new Damage(row.number, `row ${row.number} starts nothing`);
  state.live = beginGame(state.shelf.of(rules), setup, settings.clock, row.time);
  state.moved = row.time;
};

/** Throws and changes nothing if a move cannot be played. */
export const applyRow = (state: RoomState, row: Row, gaps: readonly Gap[]): void => {
  const { table, live } = state;
  if (isMove(row.kind)) {
    if (live === null) throw new Damage(row.number, `row ${row.number} moves a game that has not begun`);
    playRow(live, row, gaps);
    state.moved = row.time;
    if (live.game.result !== null) {
      table.stage = 'over';
      state.ended ??= row.time;
    }
  } else {
    fold(table, row);
    if (row.kind === 'start') begin(state, row);
    else if (live !== null) timeRow(live, row, gaps);
  }
  state.number = row.number;
};

/** All rows of a table, from the first. */
export const readRoom = (rows: readonly Row[], gaps: readonly Gap[], shelf: Shelf): RoomState => {
  const state: RoomState = {
    shelf,
    table: openTable(rows[0]),
    live: null,
    number: 1,
    moved: 0,
    ended: null,
    unasked: null,
  };
  for (const row of rows.slice(1)) {
    if (row.number !== state.number + 1) throw new Damage(row.number, `row ${state.number + 1} is missing`);
    try {
      applyRow(state, row, gaps);
    } catch (error) {
      if (error instanceof Damage || error instanceof OtherRules) throw error;
      throw new Damage(
        row.number,
        `row ${row.number}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return state;
};

export const listingOf = ({ table }: RoomState): Listing =>
  table.isGone
    ? { code: null, stage: 'gone', isPublic: false, sessions: [] }
    : {
        code: table.stage === 'gathering' && !table.locked && table.chairs.some(isFree) ? table.code : null,
        stage: table.stage,
        isPublic: table.settings.public,
        sessions: table.chairs.flatMap(({ session }) => (session === null ? [] : [session])),
      };

/** The seats that won; of a draw nobody. */
export const winners = ({ live }: RoomState): number[] => {
  const result = live?.game.result;
  if (live === null || result === null || result === undefined || result.winner === NONE) return [];
  return live.game.seats.flatMap(({ team }, seat) => (team === result.winner ? [seat] : []));
};
