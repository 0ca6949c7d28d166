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
  /** Kinds of tokens, and a number for their stack limits. */
  kinds: readonly number[];
  limits: (limits: readonly number[]) => number;
  /** A number for the levels of abilities. */
  own: (levels: readonly number[]) => number;
  theirs: (levels: readonly number[]) => number;
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

/** A number for some entries of a list that is never changed in place: the same for the same entries. */
const partOf = (entries: readonly number[]): ((list: readonly number[]) => number) => {
  const numbers = new Map<string, number>();
  return once((list) => {
    const text = entries.map((entry) => list[entry]).join();
    const found = numbers.get(text) ?? numbers.size;
    numbers.set(text, found);
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

/** Adds what of a seat is of concern. */
const gather = (codes: number[], seat: Seat, concerns: Concerns, abilities: Concerns['own']): void => {
  const { cp, tokens, limits, levels, marks, side, upgrades } = seat;
  codes.push(side, abilities(levels), concerns.limits(limits), marks.length);
  for (let i = 0; i < marks.length; i++) codes.push(marks[i]);
  for (let i = 0; i < concerns.kinds.length; i++) codes.push(tokens[concerns.kinds[i]]);
  if (concerns.upgrades) codes.push(upgrades.length);
  if (concerns.cp) codes.push(cp);
};

/** Everything that the worth of a seat's results depends on, the opponent's health apart: numbers, each as a character. */
const planKey = (g: Game, seat: number, opponent: number, step: number, concerns: Concerns): string => {
  const own = g.seats[seat];
  const their = g.seats[opponent];
  let left = 0;
  for (let s = 0; s < g.seats.length; s++) if (!g.seats[s].out) left |= 1 << s;
  // Prices are of a game with so much health (R2.3), and whoever asks next may play another.
  const codes = [step, g.maxHealth, g.active === seat ? 1 : 0, g.teams, left];
  if (concerns.ahead) codes.push(1 + Math.sign(g.health[own.team] - g.health[their.team]));
  gather(codes, own, concerns, concerns.own);
  gather(codes, their, concerns, concerns.theirs);
  return String.fromCharCode(...codes);
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
