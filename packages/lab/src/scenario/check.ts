// Everything in a scenario that can be wrong without anything being played: names that nothing has. They are errors even
// where a misspelt name would not have changed the outcome.

import { FormatError, type Game, type Library } from '@mad-king/engine';
import { nearest } from '../nearest.ts';
import { Names } from './names.ts';
import type { Scenario, Step } from './read.ts';
import { checkShape } from './shapes.ts';
import { misworded } from './wording.ts';

/** What can be said before the position is laid out: heroes, and the things of heroes that are shown. */
export const checkHead = (library: Library, { position, shows, lineAt }: Scenario): void => {
  const ids = library.heroes.map(({ id }) => id);
  position.seats.forEach(({ hero }, seat) => {
    if (!ids.includes(hero))
      throw new FormatError(
        lineAt(['seats', seat, 'hero']),
        `there is no hero "${hero}"${nearest(hero, ids) || `; heroes are ${ids.join(', ')}`}`,
      );
  });
  if (shows.length === 0) return;
  const known = thingsOf(library);
  shows.forEach((thing, i) => {
    if (known.includes(thing)) return;
    const hint =
      nearest(thing, known) || '; as in "barbarian.smack.2", "barbarian.get-some", "barbarian.stun"';
    throw new FormatError(
      lineAt(['shows', i]),
      `no hero has an ability level, card or token "${thing}"${hint}`,
    );
  });
};

const things = new WeakMap<Library, string[]>();

/** `barbarian.smack.2`, `barbarian.get-some`, `barbarian.stun`. */
const thingsOf = (library: Library): string[] => {
  const known = things.get(library) ?? listThings(library);
  things.set(library, known);
  return known;
};

const listThings = ({ heroes }: Library): string[] =>
  heroes.flatMap(({ id, hero }) => [
    ...hero.abilities.flatMap((ability) =>
      Object.keys(ability.levels).map((level) => `${id}.${ability.id}.${level}`),
    ),
    ...[...hero.cards, ...hero.upgrades, ...hero.tokens].map((thing) => `${id}.${thing.id}`),
  ]);

/** The names in all steps and expectations. */
export const checkSteps = (g: Game, { steps }: Scenario): Names => {
  const names = new Names(g);
  for (const step of steps) checkStep(names, step);
  return names;
};

const checkStep = (names: Names, step: Step): void => {
  if (step.do === 'expect') {
    for (const expected of step.expected) checkShape(names, expected);
    return;
  }
  const lists = step.do === 'choose' ? [step] : step.lists;
  for (const { line, choices } of lists)
    for (const choice of choices) {
      const complaint = misworded(names, step.seat, choice);
      if (complaint !== null) throw new FormatError(line, complaint);
    }
};
