// One text: its blocks laid out flat, its names resolved, its lines put into the step they belong to.

import type { Effect, Price, Use } from '@mad-king/language';
import { ContentError, DAMAGE_TYPES } from '@mad-king/language';
import type { CodePrice, Instruction, InstructionName } from './code.ts';
import { INSTRUCTIONS } from './instructions.ts';
import type { Names } from './names.ts';
import { dealsToTarget, needsTarget, Stage, stageAfterThen, waitsForTarget } from './stage.ts';

/** Leading choices are made when a card is announced or a token declared (R14.6.1, EX-4). */
const LEADING: ReadonlySet<string> = new Set(['choose-player', 'choose-token', 'choose-die', 'choose-value']);
/** Words that can always do something, whatever the state (R6.2.3). */
const ALWAYS: ReadonlySet<string> = new Set(['draw', 'cp', 'heal', 'limit', 'roll', 'skip', 'note']);
/** Words that touch dice lying on the table. */
const TOUCHING: ReadonlySet<string> = new Set(['choose-die', 'reroll-dice', 'attempt']);

/** It stands in an option of a choice, which need not be offered. */
const isOption = (code: readonly Instruction[], at: number): boolean =>
  code.some((ins, pc) => ins.op === 'choose' && pc < at && at < ins.jump);

export const NO_PRICE: CodePrice = { cp: 0, kind: -1, n: 0, any: false, discard: 0 };

export const compilePrice = (names: Names, price: Price | undefined): CodePrice => {
  if (price === undefined) return NO_PRICE;
  if ('cp' in price) return { ...NO_PRICE, cp: price.cp };
  if ('discard' in price) return { ...NO_PRICE, discard: price.discard };
  const any = price.n === 'any';
  return { ...NO_PRICE, kind: names.kind(price.token), n: any ? 1 : (price.n as number), any };
};

export class TextCompiler {
  private readonly code: Instruction[] = [];
  private readonly names: Names;
  private readonly compileUse: (use: Use) => number;
  private stage: Stage = Stage.Activation;
  private staged = false;

  constructor(names: Names, compileUse: (use: Use) => number) {
    this.names = names;
    this.compileUse = compileUse;
  }

  compile(
    effects: Effect[],
    staged: boolean,
  ): { code: Instruction[]; lead: number; always: boolean; touches: number } {
    this.staged = staged;
    this.block(effects);
    const { code } = this;
    let lead = 0;
    while (lead < code.length && LEADING.has(code[lead].op) && !code[lead].flag) lead++;
    return {
      code,
      lead,
      always: lead === 0 && code.some((ins, pc) => ALWAYS.has(ins.op) && !isOption(code, pc)),
      touches: code.findIndex((ins) => TOUCHING.has(ins.op)),
    };
  }

  private emit(op: InstructionName, more: Partial<Instruction> = {}): Instruction {
    const ins: Instruction = {
      op,
      code: INSTRUCTIONS.indexOf(op),
      amount: 0,
      mode: 0,
      flag: false,
      who: 0,
      kind: -1,
      type: 0,
      cond: null,
      jump: -1,
      targets: [],
      conds: [],
      values: [],
      whose: 'own',
      roll: 'any',
      among: 'player',
      price: null,
      use: -1,
      ...more,
    };
    this.code.push(ins);
    return ins;
  }

  private get here(): number {
    return this.code.length;
  }

  /** A block; a declined choice inside leaves the rest of it. */
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

  /** The body of a loop, which a declined choice leaves; `may`: each round is one. */
  private loop(body: Effect[], may = false): void {
    const leaving: Instruction[] = [];
    const start = this.here;
    if (may) leaving.push(this.emit('may'));
    for (const part of body) this.effect(part, leaving);
    this.emit('loop-next', { jump: start });
    for (const ins of leaving) ins.jump = this.here;
  }

  private effect(e: Effect, leaving: Instruction[]): void {
    const { names } = this;
    switch (e.do) {
      case 'if': {
        const branch = this.emit('if', { cond: names.condition(e.cond) });
        this.block(e.yes);
        const out = e.no.length > 0 ? this.emit('jump') : null;
        branch.jump = this.here;
        this.block(e.no);
        if (out) out.jump = this.here;
        break;
      }
      case 'may': {
        const ask = this.emit('may', { who: names.who(e.who), price: compilePrice(names, e.price) });
        this.block(e.yes);
        const out = this.emit('jump');
        ask.jump = this.here;
        this.block(e.no);
        out.jump = this.here;
        break;
      }
      case 'choose':
        this.choice(e);
        break;
      case 'roll':
        if (!Number.isInteger(e.dice) || e.dice < 1 || e.dice > 5)
          names.fail(`one rolls 1 to 5 dice, not ${e.dice}`);
        this.emit('roll', {
          amount: e.dice,
          who: names.who(e.who ?? 'self'),
          mode: e.reroll ?? 0,
          cond: e.rerollIf ? names.condition(e.rerollIf) : null,
          use: e.offer ? this.compileUse(e.offer) : -1,
        });
        this.block(e.body);
        this.emit('roll-end');
        break;
      case 'opposed-roll':
      case 'name-face':
        this.emit(e.do);
        this.block(e.body);
        this.emit('roll-end');
        break;
      case 'repeat': {
        const skip = this.emit('repeat', { amount: names.amount(e.times) });
        this.loop(e.body, e.may);
        skip.jump = this.here;
        if (e.may) this.emit('loop-end', { amount: skip.amount });
        break;
      }
      case 'each-player': {
        const each = this.emit('each-player', { mode: e.among === 'opponents' ? 1 : 0 });
        const start = this.here;
        this.block(e.body);
        this.emit('each-next', { jump: start, mode: each.mode });
        each.jump = this.here;
        break;
      }
      case 'unless-vetoed': {
        const veto = this.emit('unless-vetoed');
        this.block(e.body);
        veto.jump = this.here;
        break;
      }
      default:
        this.line(e, leaving);
    }
  }

  /** With `most` it is a loop in which every option may be taken once and one may stop. */
  private choice(e: Effect & { do: 'choose' }): void {
    const { names } = this;
    const several = e.most !== undefined;
    const loop = several ? this.emit('repeat', { amount: e.most }) : null;
    const ask = this.emit('choose', {
      who: names.who(e.who),
      flag: several,
      conds: e.options.map((option) => (option.if ? names.condition(option.if) : null)),
    });
    const start = this.here - 1;
    const outs: Instruction[] = [];
    for (const option of e.options) {
      ask.targets.push(this.here);
      this.block(option.do);
      outs.push(several ? this.emit('loop-next', { jump: start, flag: true }) : this.emit('jump'));
    }
    ask.jump = this.here;
    if (loop) loop.jump = this.here;
    for (const out of outs) {
      if (out.op === 'jump') out.jump = this.here;
      else out.targets = [this.here];
    }
  }

  private line(e: Effect, leaving: Instruction[]): void {
    const { names } = this;
    const amount = (n: number | 'all' | Parameters<Names['amount']>[0]) =>
      n === 'all' ? 99 : names.amount(n);
    const leaves = (ins: Instruction, may: boolean | undefined): void => {
      if (may) leaving.push(ins);
    };
    switch (e.do) {
      case 'deal':
        this.emit('deal', {
          amount: names.amount(e.amount),
          type: DAMAGE_TYPES.indexOf(e.type),
          who: names.who(e.who),
          flag: e.isolated ?? false,
          kind: e.ifDealt ?? 0,
          mode: (e.hard ? 1 : 0) | (e.drain ? 2 : 0),
        });
        break;
      case 'prevent':
        this.emit('prevent', {
          amount: typeof e.amount === 'string' ? 0 : names.amount(e.amount),
          mode: e.amount === 'half' ? 1 : e.amount === 'all' ? 2 : 0,
          who: names.who(e.who),
        });
        break;
      case 'add':
      case 'lessen':
        this.emit(e.do, { amount: names.amount(e.amount) });
        break;
      case 'choose-number':
        this.emit('choose-number', { amount: names.amount(e.most) });
        break;
      case 'heal':
      case 'cp':
      case 'lose-cp':
      case 'draw':
        this.emit(e.do, { amount: names.amount(e.amount), who: names.who(e.who) });
        break;
      case 'steal-cp':
      case 'steal-health':
        this.emit(e.do, { amount: names.amount(e.amount), who: names.who(e.who) });
        break;
      case 'gain':
      case 'inflict':
        this.emit(e.do, { amount: names.amount(e.amount), kind: names.kind(e.token), who: names.who(e.who) });
        break;
      case 'remove':
        this.emit('remove', {
          amount: amount(e.amount),
          kind: names.kind(e.token),
          who: names.who(e.who),
          flag: e.price ?? false,
        });
        break;
      case 'remove-up-to':
        this.emit('remove-up-to', { amount: amount(e.most), kind: names.kind(e.token) });
        break;
      case 'remove-all':
        this.emit('remove-all', { who: names.who(e.who) });
        break;
      case 'transfer-chosen':
      case 'pass-on':
        this.emit(e.do, { who: names.who(e.who) });
        break;
      case 'move-piece':
        this.emit('move-piece', { kind: names.kind(e.token), who: names.who(e.who) });
        break;
      case 'advance':
        this.emit('advance', { kind: names.kind(e.token), who: names.who(e.who) });
        break;
      case 'refuse':
        this.emit('refuse', { flag: e.negative ?? false });
        break;
      case 'limit':
        this.emit('limit', { kind: names.kind(e.token), amount: e.by });
        break;
      case 'pay':
        this.emit('pay', { amount: amount(e.most) });
        break;
      case 'set-health':
        this.emit('set-health', { amount: e.to });
        break;
      case 'discard':
        this.emit('discard', {
          amount: amount(e.amount),
          who: names.who(e.who),
          mode: e.how === 'random' ? 1 : e.amount === 'all' ? 2 : 0,
        });
        break;
      case 'look-at-hand':
        this.emit('look-at-hand', { who: names.who(e.who) });
        break;
      case 'look-at-top':
        this.emit('look-at-top', { amount: e.n });
        break;
      case 'search':
        this.emit('search', { mode: e.filter === 'upgrade' ? 1 : 0 });
        break;
      case 'put-into-play':
        this.emit('put-into-play', { mode: e.from === 'deck' ? 1 : 0, amount: e.most });
        break;
      case 'choose-die': {
        const mode = (e.who === 'owner' ? 1 : 0) | (e.other ? 2 : 0) | (e.even ? 4 : 0);
        leaves(this.emit('choose-die', { whose: e.whose, roll: e.roll, mode, flag: e.may ?? false }), e.may);
        break;
      }
      case 'choose-value':
        if (Array.isArray(e.among)) this.emit('choose-value', { mode: 3, values: e.among });
        else this.emit('choose-value', { mode: { any: 0, step: 1, copy: 2 }[e.among] });
        break;
      case 'set-die':
        this.emit('set-die', {
          amount: typeof e.to === 'number' ? e.to : 0,
          mode: e.to === 'opposite' ? 1 : 0,
        });
        break;
      case 'reroll-dice':
        this.emit('reroll-dice', {
          whose: e.whose,
          roll: e.roll,
          amount: e.most,
          mode: e.who === 'self' ? 1 : 0,
          flag: e.exact ?? false,
        });
        break;
      case 'attempt':
        this.emit('attempt', { mode: e.change });
        break;
      case 'extra-phase':
        this.emit('extra-phase', { mode: { self: 0, target: 1, anybody: 2 }[e.against] });
        break;
      case 'redirect':
        this.emit('redirect', { kind: names.kind(e.token), mode: e.split ? 2 : 1 });
        break;
      case 'note':
      case 'tally':
        this.emit(e.do, { kind: names.note(e.note) });
        break;
      case 'choose-player': {
        const mode = (e.as === 'other' ? 1 : 0) | (e.distinct ? 2 : 0);
        leaves(this.emit('choose-player', { among: e.among, mode, flag: e.may ?? false }), e.may);
        break;
      }
      case 'choose-token': {
        const mode = { self: 0, anyone: 1, that: 2 }[e.from] | (e.transfer ? 4 : 0) | (e.status ? 8 : 0);
        leaves(this.emit('choose-token', { mode, flag: e.may ?? false }), e.may);
        break;
      }
      case 'arrange':
        this.emit('arrange', { amount: e.n });
        break;
      case 'pick':
        this.emit('pick', { amount: e.n, who: names.who(e.who) });
        break;
      default:
        if (!INSTRUCTIONS.includes(e.do))
          throw new ContentError(names.path, `there is no word "${(e as { do: string }).do}"`);
        this.emit(e.do);
    }
  }
}
