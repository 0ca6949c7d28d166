// Conditions: results of dice as "on [skull], ...", everything else as "if ..., ...".

import type { Condition } from '@mad-king/language';
import { type Named, namedUses, ownerOf, styleOf } from '../companions.ts';
import type { Values } from '../format.ts';
import { makersOf, resultThatNotes } from '../notes.ts';
import { isIcon, plain, type Said, tidy } from '../segments.ts';
import { ability, cp, die as dieIcon, list, roman, symbol, token, tokenAs, tokensCounted } from '../voice.ts';
import { type Context, person } from './context.ts';
import { useName } from './tokens.ts';

/** What dice must show or must not show, as the mark of a row; null if the condition is about something else. */
export const markOf = (c: Context, cond: Condition): { mark: Said; without: boolean } | null => {
  const result = resultOf(c, cond);
  if (result) return { mark: result, without: false };
  const missing = cond.test === 'not' && cond.of.test !== 'of-a-kind' ? resultOf(c, cond.of, 'nor') : null;
  return missing && { mark: missing, without: true };
};

/** Where one die decides, what is left of its numbers. */
export const complementOf = (c: Context, cond: Condition): Said | null => {
  if (c.dice !== 1 || cond.test !== 'die') return null;
  if (cond.from === 1 && cond.to < 6) return range(c, cond.to + 1, 6);
  return cond.to === 6 && cond.from > 1 ? range(c, 1, cond.from - 1) : null;
};

export const symbols = (c: Context, counts: readonly { symbol: string; n: number }[]): Said =>
  counts.flatMap(({ symbol: id, n }) => Array.from({ length: n }, () => symbol(c.v, c.hero, id)).flat());

const range = (c: Context, from: number, to: number): Said =>
  from === to
    ? dieIcon(c.hero, from)
    : c.v.say(c.v.m.conditions.result.dice, { from: dieIcon(c.hero, from), to: dieIcon(c.hero, to) });

/** What dice must show, if that is all the condition asks for. */
export const resultOf = (c: Context, cond: Condition, joint: 'or' | 'nor' = 'or'): Said | null => {
  switch (cond.test) {
    case 'symbols':
      return symbols(c, cond.symbols);
    case 'die':
      return range(c, cond.from, cond.to);
    case 'of-a-kind':
      return c.v.say(c.v.m.conditions.result.kind, { n: cond.n });
    case 'number':
      if (c.number !== 'picked' || cond.atLeast !== cond.atMost) return null;
      return c.v.say(c.v.m.conditions.result.card, { n: cond.atLeast + 1 });
    case 'any': {
      const parts = cond.of.map((part) => resultOf(c, part));
      return parts.every((part) => part !== null) ? list(c.v, parts as Said[], joint) : null;
    }
    default:
      return null;
  }
};

/** The condition as a clause without "if". */
export const condition = (c: Context, cond: Condition): Said => clause(c, cond, false);

const clause = (c: Context, cond: Condition, not: boolean): Said => {
  const { m, say } = c.v;
  const k = m.conditions;
  const with_ = (message: string, values: Values = {}): Said =>
    say(message, { ...values, not: not ? 'yes' : 'no' });
  const about = (message: string, who: Parameters<typeof person>[1], values: Values = {}): Said => {
    const { nom, gen, dat, acc, who: which } = person(c, who);
    return with_(message, { ...values, nom, gen, dat, acc, who: which });
  };
  switch (cond.test) {
    case 'not':
      return clause(c, cond.of, !not);
    case 'any':
    case 'all': {
      const parts =
        cond.test === 'all' && !not ? allParts(c, cond.of) : cond.of.map((part) => clause(c, part, not));
      return list(c.v, withoutSubject(c, parts), (cond.test === 'any') !== not ? 'or' : 'and');
    }
    case 'symbols':
      return with_(k.symbols, { symbols: symbols(c, cond.symbols) });
    case 'of-a-kind':
      return with_(k.kind, { n: cond.n });
    case 'sum':
      return cond.atLeast !== undefined
        ? with_(k.sumAtLeast, { n: cond.atLeast })
        : with_(k.sumAtMost, { n: cond.atMost ?? 0 });
    case 'die':
      return with_(k.die, { range: range(c, cond.from, cond.to) });
    case 'beats':
      return with_(cond.orEqual ? k.equalsOrBeats : k.beats);
    case 'rerolled':
      return with_(k.rerolled);
    case 'held': {
      const companion = companionHeld(c, cond, not);
      if (companion) return companion;
      const message = cond.atLeast > 1 ? k.holdsAtLeast : k.holds;
      const values = heldValues(c, cond.token, cond.atLeast);
      if (cond.who !== 'opponents' && cond.who !== 'players') return about(message, cond.who, values);
      const one = m.people[cond.who === 'opponents' ? 'anyOpponent' : 'anyPlayer'];
      return with_(message, {
        ...values,
        who: 'one',
        nom: one.nom,
        gen: one.gen,
        dat: one.dat,
        acc: one.acc,
      });
    }
    case 'own-leaflet':
      return with_(k.ownLeaflet);
    case 'aged':
      return with_(k.heldBefore[c.v.catalogue.token(cond.token)?.token.ages ?? 'turn'], {
        token: token(c.v, cond.token),
        tokenAcc: tokenAs(c.v, cond.token, 'acc'),
        tokenGen: tokenAs(c.v, cond.token, 'gen'),
      });
    case 'full':
      if (styleOf(c.v.catalogue, cond.token) === 'prepared') return with_(k.companion.preparedFull);
      return with_(k.full, { token: token(c.v, cond.token), counted: tokensCounted(c.v, cond.token, 5) });
    case 'number':
      return numberClause(c, cond.atLeast, cond.atMost, not);
    case 'used-symbol':
      return with_(k.usedSymbol, { symbol: symbol(c.v, c.hero, cond.symbol) });
    case 'cp':
      return with_(k.cp, { n: cond.atLeast, cp: cp(c.v) });
    case 'upgrades':
      return with_(k.upgrades, { n: cond.atLeast });
    case 'level': {
      const named = { ability: ability(c.v, c.hero, cond.ability), level: roman(cond.atLeast) };
      return with_(cond.atLeast > 1 ? k.level : k.has, named);
    }
    case 'side':
      return with_(k.side, { side: sideName(c, cond.side) });
    case 'health-below':
      return about(k.healthBelow, cond.who);
    case 'opponent':
      return about(k.opponent, cond.who);
    case 'same':
      if (cond.as === 'self') return about(k.isYou, cond.who);
      if (cond.who === 'self') return about(k.isYou, cond.as);
      return with_(k.same, { a: person(c, cond.who).nom, b: person(c, cond.as).nom });
    case 'started':
      return with_(k.started);
    case 'own-turn':
      return with_(k.ownTurn);
    case 'roll-phase':
      return with_(k.rollPhase);
    case 'attempts-below':
      return with_(k.attemptsBelow, { n: cond.n });
    case 'tallied':
      return tallied(c, cond.note, cond.atLeast, not);
    case 'noted': {
      const makers = list(c.v, makersOf(c.v, c.hero, cond.note), 'or');
      const hero = c.v.catalogue.hero(c.hero);
      const rolled = hero ? resultThatNotes(hero, cond.note) : null;
      const result = rolled && resultOf(c, rolled);
      return result ? with_(k.note.rolled, { list: makers, result }) : with_(k.note.phase, { list: makers });
    }
    case 'attacking':
      return with_(k.attacking);
    case 'attacked':
      return with_(k.attacked);
    case 'attacked-normally':
      return with_(k.attackedNormally);
    case 'has-attacked':
      return with_(k.hasAttacked);
    case 'ultimate':
      return with_(k.ultimate);
    case 'defending':
      return with_(k.defending, { ability: ability(c.v, c.hero, cond.ability) });
    case 'threatened':
      return with_(k.threatened);
    case 'threatened-by-ability':
      return with_(k.threatenedByAbility);
    case 'attack-deals':
      return with_(k.attackDeals, { n: cond.atLeast });
    case 'attack-was':
      return with_(k.attackWas, { n: cond.atLeast });
    case 'defendable':
      return with_(k.defendable);
    case 'dealt':
      return with_(k.dealt, { n: cond.atLeast });
    case 'hurt':
      return with_(k.hurt);
    case 'falling':
      return with_(k.falling);
    case 'attack-made':
      return with_(k.attackMade, { own: c.of === 'passive' || c.of === 'token' ? 'no' : 'yes' });
  }
};

/** "you are attacked and would take damage": whoever the first part is about is not named again. */
const withoutSubject = (c: Context, all: readonly Said[]): Said[] => {
  const parts = withoutCompanion(c, all);
  const subjects = Object.values(c.v.m.people).flatMap((one) =>
    typeof one === 'string' ? [] : [`${one.nom} `],
  );
  const [first, ...rest] = parts;
  const subject = subjects.find((one) => plain(first ?? []).startsWith(one));
  if (subject === undefined) return [...parts];
  return [
    first,
    ...rest.map((part): Said => {
      const [head, ...tail] = tidy(part);
      if (head === undefined || !('text' in head) || !head.text.startsWith(subject)) return part;
      return [{ text: head.text.slice(subject.length) }, ...tail];
    }),
  ];
};

/** "Nyra has 5+ health and is not active": a companion is what such parts are about, wherever its name stands in them. */
const withoutCompanion = (c: Context, [first, ...rest]: readonly Said[]): Said[] => {
  if (first === undefined) return [];
  const icons = first.filter(isIcon);
  const [named] = icons;
  if (icons.length !== 1 || named.icon !== 'token') return [first, ...rest];
  if (!['dial', 'steps'].includes(styleOf(c.v.catalogue, named.id))) return [first, ...rest];
  const isAgain = (segment: Said[number]): boolean =>
    isIcon(segment) && segment.icon === 'token' && segment.id === named.id;
  return [first, ...rest.map((part) => part.filter((segment) => !isAgain(segment)))];
};

/** Tokens that somebody has: the noun as an object, and without a number where it is missing. */
const heldValues = (c: Context, id: string, n: number): Values => ({
  token: tokensCounted(c.v, id, n),
  counted: tokensCounted(c.v, id, n),
  tokenGen: tokenAs(c.v, id, 'gen'),
  n,
});

export const sideName = (c: Pick<Context, 'v'>, side: string): string => {
  const sides: Record<string, string> = c.v.m.words.side;
  return sides[side] ?? side;
};

const numberClause = (c: Context, atLeast: number, atMost: number | undefined, not: boolean): Said => {
  const { m, say } = c.v;
  const exact = atMost === atLeast;
  if (not && atLeast === 1 && !exact) return numberClause(c, 0, 0, false);
  if (not) return say(exact ? m.conditions.numberNot.exact : m.conditions.numberNot.least, { n: atLeast });
  const mode = exact ? (atLeast === 0 ? 'none' : 'exact') : 'least';
  return say(m.conditions.number[c.number], { mode, n: atLeast, position: atLeast + 1 });
};

/** How often something was done this turn: a named use of a companion, or whatever counts it. */
const tallied = (c: Context, note: string, n: number, not: boolean): Said => {
  const { m, say, catalogue } = c.v;
  const values = { n, not: not ? 'yes' : 'no' };
  const makes = (named: Named): boolean => named.effects.some((e) => e.do === 'tally' && e.note === note);
  const named = namedUses(catalogue, c.hero).find(makes);
  if (named && note === named.use)
    return say(m.conditions.note.use, { ...values, use: useName(c, named.token.id, named.use) });
  return say(m.conditions.note.turn, { ...values, list: list(c.v, makersOf(c.v, c.hero, note), 'or') });
};

type Held = Extract<Condition, { test: 'held' }>;

/** "a and b": the same is not said twice, and "at least 1, but not 2" is "exactly 1". */
const allParts = (c: Context, conds: readonly Condition[]): Said[] => {
  const flat = flatten(conds);
  const different = flat.filter(
    (a, i) => flat.findIndex((b) => JSON.stringify(a) === JSON.stringify(b)) === i,
  );
  const held = different.filter((cond): cond is Held => cond.test === 'held');
  const most = (a: Held): Held | undefined =>
    different
      .map((cond) => (cond.test === 'not' && cond.of.test === 'held' ? cond.of : undefined))
      .find((b) => b?.token === a.token && b.who === a.who && b.atLeast === a.atLeast + 1);
  const limits = held.map(most);
  return different.flatMap((cond) => {
    if (cond.test === 'not' && cond.of.test === 'held' && limits.includes(cond.of)) return [];
    if (cond.test !== 'held') return [condition(c, cond)];
    if (held.some((b) => b.token === cond.token && b.who === cond.who && b.atLeast > cond.atLeast)) return [];
    return [most(cond) ? exactly(c, cond) : condition(c, cond)];
  });
};

/** Conditions joined by "and", one by one. */
export const flatten = (conds: readonly Condition[]): Condition[] =>
  conds.flatMap((cond) => (cond.test === 'all' ? flatten(cond.of) : [cond]));

const exactly = (c: Context, cond: Held): Said => {
  const { m, say, catalogue } = c.v;
  const named = heldValues(c, cond.token, cond.atLeast);
  if (styleOf(catalogue, cond.token) === 'steps')
    return say(m.conditions.companion.basic, { ...named, token: token(c.v, cond.token), not: 'no' });
  const { who, nom } = person(c, cond.who);
  return say(m.conditions.holdsExactly, { ...named, who, nom });
};

const companionHeld = (c: Context, { token: id, atLeast: n, who: by }: Held, not: boolean): Said | null => {
  const { m, say, catalogue } = c.v;
  const k = m.conditions.companion;
  const owner = ownerOf(catalogue, id);
  const values = {
    token: token(c.v, owner),
    tokenAcc: tokenAs(c.v, owner, 'acc'),
    tokenGen: tokenAs(c.v, owner, 'gen'),
    n,
    not: not ? 'yes' : 'no',
  };
  switch (styleOf(catalogue, id)) {
    case 'dial':
      return say(k.dial, values);
    case 'steps':
      return say(n > 1 ? k.advanced : k.has, values);
    case 'state':
      return say(k.active, values);
    case 'spell':
      return say(k.prepared, values);
    case 'piece': {
      const { who, nom, gen } = person(c, by);
      return say(k.piece, { ...values, who, nom, gen });
    }
    case 'prepared':
    case 'tokens':
      return null;
  }
};

export const orValues = (c: Context, values: readonly number[]): Said =>
  list(
    c.v,
    values.map((value) => dieIcon(c.hero, value)),
    'or',
  );
