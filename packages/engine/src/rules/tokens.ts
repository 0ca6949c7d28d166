// Status effects and companions: placing, removing, transferring, limits (R7, R8).

import type { CastKind } from '../cast/cast.ts';
import type { Attack, Game, Origin, Seat } from '../state/game.ts';
import { bystander } from '../state/hand.ts';
import { markOf, withMark, withoutMark } from '../state/marks.ts';
import { NONE } from '../state/none.ts';
import { pairValue, withMore, withoutPair, withPair } from '../state/pairs.ts';
import { At } from './moment.ts';
import { pushText } from './stack.ts';
import { tell } from './tell.ts';
import { evaluate } from './text.ts';

/** Tokens of the kind that may land here: at the limit none, unless landing makes room (Powder Keg). */
export const roomFor = (s: Seat, kind: number): number => Math.max(0, s.limits[kind] - s.tokens[kind]);

/**
 * Put up to n tokens on a board; those above the limit are lost (R7.3.2). `by`: who gains or inflicts them, `origin`: by
 * what kind of text.
 */
export const placeTokens = (
  g: Game,
  seat: number,
  kind: number,
  n: number,
  by: number,
  origin: Origin,
): number => {
  const s = g.seats[seat];
  if (s.out) return 0;
  const attack = g.attack;
  const byAttack = attack !== null && attack.by === by && attack.target === seat;
  let wanted = n;
  // V-03: a token this attack would place is refused.
  while (byAttack && wanted > 0 && refuses(attack, g.cast.kinds[kind])) wanted--;
  const placed = Math.min(wanted, roomFor(s, kind));
  s.tokens[kind] += placed;
  const k = g.cast.kinds[kind];
  if (k.token.marked !== undefined)
    for (let i = 0; i < placed; i++) s.marks = withMark(s.marks, kind, firstMark(g, k, by));
  if (k.token.ages !== undefined && (k.token.ages !== 'defence' || origin === 'defence'))
    s.fresh = withMore(s.fresh, kind, placed);
  if (byAttack) for (let i = 0; i < placed; i++) attack.placed.push(kind);
  g.stirred = true;
  tell(g, {
    type: 'tokens',
    seat,
    token: k.id,
    change: placed,
    held: s.tokens[kind],
    lost: n - placed,
    by,
  });
  return placed;
};

const refuses = (attack: Attack, { token }: CastKind): boolean => {
  if (attack.refuse > 0) attack.refuse--;
  else if (attack.refuseNegative > 0 && token.kind === 'negative') attack.refuseNegative--;
  else return false;
  return true;
};

/** What a token remembers from the start: who put it there, or the side that player puts up. */
const firstMark = (g: Game, k: CastKind, by: number): number => {
  if (k.token.marked === 'side') return evaluate(g, bystander(by, NONE), k.side);
  return k.token.marked === 'ability' ? NONE : by;
};

/** Take up to n tokens off a board (R7.5.2); `slot` says which where they differ. New ones go first. */
export const removeTokens = (
  g: Game,
  seat: number,
  kind: number,
  n: number,
  by: number,
  slot = 0,
): number => {
  const s = g.seats[seat];
  const removed = Math.min(n, s.tokens[kind]);
  if (removed <= 0) return 0;
  s.tokens[kind] -= removed;
  forget(g, s, kind, removed, slot);
  g.stirred = true;
  tell(g, {
    type: 'tokens',
    seat,
    token: g.cast.kinds[kind].id,
    change: -removed,
    held: s.tokens[kind],
    lost: 0,
    by,
  });
  const emptied = g.cast.kinds[kind].at[At.emptied];
  if (s.tokens[kind] === 0 && emptied !== NONE) pushText(g, emptied, seat, NONE);
  return removed;
};

const forget = (g: Game, s: Seat, kind: number, n: number, slot: number): void => {
  if (g.cast.kinds[kind].token.marked !== undefined)
    for (let i = 0; i < n; i++) s.marks = withoutMark(s.marks, kind, slot);
  const fresh = pairValue(s.fresh, kind);
  if (fresh === 0) return;
  s.fresh = fresh > n ? withPair(s.fresh, kind, fresh - n) : withoutPair(s.fresh, kind);
};

/** Spend tokens that are not new: the new ones stay. */
export const removeAged = (g: Game, seat: number, kind: number, n: number): void => {
  const s = g.seats[seat];
  const fresh = pairValue(s.fresh, kind);
  removeTokens(g, seat, kind, n, seat);
  if (fresh > 0) s.fresh = withPair(s.fresh, kind, fresh);
};

export const agedTokens = (s: Seat, kind: number): number => s.tokens[kind] - pairValue(s.fresh, kind);

/** New tokens of these kinds are new no longer. */
export const ageTokens = (g: Game, s: Seat, ages: 'turn' | 'roll-phase'): void => {
  if (s.fresh.length === 0) return;
  for (const kind of g.cast.ageing) {
    const when = g.cast.kinds[kind].token.ages;
    if (when === ages || (when === 'defence' && ages === 'roll-phase')) s.fresh = withoutPair(s.fresh, kind);
  }
};

/** Move one token; it keeps its mark (R7.6.2). */
export const transferToken = (g: Game, kind: number, from: number, to: number, slot = 0): void => {
  const a = g.seats[from];
  const b = g.seats[to];
  if (a.tokens[kind] === 0 || roomFor(b, kind) === 0) return;
  const mark = markOf(a.marks, kind, slot);
  a.tokens[kind]--;
  forget(g, a, kind, 1, slot);
  b.tokens[kind]++;
  if (g.cast.kinds[kind].token.marked !== undefined) b.marks = withMark(b.marks, kind, mark);
  if (g.cast.kinds[kind].token.ages !== undefined) b.fresh = withMore(b.fresh, kind, 1);
  g.stirred = true;
  tell(g, { type: 'transferred', token: g.cast.kinds[kind].id, from, to });
  pushReached(g, to, kind);
};

/** Change a limit on one's own board for the rest of the game (R7.3.4); what is above it leaves (R7.3.5). */
export const setLimit = (g: Game, seat: number, kind: number, limit: number): void => {
  const s = g.seats[seat];
  const limits = s.limits.slice();
  limits[kind] = limit;
  s.limits = limits;
  g.stirred = true;
  tell(g, { type: 'limit', seat, token: g.cast.kinds[kind].id, limit });
  removeTokens(g, seat, kind, s.tokens[kind] - limit, seat);
  pushReached(g, seat, kind);
};

/** The board holds as many as it may: what the token does then. */
export const pushReached = (g: Game, seat: number, kind: number): void => {
  const text = g.cast.kinds[kind].at[At.reached];
  const s = g.seats[seat];
  if (text === NONE || s.out || s.tokens[kind] === 0 || roomFor(s, kind) > 0) return;
  const quiet = isQuiet(g);
  pushText(g, text, seat, NONE).quiet = quiet;
};

/** A response action is being carried out: nothing that follows from it opens windows (R14.3.4). */
const isQuiet = (g: Game): boolean => {
  for (let i = g.stack.length - 1; i >= 0; i--) {
    const f = g.stack[i];
    if (f.op === 'text') return f.quiet;
  }
  return false;
};

/** A transfer onto a full board is no legal choice (R7.6.4), unless the token says what happens then (R7.3.6). */
export const canReceive = (g: Game, kind: number, seat: number): boolean =>
  roomFor(g.seats[seat], kind) > 0 || g.cast.kinds[kind].at[At.placing] !== NONE;

/** Positive status effects of the leaflet of a seat which this one could take. */
export const leafletKinds = (g: Game, taker: number, of: number): number[] =>
  of === NONE
    ? []
    : g.cast.heroes[g.seats[of].hero].kinds.filter(
        (kind) => g.cast.kinds[kind].token.kind === 'positive' && roomFor(g.seats[taker], kind) > 0,
      );
