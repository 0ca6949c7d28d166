// A whole text: its lines in printed order, joined where a card would join them.

import type { Amount, Effect, Who } from '@mad-king/language';
import { givesSpell, ownerOf, startsWithUse, styleOf, takesSpell } from '../companions.ts';
import { readersOf } from '../notes.ts';
import { join, type Said, sentence } from '../segments.ts';
import { list, token } from '../voice.ts';
import { noun, quantity, tokens } from './amount.ts';
import { clause } from './clause.ts';
import { type Context, chosen, isUnderstood, person } from './context.ts';
import { dicePattern } from './dice.ts';
import { complex, type Statement, simple } from './statement.ts';
import { peoplePattern, stealPattern } from './structure.ts';

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

export interface Joined {
  /** Null: nothing is said yet. */
  statement: Statement | null;
  used: number;
}

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
  const named = { token: token(c.v, ownerOf(catalogue, id)), ...noun(quantity(c, amount)) };
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

/** How a use is called in the lore of its hero. */
export const phraseOf = ({ v, hero }: Context, use: string): string | undefined =>
  v.names.phrases[`${hero}.${use}`];

export const useName = (c: Context, id: string, use: string): Said => {
  const { m, say } = c.v;
  return say(phraseOf(c, use) ?? m.effects.companion.use, { token: token(c.v, id) });
};

export const placing = (
  c: Context,
  verb: 'gain' | 'inflict',
  who: Who,
  group: readonly { token: string; amount: Amount }[],
): Statement => {
  const { m, say } = c.v;
  const understood = isUnderstood(c, who);
  const whom = person(c, who);
  const phrases = group.map(({ token: id, amount }) => tokens(c, id, amount));
  const items = phrases.map(({ what, after }) => join([what, after], ' '));
  const allOnes = group.length > 1 && phrases.every(({ fixed }) => fixed === 1);
  const names = group.map(({ token: id }) => token(c.v, id));
  const what = allOnes
    ? say(m.amounts.tokenNames, { list: list(c.v, names), items: list(c.v, items), n: names.length })
    : group.length > 1
      ? list(c.v, items)
      : phrases[0].what;
  const after = group.length > 1 ? [] : phrases[0].after;
  const forms = { who: whom.who, nom: whom.nom, gen: whom.gen, dat: whom.dat, acc: whom.acc };
  if (verb === 'gain' || who === 'self')
    return { said: say(m.effects.gain, { ...forms, what, after }), you: who === 'self', complex: false };
  const on = understood ? [] : say(m.people.on, forms);
  return simple(say(m.effects.inflict, { ...forms, what, on, after }), true);
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
