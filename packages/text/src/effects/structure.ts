// Lines that hold other lines: conditions, loops, and whom they are about.

import type { Effect, Who } from '@mad-king/language';
import { keywordOf } from '../keywords.ts';
import { join, sentence } from '../segments.ts';
import { cp } from '../voice.ts';
import { each } from './amount.ts';
import { removedFamily } from './choices.ts';
import { complementOf, condition, markOf, resultOf } from './condition.ts';
import { apart, type Context, chosen, person } from './context.ts';
import { repeatedReroll } from './dice.ts';
import { commonEnd, numberInstead } from './likeness.ts';
import { dependsOnNote } from './noted.ts';
import { complex, type Joined, mayOf, type Statement, simple } from './statement.ts';

type Node<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** The line is about the player just chosen, in its own words. */
const mentions = (e: Effect | undefined, as: 'that' | 'other'): boolean => {
  if (e === undefined) return false;
  if (e.do === 'choose-token') return e.from === as;
  if (e.do === 'choose-kind') return as === 'that';
  return 'who' in e && e.who === as;
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
  const share = shareOf(rest);
  if (share === null) return null;
  const { acc, dat, gen } = person(c, share.who);
  const values = { n: share.gained, most: share.most, cp: cp(c.v), acc, dat, gen };
  return { statement: simple(c.v.say(c.v.m.effects.gainOrSteal, values), true), used: 3 };
};

const shareOf = (rest: readonly Effect[]): { gained: number; most: number; who: Who } | null => {
  const [choice, gained, stolen] = rest;
  if (choice?.do !== 'choose-number' || gained?.do !== 'cp' || stolen?.do !== 'if') return null;
  if (typeof choice.most !== 'number' || typeof gained.amount !== 'object') return null;
  const theft = stolen.yes.find((e) => e.do === 'steal-cp');
  if (theft === undefined || stolen.cond.test !== 'number') return null;
  return { gained: gained.amount.base, most: choice.most, who: theft.who };
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
  more === undefined && only?.do === 'if' && only.no.length > 0 && !isResult(c, only.cond);

const isResult = (c: Context, cond: Node<'if'>['cond']): boolean =>
  resultOf(c, cond.test === 'not' ? cond.of : cond) !== null;

export const ifStatements = (c: Context, line: Node<'if'>): Statement[] => {
  const e = merged(c, line);
  const { statements } = c.v.lines;
  // The target of an ability is always an opponent; the condition only tells when the line happens.
  if (e.cond.test === 'opponent' && e.cond.who === 'target' && c.of === 'offence')
    return statements(c, e.yes);
  if (dependsOnNote(e.cond)) return statements(c, e.no);
  const { yes, no, end } = commonEnd(e.yes, e.no);
  if (yes.length === 0 && no.length === 0) return statements(c, end);
  if (end.length > 0) return [...ifStatements(c, { ...e, yes, no }), ...statements(c, end)];
  if (yes.length === 0 && no.length > 0)
    return ifStatements(c, { ...e, cond: { test: 'not', of: e.cond }, yes: no, no: [] });
  const refused = otherwiseAlike(e);
  if (refused !== null) return ifStatements(c, refused);
  return (
    stolenShare(c, e) ??
    rolledStatements(c, rolledFirst(c, e)) ??
    eitherNumber(c, e) ??
    conditionalStatements(c, e)
  );
};

/** "on [claw], if Nyra is active, ...": what dice decide stands first. */
const rolledFirst = (c: Context, e: Node<'if'>): Node<'if'> => {
  const [only, more] = e.yes;
  if (e.no.length > 0 || more !== undefined || only?.do !== 'if' || only.no.length > 0) return e;
  return isResult(c, e.cond) || !isResult(c, only.cond) ? e : { ...only, yes: [{ ...e, yes: only.yes }] };
};

/** The same happens if the condition holds as if it does not and the player declines. */
const otherwiseAlike = ({ cond, yes, no, ...e }: Node<'if'>): Node<'if'> | null => {
  const [may, more] = no;
  if (more !== undefined || may?.do !== 'may' || may.price || JSON.stringify(may.no) !== JSON.stringify(yes))
    return null;
  return { ...e, cond: { test: 'not', of: cond }, yes: [{ ...may, no: [] }], no: yes };
};

/** "Gain 2 CP. On [shadow], you may steal 1 of it instead." */
const stolenShare = (c: Context, { cond, yes, no }: Node<'if'>): Statement[] | null => {
  const share = shareOf(yes);
  const [gained, more] = no;
  const found = markOf(c, cond);
  if (share === null || found === null || more || gained?.do !== 'cp' || gained.amount !== share.gained)
    return null;
  const { m, say, lines } = c.v;
  const { acc, gen } = person(c, share.who);
  const what = say(m.effects.stealOfIt, { most: share.most, acc, gen });
  const row = { mark: found.mark, said: sentence(what) };
  return [
    ...lines.statements(c, no),
    { ...complex(say(m.conditions.on, { result: found.mark, what })), row },
  ];
};

/** "2 damage (4 if ...)": both cases say the same but for a number. */
const eitherNumber = (c: Context, e: Node<'if'>): Statement[] | null => {
  const n = numberInstead(e.no, e.yes);
  if (n === null) return null;
  const inside = apart(c, {
    instead: c.v.say(c.v.m.effects.insteadIf, { n, cond: condition(apart(c), e.cond) }),
  });
  const said = c.v.lines.statements(inside, e.no);
  if (inside.instead !== null) return null;
  Object.assign(c, inside);
  return said;
};

/** What dice decide: "on [skull], ...", and as rows. */
const rolledStatements = (c: Context, { cond, yes, no }: Node<'if'>): Statement[] | null => {
  const { m, say, lines } = c.v;
  const found = markOf(c, cond);
  if (found === null) return null;
  const { mark, without } = found;
  const k = m.conditions;
  const asRow = (effects: readonly Effect[]) => lines.paragraph(apart(c, { flat: true }), effects);
  const before = apart(c);
  const row = { mark: without ? say(k.none, { result: mark }) : mark, said: asRow(yes) };
  const said = say(without ? k.without : k.on, { result: mark, what: lines.inline(c, yes, true).said });
  const first = { ...complex(said), row };
  if (no.length === 0) return [first];
  const [next, more] = no;
  const nested =
    next?.do === 'if' && more === undefined && next.no.length === 0 ? markOf(c, next.cond) : null;
  if (nested && !nested.without && next?.do === 'if') {
    const result = say(k.otherwiseOn, { result: nested.mark });
    const what = lines.inline(apart(before), next.yes, true).said;
    return [first, { ...complex(say(k.on, { result, what })), row: { mark: result, said: asRow(next.yes) } }];
  }
  const left = without ? mark : complementOf(c, cond);
  const other = lines.inline(apart(before), no, true).said;
  const second = complex(left ? say(k.on, { result: left, what: other }) : say(k.otherwise, { what: other }));
  return [first, { ...second, row: { mark: left ?? say(k.otherwiseMark), said: asRow(no) } }];
};

const conditionalStatements = (c: Context, e: Node<'if'>): Statement[] => {
  const { m, say, lines } = c.v;
  const k = m.conditions;
  const before = apart(c);
  const message = holdsAnother(c, e) ? k.ifColon : k.if;
  const cond = condition(c, e.cond);
  const what = lines.tail(c, e.yes, true).said;
  const first = complex(say(message, { cond, what }));
  if (e.no.length === 0) return [first];
  return [first, complex(say(k.otherwise, { what: lines.tail(before, e.no, true).said }))];
};

export const repeatClause = (c: Context, e: Node<'repeat'>): Statement => {
  const { m, say, lines } = c.v;
  const said = repeatedReroll(c, e) ?? upToPeople(c, e) ?? differentPeople(c, e) ?? removedFamily(c, e);
  if (said) return said;
  const keyword = e.body.length === 1 ? keywordOf(c.v, c.hero, e.body[0]) : null;
  if (keyword) return keywordClause(c, keyword, e);
  const { eachToken } = c;
  c.eachToken =
    typeof e.times === 'object' &&
    e.times.terms.some(({ of }) => of.count === 'held' && of.token === c.token);
  const body = lines.tail(c, e.body, true);
  c.eachToken = eachToken;
  const what = body.said;
  if (e.times === 1) return e.may ? mayOf(c, body) : body;
  if (typeof e.times === 'number')
    return complex(say(e.may ? m.effects.upToTimes : m.effects.times, { n: e.times, what }));
  const per = e.times.terms.map((term) => each(c, term));
  return complex(say(e.may ? m.effects.upToForEach : m.effects.forEach, { each: join(per, ' + '), what }));
};

/** A line with a name; the passive ability that brings it says what it means. */
const keywordClause = (
  c: Context,
  keyword: NonNullable<ReturnType<typeof keywordOf>>,
  e: Node<'repeat'>,
): Statement => {
  const { m, say, lines } = c.v;
  const fixed = typeof e.times === 'number' ? e.times : null;
  const name = keyword(fixed ?? 1, e.may ?? false);
  if (c.of === 'passive')
    return complex(
      say(m.words.colon, { a: name, b: lines.tail(apart(c, { explaining: true }), e.body).said }),
      true,
    );
  if (typeof e.times === 'number') return simple(name, !e.may);
  const per = e.times.terms.map((term) => each(c, term));
  return simple(say(m.effects.forEach, { each: join(per, ' + '), what: name }));
};

/** Up to n players are chosen, and the same happens to each of them. */
const upToPeople = (c: Context, e: Node<'repeat'>): Statement | null => {
  const [choice, ...body] = e.body;
  if (typeof e.times !== 'number' || choice?.do !== 'choose-player' || !choice.may) return null;
  if (choice.among !== 'player' && choice.among !== 'opponent') return null;
  if (choice.as === 'that' && isOneDeed(body)) {
    const key = choice.among === 'player' ? 'upToPlayers' : 'upToOpponents';
    c.that = { key, fresh: true, n: e.times };
    const what = c.v.lines.inline(c, body);
    c.that = { key: 'that', fresh: false };
    return what;
  }
  c[choice.as] = { key: 'that', fresh: false };
  const what = c.v.lines.inline(c, body).said;
  const values = { n: e.times, distinct: choice.distinct ? 'yes' : 'no', what };
  return complex(c.v.say(c.v.m.effects.upToPeople[choice.among], values));
};

/** The same happens to n players, no two of them the same. */
const differentPeople = (c: Context, e: Node<'repeat'>): Statement | null => {
  const [choice, ...body] = e.body;
  if (typeof e.times !== 'number' || choice?.do !== 'choose-player' || !choice.distinct || choice.may)
    return null;
  if (choice.as !== 'that' || choice.among !== 'opponent' || !isOneDeed(body)) return null;
  c.that = { key: 'differentOpponents', fresh: true, n: e.times };
  const what = c.v.lines.inline(c, body);
  c.that = { key: 'that', fresh: false };
  return what;
};

/** One line about them, or tokens of which all are theirs. */
const isOneDeed = (body: readonly Effect[]): boolean => {
  const [first] = body;
  if (!mentions(first, 'that')) return false;
  return body.every(
    (e) => e === first || ((e.do === 'inflict' || e.do === 'gain') && e.do === first.do && e.who === 'that'),
  );
};

export const eachPlayerClause = (c: Context, e: Node<'each-player'>): Statement => {
  const { m, say } = c.v;
  const opponents = e.among === 'opponents';
  const named = mentions(e.body[0], 'that');
  c.that = named
    ? { key: opponents ? 'eachOpponent' : 'eachPlayer', fresh: true }
    : { key: 'that', fresh: false };
  const body = c.v.lines.inline(c, e.body);
  if (named) return body;
  return complex(say(opponents ? m.effects.forEachOpponent : m.effects.forEachPlayer, { what: body.said }));
};
