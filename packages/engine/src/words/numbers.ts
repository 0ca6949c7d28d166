// Words about combat points, and about choosing a number.

import type { Who } from '@mad-king/language';
import type { CastAmount, Instruction } from '../cast/text.ts';
import { C, choice, first } from '../choice.ts';
import type { Names } from '../compile/names.ts';
import { gainCp } from '../rules/cards.ts';
import { onePerson } from '../rules/people.ts';
import { ask } from '../rules/stack.ts';
import { tell } from '../rules/tell.ts';
import { evaluate } from '../rules/text.ts';
import type { Game } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { always, type Line, plain, word } from './word.ts';

/** A number to choose between 0 and the most there is; 0 if there is nothing to choose. */
export const askNumber = (g: Game, h: Hand, most: number, { about }: Instruction): void => {
  h.number = 0;
  if (most <= 0) return;
  const choices: number[] = [];
  for (let n = most; n >= 0; n--) choices.push(choice(C.Number, n));
  ask(g, h.self, 'number', choices, about);
};

interface Points {
  amount: CastAmount;
  who: Who;
}

const points = ({ amount, who }: Line<'cp' | 'lose-cp' | 'steal-cp'>, names: Names): Points => ({
  amount: names.amount(amount),
  who,
});

const hasCp = (g: Game, h: Hand, { who }: Points): boolean => {
  const seat = onePerson(g, h, who);
  return seat !== NONE && g.seats[seat].cp > 0;
};

export const numberWords = {
  cp: word<'cp', Points>({
    resolve: points,
    run(g, { hand }, { amount, who }) {
      const seat = onePerson(g, hand, who);
      const n = evaluate(g, hand, amount);
      if (seat !== NONE && n > 0) gainCp(g, seat, n);
    },
    can: always,
    always: true,
  }),

  'lose-cp': word<'lose-cp', Points>({
    resolve: points,
    run(g, { hand }, { amount, who }) {
      const seat = onePerson(g, hand, who);
      const n = evaluate(g, hand, amount);
      if (seat !== NONE && n > 0) gainCp(g, seat, -Math.min(n, g.seats[seat].cp));
    },
    can: hasCp,
  }),

  /** R10.9: no more than the victim has; what the stealer cannot hold is lost. */
  'steal-cp': word<'steal-cp', Points>({
    resolve: points,
    run(g, { hand }, { amount, who }) {
      const from = onePerson(g, hand, who);
      if (from === NONE) return;
      const n = Math.min(evaluate(g, hand, amount), g.seats[from].cp);
      if (n <= 0) return;
      gainCp(g, from, -n);
      gainCp(g, hand.self, n);
      tell(g, { type: 'stolen', what: 'cp', from, to: hand.self, n });
    },
    can: hasCp,
  }),

  pay: plain<'pay'>({
    run(g, { hand }, { most }, ins) {
      const { cp } = g.seats[hand.self];
      askNumber(g, hand, most === 'all' ? cp : Math.min(most, cp), ins);
    },
    answer(g, { hand }, _e, chosen) {
      hand.number = first(chosen);
      if (hand.number > 0) gainCp(g, hand.self, -hand.number);
    },
    can: (g, h) => g.seats[h.self].cp > 0,
  }),

  'choose-number': word<'choose-number', CastAmount>({
    resolve: ({ most }, names) => names.amount(most),
    run: (g, { hand }, most, ins) => askNumber(g, hand, evaluate(g, hand, most), ins),
    answer(_g, { hand }, _most, chosen) {
      hand.number = first(chosen);
    },
  }),
};
