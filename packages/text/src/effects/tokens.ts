// Tokens in a sentence: gaining and inflicting them, what companions do instead, and how uses are called.

import type { Amount, Effect, Who } from '@mad-king/language';
import { ownerOf, styleOf } from '../companions.ts';
import { join, type Said } from '../segments.ts';
import { cp, list, token, tokenAs } from '../voice.ts';
import { noun, quantity, tokens } from './amount.ts';
import { type Context, isUnderstood, person } from './context.ts';
import { type Statement, simple } from './statement.ts';

type Placing = Extract<Effect, { do: 'gain' | 'inflict' }>;

export const isToLimit = ({ token: id, amount }: { token: string; amount: Amount }): boolean =>
  typeof amount === 'object' &&
  amount.terms.length === 1 &&
  amount.terms[0].of.count === 'room' &&
  amount.terms[0].of.token === id;

/** Dials, bots, pieces and states are not gained like tokens. */
export const companionGain = (
  c: Context,
  { token: id, amount }: Pick<Placing, 'token' | 'amount'>,
): Statement | null => {
  const { m, say, catalogue } = c.v;
  const k = m.effects.companion;
  const owner = ownerOf(catalogue, id);
  const named = {
    token: token(c.v, owner),
    tokenAcc: tokenAs(c.v, owner, 'acc'),
    ...noun(quantity(c, amount)),
  };
  switch (styleOf(catalogue, id)) {
    case 'dial':
      return c.of === 'setup' ? simple(say(k.dialStart, named), true) : simple(say(k.dialGain, named));
    case 'steps':
      return simple(say(k.build, named), true);
    case 'piece':
      return simple(say(k.place, named), true);
    case 'state':
      return simple(say(k.activate, named));
    case 'spell':
    case 'prepared':
    case 'tokens':
      return null;
  }
};

/** How a use is called in the lore of its hero. */
export const phraseOf = ({ v, hero }: Context, use: string): string | undefined =>
  v.names.phrases[`${hero}.${use}`];

export const useName = (c: Context, id: string, use: string): Said => {
  const { m, say } = c.v;
  return say(phraseOf(c, use) ?? m.effects.companion.use, {
    token: token(c.v, id),
    tokenAcc: tokenAs(c.v, id, 'acc'),
  });
};

/** Combat points among tokens. */
const points = (c: Context, amount: Amount): ReturnType<typeof tokens> => {
  const { x, after, fixed } = quantity(c, amount);
  return { what: join([x, cp(c.v)], ' '), after, fixed };
};

export const placing = (
  c: Context,
  verb: 'gain' | 'inflict',
  who: Who,
  group: readonly { token?: string; amount: Amount }[],
): Statement => {
  const { m, say } = c.v;
  const understood = isUnderstood(c, who);
  const whom = person(c, who);
  const phrases = group.map(({ token: id, amount }) =>
    id === undefined ? points(c, amount) : tokens(c, id, amount),
  );
  const items = phrases.map(({ what, after }) => join([what, after], ' '));
  const what = group.length > 1 ? list(c.v, items) : phrases[0].what;
  const after = group.length > 1 ? [] : phrases[0].after;
  const forms = { who: whom.who, nom: whom.nom, gen: whom.gen, dat: whom.dat, acc: whom.acc };
  if (verb === 'gain' || whom.who === 'self')
    return { said: say(m.effects.gain, { ...forms, what, after }), you: whom.who === 'self', complex: false };
  const on = understood ? [] : say(m.people.on, forms);
  return simple(say(m.effects.inflict, { ...forms, what, on, after }), true);
};
