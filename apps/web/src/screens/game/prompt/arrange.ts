// The choices of a question as buttons: the obvious one in gold, those beside it, those few want, and the way out.

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

const abilityOf = ({ choice }: Option): string | undefined => /^activate (\S+) \d+$/.exec(choice)?.[1];

export interface Situation {
  /** Abilities whose rows ask for ever more of one symbol: only the last that is reached matters as a rule. */
  graded: (ability: string) => boolean;
  /** How much an activation is worth at a glance; the greatest becomes the obvious one. */
  weight: (choice: string) => number;
}

export const arrange = (options: readonly Option[], { graded, weight }: Situation): Arranged => {
  const here = options.filter(({ choice }) => !standsElsewhere(choice));
  const quiet = here.filter(({ choice }) => isQuiet(choice));
  const loud = here.filter(({ choice }) => !isQuiet(choice));
  const lesser = loud.filter((option, i) => {
    const ability = abilityOf(option);
    return (
      ability !== undefined &&
      graded(ability) &&
      loud.slice(i + 1).some((later) => abilityOf(later) === ability)
    );
  });
  const rest = loud.filter((option) => !lesser.includes(option));
  const main = obvious(rest, quiet, weight);
  return { main, others: rest.filter((option) => option !== main), lesser, quiet };
};

const AMOUNT = /^((?:spend|use) .+) (\d+)$/;

/** "spend chi 3", where "spend chi 1" stands before it: how often the same; null if it is something of its own. */
export const timesOf = ({ choice }: Option, among: readonly Option[]): number | null => {
  const [, what, n] = AMOUNT.exec(choice) ?? [];
  const isFirst = among.find((other) => AMOUNT.exec(other.choice)?.[1] === what)?.choice === choice;
  return what === undefined || isFirst ? null : Number(n);
};

/** An ability that is made, going on when there is nothing else to decide here, or the only answer there is. */
const obvious = (
  rest: readonly Option[],
  quiet: readonly Option[],
  weight: Situation['weight'],
): Option | undefined => {
  const done = rest.find(({ choice }) => choice === 'done');
  if (done !== undefined) return done;
  const made = rest.filter(({ choice }) => choice.startsWith('activate '));
  if (made.length > 0) return made.reduce((a, b) => (weight(b.choice) > weight(a.choice) ? b : a));
  const defences = rest.filter(({ choice }) => choice.startsWith('defend '));
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
    weight: (choice) => {
      const [, ability, row = '1'] = choice.split(' ');
      const written = levelOf(ability)?.rows?.[Number(row) - 1];
      return written === undefined ? 0 : (hitOf(written)?.amount ?? 0);
    },
  };
};
