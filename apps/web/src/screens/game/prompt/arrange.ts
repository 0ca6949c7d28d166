// The choices of a question as buttons: the obvious one in gold, those beside it, those few want, and the way out.

import type { Move } from '@mad-king/engine';
import type { Hero } from '@mad-king/language';
import type { DecisionText } from '@mad-king/text';
import { gradesOf, hitOf } from '../board/hits.ts';
import { isQuiet, standsElsewhere } from '../offers.ts';

export type Option = DecisionText['options'][number];

export interface Arranged {
  /** By Space. */
  main: Option | undefined;
  /** By their number. */
  others: readonly Option[];
  /** Lesser ways of activating an ability that stands above: shown on request. */
  lesser: readonly Option[];
  /** By Escape. */
  quiet: readonly Option[];
}

/** The ability of which this is one of several rows. */
const severalOf = ({ move }: Option): string | null =>
  move.kind === 'activate' && move.row !== null ? move.ability : null;

export interface Situation {
  /** Abilities whose rows ask for ever more of one symbol: only the last that is reached matters as a rule. */
  graded: (ability: string) => boolean;
  /** How much a row of an ability is worth at a glance; the greatest comes first. */
  weight: (ability: string, row: number) => number;
}

export const arrange = (options: readonly Option[], { graded, weight }: Situation): Arranged => {
  const here = options.filter(({ move }) => !standsElsewhere(move));
  const quiet = here.filter(({ move }) => isQuiet(move));
  const loud = here.filter(({ move }) => !isQuiet(move));
  const lesser = loud.filter((option, i) => {
    const ability = severalOf(option);
    return (
      ability !== null && graded(ability) && loud.slice(i + 1).some((later) => severalOf(later) === ability)
    );
  });
  const weigh = ({ move }: Option): number =>
    move.kind === 'activate' && move.ability !== null ? weight(move.ability, move.row ?? 0) : 0;
  const rest = loud.filter((option) => !lesser.includes(option)).sort((a, b) => weigh(b) - weigh(a));
  const main = obvious(rest, quiet);
  return { main, others: rest.filter((option) => option !== main), lesser, quiet };
};

/** Three Chi, where one Chi stands before it: how often the same; null if it is something of its own. */
export const timesOf = ({ move }: Option, among: readonly Option[]): number | null => {
  if (move.kind !== 'use' || move.n === null) return null;
  const isSame = (other: Move): boolean =>
    other.kind === 'use' && other.use === move.use && other.token === move.token;
  const [first] = among.filter((other) => isSame(other.move));
  return first.move.text === move.text ? null : move.n;
};

/** Going on when there is nothing else to decide here, or the only answer there is; what one does with dice never is. */
const obvious = (rest: readonly Option[], quiet: readonly Option[]): Option | undefined => {
  const done = rest.find(({ move }) => move.kind === 'done');
  if (done !== undefined) return done;
  const defences = rest.filter(({ move }) => move.kind === 'defend');
  if (defences.length === 1) return defences[0];
  return rest.length === 1 && quiet.length === 0 ? rest[0] : undefined;
};

/** What the board of whoever is asked tells about its abilities. */
export const situationOf = (hero: Hero | undefined, levels: Readonly<Record<string, number>>): Situation => {
  const levelOf = (id: string) =>
    hero?.abilities.find((ability) => ability.id === id)?.levels[levels[id] as 1 | 2 | 3];
  return {
    graded: (ability) => {
      const level = levelOf(ability);
      return level !== undefined && gradesOf(level) !== null;
    },
    weight: (ability, row) => {
      const written = levelOf(ability)?.rows?.[row];
      return written === undefined ? 0 : (hitOf(written)?.amount ?? 0);
    },
  };
};
