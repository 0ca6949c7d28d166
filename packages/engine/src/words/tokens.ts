// Words about status effects: placing, removing, moving and refusing tokens.

import type { Who } from '@mad-king/language';
import type { Behaviour, CastAmount } from '../cast/text.ts';
import { C, choicesOf, first, NO, tokenChoice, tokenSeat, tokenSlot } from '../choice.ts';
import type { Names } from '../compile/names.ts';
import { At } from '../rules/moment.ts';
import { isMany, isMeant, onePerson } from '../rules/people.ts';
import { place } from '../rules/place.ts';
import { isLiving } from '../rules/seats.ts';
import { ask, pushText } from '../rules/stack.ts';
import { evaluate } from '../rules/text.ts';
import { canReceive, leafletKinds, removeTokens, roomFor, setLimit, transferToken } from '../rules/tokens.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Attack, Game, Waiting } from '../state/game.ts';
import { copyHand, type Hand } from '../state/hand.ts';
import { markOf } from '../state/marks.ts';
import { NONE } from '../state/none.ts';
import { askNumber } from './numbers.ts';
import { always, type Line, plain, word } from './word.ts';

interface Tokens {
  amount: CastAmount;
  kind: number;
  who: Who;
}

const tokensOf = ({ amount, token, who }: Line<'gain' | 'inflict'>, names: Names): Tokens => ({
  amount: names.amount(amount),
  kind: names.kind(token),
  who,
});

const placing = (gained: boolean): Behaviour<Tokens> => ({
  run(g, f, { amount, kind, who }) {
    const { hand } = f;
    const { origin } = g.cast.texts[f.text];
    if (isMany(who)) {
      const n = evaluate(g, hand, amount);
      // The last one is placed first: what follows from it lies lowest on the stack.
      for (let seat = g.seats.length - 1; seat >= 0; seat--)
        if (isMeant(g, hand, who, seat)) place(g, seat, kind, n, hand.self, origin, gained);
      return;
    }
    const seat = onePerson(g, hand, who);
    if (seat !== NONE) place(g, seat, kind, evaluate(g, hand, amount), hand.self, origin, gained);
    else if (who === 'target' && g.attack !== null && g.attack.by === hand.self) waitForTarget(g.attack, f);
  },
  can(g, h, { kind, who }) {
    if (isMany(who)) return true;
    const seat = onePerson(g, h, who);
    if (seat === NONE) return who === 'target' && g.attack?.by === h.self && g.attack.target === NONE;
    return canReceive(g, kind, seat);
  },
});

/** A modifier played before the target is known inflicts when it is. */
const waitForTarget = (attack: Attack, f: TextFrame): void => {
  if (attack.target !== NONE) return;
  const hand = copyHand(f.hand);
  attack.waiting.push({
    text: f.text,
    from: f.next - 1,
    to: f.next,
    damages: false,
    needsTarget: true,
    hand,
  });
};

/** A token lands on a board that is full: what it says happens first (R7.3.6, R7.6.3). */
const moveToken = (g: Game, kind: number, from: number, to: number, slot: number): boolean => {
  const text = g.cast.kinds[kind].at[At.placing];
  if (roomFor(g.seats[to], kind) === 0 && text !== NONE) {
    pushText(g, text, to, NONE);
    return false;
  }
  transferToken(g, kind, from, to, slot);
  return true;
};

type ChooseToken = Line<'choose-token'>;

const tokenChoices = (g: Game, h: Hand, e: ChooseToken): number[] => {
  const choices: number[] = [];
  for (let seat = 0; seat < g.seats.length; seat++) {
    const s = g.seats[seat];
    if (s.out || (e.from === 'self' && seat !== h.self) || (e.from === 'that' && seat !== h.that)) continue;
    for (const kind of g.cast.present) {
      if (s.tokens[kind] <= owed(h, kind, seat) || !mayChoose(g, kind, seat, e)) continue;
      const slots = g.cast.kinds[kind].token.marked === undefined ? 1 : s.tokens[kind];
      for (let slot = 0; slot < slots; slot++)
        if (slot === 0 || markOf(s.marks, kind, slot) !== markOf(s.marks, kind, slot - 1))
          choices.push(tokenChoice(kind, seat, slot));
    }
  }
  return choices;
};

/** Tokens that will be gone once the price of the use being declared is paid. */
const owed = (h: Hand, kind: number, seat: number): number =>
  kind === h.token && seat === h.self ? h.owes : 0;

const mayChoose = (g: Game, kind: number, seat: number, { status, transfer }: ChooseToken): boolean => {
  const k = g.cast.kinds[kind];
  if (status && k.token.kind === 'unique') return false;
  return transfer ? k.transferable && hasReceiver(g, kind, seat) : k.removable;
};

const hasReceiver = (g: Game, kind: number, from: number): boolean => {
  for (let seat = 0; seat < g.seats.length; seat++)
    if (seat !== from && isLiving(g, seat) && canReceive(g, kind, seat)) return true;
  return false;
};

const nameToken = (h: Hand, chosen: number): void => {
  h.kind = first(chosen);
  h.that = tokenSeat(chosen);
  h.slot = tokenSlot(chosen);
};

const isRefusable = (g: Game, h: Hand, { negative }: Line<'refuse'>, kind: number): boolean =>
  g.seats[h.self].tokens[kind] > 0 && (!negative || g.cast.kinds[kind].token.kind === 'negative');

/** The attack has placed a negative token that is still there, or a line of it that waits will place one. */
const isNegativeDue = (g: Game, h: Hand, e: Line<'refuse'>, { placed, waiting, after }: Attack): boolean =>
  placed.some((kind) => isRefusable(g, h, e, kind)) ||
  waiting.some((later) => inflictsNegative(g, later)) ||
  after.some((later) => inflictsNegative(g, later));

const inflictsNegative = (g: Game, { text, from, to }: Waiting): boolean =>
  g.cast.texts[text].code.slice(from, to).some(({ word, a }) => {
    if (word.name !== 'inflict') return false;
    const { who, kind } = a as Tokens;
    return who === 'target' && g.cast.kinds[kind].token.kind === 'negative';
  });

const takeBack = (g: Game, h: Hand, kind: number): void => {
  const attack = g.attack;
  if (attack === null) return;
  attack.placed.splice(attack.placed.indexOf(kind), 1);
  removeTokens(g, h.self, kind, 1, h.self);
};

export const tokenWords = {
  gain: word<'gain', Tokens>({ resolve: tokensOf, ...placing(true) }),
  inflict: word<'inflict', Tokens>({ resolve: tokensOf, ...placing(false) }),

  remove: word<'remove', Tokens & { price: boolean }>({
    resolve: ({ amount, token, who, price = false }, names) => ({
      amount: names.amount(amount),
      kind: names.kind(token),
      who,
      price,
    }),
    run(g, { hand }, { amount, kind, who }) {
      const seat = onePerson(g, hand, who);
      if (seat !== NONE) hand.number = removeTokens(g, seat, kind, evaluate(g, hand, amount), hand.self);
    },
    can(g, h, { kind, who, price }) {
      const seat = onePerson(g, h, who);
      return !price && seat !== NONE && g.seats[seat].tokens[kind] > 0;
    },
  }),

  'remove-up-to': word<'remove-up-to', { kind: number; most: number }>({
    resolve: ({ token, most }, names) => ({ kind: names.kind(token), most: names.most(most) }),
    run(g, { hand }, { kind, most }, ins) {
      askNumber(g, hand, Math.min(most, g.seats[hand.self].tokens[kind]), ins);
    },
    answer(g, { hand }, { kind }, chosen) {
      hand.number = removeTokens(g, hand.self, kind, first(chosen), hand.self);
    },
    can: (g, h, { kind }) => g.seats[h.self].tokens[kind] > 0,
  }),

  'remove-chosen': plain<'remove-chosen'>({
    run(g, { hand }) {
      const { that, kind, slot, self } = hand;
      if (that !== NONE && isLiving(g, that) && kind !== NONE)
        hand.number = removeTokens(g, that, kind, 1, self, slot);
    },
  }),

  'remove-all': plain<'remove-all'>({
    run(g, { hand }, { who }) {
      const seat = onePerson(g, hand, who);
      if (seat === NONE) return;
      for (const kind of g.cast.present)
        if (g.cast.kinds[kind].removable) removeTokens(g, seat, kind, g.seats[seat].tokens[kind], hand.self);
    },
  }),

  'transfer-chosen': plain<'transfer-chosen'>({
    run(g, f, { who }) {
      const { that, kind, slot } = f.hand;
      const to = onePerson(g, f.hand, who);
      if (to === NONE || that === NONE || kind === NONE || g.seats[that].tokens[kind] === 0) return;
      if (!moveToken(g, kind, that, to, slot)) f.next--;
    },
  }),

  'pass-on': plain<'pass-on'>({
    run(g, f, { who }) {
      const { self, token } = f.hand;
      const to = onePerson(g, f.hand, who);
      if (to === NONE || to === self || g.seats[self].tokens[token] === 0) return;
      if (!moveToken(g, token, self, to, 0)) f.next--;
    },
    can: always,
  }),

  'choose-token': plain<'choose-token'>({
    run(g, f, e, { about, jump }) {
      const { hand } = f;
      const choices = tokenChoices(g, hand, e);
      hand.kind = NONE;
      if (choices.length === 0) {
        if (e.may) f.next = jump;
      } else if (e.may || f.again) ask(g, hand.self, 'token', [...choices, NO], about);
      else if (choices.length === 1) nameToken(hand, choices[0]);
      else ask(g, hand.self, 'token', choices, about);
    },
    answer(_g, f, e, chosen, { jump }) {
      if (chosen !== NO) nameToken(f.hand, chosen);
      else if (e.may) f.next = jump;
    },
    can: (g, h, e) => tokenChoices(g, h, e).length > 0,
    stands: (g, h, e) =>
      h.kind !== NONE && tokenChoices(g, h, e).includes(tokenChoice(h.kind, h.that, h.slot)),
    leads: true,
  }),

  /** V-03: take back one token this attack has placed on oneself, or refuse the next it would place. */
  refuse: plain<'refuse'>({
    run(g, { hand }, e, { about }) {
      const { attack } = g;
      if (attack === null || attack.target !== hand.self) return;
      const kinds = [...new Set(attack.placed)].filter((kind) => isRefusable(g, hand, e, kind));
      if (kinds.length > 1) {
        const choices = kinds.map((kind) => tokenChoice(kind, hand.self));
        ask(g, hand.self, 'token', choices, about);
      } else if (kinds.length === 1) takeBack(g, hand, kinds[0]);
      else if (e.negative) attack.refuseNegative++;
      else attack.refuse++;
    },
    answer: (g, { hand }, _e, chosen) => takeBack(g, hand, first(chosen)),
    can: (g, h, e) =>
      g.attack !== null && g.attack.target === h.self && (!e.negative || isNegativeDue(g, h, e, g.attack)),
  }),

  limit: word<'limit', { kind: number; by: number }>({
    resolve: ({ token, by }, names) => ({ kind: names.kind(token), by }),
    run: (g, { hand: { self } }, { kind, by }) => setLimit(g, self, kind, g.seats[self].limits[kind] + by),
    can: always,
    always: true,
  }),

  'choose-kind': plain<'choose-kind'>({
    run(g, { hand }, _e, { about }) {
      const kinds = leafletKinds(g, hand.self, hand.that);
      hand.kind = kinds.length === 1 ? kinds[0] : NONE;
      if (kinds.length > 1) ask(g, hand.self, 'kind', choicesOf(C.Kind, kinds), about);
    },
    answer(_g, { hand }, _e, chosen) {
      hand.kind = first(chosen);
    },
  }),

  'gain-chosen': plain<'gain-chosen'>({
    run(g, { hand: { kind, self, text } }) {
      if (kind !== NONE) place(g, self, kind, 1, self, g.cast.texts[text].origin, true);
    },
  }),
};
