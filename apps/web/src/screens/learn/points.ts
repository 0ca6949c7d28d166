// What a step points at, as selectors of the table: the rest is dimmed, these are lit.

import type { Move } from '@mad-king/engine';
import type { Point } from '@mad-king/lab/lessons/lesson';

/** Seats count from 1 in lessons, from 0 on the table. */
const seatOf = (word: string): number => Number(word) - 1;

/** What lies on a slot, not the slot: a cushion would hide the die if its slot was drawn as one picture. */
const dieAt = (die: number): string => `.stage .slot:nth-of-type(${die + 1}) > .die`;
const DICE = ['.stage .slot > .die', '.stage .slot > .slot__tag'];

export const selectorOf = (point: Point): string[] => {
  const [kind, one, two] = point.split(' ');
  switch (kind) {
    case 'seat':
    case 'health':
    case 'cp':
      return [`[data-anchor="seat-${seatOf(one)}"]`];
    case 'token':
      return [`[data-anchor="seat-${seatOf(one)}"]`, `[data-anchor="token-${seatOf(one)}-${two}"]`];
    case 'ability':
      return [`[data-anchor="ability-0-${one}"]`];
    case 'card':
      return [`.card[data-card="${one}"]`];
    case 'hand':
      return ['.card'];
    case 'log':
      return ['.log'];
    case 'attempts':
      return ['.stage__left'];
    case 'phases':
      return ['.track'];
    case 'board':
      return ['.tile'];
    default:
      return DICE;
  }
};

/** What stands for the move that is recommended. */
export const selectorOfMove = (move: Move | undefined): string[] => {
  switch (move?.kind) {
    case 'keep':
    case 'reroll':
      return move.dice.map(dieAt);
    case 'die':
      return [dieAt(move.die)];
    case 'activate':
    case 'defend':
      return move.ability === null ? [] : [`[data-anchor="ability-0-${move.ability}"]`];
    case 'play':
    case 'sell':
    case 'card':
      return [`.card[data-card="${move.card}"]`];
    default:
      return [];
  }
};

/** Which of board and hand a step is about, where they take turns. */
export const tabOf = (move: Move | undefined, points: readonly Point[]): 'board' | 'hand' => {
  if (move?.kind === 'play' || move?.kind === 'sell' || move?.kind === 'card') return 'hand';
  const isOfCards = points.some((point) => point === 'hand' || point.startsWith('card '));
  return isOfCards && (move === undefined || move.kind === 'done') ? 'hand' : 'board';
};

/** A style sheet: what is lit, what of it the step is about, and what is to be touched. */
export const lit = (points: readonly string[], touched: readonly string[]): string => {
  const within = (selectors: readonly string[]): string =>
    selectors.map((one) => `.tbl--lesson ${one}`).join(',');
  const framed = points.filter((one) => one.startsWith('[data-anchor="ability-') || one.startsWith('.card'));
  const rules: [string[], string][] = [
    [[...points, ...touched], '--dim:1'],
    [[...framed, ...touched], '--touch:1'],
    [[...touched], 'animation:lesson-pulse 1.2s 20s 1'],
  ];
  return rules
    .filter(([selectors]) => selectors.length > 0)
    .map(([selectors, rule]) => `${within(selectors)}{${rule}}`)
    .join('');
};
