// A whole game, judged decision by decision and turn by turn.

import { type Prospects, prospects } from '@mad-king/ai';
import { type Choice, clone, type Game, known, type Library } from '@mad-king/engine';
import { type Manners, type Memory, NO_MEMORY, NO_WISHES, remember, unasked } from '@mad-king/orders';
import { type Course, walk } from '../walk.ts';
import { isJudged, type Verdict, verdictOn } from './verdict.ts';

/** What somebody had ordered is in no record; these are the orders that everybody begins with. */
const ORDERS: Manners = { when: 'affected', wishes: NO_WISHES, isShared: false };

/**
 * What is known of a game before it is judged: where a person is asked and has something to decide, by seat. What standing orders
 * would have passed, and was passed, nobody has decided.
 */
export const decisionsOf = (library: Library, course: Course): { at: number; seat: number }[] => {
  const found: { at: number; seat: number }[] = [];
  const memories = new Map<number, Memory>();
  let events = 0;
  walk(library, course, (g, made, at) => {
    const seat = g.asked;
    const memory = memories.get(seat) ?? NO_MEMORY;
    const isDecided =
      isJudged(g, made) && unasked(known(g, seat), memory, ORDERS, { events, canTakeBack: false }) !== made;
    if (isDecided) found.push({ at, seat });
    const remembered = isDecided ? remember(memory, g, made) : () => memory;
    return (happened) => {
      events += happened.length;
      memories.set(seat, remembered(events));
    };
  });
  return found;
};

/**
 * Verdicts on the choices at these places, the last first, as long as there is time, and on one at least: what a choice cost is
 * known when it is known what could still be made of it later (see settle.ts).
 */
export const judge = (
  library: Library,
  course: Course,
  places: readonly number[],
  hasTime: () => boolean = () => true,
): Verdict[] => {
  const wanted = new Set(places);
  const moments: { g: Game; made: Choice; at: number }[] = [];
  walk(library, course, (g, made, at) => {
    if (wanted.has(at)) moments.push({ g: clone(g), made, at });
    return moments.length < wanted.size;
  });
  const verdicts: Verdict[] = [];
  for (const { g, made, at } of moments.reverse()) {
    verdicts.push(verdictOn(g, made, at));
    if (!hasTime()) break;
  }
  return verdicts;
};

/** The chances of all teams when a turn began, or at the end. */
export interface Point extends Prospects {
  turn: number;
  /** Whose turn. */
  seat: number;
  /** Lines of the record that were played before it. */
  at: number;
}

const LINE = { worlds: 60, turns: 2 };

/** Lines before those with which people gave up at the end. */
const beforeGivingUp = (choices: readonly string[]): number =>
  choices.findLastIndex((text) => !text.startsWith('concede ')) + 1;

/**
 * One point for each turn, and the end. Whoever gives up has not been beaten by dice: then the end is what one thought of the game
 * before.
 */
export const lineOf = (library: Library, course: Course): Point[] => {
  const points: Point[] = [];
  const add = (g: Game, at: number): void => {
    const { turn, active } = g;
    points.push({ turn, seat: active, at, ...prospects(g, { ...LINE, seed: `line ${turn}` }) });
  };
  const choices = course.choices.slice(0, beforeGivingUp(course.choices));
  const end = walk(library, { ...course, choices }, (g, _, at) => {
    if (points.at(-1)?.turn !== g.turn) add(g, at);
    return true;
  });
  if (points.length === 0) add(end, 0); // nobody has chosen anything
  add(end, choices.length);
  return points;
};
