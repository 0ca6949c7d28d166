// What a player may do with a token or a passive: its price, its moment and limits, its text.

import type { Condition, Price, Use } from '@mad-king/language';
import { join, type Said, text } from '../segments.ts';
import { cp, token } from '../voice.ts';
import { tokens } from './amount.ts';
import { condition, flatten } from './condition.ts';
import type { Context } from './context.ts';
import { unimplied } from './implied.ts';
import { phraseOf, useName } from './tokens.ts';

export const useText = (c: Context, use: Use): Said => {
  const { m, say } = c.v;
  const own = context_(c, use);
  const price = priceOf(own, use.price ?? defaultPrice(own));
  const limits = limitsOf(own, use);
  if (use.price && 'token' in use.price && use.price.n === 'any') own.number = 'spent';
  const what = own.v.inline(own, use.do).said;
  const said =
    limits.length === 0
      ? say(m.things.use, { price, what })
      : say(m.things.useWithin, { price, limits: join(limits, '; '), what });
  if (c.token === null || !use.named || phraseOf(c, use.id) === undefined) return said;
  return say(m.things.useNamed, { name: useName(c, c.token, use.id), use: said });
};

/** Who stands on the other side follows from when it is used. */
const context_ = (c: Context, use: Use): Context => ({
  ...c,
  target: use.modifier ? 'target' : use.only ? (sideOf(use.only) ?? c.target) : c.target,
});

/** A condition about one's own attack or an attack on oneself tells who the other side is. */
export const sideOf = (cond: Condition): 'target' | 'attacker' | null => {
  switch (cond.test) {
    case 'attacking':
    case 'attack-deals':
    case 'defendable':
    case 'dealt':
    case 'has-attacked':
      return 'target';
    case 'attacked':
    case 'attacked-normally':
    case 'threatened-by-ability':
    case 'attack-was':
    case 'defending':
      return 'attacker';
    case 'any':
    case 'all':
      return cond.of.map(sideOf).find((side) => side !== null) ?? null;
    default:
      return null;
  }
};

/** A token is spent unless its use says otherwise; companions and passives cost nothing by themselves. */
const defaultPrice = (c: Context): Price | null => {
  if (c.token === null) return null;
  return c.v.catalogue.token(c.token)?.token.kind === 'companion' ? null : { token: c.token, n: 1 };
};

export const priceOf = (c: Context, price: Price | null): Said => {
  const { m, say } = c.v;
  const k = m.things.price;
  if (price === null) return say(k.none);
  if ('cp' in price) return say(k.cp, { n: price.cp, cp: cp(c.v) });
  if ('discard' in price) return say(k.discard, { n: price.discard });
  if (price.n === 'any')
    return price.token === c.token ? say(k.anyThis) : say(k.anyToken, { token: token(c.v, price.token) });
  if (price.token === c.token) return say(k.this, { n: price.n });
  return say(k.token, { what: tokens(c, price.token, price.n).what });
};

const AGED = { turn: 'agedTurn', 'roll-phase': 'agedPhase', defence: 'agedDefence' } as const;

/** "Not yet done this turn", where the use itself counts it, is "once per turn". */
const talliedLimit = (cond: Condition | null, use: Use): { only: Condition | null; perTurn: number } => {
  if (cond === null) return { only: null, perTurn: 0 };
  const counts = (note: string): boolean => use.do.some((e) => e.do === 'tally' && e.note === note);
  const limitOf = (part: Condition): number =>
    part.test === 'not' && part.of.test === 'tallied' && counts(part.of.note) ? part.of.atLeast : 0;
  const parts = flatten([cond]);
  const limit = parts.map(limitOf).find((n) => n > 0) ?? 0;
  const rest = parts.filter((part) => limitOf(part) === 0);
  return { only: rest.length === 0 ? null : { test: 'all', of: rest }, perTurn: limit };
};

const limitsOf = (c: Context, use: Use): Said[] => {
  const { m, say } = c.v;
  const k = m.things.within;
  const limits: Said[] = [];
  if (use.modifier) limits.push(text(k.modifier));
  if (use.when !== 'any') limits.push(text(k[use.when]));
  if (use.perTurn) limits.push(say(k.perTurn, { n: use.perTurn }));
  if (use.perAttack) limits.push(say(k.perAttack, { n: use.perAttack }));
  const left = use.only ? unimplied(use.only, use.do) : null;
  const { only, perTurn } = talliedLimit(left, use);
  if (perTurn) limits.push(say(k.perTurn, { n: perTurn }));
  if (only) limits.push(say(k.only, { cond: condition(c, only) }));
  if (use.aged) {
    const priced = use.price && 'token' in use.price ? use.price.token : c.token;
    const ages = priced ? c.v.catalogue.token(priced)?.token.ages : undefined;
    limits.push(text(k[AGED[ages ?? 'turn']]));
  }
  return limits;
};
