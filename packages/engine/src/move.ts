// A choice as data: what leaves the engine. Things are named by their ids; seats, dice and rows count from 0.

import type { CastUse } from './cast/cast.ts';
import type { TextSource } from './cast/text.ts';
import type { Choice } from './choice.ts';
import { C, first, kindOf, second, tokenSeat, tokenSlot } from './choice.ts';
import type { Game } from './state/game.ts';
import { NONE } from './state/none.ts';

/** A choice as data, by its kind. */
export type MoveData =
  | { kind: 'pass' | 'done' | 'yes' | 'no' | 'top' | 'bottom' }
  /** Positions of the dice that stay, or that are rolled again. */
  | { kind: 'keep' | 'reroll'; dice: number[] }
  /** `row` is null if the ability has only one, `ability` if none is activated. */
  | { kind: 'activate'; ability: string | null; row: number | null }
  | { kind: 'play' | 'sell' | 'card'; card: string }
  /** `token`: whose use it is, null for a passive; `spends`: it costs tokens; `n`: how many, if one may choose. */
  | { kind: 'use'; use: string; token: string | null; spends: boolean; n: number | null }
  | { kind: 'target' | 'player' | 'concede'; seat: number }
  /** `slot`: which of several that differ. */
  | { kind: 'token'; token: string; seat: number; slot: number }
  | { kind: 'kind'; token: string }
  | { kind: 'die'; die: number }
  | { kind: 'value'; value: number }
  /** Which of the options of the line that asks. */
  | { kind: 'option'; index: number }
  | { kind: 'number'; n: number }
  /** Null: no defence. */
  | { kind: 'defend'; ability: string | null }
  /** What is carried out first. */
  | { kind: 'first'; source: TextSource }
  /** An ability on the board of the seat. */
  | { kind: 'cover'; ability: string; seat: number }
  /** Which of all orders of hidden cards; which of the cards. */
  | { kind: 'arrange'; order: number }
  | { kind: 'pick'; card: number };

/** With its notation (docs/NOTATION.md). */
export type Move = MoveData & { text: string };
/** The kinds of moves. */
export type MoveKind = Move['kind'];

const diceOf = (mask: number): number[] => [0, 1, 2, 3, 4].filter((i) => mask & (1 << i));

const dataOf = (g: Game, c: Choice): MoveData => {
  const a = first(c);
  switch (kindOf(c)) {
    case C.Pass:
      return { kind: 'pass' };
    case C.Done:
      return { kind: 'done' };
    case C.Yes:
      return { kind: 'yes' };
    case C.No:
      return { kind: 'no' };
    case C.Top:
      return { kind: 'top' };
    case C.Bottom:
      return { kind: 'bottom' };
    case C.Keep:
      return { kind: 'keep', dice: diceOf(a) };
    case C.Reroll:
      return { kind: 'reroll', dice: diceOf(a) };
    case C.Activate:
      return activation(g, a, second(c));
    case C.NoAbility:
      return { kind: 'activate', ability: null, row: null };
    case C.Play:
      return { kind: 'play', card: g.cast.cards[a].id };
    case C.Sell:
      return { kind: 'sell', card: g.cast.cards[a].id };
    case C.Card:
      return { kind: 'card', card: g.cast.cards[a].id };
    case C.Use:
      return using(g, g.cast.uses[a], second(c));
    case C.Target:
      return { kind: 'target', seat: a };
    case C.Player:
      return { kind: 'player', seat: a };
    case C.Concede:
      return { kind: 'concede', seat: a };
    case C.Token:
      return { kind: 'token', token: g.cast.kinds[a].id, seat: tokenSeat(c), slot: tokenSlot(c) };
    case C.Kind:
      return { kind: 'kind', token: g.cast.kinds[a].id };
    case C.Die:
      return { kind: 'die', die: a };
    case C.Value:
      return { kind: 'value', value: a };
    case C.Option:
      return { kind: 'option', index: a };
    case C.Number:
      return { kind: 'number', n: a };
    case C.Defend:
      return { kind: 'defend', ability: g.cast.heroes[g.seats[g.asked].hero].abilities[a].id };
    case C.Decline:
      return { kind: 'defend', ability: null };
    case C.First:
      return { kind: 'first', source: g.cast.texts[a].source };
    case C.Ability: {
      const seat = second(c);
      return { kind: 'cover', ability: g.cast.heroes[g.seats[seat].hero].abilities[a].id, seat };
    }
    case C.Arrange:
      return { kind: 'arrange', order: a };
    case C.Pick:
      return { kind: 'pick', card: a };
  }
};

const activation = (g: Game, ability: number, row: number): MoveData => {
  const s = g.seats[g.active];
  const { id, levels } = g.cast.heroes[s.hero].abilities[ability];
  const rows = levels[s.levels[ability]]?.rows.length ?? 1;
  return { kind: 'activate', ability: id, row: rows > 1 ? row : null };
};

const using = (g: Game, use: CastUse, n: number): MoveData => ({
  kind: 'use',
  use: use.id,
  token: use.kind === NONE ? null : g.cast.kinds[use.kind].id,
  spends: use.price.kind !== NONE,
  n: use.price.any ? n : null,
});

/** `evasive`, or `blood-power draw` where a token has several uses; passives by the use alone. */
export const nameUse = (g: Game, use: CastUse): string => {
  if (use.kind === NONE) return use.id;
  const kind = g.cast.kinds[use.kind];
  return kind.uses.length === 1 && use.price.kind === use.kind ? kind.id : `${kind.id} ${use.id}`;
};

const nameSource = (source: TextSource): string =>
  source.of === 'token' ? source.token : source.of === 'ability' ? source.ability : 'setup';

const places = (dice: readonly number[]): string =>
  dice.length === 0 ? 'none' : dice.map((i) => i + 1).join(' ');

const counted = (name: string, n: number | null): string => (n === null ? name : `${name} ${n}`);

/** Every choice as a short text, like a chess move: seats, dice and rows count from 1 there. */
export const notate = (g: Game, c: Choice): string => textOf(g, c, dataOf(g, c));

const textOf = (g: Game, c: Choice, move: MoveData): string => {
  switch (move.kind) {
    case 'keep':
    case 'reroll':
      return `${move.kind} ${places(move.dice)}`;
    case 'activate':
      return `activate ${counted(move.ability ?? 'none', move.row === null ? null : move.row + 1)}`;
    case 'play':
    case 'sell':
    case 'card':
      return `${move.kind} ${move.card}`;
    case 'use':
      return `${move.spends ? 'spend' : 'use'} ${counted(nameUse(g, g.cast.uses[first(c)]), move.n)}`;
    case 'target':
    case 'player':
    case 'concede':
      return `${move.kind} ${move.seat + 1}`;
    case 'token':
      return `token ${move.seat + 1} ${counted(move.token, move.slot === 0 ? null : move.slot + 1)}`;
    case 'kind':
      return `kind ${move.token}`;
    case 'die':
      return `die ${move.die + 1}`;
    case 'value':
      return `value ${move.value}`;
    case 'option':
      return `option ${move.index + 1}`;
    case 'number':
      return `number ${move.n}`;
    case 'defend':
      return `defend ${move.ability ?? 'none'}`;
    case 'first':
      return `first ${nameSource(move.source)}`;
    case 'cover':
      return `cover ${move.ability}`;
    case 'arrange':
      return `arrange ${move.order + 1}`;
    case 'pick':
      return `pick ${move.card + 1}`;
    default:
      return move.kind;
  }
};

/** The choice as data, with its notation. */
export const describe = (g: Game, c: Choice): Move => {
  const move = dataOf(g, c);
  return { ...move, text: textOf(g, c, move) };
};
