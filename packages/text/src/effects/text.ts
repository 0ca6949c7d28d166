// A whole text: its lines in printed order, joined where a card would join them.

import type { Effect } from '@mad-king/language';
import { givesSpell, startsWithUse, styleOf, takesSpell } from '../companions.ts';
import { readersOf } from '../notes.ts';
import { join, type Said, sentence } from '../segments.ts';
import { list, token } from '../voice.ts';
import { clause } from './clause.ts';
import { type Context, chosen, person } from './context.ts';
import { dicePattern } from './dice.ts';
import { complex, type Joined, type Statement, simple } from './statement.ts';
import { peoplePattern, stealPattern } from './structure.ts';
import { isToLimit, placing, useName } from './tokens.ts';

/** Sentences. */
export const paragraph = (c: Context, effects: readonly Effect[]): Said =>
  join(
    thenTogether(c, statements(c, effects)).map(({ said, then }) =>
      sentence(then ? c.v.say(c.v.m.words.thenFirst, { what: said }) : said),
    ),
    ' ',
  );

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

/**
 * One clause of a longer sentence, without capital and full stop. `closely`: it stands under a condition, so that a
 * semicolon would cut off what still depends on it.
 */
export const inline = (c: Context, effects: readonly Effect[], closely = false): Statement => {
  const { m, say } = c.v;
  const all = statements(c, effects);
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
    const statement = joined ? joined.statement : clause(c, line);
    if (statement) {
      out.push(then ? { ...statement, then } : statement);
      then = false;
    }
    i += joined ? span(lines, i, joined.used, use !== null) : 1;
  }
  const notes = effects.flatMap((e) => (e.do === 'note' ? [e.note] : []));
  if (out.length === 0 && notes.length > 0) {
    const readers = list(c.v, readersOf(c.v, c.hero, notes));
    out.push(simple(c.v.say(c.v.m.effects.noted, { list: readers })));
  }
  return out;
};

/** How many lines were said, with the notes between them. */
const span = (lines: readonly Effect[], from: number, used: number, exactly: boolean): number => {
  if (exactly) return used;
  let at = from;
  for (let left = used; left > 0; at++) if (lines[at].do !== 'note' && lines[at].do !== 'tally') left--;
  return at - from;
};

type Placing = Extract<Effect, { do: 'gain' | 'inflict' }>;

/** "Gain Crit and Accuracy": neighbours of one kind for the same person. */
const joinedTokens = (c: Context, rest: readonly Effect[]): Joined | null => {
  const first = rest[0];
  if (first.do !== 'gain' && first.do !== 'inflict') return null;
  let used = 1;
  const isPlain = (e: Placing): boolean => !isToLimit(e) && styleOf(c.v.catalogue, e.token) === 'tokens';
  for (; used < rest.length; used++) {
    const next = rest[used];
    if (next.do !== first.do || next.who !== first.who || !isPlain(next)) break;
  }
  if (used < 2 || !isPlain(first)) return null;
  const group = rest.slice(0, used) as Placing[];
  return { statement: placing(c, first.do, first.who, group), used };
};

/** "cast Winds of Watoomb: draw 1 card": a spell and the count of prepared ones move together. */
const spellPattern = (c: Context, rest: readonly Effect[]): Joined | null => {
  const { m, say, catalogue } = c.v;
  const cast = takesSpell(catalogue, rest);
  if (cast !== null) {
    const what = inline(c, rest.slice(cast.used)).said;
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
