// What somebody who only listens should hear of the news: the most telling lines, in their order.

import type { GameEvent } from '@mad-king/engine';
import type { LogLine } from '@mad-king/text';

const LOUD: readonly (readonly GameEvent['type'][])[] = [
  ['over', 'defeated', 'conceded'],
  ['turn', 'settled', 'activated', 'isolated'],
  ['played', 'upgraded', 'used', 'healed', 'defends', 'cancelled', 'target'],
  ['rolled', 'altered', 'transferred', 'stolen'],
];
const MOST_HEARD = 4;

export const worthHearing = (news: readonly LogLine[]): LogLine[] => {
  const heard = new Set<LogLine>();
  for (const types of LOUD)
    for (const line of news) if (heard.size < MOST_HEARD && types.includes(line.event.type)) heard.add(line);
  return news.filter((line) => heard.has(line));
};
