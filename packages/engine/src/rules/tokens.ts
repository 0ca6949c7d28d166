// Status effects: placing, removing, transferring, limits (R7).

import type { Game } from '../state/game.ts';
import { slotOfMark } from '../state/marks.ts';

/** Put up to n tokens on a board; those above the limit are lost (R7.3.2). `by`: who gains or inflicts them. */
export const placeTokens = (g: Game, seat: number, kind: number, n: number, by: number): number => {
  const s = g.seats[seat];
  if (s.out || n <= 0) return 0;
  const attack = g.attack;
  const byAttack = attack !== null && attack.by === by && attack.target === seat;
  let wanted = n;
  // V-03: a token this attack would place is refused.
  while (byAttack && attack.refuse > 0 && wanted > 0) {
    attack.refuse--;
    wanted--;
  }
  const room = s.limits[kind] - s.tokens[kind];
  const placed = wanted < room ? wanted : Math.max(room, 0);
  s.tokens[kind] += placed;
  if (g.cast.kinds[kind].token.marked) for (let i = 0; i < placed; i++) s.marks.push(kind, by);
  if (byAttack) for (let i = 0; i < placed; i++) attack.placed.push(kind);
  g.stirred = true;
  if (g.log !== null)
    g.log.push({
      type: 'tokens',
      seat,
      token: g.cast.kinds[kind].id,
      change: placed,
      held: s.tokens[kind],
      lost: n - placed,
      by,
    });
  return placed;
};

/** Take up to n tokens off a board (R7.5.2). */
export const removeTokens = (g: Game, seat: number, kind: number, n: number, by: number): number => {
  const s = g.seats[seat];
  const removed = Math.min(n, s.tokens[kind]);
  if (removed <= 0) return 0;
  s.tokens[kind] -= removed;
  if (g.cast.kinds[kind].token.marked)
    for (let i = 0; i < removed; i++) s.marks.splice(slotOfMark(s.marks, kind), 2);
  g.stirred = true;
  if (g.log !== null)
    g.log.push({
      type: 'tokens',
      seat,
      token: g.cast.kinds[kind].id,
      change: -removed,
      held: s.tokens[kind],
      lost: 0,
      by,
    });
  return removed;
};

/** Move one token; it keeps its mark (R7.6.2). */
export const transferToken = (g: Game, kind: number, from: number, to: number): void => {
  const a = g.seats[from];
  const b = g.seats[to];
  if (a.tokens[kind] === 0 || b.tokens[kind] >= b.limits[kind]) return;
  a.tokens[kind]--;
  b.tokens[kind]++;
  if (g.cast.kinds[kind].token.marked) b.marks.push(...a.marks.splice(slotOfMark(a.marks, kind), 2));
  g.stirred = true;
  if (g.log !== null) g.log.push({ type: 'transferred', token: g.cast.kinds[kind].id, from, to });
};

/** Raise a limit on one's own board for the rest of the game (R7.3.4). */
export const changeLimit = (g: Game, seat: number, kind: number, by: number): void => {
  const s = g.seats[seat];
  const limits = s.limits.slice();
  limits[kind] += by;
  s.limits = limits;
  g.stirred = true;
  if (g.log !== null) g.log.push({ type: 'limit', seat, token: g.cast.kinds[kind].id, limit: limits[kind] });
};

export const canRemove = (g: Game, kind: number): boolean => g.cast.kinds[kind].removable;

/** A transfer onto a full board is no legal choice (R7.6.4). */
export const canReceive = (g: Game, kind: number, seat: number): boolean =>
  g.seats[seat].tokens[kind] < g.seats[seat].limits[kind];
