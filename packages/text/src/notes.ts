// Notes and tallies say nothing by themselves; what they mean follows from who makes them and who reads them.

import type { Condition, Effect, Hero, Use } from '@mad-king/language';
import { linesOf } from '@mad-king/language';
import type { Said } from './segments.ts';
import { ability, card, token, type Voice } from './voice.ts';

interface Place {
  name(v: Voice): Said;
  /** Companions and tokens come first: abilities that use them say the same. */
  rank: number;
  effects: readonly Effect[];
  conditions: readonly Condition[];
}

const placesOf = (hero: Hero): Place[] => [
  ...hero.tokens.map(
    (t): Place => ({
      name: (v) => token(v, t.id),
      rank: 0,
      effects: [...Object.values(t.at ?? {}).flat(), ...(t.uses ?? []).flatMap((use) => use.do)],
      conditions: [...conditionsOfUses(t.uses), ...(t.forbidsIf ? [t.forbidsIf] : [])],
    }),
  ),
  ...hero.cards.map(
    (c): Place => ({
      name: (v) => card(v, hero.id, c.id),
      rank: 1,
      effects: c.do,
      conditions: c.only ? [c.only] : [],
    }),
  ),
  ...hero.abilities.map(
    (a): Place => ({
      name: (v) => ability(v, hero.id, a.id),
      rank: 2,
      effects: Object.values(a.levels).flatMap((level) => [
        ...(level.rows ?? []).flatMap((row) => row.do),
        ...(level.defence?.do ?? []),
        ...Object.values(level.at ?? {}).flat(),
        ...(level.uses ?? []).flatMap((use) => use.do),
      ]),
      conditions: Object.values(a.levels).flatMap((level) => conditionsOfUses(level.uses)),
    }),
  ),
];

const conditionsOfUses = (uses: readonly Use[] | undefined): Condition[] =>
  (uses ?? []).flatMap((use) => (use.only ? [use.only] : []));

/** Whatever makes this note. */
export const makersOf = (v: Voice, hero: string, note: string): Said[] => {
  const makes = (place: Place): boolean =>
    linesOf(place.effects).some((e) => (e.do === 'note' || e.do === 'tally') && e.note === note);
  return namesOf(v, hero, makes);
};

/** Whatever asks for one of these notes. */
export const readersOf = (v: Voice, hero: string, notes: readonly string[]): Said[] =>
  askersOf(
    v,
    hero,
    (cond) => (cond.test === 'noted' || cond.test === 'tallied') && notes.includes(cond.note),
  );

/** Whatever asks whether this ability has this level. */
export const readersOfLevel = (v: Voice, hero: string, ability: string, level: number): Said[] =>
  askersOf(v, hero, (cond) => cond.test === 'level' && cond.ability === ability && cond.atLeast === level);

const askersOf = (v: Voice, hero: string, test: (cond: Condition) => boolean): Said[] => {
  const asks = (cond: Condition): boolean =>
    test(cond) ||
    (cond.test === 'not' && asks(cond.of)) ||
    ((cond.test === 'any' || cond.test === 'all') && cond.of.some(asks));
  const reads = (place: Place): boolean =>
    place.conditions.some(asks) || linesOf(place.effects).some((e) => conditionsOf(e).some(asks));
  return namesOf(v, hero, reads);
};

const conditionsOf = (e: Effect): Condition[] => {
  if (e.do === 'if') return [e.cond];
  if (e.do === 'choose') return e.options.flatMap((option) => (option.if ? [option.if] : []));
  if (e.do === 'roll') return [e.rerollIf, e.offer?.only].filter((cond) => cond !== undefined);
  return [];
};

const namesOf = (v: Voice, heroId: string, test: (place: Place) => boolean): Said[] => {
  const hero = v.catalogue.hero(heroId);
  if (hero === undefined) return [];
  const places = placesOf(hero).filter(test);
  const best = Math.min(...places.map((place) => place.rank));
  return places.filter((place) => place.rank === best).map((place) => place.name(v));
};
