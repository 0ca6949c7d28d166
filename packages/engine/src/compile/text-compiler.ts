// One text: its blocks laid out flat, its names resolved, its lines put into the step they belong to.

import type { Effect, EffectName, Use } from '@mad-king/language';
import { Stage } from '../cast/stage.ts';
import type { About, Instruction, TextSource, Word } from '../cast/text.ts';
import { NONE } from '../state/none.ts';
import { definitionOf } from '../words/index.ts';
import { type Deferred, defer, roundMay, roundNext } from '../words/structure.ts';
import type { Definition, Layout, Line } from '../words/word.ts';
import type { Names } from './names.ts';
import { dealsToTarget, needsTarget, stageAfterThen, waitsForTarget } from './stage.ts';

export interface Compiled {
  code: Instruction[];
  lead: number;
  always: boolean;
  touches: number;
}

/** The word as instructions know it: one object for all lines that say it. */
const wordOf = (name: EffectName, definition: Definition): Word => {
  const known = words.get(name) ?? { name, ...definition };
  words.set(name, known);
  return known;
};
const words = new Map<EffectName, Word & Definition>();

/** It stands in an option of a choice, which need not be offered. */
const isOption = (code: readonly Instruction[], at: number): boolean =>
  code.some((ins, i) => ins.word.name === 'choose' && i < at && at < ins.jump);

export class TextCompiler implements Layout {
  readonly names: Names;
  private readonly code: Instruction[] = [];
  private readonly source: TextSource;
  private readonly text: number;
  private readonly compileUse: (use: Use) => number;
  private readonly staged: boolean;
  private stage: Stage = Stage.Activation;
  /** The line being laid out, and how many there were before the next one. */
  private line: About;
  private lines = 0;
  /** Choices that may be declined, and then leave the block they stand in. */
  private leaving: Instruction[] = [];

  /** `staged`: an offensive text, whose lines may wait for the target or the damage. */
  constructor(
    names: Names,
    source: TextSource,
    text: number,
    staged: boolean,
    compileUse: (use: Use) => number,
  ) {
    this.names = names;
    this.source = source;
    this.text = text;
    this.staged = staged;
    this.compileUse = compileUse;
    this.line = { source, text, line: NONE };
  }

  compile(effects: readonly Effect[]): Compiled {
    this.block(effects);
    const { code } = this;
    const says = (ins: Instruction, fact: 'leads' | 'always' | 'touchesDice'): boolean =>
      (ins.word as Definition)[fact] === true;
    let lead = 0;
    while (lead < code.length && says(code[lead], 'leads') && !isOptional(code[lead].line)) lead++;
    return {
      code,
      lead,
      always: lead === 0 && code.some((ins, at) => says(ins, 'always') && !isOption(code, at)),
      touches: code.findIndex((ins) => says(ins, 'touchesDice')),
    };
  }

  get here(): number {
    return this.code.length;
  }

  emit(e: Effect, a: unknown = null): Instruction {
    return this.control(wordOf(e.do, this.definition(e)), e, a);
  }

  control(word: Word, e: Effect, a: unknown = null): Instruction {
    const ins: Instruction = { word, a, line: e, about: this.line, jump: NONE };
    this.code.push(ins);
    return ins;
  }

  use(use: Use): number {
    return this.compileUse(use);
  }

  /** A block; a declined choice inside leaves the rest of it. */
  block(effects: readonly Effect[]): void {
    const outer = this.leaving;
    this.leaving = [];
    const deferred: Instruction[] = [];
    effects.forEach((effect, i) => {
      const rest = effects.slice(i + 1);
      const stage = this.stage;
      if (effect.do === 'and-then') {
        const next = this.staged ? stageAfterThen(effects.slice(0, i), rest, stage) : stage;
        this.begin();
        if (next > stage) deferred.push(this.defer(effect, next, rest));
        this.stage = next;
        this.emit(effect, effect);
      } else if (this.staged && stage < Stage.Target && waitsForTarget(effect)) {
        const wait = this.defer(effect, Stage.Target, [effect]);
        this.stage = Stage.Target;
        this.effect(effect);
        this.stage = stage;
        wait.jump = this.here;
      } else {
        this.effect(effect);
        if (this.stage > stage && rest.length > 0) deferred.push(this.defer(effect, this.stage, rest));
      }
    });
    for (const ins of [...this.leaving, ...deferred]) ins.jump = this.here;
    this.leaving = outer;
  }

  /** One round of a loop, which a declined choice leaves. */
  round(e: Line<'repeat'>): void {
    const outer = this.leaving;
    const start = this.here;
    this.leaving = e.may ? [this.control(roundMay, e, { who: 'self', price: null })] : [];
    const about = this.line;
    for (const part of e.body) this.effect(part);
    this.line = about;
    this.control(roundNext, e).jump = start;
    for (const ins of this.leaving) ins.jump = this.here;
    this.leaving = outer;
  }

  private definition(e: Effect): Definition {
    return definitionOf(e.do) ?? this.names.fail(`there is no word "${e.do}"`);
  }

  /** What follows waits for a later step. */
  private defer(e: Effect, stage: Stage, rest: readonly Effect[]): Instruction {
    const a: Deferred = { stage, damages: dealsToTarget(rest), needsTarget: needsTarget(rest) };
    return this.control(defer, e, a);
  }

  /** The next line is begun. */
  private begin(): void {
    this.line = { source: this.source, text: this.text, line: this.lines++ };
  }

  private effect(e: Effect): void {
    const definition = this.definition(e);
    if ('who' in e) this.names.who(e.who);
    this.begin();
    const about = this.line;
    if (definition.layOut) definition.layOut(e, this);
    else {
      const ins = this.emit(e, definition.resolve ? definition.resolve(e, this.names) : e);
      if (definition.leads && isOptional(e)) this.leaving.push(ins);
    }
    this.line = about;
  }
}

const isOptional = (e: Effect): boolean => 'may' in e && e.may === true;
