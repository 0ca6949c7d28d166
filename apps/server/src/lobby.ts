// The lobby: public tables with free seats, games one may watch, and those one sits at.

import type { House } from './house.ts';
import type { LobbyTable } from './protocol.ts';
import type { Room } from './room/room.ts';
import type { RoomState } from './room/state.ts';
import { viewLobby } from './room/views.ts';
import type { Session } from './store/store.ts';
import { seatOf } from './table/table.ts';

const MOST = 20;

const entryOf = ({ teller }: House, room: Room, state: RoomState, session: string): LobbyTable => {
  const entry = viewLobby(state, session);
  const isQuiet = teller.quietFor(room, seatOf(state.table, session)) > 0;
  return isQuiet ? { ...entry, asked: false } : entry;
};

const entries = async (house: House, ids: readonly string[], session: string): Promise<LobbyTable[]> => {
  const all = await Promise.all(
    ids.map((id) => {
      const room = house.room(id);
      return room
        .queue(async () => entryOf(house, room, await house.present(room), session))
        .catch(() => null);
    }),
  );
  return all.filter((entry) => entry !== null);
};

export interface Lobby {
  open: LobbyTable[];
  running: LobbyTable[];
  mine: LobbyTable[];
}

export const lobbyFor = async (house: House, { id }: Session): Promise<Lobby> => {
  const { store } = house.options;
  const [open, running, mine] = await Promise.all([
    store.publicTables('gathering', MOST),
    store.publicTables('playing', MOST),
    store.tablesOf(id, MOST),
  ]);
  return {
    open: (await entries(house, open, id)).filter(({ free }) => free > 0),
    running: await entries(house, running, id),
    mine: (await entries(house, mine, id)).filter(({ stage }) => stage !== 'over'),
  };
};
