// What must happen at a table if nobody does anything: when, and what. A pure function of the room, so that whichever process
// lives can do it.

import { NONE } from '@mad-king/engine';
import { deadline } from '../game/clocks.ts';
import { isAnswer, type LiveGame } from '../game/live-game.ts';
import { isInWindow } from '../game/sight.ts';
import type { Level } from '../protocol.ts';
import type { Gap } from '../store/store.ts';
import { isPerson, type Table } from '../table/table.ts';
import type { RoomState } from './state.ts';

/** A nonce that is not shown within this time is left out. */
const SHOWING = 5000;

const DAY = 86_400_000;
/** A table where nothing was begun is taken away after this. */
export const NEVER_BEGUN = 7 * DAY;
/** Its rows stay for so long after that, so that every process has seen that it is gone. */
export const FORGOTTEN = DAY;

export type Next =
  | { at: number; what: 'start' | 'rematch' | 'gone' | 'forget' }
  | { at: number; what: 'play'; seat: number; text: string }
  | { at: number; what: 'think'; seat: number; level: Level }
  | { at: number; what: 'away'; seat: number };

/** The choice that does least: passes, ends a phase, declines. */
const LEAST = ['Pass', 'Done', 'No'] as const;

const leastChoice = ({ rules: { C, kindOf, notate }, game: g }: LiveGame): string => {
  const byKind = LEAST.map((kind) => g.choices.find((choice) => kindOf(choice) === C[kind]));
  const plain = byKind.find((choice) => choice !== undefined);
  if (plain !== undefined) return notate(g, plain);
  const texts = g.choices.map((choice) => notate(g, choice));
  return texts.find((text) => text.endsWith(' none') && !text.startsWith('keep')) ?? texts[0];
};

/** R3.9: a computer agrees to give up when all people of its team have. */
const concedingComputer = ({ table, live }: RoomState): number => {
  if (live === null) return NONE;
  const { seats } = live.game;
  const wants = (team: number): boolean => {
    const people = seats.filter((seat, s) => seat.team === team && !seat.out && isPerson(table.chairs[s]));
    return people.length > 0 && people.every(({ conceding }) => conceding);
  };
  return seats.findIndex(
    (seat, s) => !seat.out && !seat.conceding && table.chairs[s].level !== null && wants(seat.team),
  );
};

/**
 * What standing orders choose for the seat that is asked; null: it must be asked. By what the seat knows alone, so that being asked
 * tells nothing. Thought about once for each row.
 */
const unaskedChoice = (state: RoomState, live: LiveGame): string | null => {
  if (state.unasked?.number === state.number) return state.unasked.text;
  const { rules, game, memory, undo, happened: events } = live;
  const { orders: when, wishes } = state.table.chairs[game.asked];
  const present = { events, canTakeBack: state.table.settings.quick && undo.length > 0 };
  const known = rules.known(game, game.asked);
  const chosen = rules.unasked(known, memory[game.asked], { when, wishes, isShared: false }, present);
  const text = chosen === null ? null : rules.notate(game, chosen);
  state.unasked = { number: state.number, text };
  return text;
};

/** All the others who still play and are there would rather wait for a seat that is away than have it played for. */
const isWaitedFor = ({ chairs }: Table, { game }: LiveGame, absent: number): boolean =>
  chairs.every(
    (chair, seat) =>
      seat === absent ||
      !isPerson(chair) ||
      chair.away !== null ||
      game.seats[seat].out ||
      chairs[absent].waits.includes(seat),
  );

/** All people who still play are away: the table waits, since seats that are passed for would pass for ever. */
const isDeserted = ({ chairs }: Table, { game }: LiveGame): boolean =>
  chairs.every((chair, seat) => !isPerson(chair) || chair.away !== null || game.seats[seat].out);

const nextInGame = (state: RoomState, now: number, gaps: readonly Gap[], pause: number): Next | null => {
  const { table, live } = state;
  if (live === null) return null;
  const { game, banks } = live;
  const giving = concedingComputer(state);
  if (giving !== NONE) return { at: now, what: 'play', seat: giving, text: `concede ${giving + 1}` };
  const seat = game.asked;
  if (seat === NONE) return null;
  const { level, away } = table.chairs[seat];
  // R14.3.5: a pause in a window would tell that somebody is asked there.
  const at = state.moved + (isInWindow(game) && !table.settings.quick ? 0 : pause);
  if (level !== null) return { at, what: 'think', seat, level };
  if (isDeserted(table, live)) return null;
  if (away !== null && isWaitedFor(table, live, seat)) return null;
  if (away !== null && table.settings.absence !== 'wait')
    return table.settings.absence === 'knight'
      ? { at, what: 'think', seat, level: 'knight' }
      : { at, what: 'play', seat, text: leastChoice(live) };
  const unasked = unaskedChoice(state, live);
  if (unasked !== null) return { at: now, what: 'play', seat, text: unasked };
  if (banks === null || table.settings.absence === 'wait') return null;
  return { at: deadline(banks, seat, isAnswer(game), now, gaps), what: 'away', seat };
};

/** `pause`: how long a move made for somebody can be seen before the next one. */
export const nextOf = (state: RoomState, now: number, gaps: readonly Gap[], pause: number): Next | null => {
  const { table } = state;
  const people = table.chairs.filter(isPerson);
  if (table.isGone) return { at: table.touched + FORGOTTEN, what: 'forget' };
  if (table.stage === 'gathering') return { at: table.touched + NEVER_BEGUN, what: 'gone' };
  if (table.stage === 'sealing') {
    const isShown = people.every(({ nonce }) => nonce !== null);
    return { at: isShown ? now : (table.sealed ?? now) + SHOWING, what: 'start' };
  }
  if (table.stage === 'playing') return nextInGame(state, now, gaps, pause);
  const isWanted = table.stage === 'over' && table.next === null && people.every(({ rematch }) => rematch);
  return isWanted ? { at: now, what: 'rematch' } : null;
};
