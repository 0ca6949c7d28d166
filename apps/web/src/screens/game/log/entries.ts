// The log: what happened as lines worth reading. What another line says as well is left out, and health stands with the damage
// or healing that changed it.

import type { GameEvent } from '@mad-king/engine';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export interface Entry {
  /** Number of the event, from the start of the game. */
  key: number;
  event: GameEvent;
  /** What damage changed, by team. */
  health: readonly Of<'health'>[];
}

const UNSAID: ReadonlySet<GameEvent['type']> = new Set(['phase', 'incoming', 'attack']);

/** How far ahead the event can be that says the same. */
const NEAR = 12;

const isSaidLater = (events: readonly GameEvent[], i: number): boolean => {
  const event = events[i];
  const later = (test: (other: GameEvent) => boolean): boolean => {
    for (let j = i + 1; j < Math.min(events.length, i + NEAR); j++) {
      if (test(events[j])) return true;
      if (events[j].type === 'turn' || events[j].type === event.type) return false;
    }
    return false;
  };
  switch (event.type) {
    case 'announced':
      return later((e) => e.type === 'activated' && e.seat === event.seat && e.ability === event.ability);
    case 'declared':
      return later(
        (e) =>
          (e.type === 'played' && e.card === event.card && e.seat === event.seat) ||
          (e.type === 'used' && e.use === event.use && e.seat === event.seat),
      );
    case 'health':
      return events[i + 1]?.type === 'healed';
    default:
      return false;
  }
};

const isSaidBefore = (events: readonly GameEvent[], i: number): boolean => {
  const event = events[i];
  const before = events[i - 1];
  if (before === undefined) return false;
  if (event.type === 'cp')
    return before.type === 'played' && before.seat === event.seat && before.cost === -event.change;
  if (event.type === 'tokens')
    return (
      before.type === 'used' &&
      before.seat === event.seat &&
      before.token === event.token &&
      before.n === -event.change
    );
  return false;
};

/** With two players everybody knows whom an ability meets. */
const isPlain = (event: GameEvent, seats: number): boolean => event.type === 'target' && seats === 2;

export const entriesOf = (events: readonly GameEvent[], seats: number): Entry[] => {
  const entries: Entry[] = [];
  events.forEach((event, key) => {
    if (UNSAID.has(event.type) || isPlain(event, seats)) return;
    if (isSaidLater(events, key) || isSaidBefore(events, key)) return;
    const last = entries.at(-1);
    if (event.type === 'health' && last?.event.type === 'settled')
      entries[entries.length - 1] = { ...last, health: [...last.health, event] };
    else entries.push({ key, event, health: [] });
  });
  return entries;
};

/** The rule that explains an event best. */
export const RULE_OF_EVENT: Record<GameEvent['type'], string> = {
  'start-roll': 'R2',
  turn: 'R15',
  phase: 'R15',
  skipped: 'R15',
  cp: 'R4',
  drew: 'R5',
  reshuffled: 'R5',
  rolled: 'R15.4',
  altered: 'R14.7',
  attempt: 'R15.4',
  announced: 'R15.4',
  activated: 'R9.3',
  target: 'R15.5',
  leader: 'R17.3',
  attack: 'R12.1',
  defends: 'R9.4',
  declared: 'R14.5',
  withdrawn: 'R14.5',
  played: 'R6.2',
  upgraded: 'R6.3',
  sold: 'R5',
  used: 'R7.4',
  tokens: 'R7.2',
  transferred: 'R7.6',
  limit: 'R7.3',
  healed: 'R13.8',
  incoming: 'R13.2',
  isolated: 'R11',
  settled: 'R13',
  health: 'R3',
  defeated: 'R3',
  'extra-phase': 'R15.4',
  restarted: 'R15.4',
  cancelled: 'R12.1',
  undefendable: 'R11',
  flipped: 'R9',
  discarded: 'R5',
  looked: 'R5',
  took: 'R5',
  shuffled: 'R5',
  moved: 'R8',
  turned: 'R7.1',
  covered: 'R9',
  picked: 'R10',
  stolen: 'R10',
  conceded: 'R3',
  over: 'R3',
};

/** More telling rules for some of them. */
export const ruleOf = (event: GameEvent): string => {
  if (event.type === 'rolled' && event.purpose === 'defence') return 'R15.6';
  if (event.type === 'rolled' && event.purpose === 'targeting') return 'R15.5';
  if (event.type === 'rolled' && event.purpose === 'effect') return 'R10';
  if (event.type === 'tokens' && event.change < 0) return 'R7.5';
  if (event.type === 'tokens' && event.change === 0) return 'R7.3';
  return RULE_OF_EVENT[event.type];
};

/** What somebody who only listens should hear of the news: the most telling lines, in their order. */
const LOUD: readonly (readonly GameEvent['type'][])[] = [
  ['over', 'defeated', 'conceded'],
  ['turn', 'settled', 'activated', 'isolated'],
  ['played', 'upgraded', 'used', 'healed', 'defends', 'cancelled', 'target'],
  ['rolled', 'altered', 'transferred', 'stolen'],
];
const MOST_HEARD = 4;

export const worthHearing = (news: readonly Entry[]): Entry[] => {
  const heard = new Set<Entry>();
  for (const types of LOUD)
    for (const entry of news)
      if (heard.size < MOST_HEARD && types.includes(entry.event.type)) heard.add(entry);
  return news.filter((entry) => heard.has(entry));
};
