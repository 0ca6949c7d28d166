// Plans for rolling, remembered: to make one takes longer than all else that is done at a glance, and most positions of a game
// differ in nothing that a seat's dice depend on.

import type { Game } from '@mad-king/engine';
import type { Cast, CastHero, Seat } from '@mad-king/engine/inside';
import type { Effect } from '@mad-king/language';
import { DICE, FIRST, RESULTS, valuesOf } from '../dice/multisets.ts';
import { Plan } from '../dice/plan.ts';
import { Rolls } from '../dice/rolls.ts';
import { resultsOf } from './abilities.ts';
import { earliness } from './features.ts';
import { type Concern, concernsOf, once } from './reading.ts';
import { bestTarget } from './rivals.ts';
import { isFarFrom } from './texts.ts';
import { pricesAt } from './values.ts';

/** What of two boards the results of one are worth depends on. */
interface Concerns {
  /** Kinds of tokens, and their stack limits as text. */
  kinds: readonly number[];
  limits: (limits: readonly number[]) => string;
  /** Levels of abilities, as text. */
  own: (levels: readonly number[]) => string;
  theirs: (levels: readonly number[]) => string;
  cp: boolean;
  upgrades: boolean;
  /** Who has more health. */
  ahead: boolean;
}

/** Plans for positions that differ in the opponent's health alone. */
interface Plans {
  mostDamage: number;
  /** For an opponent who will not fall at one blow. */
  far: Plan | null;
  /** By the health of one who might. */
  near: Map<number, Plan>;
}

/** What is known of the dice of one hero against another. */
interface Memory {
  concerns: Concerns;
  plans: Map<string, Plans>;
}

const textsOf = (cast: Cast, hero: CastHero, part: 'offence' | 'defences'): (readonly Effect[])[] =>
  hero[part]
    .flatMap((ability) => hero.abilities[ability].levels)
    .flatMap((level) => [...(level?.rows ?? []), ...(level?.defence ? [level.defence] : [])])
    .map(({ text }) => cast.texts[text].effects);

/** What passive abilities say about attacks, wherever in the hero it is said. */
const standingIn = (node: unknown): unknown[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, part]) => (key === 'standing' ? [part] : standingIn(part)));

/** A character for some entries of a list that is never changed in place: the same for the same entries. */
const partOf = (entries: readonly number[]): ((list: readonly number[]) => string) => {
  const characters = new Map<string, string>();
  return once((list) => {
    const text = entries.map((entry) => list[entry]).join();
    const found = characters.get(text) ?? String.fromCharCode(characters.size);
    characters.set(text, found);
    return found;
  });
};

/** Attacks are met by a defence, and changed by what lies there and by passive abilities. */
const concernsIn = (cast: Cast, own: CastHero, their: CastHero): Concerns => {
  const standing = cast.standing.map((kind) => cast.kinds[kind]);
  const found = new Set<Concern>(
    concernsOf([
      textsOf(cast, own, 'offence'),
      textsOf(cast, their, 'defences'),
      standing.map(({ token }) => token.standing),
      [own, their].map(({ hero: { abilities, upgrades } }) => standingIn([abilities, upgrades])),
    ]),
  );
  for (const { id } of standing) found.add(`token ${id}`);
  const levels = (hero: CastHero, part: readonly number[]): Concerns['own'] =>
    partOf(found.has('levels') ? hero.abilities.map(({ index }) => index) : [...part, ...hero.passives]);
  const kinds = cast.present.filter(
    (kind) => found.has('tokens') || found.has(`token ${cast.kinds[kind].id}`),
  );
  return {
    kinds,
    limits: partOf(kinds),
    own: levels(own, own.offence),
    theirs: levels(their, their.defences),
    cp: found.has('cp'),
    upgrades: found.has('upgrades'),
    ahead: found.has('health'),
  };
};

const memoriesOf = once((_: Cast) => new Map<number, Memory>());

const memoryOf = ({ cast, seats }: Game, seat: number, opponent: number): Memory => {
  const known = memoriesOf(cast);
  const own = cast.heroes[seats[seat].hero];
  const their = cast.heroes[seats[opponent].hero];
  const pair = own.index * cast.heroes.length + their.index;
  const found = known.get(pair);
  if (found !== undefined) return found;
  const made = { concerns: concernsIn(cast, own, their), plans: new Map<string, Plans>() };
  known.set(pair, made);
  return made;
};

/** Prices change slowly: so many steps of a game are told apart. */
const STEPS = 5;

/** What of a seat is of concern. */
const boardKey = (
  { cp, tokens, limits, levels, marks, side, upgrades }: Seat,
  concerns: Concerns,
  abilities: Concerns['own'],
): string => {
  let key = `${side}${abilities(levels)}${concerns.limits(limits)}`;
  for (const kind of concerns.kinds) key += String.fromCharCode(tokens[kind]);
  if (marks.length > 0) key += marks.join();
  if (concerns.upgrades) key += `/${upgrades.length}`;
  return concerns.cp ? `${key}/${cp}` : key;
};

/** Everything that the worth of a seat's results depends on, the opponent's health apart. */
const planKey = (g: Game, seat: number, opponent: number, step: number, concerns: Concerns): string => {
  const own = g.seats[seat];
  const their = g.seats[opponent];
  const ahead = concerns.ahead ? Math.sign(g.health[own.team] - g.health[their.team]) : 0;
  let left = 0;
  for (const { out } of g.seats) left = left * 2 + (out ? 0 : 1);
  const table = `${step}${g.active === seat ? 'a' : ''}${ahead}/${g.teams}/${left}/`;
  return `${table}${boardKey(own, concerns, concerns.own)}|${boardKey(their, concerns, concerns.theirs)}`;
};

const ALIKE = new Rolls(Array.from({ length: RESULTS }, (_, i) => valuesOf(i + FIRST[DICE])));

/** Positions that are remembered of two heroes; a plan takes about 20 KB. */
const MOST_PLANS = 250;

/** The plan for rolling, remembered for positions that differ in nothing it depends on. */
export const rollPlan = (g: Game, seat: number): Plan => {
  const opponent = bestTarget(g, seat);
  const { concerns, plans: known } = memoryOf(g, seat, opponent);
  const step = Math.round(earliness(g) * STEPS);
  const health = g.health[g.seats[opponent].team];
  const key = planKey(g, seat, opponent, step, concerns);
  const plans = known.get(key);
  if (plans !== undefined) {
    const found = isFarFrom(health, plans.mostDamage) ? plans.far : plans.near.get(health);
    if (found) return found;
  }
  const { worth, mostDamage } = resultsOf(g, seat, ALIKE, opponent, pricesAt(g, step / STEPS));
  const made = new Plan(worth);
  if (plans === undefined && known.size >= MOST_PLANS) known.clear();
  const kept = plans ?? { mostDamage, far: null, near: new Map<number, Plan>() };
  if (isFarFrom(health, mostDamage)) kept.far = made;
  else kept.near.set(health, made);
  known.set(key, kept);
  return made;
};
