// The best way to roll, with everything in hand that changes dice: dynamic programming over all rolls, the attempts left,
// and what has been used and paid.
//
// What is modelled, exactly: every roll attempt, its price if there is one (V-34), re-rolls, further attempts and a fresh
// start at any time, changes of single dice, each with its cost in points of health and only as far as CP, tokens and cards
// last. What a last roll is worth is given. Changes without chance are made on the last roll: made earlier they would tell
// nothing new, and what they set could not be rolled again without losing it. An attempt is added when none is left, for
// the same reason. What is not modelled: what others do to the dice, and cards drawn meanwhile.

import type { Aid } from './aids.ts';
import { before, type Touch, trace } from './changes.ts';
import { bestKeeps, copyRow, type Ledger, rollOut, TINY } from './ledger.ts';
import type { Space } from './space.ts';

export interface Terms {
  space: Space;
  /** What each roll leads to if it is the last one: its worth, and what further columns there are. */
  final: Ledger;
  columns: number;
  aids: readonly Aid[];
  /** The column that counts uses of the first aid, those of the others following; -1: they are not counted. */
  usesFrom: number;
  cp: number;
  /** Tokens held, by kind, and cards in hand, of which prices are paid. */
  tokens: readonly number[];
  cards: number;
  /** CP that each roll attempt costs. */
  attemptPrice: number;
  /** Points of health one combat point is worth. */
  cpWorth: number;
  /** Attempts after a fresh start. */
  fresh: number;
}

/** How often each aid has been used. */
type Used = readonly number[];

const once = (used: Used, aid: number): number[] => used.map((n, i) => (i === aid ? n + 1 : n));

export class Planner {
  readonly terms: Terms;
  readonly unused: Used;
  private readonly known = new Map<string, Ledger>();
  private readonly rolled = new Map<string, Ledger>();
  private readonly lasts = new Map<string, Ledger>();
  private readonly turned = new Map<number, Ledger>();
  private readonly affordable = new Map<string, number[]>();
  /** Changes without chance, one entry for each time they may be made. */
  private readonly sure: number[];
  private readonly chancy: number[];

  constructor(terms: Terms) {
    this.terms = terms;
    this.unused = terms.aids.map(() => 0);
    this.sure = terms.aids.flatMap(({ change, times }, i) =>
      change.chancy ? [] : Array.from({ length: times }, () => i),
    );
    this.chancy = terms.aids.flatMap(({ change }, i) => (change.chancy ? [i] : []));
  }

  /** What every roll leads to with so many attempts left. */
  at(attempts: number, used: Used = this.unused, cp = this.terms.cp): Ledger {
    const key = `${attempts}/${cp}/${used.join()}`;
    const known = this.known.get(key);
    if (known) return known;
    const rows = this.last(used, cp).slice();
    this.roll(rows, attempts, used, cp);
    for (const aid of this.chancy) this.use(rows, aid, attempts, used, cp);
    this.known.set(key, rows);
    return rows;
  }

  /** What every hand leads to if the other dice are rolled with one of so many attempts left; null if that cannot be paid. */
  kept(attempts: number, used: Used = this.unused, cp = this.terms.cp): Ledger | null {
    const { space, columns, attemptPrice } = this.terms;
    if (attempts < 1 || attemptPrice > cp) return null;
    const key = `${attempts}/${cp}/${used.join()}`;
    const known = this.rolled.get(key);
    if (known) return known;
    const hands = rollOut(space, this.at(attempts - 1, used, cp - attemptPrice), columns);
    this.rolled.set(key, hands);
    return hands;
  }

  /** What rolling costs, in points of health. */
  get rollCost(): number {
    return this.terms.attemptPrice * this.terms.cpWorth;
  }

  /** What every roll leads to if the aid is used now, its cost not yet taken off; null if it cannot be. */
  with(aid: number, attempts: number, used: Used = this.unused, cp = this.terms.cp): Ledger | null {
    const { space, columns, aids, fresh } = this.terms;
    const { change, price } = aids[aid];
    if (!this.isAffordable(once(used, aid), cp - price.cp)) return null;
    const after = once(used, aid);
    if (change.restarts) {
      const hands = rollOut(space, this.at(fresh - 1, after, cp - price.cp), columns);
      const rows = new Float64Array(this.terms.final.length);
      for (let roll = 0; roll * columns < rows.length; roll++) copyRow(hands, 0, rows, roll, columns);
      return rows;
    }
    return before(space, change.steps, this.at(attempts + change.attempts, after, cp - price.cp), columns);
  }

  /** What every roll leads to if it is the last one, changes without chance made as well as possible. */
  last(used: Used = this.unused, cp = this.terms.cp): Ledger {
    if (this.sure.length === 0) return this.terms.final;
    const sets = this.affordableSets(used, cp);
    const key = sets.join();
    const known = this.lasts.get(key);
    if (known) return known;
    const { columns } = this.terms;
    const rows = this.terms.final.slice();
    for (const set of sets) {
      const turned = this.turnedBy(set);
      for (let roll = 0; roll * columns < rows.length; roll++)
        if (turned[roll * columns] > rows[roll * columns] + TINY) copyRow(turned, roll, rows, roll, columns);
    }
    this.lasts.set(key, rows);
    return rows;
  }

  /** What is done to this roll if it is the last one: aids in their order, and what each does. */
  lastSteps(roll: number): { aid: number; touches: Touch[] }[] {
    const { columns } = this.terms;
    const worth = this.last()[roll * columns];
    const isBest = (set: number): boolean => this.turnedBy(set)[roll * columns] >= worth - TINY;
    const set = isBest(0) ? 0 : this.affordableSets(this.unused, this.terms.cp).find(isBest);
    return set === undefined ? [] : this.stepsOf(set, roll);
  }

  private stepsOf(set: number, roll: number): { aid: number; touches: Touch[] }[] {
    const { space, columns, aids, final } = this.terms;
    const worth = this.turnedBy(set)[roll * columns];
    if (final[roll * columns] >= worth - TINY) return [];
    for (let i = 0; i < this.sure.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      const { change, cost } = aids[this.sure[i]];
      const after = this.turnedBy(set & ~(1 << i));
      if (before(space, change.steps, after, columns)[roll * columns] - cost < worth - TINY) continue;
      const { touches, roll: next } = trace(space, change.steps, after, columns, roll);
      return [{ aid: this.sure[i], touches }, ...this.stepsOf(set & ~(1 << i), next)];
    }
    return [];
  }

  /** The best way to make this change now. */
  touchesOf(aid: number, attempts: number, roll: number): Touch[] {
    const { space, columns, aids, cp } = this.terms;
    const { change, price } = aids[aid];
    const after = this.at(attempts + change.attempts, once(this.unused, aid), cp - price.cp);
    return trace(space, change.steps, after, columns, roll).touches;
  }

  private roll(rows: Ledger, attempts: number, used: Used, cp: number): void {
    const hands = this.kept(attempts, used, cp);
    if (hands === null) return;
    const { space, columns } = this.terms;
    const keeps = bestKeeps(space, hands, columns, 5);
    this.take(rows, hands, keeps, this.rollCost, -1);
  }

  private use(rows: Ledger, aid: number, attempts: number, used: Used, cp: number): void {
    const { change, cost } = this.terms.aids[aid];
    if (change.attempts > 0 && attempts > 0) return;
    const after = this.with(aid, attempts, used, cp);
    if (after !== null) this.take(rows, after, null, cost, aid);
  }

  /** Where it is worth more at this cost, it is done. `places`: where each roll's row is found, null: at its own place. */
  private take(rows: Ledger, from: Ledger, places: Int16Array | null, cost: number, aid: number): void {
    const { columns, usesFrom } = this.terms;
    const n = rows.length / columns;
    for (let roll = 0; roll < n; roll++) {
      const at = places === null ? roll : places[roll];
      if (from[at * columns] - cost <= rows[roll * columns] + TINY) continue;
      copyRow(from, at, rows, roll, columns);
      rows[roll * columns] -= cost;
      if (aid >= 0 && usesFrom >= 0) rows[roll * columns + usesFrom + aid]++;
    }
  }

  /** What every roll leads to if any of this set of changes are made, their costs taken off. */
  private turnedBy(set: number): Ledger {
    if (set === 0) return this.terms.final;
    const known = this.turned.get(set);
    if (known) return known;
    const { space, columns, aids } = this.terms;
    const rows = this.terms.final.slice();
    const tried = new Set<number>();
    for (let i = 0; i < this.sure.length; i++) {
      if ((set & (1 << i)) === 0 || tried.has(this.sure[i])) continue;
      tried.add(this.sure[i]);
      const { change, cost } = aids[this.sure[i]];
      const after = before(space, change.steps, this.turnedBy(set & ~(1 << i)), columns);
      this.take(rows, after, null, cost, this.sure[i]);
    }
    this.turned.set(set, rows);
    return rows;
  }

  /** The largest sets of changes without chance that can be paid. */
  private affordableSets(used: Used, cp: number): number[] {
    const key = `${cp}/${used.join()}`;
    const known = this.affordable.get(key);
    if (known) return known;
    const sets: number[] = [];
    for (let set = (1 << this.sure.length) - 1; set > 0; set--)
      if (!sets.some((larger) => (larger & set) === set) && this.canPay(set, used, cp)) sets.push(set);
    this.affordable.set(key, sets);
    return sets;
  }

  private canPay(set: number, used: Used, cp: number): boolean {
    const { aids } = this.terms;
    let left = cp;
    for (let i = 0; i < this.sure.length; i++) if (set & (1 << i)) left -= aids[this.sure[i]].price.cp;
    if (left < 0) return false;
    const all = used.slice();
    for (let i = 0; i < this.sure.length; i++) if (set & (1 << i)) all[this.sure[i]]++;
    return this.isAffordable(all, left);
  }

  /** Whether everything that has been used could be paid. */
  private isAffordable(used: Used, cpLeft: number): boolean {
    if (cpLeft < 0) return false;
    const { aids, cards, tokens } = this.terms;
    let gone = 0;
    for (let i = 0; i < used.length; i++) {
      if (used[i] === 0) continue;
      const { price, isCard, times } = aids[i];
      if (used[i] > times) return false;
      gone += used[i] * (price.discard + (isCard ? 1 : 0));
      if (price.kind < 0) continue;
      let spent = 0;
      for (let j = 0; j < used.length; j++)
        if (aids[j].price.kind === price.kind) spent += used[j] * aids[j].price.n;
      if (spent > tokens[price.kind]) return false;
    }
    return gone <= cards;
  }
}
