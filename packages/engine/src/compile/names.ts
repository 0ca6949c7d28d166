// Resolving the names in a text: kinds of tokens, symbols, notes, and the amounts, conditions and prices made of them.

import type { Amount, Condition, Count as Counted, Price, SymbolCount, Who } from '@mad-king/language';
import { ContentError, PEOPLE } from '@mad-king/language';
import { packSymbols } from '@mad-king/language/inside';
import type { CastAmount, CastPrice, Count, Test } from '../cast/text.ts';
import { NO_PRICE } from '../rules/price.ts';
import { CONDITIONS } from '../words/conditions.ts';
import { COUNTS } from '../words/counts.ts';

/** What names mean, for one hero. */
export interface Scope {
  kinds: ReadonlyMap<string, number>;
  /** Kinds that are pieces of their players (R8.5). */
  pieces: ReadonlySet<number>;
  symbols: readonly string[];
  sides: readonly string[];
  /** Shared by all heroes; grows as notes are met. */
  notes: string[];
}

/** As many as there are. */
const ALL = Number.POSITIVE_INFINITY;

export class Names {
  readonly path: string;
  private readonly scope: Scope;

  constructor(scope: Scope, path: string) {
    this.scope = scope;
    this.path = path;
  }

  fail(message: string): never {
    throw new ContentError(this.path, message);
  }

  who(who: Who): void {
    if (!PEOPLE.includes(who)) this.fail(`"${who}" is nobody; say one of ${PEOPLE.join(', ')}`);
  }

  kind(id: string): number {
    const index = this.scope.kinds.get(id);
    if (index === undefined) this.fail(`no hero has a token "${id}"`);
    return index;
  }

  isPiece(kind: number): boolean {
    return this.scope.pieces.has(kind);
  }

  piece(id: string): number {
    const kind = this.kind(id);
    if (!this.isPiece(kind))
      this.fail(`"${id}" does not move: it does not say whose it is (marked: 'owner')`);
    return kind;
  }

  symbol(id: string): number {
    const index = this.scope.symbols.indexOf(id);
    if (index < 0) this.fail(`there is no symbol "${id}" on these dice (${this.scope.symbols.join(', ')})`);
    return index;
  }

  note(id: string): number {
    const { notes } = this.scope;
    if (!notes.includes(id)) notes.push(id);
    return notes.indexOf(id);
  }

  side(id: string): number {
    const index = this.scope.sides.indexOf(id);
    if (index < 0) this.fail(`this hero's board has no side "${id}"`);
    return index;
  }

  /** Numbers of symbols as dice are compared with them (need.ts of the language). */
  symbols(symbols: readonly SymbolCount[]): number {
    let packed = 0;
    for (const { symbol, n } of symbols) packed += n * packSymbols([1], [0, this.symbol(symbol)]);
    return packed;
  }

  most(most: number | 'all'): number {
    return most === 'all' ? ALL : most;
  }

  amount(amount: Amount | 'all'): CastAmount {
    if (amount === 'all') return ALL;
    if (typeof amount === 'number') {
      if (!Number.isInteger(amount) || amount < 0)
        this.fail(`${amount} is no amount; amounts are whole numbers from 0`);
      return amount;
    }
    const { base, half = false, table = null, most = ALL } = amount;
    const terms = amount.terms.map(({ times, per = 1, of }) => ({ times, per, count: this.count(of) }));
    return (g, h) => {
      let total = base;
      for (const { times, per, count } of terms) total += times * Math.floor(count(g, h) / per);
      if (half) total = (total + 1) >> 1;
      if (table !== null) total = table[Math.min(total, table.length - 1)];
      return Math.min(total, most);
    };
  }

  private count(of: Counted): Count {
    if ('who' in of) this.who(of.who);
    if (!Object.hasOwn(COUNTS, of.count)) this.fail(`there is nothing to count that is called "${of.count}"`);
    return COUNTS[of.count](of as never, this);
  }

  condition(cond: Condition): Test {
    if ('who' in cond) this.who(cond.who);
    if (!Object.hasOwn(CONDITIONS, cond.test)) this.fail(`there is no condition "${cond.test}"`);
    return CONDITIONS[cond.test](cond as never, this);
  }

  price(price: Price | undefined): CastPrice {
    if (price === undefined) return NO_PRICE;
    if ('cp' in price) return { ...NO_PRICE, cp: price.cp };
    if ('discard' in price) return { ...NO_PRICE, discard: price.discard };
    const { token, n } = price;
    return { ...NO_PRICE, kind: this.kind(token), n: n === 'any' ? 1 : n, any: n === 'any' };
  }
}
