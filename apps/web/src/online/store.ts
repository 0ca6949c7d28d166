// What this page knows of online play: the line, the table it looks at, what was said there.

import type {
  Clocks,
  FactAgainst,
  Orders,
  Phrase,
  Refused,
  ServerMessage,
  StateMessage,
  TableView,
} from '@mad-king/server/protocol';
import { create } from 'zustand';
import { Line } from './line.ts';
import type { Followed } from './pipe.ts';

export interface Heard {
  seat: number;
  phrase: Phrase;
  at: number;
}

interface Chatted {
  seat: number;
  text: string;
  n: number;
}

export interface Online {
  isOpen: boolean;
  /** How often the line was tried in vain. */
  tries: number;
  /** The page is older than the server. */
  isOld: boolean;
  table: TableView | null;
  /** Why the table cannot be looked at. */
  refused: Refused | null;
  clocks: Clocks | null;
  /** By how much the clock of the server is ahead of this one, in milliseconds. */
  ahead: number;
  orders: Orders | null;
  opened: StateMessage['opened'];
  /** Why one's last choice cannot be taken back. */
  against: FactAgainst | null;
  /** The last phrase of each seat. */
  said: readonly Heard[];
  chat: readonly Chatted[];
  /** The game was begun with other rules than those of this page, and they could not be had. */
  hasOtherRules: boolean;
  /** A choice that is on its way, in its notation. */
  kept: string | null;
}

const NOTHING: Omit<Online, 'isOpen' | 'tries' | 'ahead' | 'isOld'> = {
  table: null,
  refused: null,
  clocks: null,
  orders: null,
  opened: null,
  against: null,
  said: [],
  chat: [],
  kept: null,
  hasOtherRules: false,
};

export const useOnline = create<Online>()(() => ({
  isOpen: false,
  tries: 0,
  ahead: 0,
  isOld: false,
  ...NOTHING,
}));

/** One line for the page, from the first moment that somebody needs it. */
let line: Line | null = null;
let hearState: ((state: StateMessage) => void) | null = null;

const MOST_CHAT = 50;

const hear = (message: ServerMessage): void => {
  const { table } = useOnline.getState();
  switch (message.type) {
    case 'welcome':
    case 'beat':
      useOnline.setState({ ahead: message.now - Date.now() });
      return;
    case 'table':
      if (message.table.id === followed) useOnline.setState({ table: message.table, refused: null });
      return;
    case 'state': {
      if (message.table !== followed) return;
      const { clocks, orders, opened, against } = message;
      useOnline.setState({ clocks, orders, opened, against });
      hearState?.(message);
      return;
    }
    case 'said': {
      const { seat, phrase } = message;
      useOnline.setState(({ said }) => ({
        said: [...said.filter((one) => one.seat !== seat), { seat, phrase, at: Date.now() }],
      }));
      return;
    }
    case 'chat': {
      const { seat, text } = message;
      useOnline.setState(({ chat }) => ({
        chat: [...chat, { seat, text, n: (chat.at(-1)?.n ?? 0) + 1 }].slice(-MOST_CHAT),
      }));
      return;
    }
    case 'refused':
      if (message.code === 'old-page') useOnline.setState({ isOld: true });
      // The table it follows is none.
      else if (table === null && message.todo === 'new-link') useOnline.setState({ refused: message });
  }
};

export const theLine = (): Line => {
  line ??= new Line({ changed: (state) => useOnline.setState(state), heard: hear });
  return line;
};

let followed: string | null = null;

/** Looks at a table from now on, and takes nothing. `states`: who hears what happens in its game, and where that one stands. */
export const followTable = (
  id: string,
  states: { where: () => Followed; hear: (state: StateMessage) => void },
): (() => void) => {
  followed = id;
  hearState = states.hear;
  useOnline.setState(NOTHING);
  theLine()
    .follow(states.where)
    .catch((error: { refused?: Refused }) => {
      if (followed === id && error.refused !== undefined) useOnline.setState({ refused: error.refused });
    });
  return () => {
    if (followed !== id) return;
    followed = null;
    hearState = null;
    theLine().unfollow();
    useOnline.setState(NOTHING);
  };
};

/** The next one who needs it begins a new line. */
export const endLine = (): void => {
  line?.close();
  line = null;
  useOnline.setState({ isOpen: false, tries: 0, ...NOTHING });
};
