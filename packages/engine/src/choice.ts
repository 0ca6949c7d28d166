// A choice is a small integer: what is chosen and up to two operands. This file alone knows how they are packed.
// notation.ts gives every choice its text.

/** The kinds of choices, and what `a` and `b` of `choice` mean for each. */
export const C = {
  Pass: 0,
  Done: 1,
  /** a: bit mask of the dice kept. */
  Keep: 2,
  /** a: ability, b: row. */
  Activate: 3,
  NoAbility: 4,
  /** a: card. */
  Play: 5,
  Sell: 6,
  /** a: use, b: how many tokens. */
  Use: 7,
  /** a: seat. */
  Target: 8,
  Player: 9,
  /** a: kind, b: seat and which of several that differ (see tokenChoice). */
  Token: 10,
  /** a: position. */
  Die: 11,
  Value: 12,
  Yes: 13,
  No: 14,
  /** a: index. */
  Option: 15,
  Number: 16,
  /** a: ability. */
  Defend: 17,
  Decline: 18,
  /** a: trigger, an index into the cast's triggers. */
  First: 19,
  /** a: bit mask of the dice to roll again. */
  Reroll: 20,
  /** a: seat. Never listed, always accepted (R3.9). */
  Concede: 21,
  /** a: kind of token. */
  Kind: 22,
  /** a: card. */
  Card: 23,
  /** a: ability of the holder, b: holder. */
  Ability: 24,
  /** a: index of an order of hidden cards. */
  Arrange: 25,
  /** a: position of the hidden card picked. */
  Pick: 26,
  Top: 27,
  Bottom: 28,
} as const;
/** One of C. */
export type ChoiceKind = (typeof C)[keyof typeof C];
/** A choice as a game holds it: a number, of which `describe` makes data and `notate` text. */
export type Choice = number;

/** Packs a choice. */
export const choice = (kind: ChoiceKind, a = 0, b = 0): Choice => kind | (a << 6) | (b << 18);
/** The kind of a choice. */
export const kindOf = (c: Choice): ChoiceKind => (c & 63) as ChoiceKind;
/** The first operand of a choice. */
export const first = (c: Choice): number => (c >> 6) & 0xfff;
/** The second operand of a choice. */
export const second = (c: Choice): number => (c >> 18) & 0xfff;

/** A token on a seat's board; `slot` tells apart tokens of one kind that differ. */
export const tokenChoice = (kind: number, seat: number, slot = 0): Choice =>
  choice(C.Token, kind, seat | (slot << 3));
/** On whose board a chosen token lies. */
export const tokenSeat = (c: Choice): number => second(c) & 7;
export const tokenSlot = (c: Choice): number => second(c) >> 3;

/** To pass. */
export const PASS = choice(C.Pass);
export const DONE = choice(C.Done);
export const YES = choice(C.Yes);
export const NO = choice(C.No);
/** To announce no ability. */
export const NO_ABILITY = choice(C.NoAbility);
export const DECLINE = choice(C.Decline);

/** A choice of one kind for each of these. */
export const choicesOf = (kind: ChoiceKind, list: readonly number[]): Choice[] => {
  const choices: Choice[] = [];
  for (let i = 0; i < list.length; i++) choices.push(choice(kind, list[i]));
  return choices;
};
