// Words that hold texts together: conditions, choices, windows, loops, stretches put off to a later step.

import type { Condition, Who } from '@mad-king/language';
import { Stage } from '../cast/stage.ts';
import type { Behaviour, CastAmount, CastPrice, Instruction, Test, Word } from '../cast/text.ts';
import { C, choice, choicesOf, first, kindOf, NO, YES } from '../choice.ts';
import { discardCard } from '../rules/cards.ts';
import { isThreatened } from '../rules/damage.ts';
import { onePerson } from '../rules/people.ts';
import { blockCan } from '../rules/possible.ts';
import { canPay, payPrice } from '../rules/price.ts';
import { areOpponents, inPriority, isLiving } from '../rules/seats.ts';
import { settleIfDue } from '../rules/settling.ts';
import { ask, rollFlag } from '../rules/stack.ts';
import { tell } from '../rules/tell.ts';
import { evaluate } from '../rules/text.ts';
import { canReceive, leafletKinds } from '../rules/tokens.ts';
import { openWindow } from '../rules/window.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { copyHand, type Hand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { always, conditionNamesTarget, control, type Line, plain, word } from './word.ts';

const jump = control('jump', (_g, f, _a, ins) => {
  f.next = ins.jump;
});

/** `damages`: what is put off deals damage to the target; `needsTarget`: it needs one. */
export interface Deferred {
  stage: Stage;
  damages: boolean;
  needsTarget: boolean;
}

/** What follows belongs to a later step of the ability: keep it for then, with what is in hand. */
export const defer = control<Deferred>('defer', (g, f, { stage, damages, needsTarget }, ins) => {
  if (f.stage >= stage || g.attack === null) return;
  const hand = { ...copyHand(f.hand), taken: 0 };
  const waiting = { text: f.text, from: f.next, to: ins.jump, damages, needsTarget, hand };
  if (stage === Stage.Target) g.attack.waiting.push(waiting);
  else g.attack.after.push(waiting);
  f.next = ins.jump;
});

/** A loop begins. */
const rounds = control<CastAmount>('rounds', (g, f, times, ins) => {
  f.rounds = evaluate(g, f.hand, times);
  f.hand.taken = 0;
  f.cursor = 0;
  if (f.rounds <= 0) f.next = ins.jump;
});

/** The next round of a loop; after the last one it goes on at `after`, or with what follows. */
export const roundNext = control<{ after: number } | null>('round-next', (_g, f, a, ins) => {
  if (--f.rounds > 0) f.next = ins.jump;
  else if (a !== null) f.next = a.after;
});

/** A loop that one may leave tells how often it was gone through. */
const roundsEnd = control<CastAmount>('rounds-end', (g, f, times) => {
  f.hand.number = evaluate(g, f.hand, times) - f.rounds;
  f.rounds = 0;
});

const eachNext = control<Line<'each-player'>>('each-next', (g, f, { among }, ins) => {
  f.each++;
  if (nextOne(g, f, among)) f.next = ins.jump;
});

/** The next one in priority order from `f.each` on becomes `that`; false if there is none. */
const nextOne = (g: Game, f: TextFrame, among: Line<'each-player'>['among']): boolean => {
  for (; f.each < g.seats.length; f.each++) {
    const seat = inPriority(g, f.each);
    if (!isLiving(g, seat) || (among === 'opponents' && !areOpponents(g, f.hand.self, seat))) continue;
    f.hand.that = seat;
    return true;
  }
  return false;
};

interface Choose {
  who: Who;
  /** Several may be taken one after the other, each once, and one may stop. */
  several: boolean;
  conds: (Test | null)[];
  /** Where the options begin. */
  starts: number[];
}

/** Options that are offered: their condition holds, they were not taken, and they can do something, if any can (R10.6). */
const ableOptions = (
  g: Game,
  h: Hand,
  { several, conds, starts }: Choose,
  { jump: end }: Instruction,
  must: boolean,
): number[] => {
  const offered: number[] = [];
  const able: number[] = [];
  for (let i = 0; i < starts.length; i++) {
    const cond = conds[i];
    if (cond !== null && !cond(g, h)) continue;
    if (several && (h.taken & (1 << i)) !== 0) continue;
    offered.push(choice(C.Option, i));
    if (blockCan(g, h, starts[i], i + 1 < starts.length ? starts[i + 1] : end))
      able.push(choice(C.Option, i));
  }
  return able.length > 0 || !must ? able : offered;
};

interface May {
  who: Who;
  price: CastPrice | null;
}

const may = {
  run(g, f, { who, price }, ins) {
    const by = onePerson(g, f.hand, who);
    if (by === NONE || !canPay(g, by, price) || !blockCan(g, f.hand, f.next, ins.jump)) f.next = ins.jump;
    else ask(g, by, 'may', [YES, NO], ins.about);
  },
  answer(g, f, { who, price }, chosen, ins) {
    if (chosen === NO) {
      f.next = ins.jump;
      return;
    }
    if (price === null) return;
    const by = onePerson(g, f.hand, who);
    const { hand } = g.seats[by];
    if (kindOf(chosen) === C.Card) discardCard(g, by, first(chosen));
    else if (price.discard === 0) payPrice(g, by, price);
    else if (hand.length === 1) discardCard(g, by, hand[0]);
    else ask(g, by, 'card', choicesOf(C.Card, hand), ins.about);
  },
  // A card that is only asked about cannot be discarded for its own effect.
  can: (g, h, { price }) => canPay(g, h.self, price, h.unplayed ? 1 : 0),
  // What cannot be paid for does not happen.
  closes: always,
} satisfies Behaviour<May>;

/** Before each round of a loop one may stop. */
export const roundMay: Word<May> = { name: 'round-may', ...may };

/** Conditions that no line of a text changes: they ask for what lies on the board. */
const ON_THE_BOARD: readonly Condition['test'][] = ['upgrades', 'level', 'side'];

const playerChoices = (g: Game, h: Hand, e: Line<'choose-player'>): number[] => {
  const choices: number[] = [];
  for (let seat = 0; seat < g.seats.length; seat++)
    if (mayChoose(g, h, e, seat)) choices.push(choice(C.Player, seat));
  return choices;
};

const mayChoose = (g: Game, h: Hand, e: Line<'choose-player'>, seat: number): boolean =>
  !(e.distinct && (h.taken & (1 << seat)) !== 0) && isLiving(g, seat) && isAmong(g, h, e, seat);

const isAmong = (g: Game, h: Hand, { among }: Line<'choose-player'>, seat: number): boolean => {
  switch (among) {
    case 'player':
      return true;
    case 'another':
      return seat !== h.self;
    case 'opponent':
      return areOpponents(g, h.self, seat);
    case 'teammate':
      return seat !== h.self && g.seats[seat].team === g.seats[h.self].team;
    case 'other':
      return seat !== h.that && (h.kind === NONE || canReceive(g, h.kind, seat));
    case 'threatened':
      return isThreatened(g, seat);
    case 'giver':
      return leafletKinds(g, h.self, seat).length > 0;
    case 'holder':
      return g.cast.present.some((kind) => g.cast.kinds[kind].removable && g.seats[seat].tokens[kind] > 0);
  }
};

const bind = (f: TextFrame, e: Line<'choose-player'>, seat: number): void => {
  f.hand[e.as] = seat;
  if (e.distinct && seat !== NONE) f.hand.taken |= 1 << seat;
};

/** The permutation of 0..n-1 with this index. */
const permutation = (index: number, n: number): number[] => {
  const left = Array.from({ length: n }, (_, i) => i);
  const order: number[] = [];
  let rest = index;
  for (let i = n; i > 0; i--) {
    order.push(left.splice(rest % i, 1)[0]);
    rest = Math.floor(rest / i);
  }
  return order;
};

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const structureWords = {
  /** R10.4. Outside accumulating phases the damage so far is applied first (V-42). */
  'and-then': plain<'and-then'>({
    run(g, f) {
      if (!settleIfDue(g) && !f.quiet) openWindow(g, 'then', rollFlag(g));
    },
  }),

  if: word<'if', Test>({
    layOut(e, text) {
      const branch = text.emit(e, text.names.condition(e.cond));
      text.block(e.yes);
      const out = e.no.length > 0 ? text.control(jump, e) : null;
      branch.jump = text.here;
      text.block(e.no);
      if (out) out.jump = text.here;
    },
    run(g, f, test, ins) {
      if (!test(g, f.hand)) f.next = ins.jump;
    },
    closes: (g, h, test, { line }) =>
      line.do === 'if' && ON_THE_BOARD.includes(line.cond.test) && !test(g, h),
    waits: (e) => conditionNamesTarget(e.cond),
  }),

  /** With `most` it is a loop in which every option may be taken once and one may stop. */
  choose: word<'choose', Choose>({
    layOut(e, text) {
      const several = e.most !== undefined;
      const loop = several ? text.control(rounds, e, e.most) : null;
      const conds = e.options.map((option) => (option.if ? text.names.condition(option.if) : null));
      const a: Choose = { who: e.who, several, conds, starts: [] };
      const start = text.here;
      const ask = text.emit(e, a);
      const outs = e.options.map((option) => {
        a.starts.push(text.here);
        text.block(option.do);
        return text.control(several ? roundNext : jump, e);
      });
      ask.jump = text.here;
      if (loop) loop.jump = text.here;
      for (const out of outs) {
        out.jump = several ? start : text.here;
        out.a = { after: text.here };
      }
    },
    run(g, f, a, ins) {
      const options = ableOptions(g, f.hand, a, ins, !a.several);
      const by = onePerson(g, f.hand, a.who);
      if (options.length === 0 || by === NONE) f.next = ins.jump;
      else if (a.several) ask(g, by, 'option', [...options, NO], ins.about);
      else if (options.length === 1) f.next = a.starts[first(options[0])];
      else ask(g, by, 'option', options, ins.about);
    },
    answer(_g, f, a, chosen, ins) {
      if (chosen === NO) {
        f.next = ins.jump;
        return;
      }
      if (a.several) f.hand.taken |= 1 << first(chosen);
      f.next = a.starts[first(chosen)];
    },
    can: (g, h, a, ins) => ableOptions(g, h, a, ins, false).length > 0,
    closes: always,
    waits: (e, others) => e.options.every(({ do: block }) => block.length > 0 && block.every(others)),
  }),

  may: word<'may', May>({
    layOut(e, text) {
      const ask = text.emit(e, { who: e.who, price: text.names.price(e.price) });
      text.block(e.yes);
      const out = text.control(jump, e);
      ask.jump = text.here;
      text.block(e.no);
      out.jump = text.here;
    },
    ...may,
  }),

  repeat: word<'repeat', CastAmount>({
    layOut(e, text) {
      const times = text.names.amount(e.times);
      const skip = text.emit(e, times);
      text.round(e);
      skip.jump = text.here;
      if (e.may) text.control(roundsEnd, e, times);
    },
    run: rounds.run,
  }),

  'each-player': plain<'each-player'>({
    layOut(e, text) {
      const each = text.emit(e, e);
      const start = text.here;
      text.block(e.body);
      text.control(eachNext, e, e).jump = start;
      each.jump = text.here;
    },
    run(g, f, { among }, ins) {
      f.each = 0;
      if (!nextOne(g, f, among)) f.next = ins.jump;
    },
    can: always,
  }),

  'choose-player': plain<'choose-player'>({
    run(g, f, e, { about, jump: end }) {
      const { self } = f.hand;
      const choices = playerChoices(g, f.hand, e);
      if ((e.may || f.again) && choices.length > 0) ask(g, self, 'player', [...choices, NO], about);
      else if (choices.length > 1) ask(g, self, 'player', choices, about);
      else if (choices.length === 1) bind(f, e, first(choices[0]));
      else if (e.may) f.next = end;
      else bind(f, e, NONE);
    },
    answer(_g, f, e, chosen, { jump: end }) {
      if (chosen !== NO) bind(f, e, first(chosen));
      else if (e.may) f.next = end;
      else bind(f, e, NONE);
    },
    can(g, h, e) {
      for (let seat = 0; seat < g.seats.length; seat++) if (mayChoose(g, h, e, seat)) return true;
      return false;
    },
    stands: (g, h, e) => h[e.as] !== NONE && mayChoose(g, h, e, h[e.as]),
    leads: true,
  }),

  /** Hidden cards laid out in an order that only their player knows. */
  arrange: plain<'arrange'>({
    run(g, { hand }, { n }, { about }) {
      let orders = 1;
      for (let i = 2; i <= n; i++) orders *= i;
      ask(g, hand.self, 'arrange', choicesOf(C.Arrange, upTo(orders)), about);
    },
    answer(g, { hand }, _e, chosen) {
      hand.order = first(chosen);
      hand.orders = g.choices.length;
    },
    can: always,
  }),

  pick: plain<'pick'>({
    run(g, { hand }, { n, who }, { about }) {
      const by = onePerson(g, hand, who);
      if (by !== NONE) ask(g, by, 'pick', choicesOf(C.Pick, upTo(n)), about);
    },
    answer(g, { hand }, { n, who }, chosen) {
      hand.number = permutation(hand.order, n)[first(chosen)];
      tell(g, { type: 'picked', seat: hand.self, by: onePerson(g, hand, who), outcome: hand.number });
    },
    waits: () => false,
  }),
};
