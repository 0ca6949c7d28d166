// Lines that hold other lines: conditions, choices, prices, loops, and whom they are about.

import type { Effect, Option, Price, Who } from '@mad-king/language';
import { activated, givesSpell, styleOf, takesSpell } from '../companions.ts';
import { keywordOf } from '../keywords.ts';
import { join, type Said } from '../segments.ts';
import { cp, list, token } from '../voice.ts';
import { each, tokens } from './amount.ts';
import { condition, conditional, resultOf } from './condition.ts';
import { type Context, chosen, person } from './context.ts';
import { repeatedReroll } from './dice.ts';
import { unimplied } from './implied.ts';
import { complex, type Joined, type Statement, simple } from './statement.ts';

type Node<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** The line is about the player just chosen, in its own words. */
const mentions = (e: Effect | undefined, as: 'that' | 'other'): boolean => {
  if (e === undefined) return false;
  if (e.do === 'choose-token') return e.from === as;
  if (e.do === 'choose-kind') return as === 'that';
  return e.do !== 'choose' && 'who' in e && e.who === as;
};

/** "a chosen opponent": whoever is chosen is named where something happens to him. */
export const peoplePattern = (c: Context, rest: readonly Effect[]): Joined | null => {
  const { m, say } = c.v;
  const [choice, next, last] = rest;
  if (choice.do !== 'choose-player') return null;
  if (next?.do === 'aim' && choice.among === 'opponent') {
    c.that = { key: 'target', fresh: true };
    return { statement: simple(say(m.effects.aimAtChosen), true), used: 2 };
  }
  const names = mentions(next, choice.as);
  c[choice.as] = chosen(choice.among, names);
  if (next?.do === 'choose-kind' && last !== undefined && isGainOfKind(last)) {
    const what = say(m.effects.gainOfLeaflet, { gen: person(c, 'that').gen });
    if (last.do !== 'unless-vetoed') return { statement: simple(what, true), used: 3 };
    return { statement: complex(say(m.effects.unlessVetoed, { what }), true), used: 3 };
  }
  if (names && !choice.may) return { statement: null, used: 1 };
  c[choice.as].fresh = false;
  const message = choice.may ? m.effects.mayChoosePlayer : m.effects.choosePlayer;
  return { statement: simple(say(message[choice.among]), !choice.may), used: 1 };
};

/** A gain of which a part may be stolen: how much is chosen, the rest is gained, and what the victim lacks too. */
export const stealPattern = (c: Context, rest: readonly Effect[]): Joined | null => {
  const [choice, gained, stolen] = rest;
  if (choice.do !== 'choose-number' || gained?.do !== 'cp' || stolen?.do !== 'if') return null;
  if (typeof choice.most !== 'number' || typeof gained.amount !== 'object') return null;
  const theft = stolen.yes.find((e) => e.do === 'steal-cp');
  if (theft === undefined || stolen.cond.test !== 'number') return null;
  const { acc, dat, gen } = person(c, theft.who);
  const values = { n: gained.amount.base, most: choice.most, cp: cp(c.v), acc, dat, gen };
  return { statement: simple(c.v.say(c.v.m.effects.gainOrSteal, values), true), used: 3 };
};

const isGainOfKind = (e: Effect): boolean =>
  e.do === 'gain-chosen' ||
  (e.do === 'unless-vetoed' && e.body.length === 1 && e.body[0].do === 'gain-chosen');

/** "if a and b": a condition that holds nothing but another one. */
const merged = (c: Context, e: Node<'if'>): Node<'if'> => {
  const [only, more] = e.yes;
  if (e.no.length > 0 || more !== undefined || only?.do !== 'if' || only.no.length > 0) return e;
  if (isResult(c, e.cond) || isResult(c, only.cond)) return e;
  return merged(c, { ...only, cond: { test: 'all', of: [e.cond, only.cond] } });
};

/** "if a: if b, ...; otherwise, ...": another one with its own "otherwise". */
const holdsAnother = (c: Context, { yes: [only, more] }: Node<'if'>): boolean =>
  more === undefined && only?.do === 'if' && !isResult(c, only.cond);

const isResult = (c: Context, cond: Node<'if'>['cond']): boolean =>
  resultOf(c, cond.test === 'not' ? cond.of : cond) !== null;

export const ifClause = (c: Context, line: Node<'if'>): Statement => {
  const e = merged(c, line);
  // The target of an ability is always an opponent; the condition only tells when the line happens.
  if (e.cond.test === 'opponent' && e.cond.who === 'target' && c.of === 'offence')
    return c.v.inline(c, e.yes);
  const chosenBefore = { that: { ...c.that }, other: { ...c.other } };
  const what = c.v.inline(c, e.yes, true);
  if (e.no.length === 0) return complex(conditional(c, e.cond, what.said, null, holdsAnother(c, e)));
  const after = { that: c.that, other: c.other };
  Object.assign(c, chosenBefore);
  const other = c.v.inline(c, e.no, true);
  Object.assign(c, after);
  return complex(conditional(c, e.cond, what.said, other.said));
};

export const chooseClause = (c: Context, e: Node<'choose'>): Statement => {
  const { m, say } = c.v;
  const merged = tokenOptions(c, e) ?? spellOptions(c, e) ?? botOptions(c, e);
  if (merged) return merged;
  const options = e.options.map((option) => optionOf(c, option));
  if (options.length === 1 && e.most === undefined && e.who === 'self') return options[0];
  const isShort = (option: Option): boolean => option.do.length === 1;
  const plainly =
    e.most === undefined &&
    options.length === 2 &&
    e.options.every(isShort) &&
    options.every((option) => !option.complex);
  if (plainly && e.who === 'self')
    return {
      ...options[0],
      said: say(m.words.or, { a: options[0].said, b: options[1].said }),
      complex: true,
    };
  const row = options.map((option) => option.said).reduce((a, b) => say(m.effects.orElse, { a, b }));
  if (e.most === 1) return complex(say(m.effects.chooseOptional, { list: row }));
  if (e.most !== undefined) return complex(say(m.effects.chooseUpTo, { n: e.most, list: row }), true);
  if (e.who === 'self') return complex(say(m.effects.chooseOne, { list: row }), true);
  return complex(say(m.effects.choosesOne, { nom: person(c, e.who).nom, list: row }));
};

/** Building or improving a bot: the condition says which of the two it is. */
const buildOption = (c: Context, { if: cond, do: effects }: Option): Statement | null => {
  const [gain, more] = effects;
  if (cond === undefined || gain?.do !== 'gain' || more !== undefined) return null;
  if (styleOf(c.v.catalogue, gain.token) !== 'steps') return null;
  const k = c.v.m.effects.companion;
  const isNew = cond.test === 'not' && cond.of.test === 'held' && cond.of.token === gain.token;
  const message = !isNew ? k.improve : gain.amount === 1 ? k.buildBasic : k.buildAdvanced;
  return simple(c.v.say(message, { token: token(c.v, gain.token) }), true);
};

/** The option is open only to those who can pay, so that what is lost in it is a price. */
export const isPriced = ({ if: cond }: Option): boolean =>
  cond !== undefined && JSON.stringify(cond).includes('"cp"');

const optionOf = (c: Context, option: Option): Statement => {
  const build = buildOption(c, option);
  if (build) return build;
  const keep = { that: { ...c.that }, other: { ...c.other } };
  c.paying = isPriced(option);
  const what = c.v.inline(c, option.do);
  c.paying = false;
  Object.assign(c, keep);
  const cond = option.if ? unimplied(option.if, option.do) : null;
  if (cond === null) return what;
  const said = c.v.say(c.v.m.effects.onlyIf, { what: what.said, cond: condition(c, cond) });
  return { ...what, said, complex: true };
};

/** "Cast up to 2 prepared spells": a choice among all spells. */
const spellOptions = (c: Context, e: Node<'choose'>): Statement | null => {
  const { m, say, catalogue } = c.v;
  if (e.options.every(({ do: effects }) => takesSpell(catalogue, effects) !== null)) {
    const n = e.most ?? 1;
    const which = n >= e.options.length ? 'all' : String(n);
    return simple(say(m.effects.spell.castUpTo, { n: which }), which !== '1');
  }
  if (!e.options.every(({ do: effects }) => givesSpell(catalogue, effects) !== null)) return null;
  return simple(say(m.effects.spell.prepareUpTo, { n: e.most ?? 1 }), true);
};

/** Bots are activated without their price, each as often as it may be. */
const botOptions = (c: Context, e: Node<'choose'>): Statement | null => {
  const bots = e.options.map(({ do: effects }) => activated(c.v.catalogue, c.hero, effects));
  if (bots.includes(null)) return null;
  const names = bots.map((id) => token(c.v, id as string));
  const n = e.most ?? 1;
  return simple(c.v.say(c.v.m.effects.companion.useUpTo, { n, list: list(c.v, names, 'or') }), n > 1);
};

/** "Gain Crit or Accuracy.": options that differ only in the token. */
const tokenOptions = (c: Context, e: Node<'choose'>): Statement | null => {
  if (e.who !== 'self' || e.most !== undefined) return null;
  const lines = e.options.map(({ do: [line, more] }) => (more === undefined ? line : undefined));
  const verb = lines[0]?.do;
  if (verb !== 'gain' && verb !== 'remove') return null;
  const items: Said[] = [];
  for (const [i, line] of lines.entries()) {
    const cond = e.options[i].if;
    if (line?.do !== verb || line.who !== 'self') return null;
    if (line.amount !== 1 || styleOf(c.v.catalogue, line.token) !== 'tokens') return null;
    if (cond !== undefined && unimplied(cond, [line]) !== null) return null;
    items.push(tokens(c, line.token, 1).what);
  }
  if (verb === 'remove') c.number = 'removed';
  const { m, say } = c.v;
  const what = list(c.v, items, 'or');
  const nobody = { who: 'self', nom: [], gen: [], dat: [], acc: [] };
  return simple(
    verb === 'gain'
      ? say(m.effects.gain, { ...nobody, what, after: [] })
      : say(m.effects.remove, { what, from: [], after: [] }),
    true,
  );
};

export const mayClause = (c: Context, e: Node<'may'>): Statement => {
  const { m, say } = c.v;
  if (e.price) {
    const pay = mayPay(c, e.price, e.who);
    const what = e.yes.length > 0 ? c.v.inline(c, e.yes).said : null;
    const other = e.no.length > 0 ? c.v.inline(c, e.no).said : null;
    if (what && other) return complex(say(m.effects.payThenElse, { pay, what, other }));
    if (other) return complex(say(m.effects.payElse, { pay, other }));
    return complex(what ? say(m.effects.payThen, { pay, what }) : pay);
  }
  const yes = c.v.inline(c, e.yes);
  const may =
    e.who !== 'self'
      ? say(m.effects.personMay, { nom: person(c, e.who).nom, what: yes.said })
      : mayOf(c, yes).said;
  if (e.no.length === 0) return { said: may, complex: yes.complex || e.who !== 'self', you: false };
  return complex(say(m.effects.elseNot, { what: may, other: c.v.inline(c, e.no).said }));
};

const mayOf = (c: Context, what: Statement): Statement => {
  const k = c.v.m.effects;
  const said = c.v.say(what.you && !what.complex ? k.mayDo : k.mayLet, { what: what.said });
  return { said, complex: what.complex, you: false };
};

const mayPay = (c: Context, price: Price, by: Who): Said => {
  const { m, say } = c.v;
  const { who, nom } = person(c, by);
  if ('cp' in price) return say(m.effects.mayPay.cp, { who, nom, n: price.cp, cp: cp(c.v) });
  if ('discard' in price) return say(m.effects.mayPay.discard, { who, nom, n: price.discard });
  const { what } = tokens(c, price.token, price.n === 'any' ? 1 : price.n);
  return say(m.effects.mayPay.token, { who, nom, what });
};

export const repeatClause = (c: Context, e: Node<'repeat'>): Statement => {
  const { m, say } = c.v;
  const rerolls = repeatedReroll(c, e) ?? upToPeople(c, e);
  if (rerolls) return rerolls;
  const keyword = e.body.length === 1 ? keywordOf(c.v, c.hero, e.body[0]) : null;
  if (keyword && !e.may) return keywordClause(c, keyword, e);
  const { eachToken } = c;
  c.eachToken =
    typeof e.times === 'object' &&
    e.times.terms.some(({ of }) => of.count === 'held' && of.token === c.token);
  const body = c.v.inline(c, e.body);
  c.eachToken = eachToken;
  const what = body.said;
  if (e.times === 1) return e.may ? mayOf(c, body) : body;
  if (typeof e.times === 'number')
    return complex(say(e.may ? m.effects.upToTimes : m.effects.times, { n: e.times, what }));
  const per = e.times.terms.map((term) => each(c, term));
  return complex(say(e.may ? m.effects.upToForEach : m.effects.forEach, { each: join(per, ' + '), what }));
};

/** A line with a name; the passive ability that brings it says what it means. */
const keywordClause = (c: Context, keyword: string, e: Node<'repeat'>): Statement => {
  const { m, say } = c.v;
  const fixed = typeof e.times === 'number' ? e.times : null;
  const name = say(keyword, { n: fixed ?? 1 });
  if (c.of === 'passive')
    return complex(say(m.words.colon, { a: name, b: c.v.inline(c, e.body).said }), true);
  if (typeof e.times === 'number') return simple(name, true);
  const per = e.times.terms.map((term) => each(c, term));
  return simple(say(m.effects.forEach, { each: join(per, ' + '), what: name }));
};

/** Up to n players are chosen, and the same happens to each of them. */
const upToPeople = (c: Context, e: Node<'repeat'>): Statement | null => {
  const [choice, ...body] = e.body;
  if (typeof e.times !== 'number' || choice?.do !== 'choose-player' || !choice.may) return null;
  if (choice.among !== 'player' && choice.among !== 'opponent') return null;
  c[choice.as] = { key: 'that', fresh: false };
  const what = c.v.inline(c, body).said;
  const values = { n: e.times, distinct: choice.distinct ? 'yes' : 'no', what };
  return complex(c.v.say(c.v.m.effects.upToPeople[choice.among], values));
};

export const eachPlayerClause = (c: Context, e: Node<'each-player'>): Statement => {
  const { m, say } = c.v;
  const opponents = e.among === 'opponents';
  const named = mentions(e.body[0], 'that');
  c.that = named
    ? { key: opponents ? 'eachOpponent' : 'eachPlayer', fresh: true }
    : { key: 'that', fresh: false };
  const body = c.v.inline(c, e.body);
  if (named) return body;
  return complex(say(opponents ? m.effects.forEachOpponent : m.effects.forEachPlayer, { what: body.said }));
};
