// Reading a scenario file (docs/SCENARIOS.md): YAML into plain data, every mistake reported with its line.

import {
  FormatError,
  MODES,
  type Position,
  type PositionSeat,
  readOptions,
  SetupError,
  START_PHASES,
} from '@mad-king/engine';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { EXPECTATIONS } from './compare.ts';

export interface Scenario {
  title: string;
  /** Ids of the rules, rulings and examples it shows. */
  rules: string[];
  /** Things of heroes it shows: "barbarian.smack.2", "pyromancer.red-hot". */
  shows: string[];
  position: Position;
  /** Where the list of seats stands, and each of them. */
  seatsLine: number;
  seatLines: number[];
  /** Dice that are not given are taken from the generator; otherwise the given ones must be exactly those rolled. */
  seeded: boolean;
  steps: Step[];
}

export type Step =
  | { line: number; do: 'choose'; seat: number; choices: string[] }
  | { line: number; do: 'can' | 'cannot'; seat: number; choices: string[] }
  | { line: number; do: 'expect'; expected: Expected[]; settled: boolean };

/** One thing to be compared: where it stands in the file, what it is, and the value. */
export interface Expected {
  line: number;
  key: string;
  value: unknown;
}

export const readScenario = (text: string): Scenario => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (node: unknown): number => {
    const range = (node as Node | null)?.range;
    return range ? lines.linePos(range[0]).line : 1;
  };
  const problem = document.errors[0];
  if (problem)
    throw new FormatError(
      problem.linePos?.[0].line ?? 1,
      problem.message.split('\n')[0].replace(/ at line.*$/, ''),
    );
  const reader = new Reader(lineOf);
  return reader.scenario(document.contents);
};

const KEYS = [
  'title',
  'rules',
  'shows',
  'mode',
  'options',
  'seats',
  'first',
  'active',
  'turn',
  'phase',
  'seed',
  'dice',
  'steps',
  'expect',
];
const SEAT_KEYS = [
  'hero',
  'health',
  'cp',
  'hand',
  'deck',
  'discard',
  'tokens',
  'sides',
  'limits',
  'upgrades',
  'side',
];

class Reader {
  private readonly lineOf: (node: unknown) => number;

  constructor(lineOf: (node: unknown) => number) {
    this.lineOf = lineOf;
  }

  private fail(node: unknown, message: string): never {
    throw new FormatError(this.lineOf(node), message);
  }

  /** Key and value nodes of a map, with unknown keys refused. */
  private pairs(node: unknown, what: string, known?: readonly string[]): [string, Node | null, number][] {
    if (!isMap(node)) this.fail(node, `${what} must be a map of keys and values`);
    return node.items.map((item) => {
      const key = String(isScalar(item.key) ? item.key.value : item.key);
      if (known && !known.includes(key))
        this.fail(item.key, `${what} has no "${key}"; it has ${known.join(', ')}`);
      return [key, item.value as Node | null, this.lineOf(item.key)];
    });
  }

  private list(node: unknown, what: string): Node[] {
    if (!isSeq(node)) this.fail(node, `${what} must be a list`);
    return node.items as Node[];
  }

  private text(node: unknown, what: string): string {
    if (!isScalar(node) || (typeof node.value !== 'string' && typeof node.value !== 'number'))
      this.fail(node, `${what} must be a word`);
    return String(node.value);
  }

  private whole(node: unknown, what: string): number {
    if (!isScalar(node) || !Number.isInteger(node.value)) this.fail(node, `${what} must be a whole number`);
    return node.value as number;
  }

  private oneOf<T extends string>(node: unknown, what: string, allowed: readonly T[]): T {
    const text = this.text(node, what);
    if (!(allowed as readonly string[]).includes(text))
      this.fail(node, `there is no ${what} "${text}"; it must be ${allowed.join(', ')}`);
    return text as T;
  }

  private texts(node: unknown, what: string): string[] {
    return this.list(node, what).map((item) => this.text(item, `an entry of ${what}`));
  }

  private counts(node: unknown, what: string): Record<string, number> {
    return Object.fromEntries(
      this.pairs(node, what).map(([key, value]) => [key, this.whole(value, `${what}.${key}`)]),
    );
  }

  scenario(root: unknown): Scenario {
    const pairs = this.pairs(root, 'a scenario', KEYS);
    const at = new Map(pairs.map(([key, value]) => [key, value]));
    const need = (key: string): Node | null => {
      if (!at.has(key)) this.fail(root, `a scenario needs "${key}"`);
      return at.get(key) ?? null;
    };
    const optional = <T>(key: string, read: (node: Node | null) => T): T | undefined =>
      at.has(key) ? read(at.get(key) ?? null) : undefined;
    const seatNodes = this.list(need('seats'), 'seats');
    const seats = seatNodes.map((node) => this.seat(node));
    const seatNumber = (key: string) => (node: Node | null) => this.seatIndex(node, key, seats.length);
    const position: Position = {
      mode: optional('mode', (node) => this.oneOf(node, 'mode', MODES)) ?? 'duel',
      seats,
      options: optional('options', (node) => this.options(node)),
      first: optional('first', seatNumber('first')),
      active: optional('active', seatNumber('active')),
      turn: optional('turn', (node) => this.whole(node, 'turn')),
      phase: optional('phase', (node) => this.oneOf(node, 'phase', START_PHASES)),
      seed: optional('seed', (node) => this.text(node, 'seed')),
      dice: optional('dice', (node) => this.list(node, 'dice').map((die) => this.die(die))),
    };
    const steps = optional('steps', (node) =>
      this.list(node, 'steps').flatMap((step) => this.step(step, seats.length)),
    );
    const expected = optional('expect', (node) => this.expected(node));
    return {
      title: optional('title', (node) => this.text(node, 'title')) ?? '',
      rules: optional('rules', (node) => this.texts(node, 'rules')) ?? [],
      shows: optional('shows', (node) => this.texts(node, 'shows')) ?? [],
      position,
      seatsLine: pairs.find(([key]) => key === 'seats')?.[2] ?? 1,
      seatLines: seatNodes.map((node) => this.lineOf(node)),
      seeded: at.has('seed'),
      steps: [
        ...(steps ?? []),
        ...(expected
          ? [{ line: this.lineOf(at.get('expect')), do: 'expect', expected, settled: true } as Step]
          : []),
      ],
    };
  }

  private die(node: Node): number {
    const value = this.whole(node, 'a die');
    if (value < 1 || value > 6) this.fail(node, `a die cannot show ${value}`);
    return value;
  }

  private options(node: unknown): Position['options'] {
    const setting = (value: unknown): unknown => ({ on: true, off: false })[String(value)] ?? value;
    const options: Record<string, unknown> = {};
    for (const [key, value] of this.pairs(node, 'options')) {
      options[key] = setting(isScalar(value) ? value.value : null);
      try {
        readOptions({ [key]: options[key] });
      } catch (error) {
        if (error instanceof SetupError) this.fail(value ?? node, error.message);
        throw error;
      }
    }
    return options;
  }

  private seat(node: Node): PositionSeat {
    const seat: PositionSeat = { hero: '' };
    for (const [key, value] of this.pairs(node, 'a seat', SEAT_KEYS))
      switch (key) {
        case 'hero':
          seat.hero = this.text(value, 'hero');
          break;
        case 'health':
        case 'cp':
          seat[key] = this.whole(value, key);
          break;
        case 'hand':
        case 'deck':
        case 'discard':
        case 'upgrades':
          seat[key] = this.texts(value, key);
          break;
        case 'tokens':
        case 'limits':
          seat[key] = this.counts(value, key);
          break;
        case 'sides':
          seat.sides = Object.fromEntries(
            this.pairs(value, key).map(([token, list]) => [
              token,
              this.list(list, `${key}.${token}`).map((side) => this.side(side)),
            ]),
          );
          break;
        case 'side':
          seat.side = this.text(value, key);
          break;
      }
    if (seat.hero === '') this.fail(node, 'a seat needs its hero');
    return seat;
  }

  /** The number of a side, or the id of an ability. */
  private side(node: Node): number | string {
    const isNumber = isScalar(node) && typeof node.value === 'number';
    return isNumber ? this.whole(node, 'a side') : this.text(node, 'a side');
  }

  private seatIndex(node: unknown, what: string, seats: number): number {
    const seat = this.whole(node, what);
    if (seat < 1 || seat > seats) this.fail(node, `there is no seat ${seat}; seats count from 1 to ${seats}`);
    return seat - 1;
  }

  private step(node: Node, seats: number): Step[] {
    return this.pairs(node, 'a step').map(([key, value, line]): Step => {
      if (key === 'expect') return { line, do: 'expect', expected: this.expected(value), settled: false };
      if (key === 'then') return { line, do: 'expect', expected: this.expected(value), settled: true };
      if (key === 'can' || key === 'cannot') {
        const pairs = this.pairs(value, key);
        if (pairs.length !== 1) this.fail(value, `${key} names one seat and what it can choose`);
        const choices = isSeq(pairs[0][1]) ? this.texts(pairs[0][1], key) : [this.text(pairs[0][1], key)];
        return { line, do: key, seat: this.seatKey(pairs[0][0], line, seats), choices };
      }
      const choices = this.text(value, 'a choice')
        .split(',')
        .map((part) => part.trim());
      return { line, do: 'choose', seat: this.seatKey(key, line, seats), choices };
    });
  }

  private seatKey(key: string, line: number, seats: number): number {
    const seat = Number(key);
    if (!Number.isInteger(seat))
      throw new FormatError(
        line,
        `"${key}" is no step; a step is a seat with its choice, can, cannot, expect or then`,
      );
    if (seat < 1 || seat > seats)
      throw new FormatError(line, `there is no seat ${key}; seats count from 1 to ${seats}`);
    return seat - 1;
  }

  private expected(node: unknown): Expected[] {
    return this.pairs(node, 'expect', EXPECTATIONS).map(([key, value, line]) => ({
      line,
      key,
      value: value === null ? null : value.toJSON(),
    }));
  }
}
