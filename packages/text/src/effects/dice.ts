// Dice that are chosen, set and rolled again, as one clause: "Set 1 of your dice to 6".

import type { Effect } from '@mad-king/language';
import { join, type Said, text } from '../segments.ts';
import { die } from '../voice.ts';
import { orValues } from './condition.ts';
import type { Context } from './context.ts';
import { type Joined, type Statement, simple } from './statement.ts';

type ChooseDie = Extract<Effect, { do: 'choose-die' }>;

/** "1 of your dice", "any other die of the defensive roll". */
export const diePhrase = (c: Context, e: ChooseDie, form: 'acc' | 'gen' = 'acc'): Said => {
  const { m, say } = c.v;
  return join(
    [
      say(c.theseDice ? m.effects.die.these : m.effects.die[e.whose], {
        other: e.other ? 'yes' : 'no',
        form,
      }),
      c.theseDice ? [] : text(m.effects.ofRoll[e.roll]),
      e.even ? say(m.effects.even) : [],
    ],
    ' ',
  );
};

export const dicePattern = (c: Context, rest: readonly Effect[]): Joined | null => {
  const { m, say } = c.v;
  const [choice, next, last] = rest;
  if (choice.do !== 'choose-die' || next === undefined) return null;
  const found = changeOf(c, { die: diePhrase(c, choice), dieGen: diePhrase(c, choice, 'gen') }, next, last);
  if (!found) return null;
  const said = choice.may ? say(m.effects.mayDo, { what: found.said }) : found.said;
  return { statement: simple(said, !choice.may), used: found.used };
};

const changeOf = (
  c: Context,
  named: { die: Said; dieGen: Said },
  next: Effect,
  last: Effect | undefined,
): { said: Said; used: number } | null => {
  const { m, say } = c.v;
  if (next.do === 'reroll-die') return { said: say(m.effects.rerollDie, named), used: 2 };
  if (next.do === 'set-die') {
    if (next.to === 'opposite') return { said: say(m.effects.setDie.opposite, named), used: 2 };
    if (next.to === 'chosen') return null;
    return { said: say(m.effects.setDie.value, { ...named, value: die(c.hero, next.to) }), used: 2 };
  }
  if (next.do !== 'choose-value' || last?.do !== 'set-die' || last.to !== 'chosen') return null;
  if (typeof next.among === 'string') return { said: say(m.effects.setDie[next.among], named), used: 3 };
  return { said: say(m.effects.setDie.value, { ...named, value: orValues(c, next.among) }), used: 3 };
};

/** The dice of a roll that may be rolled again. */
export const rerollNote = (c: Context, { dice, reroll = 0 }: { dice: number; reroll?: number }): Said =>
  c.v.say(c.v.m.effects.rerollOnce, { n: Math.min(reroll, dice), all: reroll >= dice ? 'yes' : 'no' });

/** Up to n dice chosen one by one and rolled again. */
export const repeatedReroll = (c: Context, e: Extract<Effect, { do: 'repeat' }>): Statement | null => {
  const [choice, next] = e.body;
  if (typeof e.times !== 'number' || e.body.length !== 2) return null;
  if (choice.do !== 'choose-die' || !choice.may || next.do !== 'reroll-die') return null;
  return simple(
    c.v.say(c.v.m.effects.rerollDieTimes[choice.who === 'owner' ? choice.whose : 'self'], {
      die: diePhrase(c, choice),
      n: e.times,
    }),
    choice.who === 'self',
  );
};
