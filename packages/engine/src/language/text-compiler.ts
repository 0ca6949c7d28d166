// One text: its blocks laid out flat, its names resolved, its lines put into the step they belong to.

import { ContentError } from '../errors.ts';
import type { CodeAmount, CodeCondition, CodePrice, Instruction, InstructionName } from './code.ts';
import { CountCode } from './code.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { packSymbols } from './need.ts';
import type { Amount, Condition, Count, Effect, Price, SymbolCount, Who } from './nodes.ts';
import { DAMAGE_TYPES, PEOPLE } from './nodes.ts';
import { dealsToTarget, needsTarget, Stage, stageAfterThen, waitsForTarget } from './stage.ts';

/** Leading choices are made when a card is announced or a token declared (R14.6.1, EX-4). */
const LEADING: ReadonlySet<string> = new Set(['choose-player', 'choose-token', 'choose-die', 'choose-value']);
/** Words that can always do something, whatever the state (R6.2.3). */
const ALWAYS: ReadonlySet<string> = new Set(['draw', 'cp', 'heal', 'limit', 'roll', 'pay', 'skip']);

export class TextCompiler {
  private readonly code: Instruction[] = [];
  private readonly kinds: Map<string, number>;
  private readonly symbols: string[];
  private readonly path: string;
  private stage: Stage = Stage.Activation;
  private staged = false;

  constructor(kinds: Map<string, number>, symbols: string[], path: string) {
    this.kinds = kinds;
    this.symbols = symbols;
    this.path = path;
  }

  compile(effects: Effect[], staged: boolean): { code: Instruction[]; lead: number; always: boolean } {
    this.staged = staged;
    this.block(effects);
    let lead = 0;
    while (lead < this.code.length && LEADING.has(this.code[lead].op) && !this.code[lead].flag) lead++;
    return { code: this.code, lead, always: lead === 0 && this.code.some((ins) => ALWAYS.has(ins.op)) };
  }

  private emit(op: InstructionName, more: Partial<Instruction> = {}): Instruction {
    const ins: Instruction = {
      op,
      code: INSTRUCTIONS.indexOf(op),
      amount: 0,
      mode: 0,
      who: 0,
      kind: -1,
      type: 0,
      flag: false,
      cond: null,
      jump: -1,
      targets: [],
      whose: 'own',
      roll: 'any',
      among: 'player',
      price: null,
      ...more,
    };
    this.code.push(ins);
    return ins;
  }

  private get here(): number {
    return this.code.length;
  }

  /** A block; a declined "may" inside leaves the rest of it. */
  private block(effects: Effect[]): void {
    const leaving: Instruction[] = [];
    const deferred: Instruction[] = [];
    const before: Effect[] = [];
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i];
      if (effect.do === 'and-then') {
        const rest = effects.slice(i + 1);
        const next = this.staged ? stageAfterThen(before, rest, this.stage) : this.stage;
        if (next > this.stage) deferred.push(this.defer(next, rest));
        this.stage = next;
        this.emit('and-then');
      } else if (this.staged && this.stage < Stage.Target && waitsForTarget(effect)) {
        const wait = this.defer(Stage.Target, [effect]);
        const outer = this.stage;
        this.stage = Stage.Target;
        this.effect(effect, leaving);
        this.stage = outer;
        wait.jump = this.here;
      } else {
        const outer = this.stage;
        this.effect(effect, leaving);
        if (this.stage > outer && i + 1 < effects.length)
          deferred.push(this.defer(this.stage, effects.slice(i + 1)));
      }
      before.push(effect);
    }
    for (const ins of [...leaving, ...deferred]) ins.jump = this.here;
  }

  /** What follows waits for a later step; `flag`: it deals damage to the target, `mode` 1: it needs a target. */
  private defer(stage: Stage, rest: Effect[]): Instruction {
    return this.emit('defer', { type: stage, flag: dealsToTarget(rest), mode: needsTarget(rest) ? 1 : 0 });
  }

  private effect(e: Effect, leaving: Instruction[]): void {
    switch (e.do) {
      case 'and-then':
        break;
      case 'if': {
        const branch = this.emit('if', { cond: this.condition(e.cond) });
        this.block(e.yes);
        if (e.no.length === 0) branch.jump = this.here;
        else {
          const out = this.emit('jump');
          branch.jump = this.here;
          this.block(e.no);
          out.jump = this.here;
        }
        break;
      }
      case 'may': {
        const ask = this.emit('may', { who: this.who(e.by), price: e.price ? this.price(e.price) : null });
        this.block(e.yes);
        const out = this.emit('jump');
        ask.jump = this.here;
        this.block(e.no);
        out.jump = this.here;
        break;
      }
      case 'choose': {
        const ask = this.emit('choose', { who: this.who(e.by) });
        const outs: Instruction[] = [];
        for (const option of e.options) {
          ask.targets.push(this.here);
          this.block(option);
          outs.push(this.emit('jump'));
        }
        ask.jump = this.here;
        for (const out of outs) out.jump = this.here;
        break;
      }
      case 'roll':
        if (!Number.isInteger(e.dice) || e.dice < 1 || e.dice > 5)
          throw new ContentError(this.path, `one rolls 1 to 5 dice, not ${e.dice}`);
        this.emit('roll', { amount: e.dice, mode: e.reroll ?? 0 });
        this.block(e.body);
        this.emit('roll-end');
        break;
      case 'repeat': {
        this.emit('loop-start', { amount: e.times });
        const start = this.here;
        const inside: Instruction[] = [];
        for (const part of e.body) this.effect(part, inside);
        this.emit('loop-next', { jump: start });
        for (const ins of inside) ins.jump = this.here;
        break;
      }
      default:
        this.line(e, leaving);
    }
  }

  private line(e: Effect, leaving: Instruction[]): void {
    switch (e.do) {
      case 'deal':
        this.emit('deal', {
          amount: this.amount(e.amount),
          type: DAMAGE_TYPES.indexOf(e.type),
          who: this.who(e.to),
          flag: e.isolated ?? false,
          kind: e.ifDealt ?? 0,
          mode: e.hard ? 1 : 0,
        });
        break;
      case 'prevent':
        this.emit('prevent', {
          amount: typeof e.amount === 'string' ? 0 : this.amount(e.amount),
          mode: e.amount === 'half' ? 1 : e.amount === 'all' ? 2 : 0,
          who: this.who(e.who),
        });
        break;
      case 'add':
        this.emit(e.do, { amount: this.amount(e.amount) });
        break;
      case 'heal':
      case 'cp':
      case 'draw':
        this.emit(e.do, { amount: this.amount(e.amount), who: this.who(e.who) });
        break;
      case 'gain':
      case 'inflict':
        this.emit(e.do, { amount: this.amount(e.amount), kind: this.kind(e.token), who: this.who(e.who) });
        break;
      case 'remove':
        this.emit('remove', {
          amount: e.amount === 'all' ? 0 : this.amount(e.amount),
          mode: e.amount === 'all' ? 1 : 0,
          kind: this.kind(e.token),
          who: this.who(e.from),
        });
        break;
      case 'remove-up-to':
        this.emit('remove-up-to', { amount: e.most === 'all' ? 99 : e.most, kind: this.kind(e.token) });
        break;
      case 'remove-all':
        this.emit('remove-all', { who: this.who(e.from) });
        break;
      case 'transfer-chosen':
        this.emit('transfer-chosen', { who: this.who(e.to) });
        break;
      case 'limit':
        this.emit('limit', { kind: this.kind(e.token), amount: e.by });
        break;
      case 'pay':
        this.emit('pay', { amount: e.most === 'all' ? 99 : e.most });
        break;
      case 'set-health':
        this.emit('set-health', { amount: e.to });
        break;
      case 'choose-die': {
        const ins = this.emit('choose-die', {
          whose: e.whose,
          roll: e.roll,
          mode: (e.by === 'owner' ? 1 : 0) | (e.other ? 2 : 0),
          flag: e.may ?? false,
        });
        if (e.may) leaving.push(ins);
        break;
      }
      case 'choose-value':
        this.emit('choose-value', { mode: { any: 0, step: 1, copy: 2 }[e.among] });
        break;
      case 'set-die':
        this.emit('set-die', { amount: e.to === 'chosen' ? 0 : e.to });
        break;
      case 'reroll-dice':
        this.emit('reroll-dice', { whose: e.whose, roll: e.roll });
        break;
      case 'choose-player':
        this.emit('choose-player', { among: e.among, mode: e.as === 'other' ? 1 : 0 });
        break;
      case 'choose-token': {
        const ins = this.emit('choose-token', {
          mode: { self: 0, anyone: 1, attack: 2 }[e.from] | (e.transfer ? 4 : 0),
          flag: e.may ?? false,
        });
        if (e.may) leaving.push(ins);
        break;
      }
      default:
        if (!INSTRUCTIONS.includes(e.do)) throw new ContentError(this.path, `there is no word "${e.do}"`);
        this.emit(e.do);
    }
  }

  private who(who: Who): number {
    const index = PEOPLE.indexOf(who);
    if (index < 0) throw new ContentError(this.path, `"${who}" is nobody; say one of ${PEOPLE.join(', ')}`);
    return index;
  }

  private kind(id: string): number {
    const index = this.kinds.get(id);
    if (index === undefined) throw new ContentError(this.path, `no hero has a token "${id}"`);
    return index;
  }

  private symbol(id: string): number {
    const index = this.symbols.indexOf(id);
    if (index < 0)
      throw new ContentError(
        this.path,
        `there is no symbol "${id}" on these dice (${this.symbols.join(', ')})`,
      );
    return index;
  }

  price(price: Price): CodePrice {
    return 'cp' in price
      ? { cp: price.cp, kind: -1, n: 0 }
      : { cp: 0, kind: this.kind(price.token), n: price.n };
  }

  amount(amount: Amount): CodeAmount {
    if (typeof amount === 'number') {
      if (!Number.isInteger(amount) || amount < 0)
        throw new ContentError(this.path, `${amount} is no amount; amounts are whole numbers from 0`);
      return amount;
    }
    return {
      base: amount.base,
      terms: amount.terms.map(({ times, per, of }) => ({ times, per: per ?? 1, ...this.count(of) })),
      half: amount.half ?? false,
      most: amount.most ?? 99,
    };
  }

  private count(of: Count): { count: CountCode; arg: number; who: number } {
    switch (of.count) {
      case 'symbol':
        return { count: CountCode.Symbol, arg: this.symbol(of.symbol), who: 0 };
      case 'sum':
        return { count: CountCode.Sum, arg: 0, who: 0 };
      case 'held':
        return { count: CountCode.Held, arg: this.kind(of.token), who: this.who(of.by) };
      case 'room':
        return { count: CountCode.Room, arg: this.kind(of.token), who: 0 };
      case 'cp':
        return { count: CountCode.Cp, arg: 0, who: this.who(of.of) };
      case 'number':
        return { count: CountCode.Number, arg: 0, who: 0 };
      case 'upgrades':
        return { count: CountCode.Upgrades, arg: 0, who: 0 };
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
      case 'held':
        return { test: 'held', kind: this.kind(cond.token), by: this.who(cond.by), atLeast: cond.atLeast };
      case 'used-symbol':
        return { test: 'used-symbol', symbol: this.symbol(cond.symbol) };
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
