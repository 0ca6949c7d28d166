// Defeat and the end of the game (R3.3 to R3.9, R17.2).

import { TEAMS } from '@mad-king/language';
import type { Game } from '../state/game.ts';
import { markOf } from '../state/marks.ts';
import { NONE } from '../state/none.ts';
import { NO_PAIRS } from '../state/pairs.ts';
import { dropItemsOn } from './damage.ts';
import { At } from './moment.ts';
import { holderOf, isPiece, layPiece, takePiece } from './pieces.ts';
import { pushText } from './stack.ts';
import { tell } from './tell.ts';
import { removeTokens } from './tokens.ts';

const livingTeams = (g: Game): number[] => {
  const teams: number[] = [];
  for (const seat of g.seats) if (!seat.out && !teams.includes(seat.team)) teams.push(seat.team);
  return teams;
};

/** Everybody whose health is 0 is defeated, all at once. */
export const checkDefeat = (g: Game): void => {
  for (let team = 0; team < g.health.length; team++)
    if (g.health[team] === 0) {
      defeatFallen(g);
      return;
    }
};

const defeatFallen = (g: Game): void => {
  const before = livingTeams(g);
  const fallen = before.filter((team) => g.health[team] === 0);
  if (fallen.length > 0) defeatTeams(g, before, fallen);
};

/** `before`: the teams that were living; if all of them fell together it is a draw among them (R3.7). */
const defeatTeams = (g: Game, before: readonly number[], fallen: readonly number[]): void => {
  const seats: number[] = [];
  const homeless: Homeless[] = [];
  for (let s = 0; s < g.seats.length; s++) {
    const seat = g.seats[s];
    if (seat.out || !fallen.includes(seat.team)) continue;
    seat.out = true;
    homeless.push(...strangersOn(g, s));
    // R7.8.2, R8.4
    seat.tokens.fill(0);
    seat.marks = NO_PAIRS;
    seat.fresh = NO_PAIRS;
    seats.push(s);
    dropItemsOn(g, s);
    leavePlay(g, s);
  }
  tell(g, { type: 'defeated', seats });
  g.stirred = true;
  const left = before.filter((team) => !fallen.includes(team));
  if (left.length <= 1) {
    finish(g, left.length === 1 ? left[0] : NONE, left.length === 1 ? [] : fallen.slice());
    return;
  }
  if (g.attack !== null && g.attack.target !== NONE && g.seats[g.attack.target].out) g.attack.gone = true;
  if (g.seats[g.active].out) endTurnAtOnce(g);
  for (const piece of homeless) comeHome(g, piece);
  for (let s = 0; s < g.seats.length; s++) dropOrphans(g, s);
};

/** R7.8.3: a token that waits for the player who put it there leaves with them. */
const dropOrphans = (g: Game, s: number): void => {
  const seat = g.seats[s];
  for (const kind of g.cast.present) {
    if (g.cast.kinds[kind].token.marked !== 'inflicter') continue;
    for (let slot = seat.tokens[kind] - 1; slot >= 0; slot--) {
      const inflicter = markOf(seat.marks, kind, slot);
      if (g.seats[inflicter].out) removeTokens(g, s, kind, 1, inflicter, slot);
    }
  }
};

/** A piece that lay with a defeated player. */
interface Homeless {
  kind: number;
  owner: number;
}

/** Pieces of others on this board. */
const strangersOn = (g: Game, s: number): Homeless[] => {
  const { marks } = g.seats[s];
  const strangers: Homeless[] = [];
  for (let i = 0; i < marks.length; i += 2)
    if (isPiece(g, marks[i]) && marks[i + 1] !== s) strangers.push({ kind: marks[i], owner: marks[i + 1] });
  return strangers;
};

/** R8.4: pieces of a defeated player that lie with somebody else. */
const leavePlay = (g: Game, owner: number): void => {
  for (const kind of g.cast.heroes[g.seats[owner].hero].kinds) {
    const holder = isPiece(g, kind) ? holderOf(g, kind, owner) : NONE;
    if (holder !== NONE) takePiece(g.seats[holder], kind, owner);
  }
};

/** A piece that lay with a defeated player returns to its owner, and its text for that moment is carried out. */
const comeHome = (g: Game, { kind, owner }: Homeless): void => {
  if (g.seats[owner].out) return;
  layPiece(g.seats[owner], kind, owner);
  const text = g.cast.kinds[kind].at[At['holder-defeated']];
  if (text !== NONE) pushText(g, text, owner, NONE);
};

const finish = (g: Game, winner: number, drawn: number[]): void => {
  g.result = { winner, drawn };
  discardPlayed(g);
  g.stack.length = 0;
  g.asked = NONE;
  g.choices = [];
  g.about = null;
  tell(g, {
    type: 'over',
    winner: winner === NONE ? null : TEAMS[winner],
    drawn: drawn.map((team) => TEAMS[team]),
  });
};

/** A card being played reaches the discard pile all the same. */
const discardPlayed = (g: Game): void => {
  for (const f of g.stack) if (f.op === 'action' && f.begun) g.seats[f.seat].discard.push(f.card);
};

/** R17.2.3: nothing further of the turn is resolved. */
const endTurnAtOnce = (g: Game): void => {
  const turn = g.stack[0];
  discardPlayed(g);
  g.asked = NONE;
  g.stack.length = 1;
  g.rolls = [];
  g.attack = null;
  g.pending = [[]];
  g.lock = NONE;
  g.extra = [];
  g.skip = false;
  g.restart = false;
  g.accumulates = false;
  if (turn.op === 'turn') turn.at = 'next-player';
};

/** R3.9. In teams all living members must agree. */
export const concede = (g: Game, seat: number): void => {
  const s = g.seats[seat];
  s.conceding = true;
  tell(g, { type: 'conceded', seat });
  if (g.seats.some((other) => other.team === s.team && !other.out && !other.conceding)) return;
  const before = livingTeams(g);
  g.health[s.team] = 0;
  defeatTeams(g, before, [s.team]);
};
