// What the five dice are worth: for every result the best ability it activates, and from that the best way to roll.

import type { Game } from '@mad-king/engine';
import { type CastRow, isCovered, type Lying, lyingBetween } from '@mad-king/engine/inside';
import type { Rolls } from '../dice/rolls.ts';
import { type Sight, sightsOf } from './reading.ts';
import { bestTarget } from './rivals.ts';
import { mostAlike } from './scope.ts';
import { lay, type Situation, situation } from './situation.ts';
import { finish, textWorth } from './texts.ts';
import { pricesIn, rowBias } from './values.ts';

/** What a defensive ability is worth to whom it belongs, before its dice are rolled; null if it is none. */
export const defenceWorth = (s: Situation, ability: number): number | null => {
  const { hero, levels } = s.g.seats[s.self];
  const defence = s.g.cast.heroes[hero].abilities[ability].levels[levels[ability]]?.defence;
  if (!defence) return null;
  const scope = { hero: s.g.cast.heroes[hero], values: null, n: defence.dice };
  return textWorth({ ...s, scope, dice: [], number: 0 }, s.g.cast.texts[defence.text].effects);
};

/** What the best defence of the opponent is worth against an attack. */
const bestDefence = (attack: Situation): number => {
  const { self, opponent, defendable } = attack;
  const s = { ...attack, self: opponent, opponent: self, incoming: defendable, defendable: 0 };
  const { defences } = s.g.cast.heroes[s.g.seats[opponent].hero];
  return defences.reduce((most, ability) => Math.max(most, defenceWorth(s, ability) ?? 0), 0);
};

/** What activating requirements is worth, the defence they meet included. */
class RowJudge {
  /** The most damage that has been expected of one so far. */
  mostDamage = 0;
  private readonly s: Situation;
  private readonly biases: Float64Array;
  private readonly defences = new Map<number, number>();
  private readonly lying: Lying;

  /** `lying`: between the two of the situation. */
  constructor(s: Situation, lying: Lying) {
    this.s = s;
    this.biases = rowBias(s.g.cast);
    this.lying = lying;
  }

  worth(row: CastRow, dice: readonly number[]): number {
    const s = lay(this.s, dice);
    const worth = textWorth(s, s.g.cast.texts[row.text].effects) + (s.struck > 0 ? this.changed() : 0);
    const defended = s.defendable > 0 ? this.defence() : 0;
    const damage = s.damage - defended;
    this.mostDamage = Math.max(this.mostDamage, damage);
    return worth - defended + finish(s, damage) + this.biases[row.text];
  }

  /** What lies there makes more or less of damage; what it adds meets a defence as the rest does. */
  private changed(): number {
    const { s, lying } = this;
    const change = lying.spared ? -s.struck : Math.max(-s.struck, lying.added - lying.less);
    s.damage += change;
    if (s.defendable > 0) s.defendable = Math.max(0, s.defendable + change);
    return change + lying.gains * s.prices.cpOf(s.g.seats[s.self].hero);
  }

  private defence(): number {
    const { s, defences } = this;
    const known = defences.get(s.defendable) ?? bestDefence(s);
    defences.set(s.defendable, known);
    return known;
  }
}

/** What activating each of several rows is worth to a seat. */
export const rowWorths = (g: Game, seat: number): ((row: CastRow, dice: readonly number[]) => number) => {
  const opponent = bestTarget(g, seat);
  const s = situation(g, seat, opponent, []);
  const lying = lyingBetween(g, seat, opponent);
  return (row, dice) => new RowJudge(s, lying).worth(row, dice);
};

/** What of the dice a text sees, as a text of its own. */
const lookOf = (
  sights: ReadonlySet<Sight>,
  faces: readonly number[],
): ((dice: readonly number[]) => string) => {
  if (sights.has('numbers')) return (dice) => dice.join();
  return (dice) => {
    const symbols = sights.has('symbols') ? dice.map((value) => faces[value]).sort() : [];
    return `${symbols.join()} ${sights.has('equals') ? mostAlike(dice) : 0}`;
  };
};

/** A requirement of an ability that its seat may activate. */
interface OpenRow {
  ability: number;
  /** Which of the requirements of the ability, from 0. */
  n: number;
  row: CastRow;
}

const openRows = (g: Game, seat: number): OpenRow[] => {
  const s = g.seats[seat];
  const hero = g.cast.heroes[s.hero];
  return hero.offence
    .filter((ability) => !isCovered(g, s, ability))
    .flatMap((ability) => {
      const rows = hero.abilities[ability].levels[s.levels[ability]]?.rows ?? [];
      return rows.map((row, n) => ({ ability, n, row }));
    });
};

interface Results {
  rows: OpenRow[];
  /** Calls `take` with what the row is worth, for each of the rolls that meet it. */
  eachOf(row: CastRow, take: (roll: number, worth: number) => void): void;
  /** By roll: what it is worth if it is the last one, and the row that is activated for it, -1 if there is none. */
  worth: Float64Array;
  best: Int8Array;
  /** The most damage that is expected of any of them. */
  mostDamage: number;
}

/** The best that a seat can activate with each of the rolls. */
export const resultsOf = (
  g: Game,
  seat: number,
  rolls: Rolls,
  opponent = bestTarget(g, seat),
  prices = pricesIn(g),
): Results => {
  const { faces } = g.cast.heroes[g.seats[seat].hero];
  const rows = openRows(g, seat);
  const worth = new Float64Array(rolls.dice.length);
  const best = new Int8Array(rolls.dice.length).fill(-1);
  const judge = new RowJudge(situation(g, seat, opponent, [], prices), lyingBetween(g, seat, opponent));
  const eachOf: Results['eachOf'] = (row, take) => {
    const sights = sightsOf(g.cast.texts[row.text].effects);
    const looks = rolls.looksOf(row, faces, lookOf(sights, faces));
    const meeting = rolls.thatMeet(row, faces);
    const worths: number[] = [];
    for (let i = 0; i < meeting.length; i++) {
      const look = looks[i];
      // Looks are numbered as they appear.
      if (look === worths.length)
        worths.push(judge.worth(row, sights.size > 0 ? rolls.dice[meeting[i]] : []));
      take(meeting[i], worths[look]);
    }
  };
  rows.forEach(({ row }, index) => {
    eachOf(row, (roll, value) => {
      if (value <= worth[roll]) return;
      worth[roll] = value;
      best[roll] = index;
    });
  });
  return { rows, eachOf, worth, best, mostDamage: judge.mostDamage };
};

/** Roll attempts that are left in this phase. */
export const attemptsLeft = (g: Game): number => Math.max(0, g.attemptsMax - g.attempts);
