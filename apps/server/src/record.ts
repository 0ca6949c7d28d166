// The record of a game: after the end, for everybody who has seen it; or what is left of a table that was set aside.

import { NONE } from '@mad-king/engine';
import type { House } from './house.ts';
import { Refusal, refuse } from './refusal.ts';
import { damagedRecord, wholeRecord } from './room/replay.ts';
import type { RoomState } from './room/state.ts';
import type { Session } from './store/store.ts';
import { seatOf } from './table/table.ts';

/** Spectators may be some minutes behind. */
const hasSeenTheEnd = ({ table, ended }: RoomState, session: Session, now: number): boolean => {
  const delay = seatOf(table, session.id) === NONE ? table.settings.delay * 60_000 : 0;
  return table.stage === 'over' && ended !== null && now >= ended + delay;
};

export const recordFor = async (house: House, id: string, session: Session): Promise<string> => {
  const room = house.room(id);
  return room.queue(async () => {
    const rows = await house.readRows(id);
    try {
      const state = await house.present(room);
      return hasSeenTheEnd(state, session, house.options.now())
        ? wholeRecord(state, rows)
        : refuse('not-over');
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'damaged') throw error;
      return damagedRecord(rows) ?? refuse('damaged');
    }
  });
};
