// A whole text: its lines in printed order, joined where a card would join them.

import type { Effect } from '@mad-king/language';
import { givesSpell, startsWithUse, styleOf, takesSpell } from '../companions.ts';
import { hasRows, join, LINE, row, type Said, type Segment, sentence, text } from '../segments.ts';
import { list, symbol, token } from '../voice.ts';
import { clause } from './clause.ts';
import { apart, type Context, chosen, person } from './context.ts';
import { dicePattern } from './dice.ts';
import { notedStatements } from './noted.ts';
import { complex, type Joined, type Statement, simple } from './statement.ts';
import { peoplePattern, stealPattern } from './structure.ts';
import { isToLimit, placing, useName } from './tokens.ts';

/** Sentences, with rows where dice decide. */
export const paragraph = (c: Context, effects: readonly Effect[]): Said => {
  const out: Segment[] = [];
  const all = thenTogether(c, statements(c, effects));
  const listed = c.of === 'defence' && !c.flat && all.some((s) => s.row !== undefined && !s.then);
  for (const { said, then, row: asRow } of all) {
    const after = hasRows(out);
    if (listed && asRow === undefined && !then && !hasRows(said)) {
      out.push(...row([], sentence(said)));
      continue;
    }
    if (asRow !== undefined && !then && !c.flat) {
      if (after && !endsInRow(out)) out.push(...LINE);
      out.push(...row(asRow.mark, asRow.said));
      continue;
    }
    if (out.length > 0) out.push(...(after ? LINE : text(' ')));
    out.push(...sentence(then ? c.v.say(c.v.m.words.thenFirst, { what: said }) : said));
  }
  return out;
};

/** The last paragraph consists of rows alone, so that another row joins them. */
const endsInRow = (said: Said): boolean => {
  const start = said.findLastIndex((segment) => 'line' in segment);
  const first = said[start + 1];
  return first !== undefined && 'row' in first;
};

/** Everything that follows a "then" comes after it: short lines join its sentence. */
const thenTogether = (c: Context, all: readonly Statement[]): Statement[] => {
  const start = all.findLastIndex(({ then }) => then);
  const group = start < 0 ? [] : all.slice(start);
  if (group.length < 2 || !areAlike(group)) return all.slice();
  const said = list(
    c.v,
    group.map((s) => s.said),
  );
  return [...all.slice(0, start), { ...group[0], said }];
};

/** Can be joined by "and": short, and about the same subject. */
const areAlike = (group: readonly Statement[]): boolean =>
  group.every((s) => !s.complex && s.you === group[0].you);

/** One clause of a longer sentence, without capital and full stop, and without rows. */
export const inline = (c: Context, effects: readonly Effect[], closely = false): Statement => {
  const { flat } = c;
  c.flat = true;
  const statement = oneClause(c, statements(c, effects), closely);
  c.flat = flat;
  return statement;
};

/** The end of a sentence: rows may follow, and more sentences after them. */
export const tail = (c: Context, effects: readonly Effect[], closely = false): Statement => {
  if (c.flat || (closely && !rowsAtEnd(c, effects))) return inline(c, effects, closely);
  const all = statements(c, effects);
  const from = all.findIndex((s) => s.row !== undefined);
  const rows = from < 0 ? [] : leading(all.slice(from));
  if (rows.length > 1) {
    const lead = from === 0 ? simple([]) : oneClause(c, all.slice(0, from), false);
    const said = [...lead.said, ...rows.flatMap((s) => (s.row ? row(s.row.mark, s.row.said) : []))];
    return followed(c, { said, you: lead.you, complex: true }, all.slice(from + rows.length));
  }
  const end = all.findIndex(({ said }) => hasRows(said));
  if (end >= 0) return followed(c, oneClause(c, all.slice(0, end + 1), false), all.slice(end + 1));
  const [first, ...rest] = all;
  if (first === undefined || rest.length === 0 || areAlike(all)) return oneClause(c, all, false);
  return followed(c, first, rest);
};

/** Those with rows, up to the first without one. */
const leading = (all: readonly Statement[]): readonly Statement[] => {
  const end = all.findIndex((s) => s.row === undefined);
  return end < 0 ? all : all.slice(0, end);
};

/** With sentences behind it. */
const followed = (c: Context, { said, you, complex }: Statement, rest: readonly Statement[]): Statement => {
  if (rest.length === 0) return { said, you, complex };
  const more = rest.map((s) => sentence(s.then ? c.v.say(c.v.m.words.thenFirst, { what: s.said }) : s.said));
  return { said: [...said, ...(hasRows(said) ? LINE : text('. ')), ...join(more, ' ')], you, complex: true };
};

/** Rows stand at the end and nowhere else, so that all of it can depend on what was said before. */
const rowsAtEnd = (c: Context, effects: readonly Effect[]): boolean => {
  const all = statements(apart(c), effects);
  return all.findIndex(({ said }) => hasRows(said)) === all.length - 1 && all.length > 0;
};

const oneClause = (c: Context, all: readonly Statement[], closely: boolean): Statement => {
  const { m, say } = c.v;
  if (all.length === 0) return simple(say(m.effects.nothing));
  const { you } = all[0];
  const isSimple = all.every((s) => !s.complex && !s.then);
  if (closely && isSimple && !areAlike(all) && all.length > 1) {
    const front = list(
      c.v,
      all.slice(0, -1).map((s) => s.said),
    );
    return simple(say(m.words.andAlso, { a: front, b: all[all.length - 1].said }), you);
  }
  const isComplex = !areAlike(all);
  if (all.length === 1) return { said: all[0].said, you, complex: all[0].complex };
  if (isComplex) {
    const said = all
      .slice(1)
      .reduce<Said>(
        (front, s) => (s.then ? say(m.words.thenRow, { a: front, b: s.said }) : join([front, s.said], '; ')),
        all[0].said,
      );
    return { said, you, complex: true };
  }
  const groups: Said[][] = [];
  for (const s of all) {
    if (s.then || groups.length === 0) groups.push([]);
    groups[groups.length - 1].push(s.said);
  }
  const [first, ...rest] = groups.map((group) => list(c.v, group));
  const said = rest.reduce((a, b) => say(m.words.thenInline, { a, b }), first);
  return { said, you, complex: false };
};

export const statements = (c: Context, effects: readonly Effect[]): Statement[] => {
  const lines = effects;
  const out: Statement[] = [];
  let then = false;
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    const use = usePattern(c, lines.slice(i));
    if (line.do === 'note' || (line.do === 'tally' && !use)) {
      i++;
      continue;
    }
    if (line.do === 'and-then') {
      then = out.length > 0;
      i++;
      continue;
    }
    const rest = lines.slice(i).filter((e) => use || (e.do !== 'note' && e.do !== 'tally'));
    const joined =
      use ??
      spellPattern(c, rest) ??
      joinedTokens(c, rest) ??
      tokenPattern(c, rest) ??
      dicePattern(c, rest) ??
      peoplePattern(c, rest) ??
      stealPattern(c, rest);
    const perSymbol = joined ? null : symbolRow(c, line);
    const found = joined ? joined.statement : clause(c, line);
    const said = found === null ? [] : Array.isArray(found) ? found : [found];
    if (perSymbol && said.length === 1) said[0].row = perSymbol;
    for (const statement of said) {
      out.push(then ? { ...statement, then } : statement);
      then = false;
    }
    i += joined ? span(lines, i, joined.used, use !== null) : 1;
  }
  for (const e of effects) if (e.do === 'note') out.push(...notedStatements(c, e.note, out.length === 0));
  return out;
};

/** What happens once for each die with a symbol: a row with that symbol. */
const symbolRow = (c: Context, line: Effect): Statement['row'] | null => {
  if (c.flat || !('amount' in line) || typeof line.amount !== 'object') return null;
  const { base, terms, half, table, most } = line.amount;
  const [term, more] = terms;
  if (base !== 0 || more || term?.of.count !== 'symbol' || half || table || most !== undefined) return null;
  const { symbol: id } = term.of;
  const of = { symbol: symbol(c.v, c.hero, id), n: term.per ?? 1 };
  const once = { ...line, amount: term.times } as Effect;
  return {
    mark: c.v.say(c.v.m.conditions.each, {
      ...of,
      symbols: Array.from({ length: of.n }, () => of.symbol).flat(),
    }),
    said: paragraph(apart(c, { flat: true }), [once]),
  };
};

/** How many lines were said, with the notes between them. */
const span = (lines: readonly Effect[], from: number, used: number, exactly: boolean): number => {
  if (exactly) return used;
  let at = from;
  for (let left = used; left > 0; at++) if (lines[at].do !== 'note' && lines[at].do !== 'tally') left--;
  return at - from;
};

type Placing = Extract<Effect, { do: 'gain' | 'inflict' | 'cp' }>;

/** "Gain 1 CP, Crit and Accuracy": neighbours of one kind for the same person. */
const joinedTokens = (c: Context, rest: readonly Effect[]): Joined | null => {
  const verbOf = (e: Effect): 'gain' | 'inflict' | null => {
    if (e.do === 'cp') return typeof e.amount === 'number' ? 'gain' : null;
    if (e.do !== 'gain' && e.do !== 'inflict') return null;
    return !isToLimit(e) && styleOf(c.v.catalogue, e.token) === 'tokens' ? e.do : null;
  };
  const verb = verbOf(rest[0]);
  const first = rest[0] as Placing;
  if (verb === null) return null;
  let used = 1;
  while (used < rest.length && verbOf(rest[used]) === verb && (rest[used] as Placing).who === first.who)
    used++;
  if (used < 2) return null;
  return { statement: placing(c, verb, first.who, rest.slice(0, used) as Placing[]), used };
};

/** "cast Winds of Watoomb: draw 1 card": a spell and the count of prepared ones move together. */
const spellPattern = (c: Context, rest: readonly Effect[]): Joined | null => {
  const { m, say, catalogue } = c.v;
  const cast = takesSpell(catalogue, rest);
  if (cast !== null) {
    const what = tail(c, rest.slice(cast.used)).said;
    return {
      statement: complex(say(m.effects.spell.cast, { token: token(c.v, cast.spell), what }), true),
      used: rest.length,
    };
  }
  const prepared = givesSpell(catalogue, rest);
  if (prepared === null) return null;
  const said = say(m.effects.spell.prepare, { token: token(c.v, prepared.spell) });
  return { statement: simple(said, true), used: prepared.used };
};

/** "throw Mjolnir": lines that a companion's own text explains. */
const usePattern = (c: Context, rest: readonly Effect[]): Joined | null => {
  const named = startsWithUse(c.v.catalogue, c.hero, rest);
  if (named === undefined || named.token.id === c.token) return null;
  const moves = named.effects.some((e) => e.do === 'move-piece' && e.who === 'self');
  c.that = { key: moves ? 'formerHolder' : 'that', fresh: moves };
  return { statement: simple(useName(c, named.token.id, named.use), true), used: named.effects.length };
};

/** "Remove 1 of your tokens": a token is chosen and something happens to it. */
const tokenPattern = (c: Context, rest: readonly Effect[]): Joined | null => {
  const { m, say } = c.v;
  const [choice, next, last] = rest;
  if (choice.do !== 'choose-token') return null;
  const whose = choice.from === 'that' ? person(c, 'that') : person(c, 'self');
  const wrap = (said: Said): Statement => {
    const kinds = choice.status ? join([said, say(m.effects.notUnique)], ' ') : said;
    return simple(choice.may ? say(m.effects.mayDo, { what: kinds }) : kinds, !choice.may);
  };
  if (next?.do === 'remove-chosen') {
    c.number = 'removed';
    c.that = { key: 'that', fresh: false };
    return { statement: wrap(say(m.effects.removeToken[choice.from], { gen: whose.gen })), used: 2 };
  }
  if (next?.do === 'transfer-chosen') {
    const { gen: toGen, dat, acc } = person(c, next.who);
    const values = { gen: whose.gen, toGen, dat, acc };
    return { statement: wrap(say(m.effects.transferToken[choice.from], values)), used: 2 };
  }
  if (next?.do === 'choose-player' && last?.do === 'transfer-chosen') {
    c[next.as] = chosen(next.among, true);
    const { gen: toGen, dat, acc } = person(c, last.who);
    const values = { gen: whose.gen, toGen, dat, acc };
    return { statement: wrap(say(m.effects.transferToken[choice.from], values)), used: 3 };
  }
  return null;
};
