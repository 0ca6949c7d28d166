// Choices and prices: what a player may pick, take or pay for.

import type { Effect, Option, Price } from '@mad-king/language';
import { activated, givesSpell, styleOf, takesSpell } from '../companions.ts';
import { row, type Said, sentence } from '../segments.ts';
import { cp, list, tokenAs } from '../voice.ts';
import { tokens } from './amount.ts';
import { condition } from './condition.ts';
import { apart, type Context, person, takeInstead } from './context.ts';
import { familyNoun } from './family.ts';
import { unimplied } from './implied.ts';
import { commonEnd, numberInstead } from './likeness.ts';
import { complex, mayOf, type Statement, simple } from './statement.ts';

type Node<K extends Effect['do']> = Extract<Effect, { do: K }>;

export const chooseClause = (c: Context, e: Node<'choose'>): Statement => {
  const merged =
    familyOptions(c, e) ?? tokenOptions(c, e) ?? spellOptions(c, e) ?? botOptions(c, e) ?? buildOptions(c, e);
  if (merged) return merged;
  const { m, say } = c.v;
  const inside = addressing(c, e);
  const options = e.options.map((option) => optionOf(inside, option));
  if (options.length === 1 && e.most === undefined && e.who === 'self') return options[0];
  const isShort =
    e.options.every((option) => option.do.length === 1) && options.every((option) => !option.complex);
  if (isShort && options.length === 2 && e.most === undefined && e.who === 'self')
    return {
      ...options[0],
      said: say(m.words.or, { a: options[0].said, b: options[1].said }),
      complex: true,
    };
  const head = headOf(c, e, inside);
  if (isShort || c.flat) {
    const said = options.map((option) => option.said);
    const row_ = isShort ? list(c.v, said, 'or') : said.reduce((a, b) => say(m.effects.orElse, { a, b }));
    return complex(say(m.words.colon, { a: head, b: row_ }), e.who === 'self');
  }
  const bullets = e.options.flatMap((option) => row([], optionRow(addressing(c, e), option)));
  return complex([...head, ...bullets], e.who === 'self');
};

/** Whoever chooses is spoken to, unless the options are about the player of the text. */
const addressing = (c: Context, e: Node<'choose'>): Context =>
  apart(c, { toward: e.who !== 'self' && !isAboutSelf(e) ? e.who : c.toward });

const isAboutSelf = (e: Node<'choose'>): boolean => JSON.stringify(e.options).includes('"who":"self"');

const headOf = (c: Context, e: Node<'choose'>, inside: Context): Said => {
  const { m, say } = c.v;
  const k = m.effects;
  if (e.who !== 'self') {
    const message = inside.toward === e.who ? k.choosesOne : k.choosesForYou;
    return say(message, { nom: person(c, e.who).nom });
  }
  if (e.most === 1) return say(k.chooseOptional);
  return e.most === undefined ? say(k.chooseOne) : say(k.chooseUpTo, { n: e.most });
};

/** The option is open only to those who can pay, so that what is lost in it is a price. */
export const isPriced = ({ if: cond }: Option): boolean =>
  cond !== undefined && JSON.stringify(cond).includes('"cp"');

const optionOf = (c: Context, option: Option): Statement => {
  const inside = apart(c, { paying: isPriced(option) });
  const what = c.v.lines.inline(inside, option.do);
  const cond = option.if ? unimplied(option.if, option.do) : null;
  if (cond === null) return what;
  const said = c.v.say(c.v.m.effects.onlyIf, { what: what.said, cond: condition(c, cond) });
  return { ...what, said, complex: true };
};

/** The option as sentences. */
const optionRow = (c: Context, option: Option): Said => {
  if (option.if && unimplied(option.if, option.do) !== null) return sentence(optionOf(c, option).said);
  return c.v.lines.paragraph(apart(c, { paying: isPriced(option), flat: true }), option.do);
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
  const ids = bots.filter((id) => id !== null);
  if (ids.length < bots.length) return null;
  const n = e.most ?? 1;
  const names = ids.map((id) => tokenAs(c.v, id, 'acc'));
  const family = familyNoun(c, ids, n) ?? list(c.v, names, 'or');
  return simple(c.v.say(c.v.m.effects.companion.useUpTo, { n, family }), n > 1);
};

/** Building a bot, building it with its advanced side up, turning it: what a companion with two sides may become. */
const builtBy = (c: Context, { if: cond, do: [gain, more] }: Option): { id: string; as: Building } | null => {
  if (cond === undefined || gain?.do !== 'gain' || more !== undefined) return null;
  if (styleOf(c.v.catalogue, gain.token) !== 'steps') return null;
  const isNew = cond.test === 'not' && cond.of.test === 'held' && cond.of.token === gain.token;
  return { id: gain.token, as: !isNew ? 'improve' : gain.amount === 1 ? 'buildBasic' : 'buildAdvanced' };
};
type Building = 'improve' | 'buildBasic' | 'buildAdvanced';

const buildOptions = (c: Context, e: Node<'choose'>): Statement | null => {
  const built = e.options.map((option) => builtBy(c, option));
  const found = built.filter((one) => one !== null);
  if (found.length < built.length) return null;
  const ways = [...new Set(found.map(({ as }) => as))];
  const said: Said[] = [];
  for (const way of ways) {
    const ids = found.filter(({ as }) => as === way).map(({ id }) => id);
    const family = familyNoun(c, ids, 1);
    if (family === null) return null;
    said.push(c.v.say(c.v.m.effects.companion[way], { family }));
  }
  return simple(list(c.v, said, 'or'), true);
};

/** "Remove a Spirit": options that differ only in the token, of one family. */
const familyOptions = (c: Context, e: Node<'choose'>, n = 1): Statement | null => {
  if (e.who !== 'self' || e.most !== undefined) return null;
  const lines = e.options.map(({ do: [line, more] }) => (more === undefined ? line : undefined));
  const ids = lines.flatMap((line) => (line?.do === 'remove' && line.amount === 1 ? [line.token] : []));
  const family = ids.length === lines.length ? familyNoun(c, ids, n) : null;
  if (family === null) return null;
  c.number = 'removed';
  return simple(c.v.say(c.v.m.effects.removeFamily, { n, family }), true);
};

/** "Remove up to 3 Spirits". */
export const removedFamily = (c: Context, e: Node<'repeat'>): Statement | null => {
  const [choice, more] = e.body;
  if (choice?.do !== 'choose' || more !== undefined || typeof e.times !== 'number' || !e.may) return null;
  const said = familyOptions(c, choice, e.times);
  return said && e.times === 1 ? mayOf(c, said) : said;
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
    items.push(tokenAs(c.v, line.token, 'acc'));
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

export const mayStatements = (c: Context, e: Node<'may'>): Statement[] => {
  if (e.price) return priced(c, e, e.price);
  const { m, say, lines } = c.v;
  const yes = lines.tail(c, e.yes, true);
  const may =
    e.who !== c.toward
      ? say(m.effects.personMay, { nom: person(c, e.who).nom, what: yes.said })
      : mayOf(c, yes).said;
  const first: Statement = { said: may, complex: yes.complex || e.who !== c.toward, you: false };
  if (e.no.length === 0) return [first];
  return [first, complex(say(m.effects.ifNot, { what: lines.tail(c, e.no, true).said }))];
};

const priced = (c: Context, e: Node<'may'>, price: Price): Statement[] => {
  const { m, say, lines } = c.v;
  const k = m.effects;
  const { yes, no, end } = commonEnd(e.yes, e.no);
  const then = true;
  if (end.length > 0)
    return [...priced(c, { ...e, yes, no }, price), ...lines.statements(c, end).map((s) => ({ ...s, then }))];
  const short = payYou(c, e, price) ?? morePaid(c, e, price);
  if (short) return short;
  const { who, nom } = person(c, e.who);
  const pay = priceSaid(c, price);
  const ifNot = (): Statement => complex(say(k.ifNot, { what: lines.tail(c, no, true).said }));
  if (yes.length === 0) {
    if (no.length === 0) return [simple(say(k.mayPay, { who, nom, pay }))];
    return [complex(say(k.payOr, { who, nom, pay, other: lines.inline(c, no).said }), who === 'self')];
  }
  const what = lines.tail(c, yes, true);
  const first =
    what.you && !what.complex && who === 'self'
      ? simple(say(k.payTo, { pay, what: what.said }))
      : complex(say(k.payThen, { who, nom, pay, what: what.said }));
  return no.length === 0 ? [first] : [first, ifNot()];
};

/** "may pay you 2 CP": the price goes to the player of the text. */
const payYou = (c: Context, e: Node<'may'>, price: Price): Statement[] | null => {
  const [gained, more] = e.yes;
  if (!('cp' in price) || e.who === 'self' || more || gained?.do !== 'cp') return null;
  if (gained.who !== 'self' || gained.amount !== price.cp) return null;
  const { m, say, lines } = c.v;
  const values = { nom: person(c, e.who).nom, n: price.cp, cp: cp(c.v) };
  const first = complex(say(m.effects.mayPayYou, values));
  if (e.no.length === 0) return [first];
  return [first, complex(say(m.effects.ifNot, { what: lines.inline(c, e.no, true).said }))];
};

/** "prevent 2 damage (3 if you spend 1 Synth)". */
const morePaid = (c: Context, e: Node<'may'>, price: Price): Statement[] | null => {
  const n = e.who === 'self' ? numberInstead(e.no, e.yes) : null;
  if (n === null) return null;
  const inside = apart(c, { instead: c.v.say(c.v.m.effects.insteadPaid, { n, pay: priceSaid(c, price) }) });
  const said = c.v.lines.statements(inside, e.no);
  return inside.instead === null ? said : null;
};

const priceSaid = (c: Context, price: Price): Said => {
  const { m, say } = c.v;
  const k = m.things.price;
  if ('cp' in price) return say(k.cp, { n: price.cp, cp: cp(c.v) });
  if ('discard' in price) return say(k.discard, { n: price.discard });
  const { what } = tokens(c, price.token, price.n === 'any' ? 1 : price.n);
  return say(k.token, { what: [...what, ...spaced(takeInstead(c))] });
};

const spaced = (said: Said): Said => (said.length === 0 ? [] : [{ text: ' ' }, ...said]);
