// What tokens and passive abilities consist of, a sentence each: moments, uses, standing effects, prohibitions.

import type { Condition, Effect, Forbidden, Moment, Standing, Use } from '@mad-king/language';
import { styleOf } from './companions.ts';
import { quantity } from './effects/amount.ts';
import { condition, flatten } from './effects/condition.ts';
import type { Context } from './effects/context.ts';
import { tail } from './effects/text.ts';
import { useText } from './effects/use.ts';
import { type Said, sentence } from './segments.ts';
import { cp, list, token } from './voice.ts';

type MakeContext = (more?: Partial<Context>) => Context;

/** In these moments of its holder an attack of his own is under way. */
const OWN_ATTACK: readonly Moment[] = [
  'activate',
  'attack-declared',
  'target-known',
  'before-defence',
  'roll-phase-end',
];

const momentText = (
  make: MakeContext,
  moments: readonly Moment[],
  effects: readonly Effect[],
  any: readonly Moment[],
): Said => {
  const [moment] = moments;
  const c = make({ moment, target: otherSide(moment, any.includes(moment)), number: 'placed' });
  const { m, say } = c.v;
  const named = moments.join(' ') === 'target-known before-defence' ? (['on-attack'] as const) : moments;
  const when = named.map((one) =>
    say(momentName(c, one), {
      any: any.includes(moment) ? 'yes' : 'no',
      token: c.token ? token(c.v, c.token) : [],
    }),
  );
  const what = tail(c, effects).said;
  // "Skip your Income Phase" says when by itself.
  if (moment === 'income' && effects[0]?.do === 'skip') return sentence(what);
  return sentence(say(m.things.at, { when: list(c.v, when, 'or'), what }));
};

/** Who stands on the other side of the attack in this moment. */
const otherSide = (moment: Moment, any: boolean): Context['target'] => {
  if (OWN_ATTACK.includes(moment) && !any) return 'target';
  return moment === 'damage-applied' ? 'attacker' : 'opponent';
};

/** A dial is healed and emptied; tokens come and go. */
const momentName = (c: Context, moment: Moment | 'on-attack'): string => {
  const k = c.v.m.things.moment;
  if (c.token !== null && styleOf(c.v.catalogue, c.token) === 'dial') {
    if (moment === 'placed') return k.dialPlaced;
    if (moment === 'emptied') return k.dialEmptied;
  }
  return k[moment];
};

/** What happens in several moments alike is said once. */
export const momentTexts = (
  make: MakeContext,
  at: Partial<Record<Moment, Effect[]>> | undefined,
  any: readonly Moment[] = [],
): Said[] => {
  const byText = new Map<string, { moments: Moment[]; effects: Effect[] }>();
  for (const [moment, effects] of Object.entries(at ?? {}) as [Moment, Effect[]][]) {
    const key = JSON.stringify(effects);
    const found = byText.get(key) ?? { moments: [], effects };
    found.moments.push(moment);
    byText.set(key, found);
  }
  return [...byText.values()].map(({ moments, effects }) => momentText(make, moments, effects, any));
};

/** What is done alike with either side of a companion up is said once, with both prices. */
export const useTexts = (make: MakeContext, uses: readonly Use[] = []): Said[] => {
  const said: Said[] = [];
  for (let i = 0; i < uses.length; i++) {
    const c = make();
    const cheaper = uses[i + 1] ? cheaperOf(c, uses[i], uses[i + 1]) : null;
    const use = cheaper === null ? uses[i] : { ...uses[i], only: withoutSides(c, uses[i].only) };
    said.push(sentence(useText(c, use, cheaper)));
    if (cheaper !== null) i++;
  }
  return said;
};

/** The price of the other use, if it is the same for the advanced side. */
const cheaperOf = (c: Context, one: Use, other: Use): number | null => {
  const same = (use: Use): string =>
    JSON.stringify({ ...use, id: '', price: null, only: withoutSides(c, use.only) });
  if (c.token === null || styleOf(c.v.catalogue, c.token) !== 'steps' || same(one) !== same(other))
    return null;
  const { price } = other;
  return price && 'token' in price && typeof price.n === 'number' ? price.n : null;
};

const withoutSides = (c: Context, only: Condition | undefined): Condition | undefined => {
  const isSide = (cond: Condition): boolean =>
    cond.test === 'not' ? isSide(cond.of) : cond.test === 'held' && cond.token === c.token;
  const of = only ? flatten([only]).filter((cond) => !isSide(cond)) : [];
  return of.length === 0 ? undefined : { test: 'all', of };
};

export const standingTexts = (make: MakeContext, standing: readonly Standing[] | undefined): Said[] =>
  (standing ?? []).flatMap((s) => {
    const c = make({ target: s.when === 'attacking' ? 'target' : 'attacker' });
    return standingClauses(c, s).map((what) => {
      const { m, say } = c.v;
      return sentence(s.only ? say(m.conditions.if, { cond: condition(c, s.only), what }) : what);
    });
  });

const standingClauses = (c: Context, s: Standing): Said[] => {
  const { m, say } = c.v;
  const k = m.things.standing;
  const attacking = s.when === 'attacking';
  const said: Said[] = [];
  const amount = (of: Standing['add'], message: string): void => {
    if (of === undefined) return;
    const { x, after, n } = quantity(c, of);
    said.push(say(message, { x, after, n, has: x.length > 0 ? 'yes' : 'no' }));
  };
  amount(s.add, attacking ? k.attackingAdd : k.attackedAdd);
  amount(s.less, attacking ? k.attackingLess : k.attackedLess);
  if (s.none) said.push(say(attacking ? k.attackingNone : k.attackedNone));
  if (s.attackerGains) said.push(say(k.attackerGains, { n: s.attackerGains, cp: cp(c.v) }));
  return said;
};

export const forbidTexts = (
  make: MakeContext,
  forbids: readonly Forbidden[] | undefined,
  only?: Parameters<typeof condition>[1],
): Said[] =>
  (forbids ?? []).map((what) => {
    const c = make();
    const { m, say } = c.v;
    const forbidden = say(m.things.forbids[what]);
    return sentence(only ? say(m.conditions.if, { cond: condition(c, only), what: forbidden }) : forbidden);
  });
