// Words about dice: rolling for an effect, and altering dice in their window (R10.1, R14.7).

import type { DiceOwner, RollKind } from '@mad-king/language';
import type { About, Test } from '../cast/text.ts';
import { C, choicesOf, first, NO } from '../choice.ts';
import { onePerson } from '../rules/people.ts';
import { allOf, pushRoll, rerollChoices } from '../rules/roll.ts';
import { ask } from '../rules/stack.ts';
import { tell } from '../rules/tell.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game, Roll } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { rollDie } from '../state/random.ts';
import { always, control, type Line, plain, word } from './word.ts';

/** R14.7.3: dice of instants and roll phase actions are read at once; those of spent tokens may be altered. */
const mayBeAltered = (g: Game, f: TextFrame): boolean =>
  !f.quiet || (f.hand.token !== NONE && g.options.alterResponseDice);

const onTop = (g: Game): Roll | null => (g.rolls.length > 0 ? g.rolls[g.rolls.length - 1] : null);

const isOfKind = ({ purpose }: Roll, kind: RollKind): boolean =>
  kind === 'any' || purpose === (kind === 'offensive' ? 'offence' : 'defence');

const mayTouch = (g: Game, seat: number, owner: number, whose: DiceOwner): boolean => {
  // Nobody decides about dice of somebody who has left the game.
  if (g.seats[owner].out) return false;
  if (whose === 'any') return true;
  if (whose === 'own') return owner === seat;
  return (g.seats[owner].team === g.seats[seat].team) === (whose === 'team');
};

type TouchingDice = Line<'choose-die' | 'reroll-dice'>;

/** Whether a text may touch this die of the roll on top. */
const isTouchable = (g: Game, h: Hand, e: TouchingDice, r: Roll, die: number): boolean => {
  if (!isOfKind(r, e.roll) || !mayTouch(g, h.self, r.owners[die], e.whose)) return false;
  if (e.do === 'reroll-dice') return true;
  return !(e.other && die === h.die) && !(e.even && r.values[die] % 2 === 1);
};

/** Positions of the dice a text may touch. */
const touchable = (g: Game, h: Hand, e: TouchingDice): number[] => {
  const r = onTop(g);
  const list: number[] = [];
  if (r === null) return list;
  for (let i = 0; i < r.values.length; i++) if (isTouchable(g, h, e, r, i)) list.push(i);
  return list;
};

/** The targeting die of an ultimate cannot be altered, unless an option lets the attacker's side (R16.5). */
const isAlterable = (g: Game, seat: number): boolean => {
  const r = onTop(g);
  if (r === null) return false;
  if (r.purpose !== 'targeting' || g.attack === null || !g.attack.ultimate) return true;
  return g.options.ultimateTargetDie === 'attackerSide' && g.seats[seat].team === g.seats[g.attack.by].team;
};

const canTouch = (g: Game, h: Hand, e: TouchingDice): boolean => {
  const r = onTop(g);
  if (r === null || !isAlterable(g, h.self)) return false;
  for (let i = 0; i < r.values.length; i++) if (isTouchable(g, h, e, r, i)) return true;
  return false;
};

/** The die in hand is one that may be touched. */
const isStillTouchable = (g: Game, h: Hand, e: TouchingDice): boolean => {
  const r = onTop(g);
  return r !== null && h.die >= 0 && h.die < r.values.length && isTouchable(g, h, e, r, h.die);
};

const ANY_VALUE = [1, 2, 3, 4, 5, 6];

const valuesFor = (g: Game, h: Hand, { among }: Line<'choose-value'>): number[] => {
  const r = onTop(g);
  if (r === null || h.die === NONE) return [];
  const now = r.values[h.die];
  if (Array.isArray(among)) return among;
  if (among === 'any') return ANY_VALUE;
  if (among === 'step') return [now - 1, now + 1].filter((v) => v >= 1 && v <= 6);
  const others = r.values.filter((_, i) => i !== h.die && r.owners[i] === r.owners[h.die]);
  return [...new Set(others)];
};

const alter = (g: Game, h: Hand, die: number, to: number, reroll: boolean): void => {
  const r = onTop(g);
  if (r === null || die < 0 || die >= r.values.length) return;
  const from = r.values[die];
  r.values[die] = to;
  r.altered = true;
  g.stirred = true;
  tell(g, { type: 'altered', seat: r.owners[die], die, from, to, by: h.self, reroll });
};

const rollAgainChosen = (g: Game, h: Hand, chosen: number): void => {
  for (let i = 0; i < 5; i++) if (first(chosen) & (1 << i)) alter(g, h, i, rollDie(g), true);
};

const rollEnd = control('roll-end', (_g, f) => {
  f.hand.dice = null;
});

interface Rolled {
  dice: number;
  rerollIf: Test | null;
  /** A use that exists while the dice lie there, or NONE. */
  offer: number;
}

export const diceWords = {
  roll: word<'roll', Rolled>({
    layOut(e, text) {
      const { dice, rerollIf, offer } = e;
      if (!Number.isInteger(dice) || dice < 1 || dice > 5)
        text.names.fail(`one rolls 1 to 5 dice, not ${dice}`);
      const test = rerollIf ? text.names.condition(rerollIf) : null;
      text.emit(e, { dice, rerollIf: test, offer: offer ? text.use(offer) : NONE });
      text.block(e.body);
      text.control(rollEnd, e);
    },
    run(g, f, { dice, rerollIf, offer }, ins) {
      const { reroll = 0, who } = ins.line as Line<'roll'>;
      const by = onePerson(g, f.hand, who);
      f.hand.rerolled = false;
      pushRoll(g, allOf(by === NONE ? f.hand.self : by, dice), 'effect', ins.about, {
        reroll: rerollIf === null || rerollIf(g, f.hand) ? reroll : 0,
        open: mayBeAltered(g, f),
        offer,
      });
    },
    can: always,
    always: true,
  }),

  /** Both players' dice lie in one roll; each owns one (RUL-60). */
  'opposed-roll': plain<'opposed-roll'>({
    layOut(e, text) {
      text.emit(e, e);
      text.block(e.body);
      text.control(rollEnd, e);
    },
    run(g, f, _e, { about }) {
      const { self, target } = f.hand;
      if (target === NONE) return;
      pushRoll(g, [self, target], 'effect', about, { reroll: 0, open: mayBeAltered(g, f), offer: NONE });
    },
    can: always,
    waits: always,
  }),

  'choose-die': plain<'choose-die'>({
    run(g, f, e, { about, jump }) {
      const dice = touchable(g, f.hand, e);
      f.hand.die = NONE;
      if (dice.length === 0) {
        if (e.may) f.next = jump;
        return;
      }
      const by = e.who === 'owner' ? (onTop(g) as Roll).owners[dice[0]] : f.hand.self;
      const choices = choicesOf(C.Die, dice);
      if (e.may) ask(g, by, 'die', [...choices, NO], about);
      else if (dice.length === 1) f.hand.die = dice[0];
      else ask(g, by, 'die', choices, about);
    },
    answer(_g, f, _e, chosen, { jump }) {
      if (chosen === NO) f.next = jump;
      else f.hand.die = first(chosen);
    },
    can: canTouch,
    stands: isStillTouchable,
    leads: true,
    touchesDice: true,
  }),

  'choose-value': plain<'choose-value'>({
    run(g, { hand }, e, { about }) {
      const values = valuesFor(g, hand, e);
      hand.value = values.length === 1 ? values[0] : 0;
      if (values.length > 1) ask(g, hand.self, 'value', choicesOf(C.Value, values), about);
    },
    answer(_g, { hand }, _e, chosen) {
      hand.value = first(chosen);
    },
    can: (g, h, e) => valuesFor(g, h, e).length > 0,
    stands: (g, h, e) => valuesFor(g, h, e).includes(h.value),
    leads: true,
  }),

  'set-die': plain<'set-die'>({
    run(g, { hand }, { to }) {
      const r = onTop(g);
      if (r === null || hand.die === NONE) return;
      const value = to === 'opposite' ? 7 - r.values[hand.die] : to === 'chosen' ? hand.value : to;
      if (value >= 1) alter(g, hand, hand.die, value, false);
    },
  }),

  'reroll-die': plain<'reroll-die'>({
    run(g, { hand }) {
      if (hand.die !== NONE) alter(g, hand, hand.die, rollDie(g), true);
    },
  }),

  /** The owner, or the player of the text, may roll some of the dice again, once. */
  'reroll-dice': plain<'reroll-dice'>({
    run(g, { hand }, e, { about }) {
      const dice = touchable(g, hand, e);
      if (dice.length > 0) askToRollAgain(g, hand, e, dice, about);
    },
    answer: (g, { hand }, _e, chosen) => rollAgainChosen(g, hand, chosen),
    can: canTouch,
    touchesDice: true,
  }),

  /** SC-08: roll attempts of the running Offensive Roll Phase; after the announcement one more reopens the rolling. */
  attempt: plain<'attempt'>({
    run(g, _f, { change }) {
      g.attemptsMax += change;
      const r = onTop(g);
      if (r !== null && change > 0) r.altered = true;
      g.stirred = true;
      tell(g, { type: 'attempt', seat: g.active, change });
    },
    can: (g) => onTop(g)?.purpose === 'offence' && g.attack === null,
    touchesDice: true,
  }),

  /** One of the five dice of the phase that begins shows none of its player's symbols (H3). */
  'warp-die': plain<'warp-die'>({
    run(g, { hand }, _e, { about }) {
      if (g.cast.heroes[g.seats[hand.self].hero].kinds.includes(hand.token)) return;
      ask(g, hand.self, 'die', choicesOf(C.Die, [0, 1, 2, 3, 4]), about);
    },
    answer(g, _f, _e, chosen) {
      g.warped |= 1 << first(chosen);
    },
    can: always,
  }),
};

const askToRollAgain = (
  g: Game,
  h: Hand,
  e: Line<'reroll-dice'>,
  dice: readonly number[],
  about: About,
): void => {
  const { owners } = onTop(g) as Roll;
  const owner = owners[dice[0]];
  // Where two players' dice lie side by side the owner rolls only their own (RUL-60).
  const those = e.who === 'self' ? dice : dice.filter((i) => owners[i] === owner);
  const most = Math.min(e.most, those.length);
  const choices = rerollChoices(those, most, e.exact ? most : 0);
  if (choices.length > 1) ask(g, e.who === 'self' ? h.self : owner, 'reroll', choices, about);
  else rollAgainChosen(g, h, choices[0]);
};
