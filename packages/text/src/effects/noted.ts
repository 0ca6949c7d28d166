// Notes and levels that other texts ask for: what those texts gain by them is said where they come from, not where they are read.

import type { Condition, Effect } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';
import { type Place, placesOf } from '../notes.ts';
import type { Said } from '../segments.ts';
import { join } from '../segments.ts';
import { flatten } from './condition.ts';
import { type Context, context } from './context.ts';
import { rerollNote } from './dice.ts';
import { type Statement, simple } from './statement.ts';

type Asks = (cond: Condition) => boolean;

/** Said elsewhere: a note that another text makes, a level of another ability. */
const isElsewhere = (cond: Condition): boolean => cond.test === 'noted' || cond.test === 'level';

/** What is left of a condition for its own text to say; null: nothing. */
export const withoutNotes = (cond: Condition): Condition | null => {
  if (cond.test !== 'any' && cond.test !== 'all') return isElsewhere(cond) ? null : cond;
  const of = cond.of.filter((part) => !isElsewhere(part));
  return of.length === 0 ? null : { test: cond.test, of };
};

/** The line is carried out only if something was noted elsewhere. */
export const dependsOnNote = (cond: Condition): boolean => flatten([cond]).some(isElsewhere);

/** What the texts that ask for this gain by it, and the cards it allows to be played. */
export const gains = (c: Context, asks: Asks): { pieces: Said[]; cards: Said[] } => {
  const hero = c.v.catalogue.hero(c.hero);
  const places = hero ? placesOf(hero) : [];
  const pieces = places.flatMap((place) => {
    const said = piecesOf(c, place, asks);
    return said.length === 0 ? [] : [{ place, said }];
  });
  const best = Math.min(...pieces.map(({ place }) => place.rank));
  return {
    pieces: pieces
      .filter(({ place }) => place.rank === best)
      .map(({ place, said }) => c.v.say(c.v.m.words.colon, { a: place.name(c.v), b: join(said, '; ') })),
    cards: places
      .filter(({ rank, conditions }) => rank === 1 && conditions.some((cond) => flatten([cond]).some(asks)))
      .map((place) => place.name(c.v)),
  };
};

const piecesOf = (c: Context, { effects, token }: Place, asks: Asks): Said[] => {
  const inside = context(c.v, c.hero, token === null ? 'defence' : 'token', { token, dice: 1, flat: true });
  const seen = new Set<Effect>();
  return linesOf(effects).flatMap((e): Said[] => {
    if (seen.has(e)) return [];
    seen.add(e);
    if (e.do === 'roll' && e.rerollIf && isAsked(e.rerollIf, asks)) return [rerollNote(inside, e)];
    if (e.do !== 'if' || !isAsked(e.cond, asks)) return [];
    const rest = flatten([e.cond]).filter((part) => !isElsewhere(part));
    const line: Effect[] =
      rest.length === 0 ? e.yes : [{ do: 'if', cond: { test: 'all', of: rest }, yes: e.yes, no: [] }];
    return [c.v.lines.inline(inside, line).said];
  });
};

const isAsked = (cond: Condition, asks: Asks): boolean =>
  asks(cond) || ((cond.test === 'any' || cond.test === 'all') && cond.of.some((part) => isAsked(part, asks)));

/** What a note means to whoever reads it. `alone`: its text says nothing else. */
export const notedStatements = (c: Context, note: string, alone: boolean): Statement[] => {
  const { m, say } = c.v;
  const { pieces, cards } = gains(c, (cond) => cond.test === 'noted' && cond.note === note);
  return [
    ...pieces.map((what) => ({ ...simple(say(m.effects.thisPhase, { what })), complex: true })),
    ...(alone ? cards.map((card) => simple(say(m.effects.mayPlay, { card }))) : []),
  ];
};
