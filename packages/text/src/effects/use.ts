// What a player may do with a token or a passive: when, at what price, and what comes of it.

import type { Condition, Price, Use } from '@mad-king/language';
import { hasRows, join, plain, type Said, sentence, text } from '../segments.ts';
import { cp, tokensCounted } from '../voice.ts';
import { tokens } from './amount.ts';
import { condition, flatten } from './condition.ts';
import { apart, type Context, takeInstead } from './context.ts';
import { unimplied } from './implied.ts';
import { mayOf, type Statement } from './statement.ts';
import { phraseOf, useName } from './tokens.ts';

/** `cheaper`: what it costs a companion with its advanced side up, said behind the price. */
export const useText = (c: Context, use: Use, cheaper: number | null = null): Said => {
  const { m, say } = c.v;
  const own = contextOf(c, use);
  const when = momentsOf(own, use);
  if (cheaper !== null) own.instead = say(m.things.ifAdvanced, { n: cheaper });
  const written = use.price ?? defaultPrice(own);
  const price = written === null ? null : join([priceOf(own, written), notWith(own, use)], ' ');
  if (use.price && 'token' in use.price && use.price.n === 'any') own.number = 'spent';
  const what = own.v.lines.tail(own, use.do);
  const done =
    price === null ? mayOf(own, what).said : say(m.things[formOf(use, what)], { price, what: what.said });
  let said = when.reduceRight((then, one) => say(m.things.useWhen, { when: one, use: then }), done);
  if (c.token !== null && use.named && phraseOf(c, use.id) !== undefined)
    said = say(m.things.useNamed, { name: useName(c, c.token, use.id), use: said });
  return use.modifier ? join([sentence(text(m.things.modifier)), sentence(said)], ' ') : said;
};

/** One colon is enough for a sentence. */
const formOf = (use: Use, { said, you, complex }: Statement): 'use' | 'useAnd' | 'useTo' => {
  if (you && (hasRows(said) || plain(said).includes(':'))) return 'useAnd';
  return use.named && you && !complex ? 'useTo' : 'use';
};

/** What may be done while dice lie there, behind the roll. */
export const offerText = (c: Context, use: Use): Said => {
  const { m, say } = c.v;
  const own = apart(contextOf(c, use), { theseDice: true });
  const what = own.v.lines.inline(own, use.do).said;
  const said = say(m.effects.offer, { price: priceOf(own, use.price ?? defaultPrice(own)), what });
  return use.perTurn
    ? say(m.things.useWhen, { when: say(m.things.within.perTurn, { n: use.perTurn }), use: said })
    : said;
};

/** Who stands on the other side follows from when it is used. */
const contextOf = (c: Context, use: Use): Context => ({
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
    return price.token === c.token
      ? say(k.anyThis)
      : say(k.anyToken, { token: tokensCounted(c.v, price.token, 5) });
  if (price.token === c.token) return say(k.this, { n: price.n });
  return join([say(k.token, { what: tokens(c, price.token, price.n).what }), takeInstead(c)], ' ');
};

const AGED = { turn: 'agedTurn', 'roll-phase': 'agedPhase', defence: 'agedDefence' } as const;

/** Tokens that are too new to be spent. */
const notWith = (c: Context, use: Use): Said => {
  if (!use.aged) return [];
  const priced = use.price && 'token' in use.price ? use.price.token : c.token;
  const ages = priced ? c.v.catalogue.token(priced)?.token.ages : undefined;
  return text(c.v.m.things.within[AGED[ages ?? 'turn']]);
};

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

/** How often and when, before the verb. */
const momentsOf = (c: Context, use: Use): Said[] => {
  const { m, say } = c.v;
  const k = m.things.within;
  const when: Said[] = [];
  const left = use.only ? unimplied(use.only, use.do) : null;
  const { only, perTurn } = talliedLimit(left, use);
  const times = use.perTurn ?? perTurn;
  if (times) when.push(say(k.perTurn, { n: times }));
  if (use.perAttack) when.push(say(k.perAttack, { n: use.perAttack }));
  if (use.when !== 'any' && use.do[0]?.do !== 'allow-defence') when.push(text(k[use.when]));
  if (only) when.push(say(k.only, { cond: condition(c, only) }));
  return when;
};
