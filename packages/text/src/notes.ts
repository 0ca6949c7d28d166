// Notes and tallies say nothing by themselves; what they mean follows from who makes them and who reads them.

import type { Condition, Effect, Hero, Use } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';
import type { Said } from './segments.ts';
import { ability, card, token, type Voice } from './voice.ts';

export interface Place {
  name(v: Voice): Said;
  /** Companions and tokens come first: abilities that use them say the same. */
  rank: number;
  token: string | null;
  effects: readonly Effect[];
  conditions: readonly Condition[];
}

export const placesOf = (hero: Hero): Place[] => [
  ...hero.tokens.map(
    (t): Place => ({
      name: (v) => token(v, t.id),
      rank: 0,
      token: t.id,
      effects: [...Object.values(t.at ?? {}).flat(), ...(t.uses ?? []).flatMap((use) => use.do)],
      conditions: [...conditionsOfUses(t.uses), ...(t.forbidsIf ? [t.forbidsIf] : [])],
    }),
  ),
  ...hero.cards.map(
    (c): Place => ({
      name: (v) => card(v, hero.id, c.id),
      rank: 1,
      token: null,
      effects: c.do,
      conditions: c.only ? [c.only] : [],
    }),
  ),
  ...hero.abilities.map(
    (a): Place => ({
      name: (v) => ability(v, hero.id, a.id),
      rank: 2,
      token: null,
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

/** What the dice of that text must show for it to make this note, if it does nothing else then. */
export const resultThatNotes = (hero: Hero, note: string): Condition | null => {
  for (const { effects } of placesOf(hero))
    for (const e of linesOf(effects))
      if (e.do === 'if' && e.yes.length === 1 && e.yes[0].do === 'note' && e.yes[0].note === note)
        return e.cond;
  return null;
};

const namesOf = (v: Voice, heroId: string, test: (place: Place) => boolean): Said[] => {
  const hero = v.catalogue.hero(heroId);
  if (hero === undefined) return [];
  const places = placesOf(hero).filter(test);
  const best = Math.min(...places.map((place) => place.rank));
  return places.filter((place) => place.rank === best).map((place) => place.name(v));
};
