// Resolving the names in a text: people, kinds of tokens, symbols, notes, and the amounts and conditions made of them.

import type { Amount, Condition, Count, SymbolCount, Who } from '@mad-king/language';
import { ContentError, PEOPLE, packSymbols } from '@mad-king/language';
import type { CodeAmount, CodeCondition, CodeTerm } from './code.ts';
import { CountCode } from './code.ts';

/** What names mean, for one hero. */
export interface Scope {
  kinds: ReadonlyMap<string, number>;
  symbols: readonly string[];
  sides: readonly string[];
  /** Shared by all heroes; grows as notes are met. */
  notes: string[];
}

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

  who(who: Who): number {
    const index = PEOPLE.indexOf(who);
    if (index < 0) this.fail(`"${who}" is nobody; say one of ${PEOPLE.join(', ')}`);
    return index;
  }

  kind(id: string): number {
    const index = this.scope.kinds.get(id);
    if (index === undefined) this.fail(`no hero has a token "${id}"`);
    return index;
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

  private side(id: string): number {
    const index = this.scope.sides.indexOf(id);
    if (index < 0) this.fail(`this hero's board has no side "${id}"`);
    return index;
  }

  amount(amount: Amount): CodeAmount {
    if (typeof amount === 'number') {
      if (!Number.isInteger(amount) || amount < 0)
        this.fail(`${amount} is no amount; amounts are whole numbers from 0`);
      return amount;
    }
    return {
      base: amount.base,
      terms: amount.terms.map(({ times, per, of }) => ({ ...this.count(of), times, per: per ?? 1 })),
      half: amount.half ?? false,
      table: amount.table ?? null,
      most: amount.most ?? 99,
    };
  }

  private count(of: Count): CodeTerm {
    const term = (count: CodeTerm['count'], arg = 0, who: Who = 'self', kinds: number[] = []): CodeTerm => ({
      times: 1,
      per: 1,
      count,
      arg,
      kinds,
      who: this.who(who),
    });
    switch (of.count) {
      case 'symbol':
        return term(CountCode.Symbol, this.symbol(of.symbol));
      case 'sum':
        return term(CountCode.Sum, of.highest ?? 5);
      case 'held':
        return term(CountCode.Held, this.kind(of.token), of.who);
      case 'present':
        return term(
          CountCode.Present,
          0,
          'self',
          of.tokens.map((token) => this.kind(token)),
        );
      case 'tokens':
        return term(CountCode.Tokens);
      case 'room':
        return term(CountCode.Room, this.kind(of.token));
      case 'cp':
        return term(CountCode.Cp, 0, of.who);
      case 'number':
        return term(CountCode.Number);
      case 'upgrades':
        return term(CountCode.Upgrades, of.thisTurn ? 1 : 0);
      case 'extra-attempts':
        return term(CountCode.ExtraAttempts);
      case 'dealt':
        return term(CountCode.Dealt);
    }
  }

  private packed(symbols: SymbolCount[]): number {
    let packed = 0;
    for (const { symbol, n } of symbols) packed += n * packSymbols([1], [0, this.symbol(symbol)]);
    return packed;
  }

  condition(cond: Condition): CodeCondition {
    switch (cond.test) {
      case 'symbols':
        return { test: 'symbols', packed: this.packed(cond.symbols) };
      case 'sum':
        return { test: 'sum', atLeast: cond.atLeast ?? 0, atMost: cond.atMost ?? 99 };
      case 'number':
        return { test: 'number', atLeast: cond.atLeast, atMost: cond.atMost ?? 99 };
      case 'held':
        return { test: 'held', kind: this.kind(cond.token), by: this.who(cond.who), atLeast: cond.atLeast };
      case 'aged':
      case 'full':
        return { test: cond.test, kind: this.kind(cond.token) };
      case 'used-symbol':
        return { test: 'used-symbol', symbol: this.symbol(cond.symbol) };
      case 'hand':
        return { test: 'hand', of: this.who(cond.who) };
      case 'side':
        return { test: 'side', side: this.side(cond.side) };
      case 'health-below':
      case 'opponent':
        return { test: cond.test, who: this.who(cond.who) };
      case 'same':
        return { test: 'same', who: this.who(cond.who), as: this.who(cond.as) };
      case 'tallied':
        return { test: 'tallied', note: this.note(cond.note), atLeast: cond.atLeast };
      case 'noted':
        return { test: 'noted', note: this.note(cond.note) };
      case 'not':
        return { test: 'not', of: this.condition(cond.of) };
      case 'any':
      case 'all':
        return { test: cond.test, of: cond.of.map((part) => this.condition(part)) };
      default:
        return cond;
    }
  }
}
