// What the King has to say about the end of a game.

import type { GameEvent } from '@mad-king/engine';
import type { OpenTable } from '../../../state/table.ts';
import type { Remarks } from '../../../texts/remarks/en.ts';
import { isYours, sideOf, winnerOf } from './sides.ts';

type Words = Remarks['result'];

/** `turns` chooses among several ways to say it. */
export const verdictOn = (table: OpenTable, words: Words, turns: number): string => {
  const winner = winnerOf(table);
  if (winner === null) return words.draw;
  const side = sideOf(table);
  if (!isYours(table, side)) return words.watched;
  const { events, view } = table;
  const isHill = view.mode === 'koth';
  if (side === winner) {
    if (hasConceded(events, () => true)) return words.theyConceded;
    return isHill ? words.hill : words.victory(turns);
  }
  if (hasConceded(events, (seat) => view.seats[seat].team === side)) return words.conceded;
  return isHill ? words.hillLost : words.defeat(turns);
};

/** The last defeat of one of these seats was a concession. */
const hasConceded = (events: readonly GameEvent[], isMeant: (seat: number) => boolean): boolean => {
  const end = events.findLastIndex((event) => event.type === 'defeated' && event.seats.some(isMeant));
  return events[end - 1]?.type === 'conceded';
};
