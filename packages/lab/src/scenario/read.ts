// Reading a scenario file (docs/SCENARIOS.md): YAML into plain data, every mistake reported with its line.

import { FormatError, type Position, type PositionSeat, readOptions, SetupError } from '@mad-king/engine';
import { START_PHASES } from '@mad-king/engine/inside';
import { MODES } from '@mad-king/language';
import { isScalar, isSeq, type Node } from 'yaml';
import { nearest } from '../nearest.ts';
import { allRules } from '../rulebook.ts';
import { type Path, readYaml, type Yaml } from '../yaml.ts';
import { EXPECTATIONS, type ExpectationKey } from './shapes.ts';

export interface Scenario {
  title: string;
  /** Ids of the rules, rulings and examples it shows. */
  rules: string[];
  /** Things of heroes it shows: "barbarian.smack.2", "pyromancer.red-hot". */
  shows: string[];
  position: Position;
  /** Dice that are not given are taken from the generator; otherwise the given ones must be exactly those rolled. */
  seeded: boolean;
  steps: Step[];
  /** Where something of the scenario stands. */
  lineAt(path: Path): number;
}

export type Step =
  | { line: number; do: 'choose'; seat: number; choices: string[] }
  | ({ line: number; do: 'offer'; seat: number; lists: Sequence[] } & Offer)
  | { line: number; do: 'expect'; expected: Expected[]; settled: boolean };

/** Choices one after the other; the last one is asked about. */
export interface Sequence {
  line: number;
  choices: string[];
}

/** Whether the choice must be offered, and whether only the window that is open counts. */
export interface Offer {
  wanted: boolean;
  now: boolean;
}

const OFFERS: Record<string, Offer> = {
  can: { wanted: true, now: false },
  cannot: { wanted: false, now: false },
  'can-now': { wanted: true, now: true },
  'cannot-now': { wanted: false, now: true },
};

/** One thing to be compared: where it stands in the file, what it is, and the value. */
export interface Expected {
  line: number;
  key: ExpectationKey;
  value: unknown;
  /** Where a part of the value stands. */
  lineAt(path: Path): number;
}

export const readScenario = (text: string): Scenario =>
  readYaml(text, (yaml) => new Reader(yaml).scenario(yaml.root));

/** Keys that stand in a scenario and in its steps but are read by somebody else. */
export interface Foreign {
  keys: readonly string[];
  ofSteps: readonly string[];
}

/** A scenario that is a part of a file. */
export const readScenarioAt = (yaml: Yaml, node: Node, foreign: Foreign): Scenario =>
  new Reader(yaml, foreign).scenario(node);

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
  // What makes a puzzle of it is read by puzzles/read.ts.
  'puzzle',
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

/** A comma that YAML has taken for its own shows as a key without a value. */
const QUOTE = 'choices joined with commas within { } or [ ] must be quoted';

class Reader {
  private readonly yaml: Yaml;
  private readonly foreign: Foreign;

  constructor(yaml: Yaml, foreign: Foreign = { keys: [], ofSteps: [] }) {
    this.yaml = yaml;
    this.foreign = foreign;
  }

  scenario(root: Node | null): Scenario {
    const { yaml } = this;
    const keys = [...KEYS, ...this.foreign.keys];
    const at = new Map(yaml.pairs(root, 'a scenario', keys).map(([key, value]) => [key, value]));
    if (!at.has('seats')) yaml.fail(root, 'a scenario needs "seats"');
    const optional = <T>(key: string, read: (node: Node | null) => T): T | undefined =>
      at.has(key) ? read(at.get(key) ?? null) : undefined;
    const seats = yaml.list(at.get('seats'), 'seats').map((node) => this.seat(node));
    const seatNumber = (key: string) => (node: Node | null) => this.seatIndex(node, key, seats.length);
    const position: Position = {
      mode: optional('mode', (node) => yaml.oneOf(node, 'mode', MODES)) ?? 'duel',
      seats,
      options: optional('options', (node) => this.options(node)),
      first: optional('first', seatNumber('first')),
      active: optional('active', seatNumber('active')),
      turn: optional('turn', (node) => yaml.whole(node, 'turn')),
      phase: optional('phase', (node) => yaml.oneOf(node, 'phase', START_PHASES)),
      seed: optional('seed', (node) => yaml.text(node, 'seed')),
      dice: optional('dice', (node) => yaml.list(node, 'dice').map((die) => yaml.whole(die, 'a die'))),
    };
    const steps = optional('steps', (node) =>
      yaml.list(node, 'steps').flatMap((step) => this.step(step, seats.length)),
    );
    const expected = optional('expect', (node) => this.expected(node));
    const last: Step[] = expected
      ? [{ line: yaml.lineAt(root, ['expect']), do: 'expect', expected, settled: true }]
      : [];
    return {
      title: optional('title', (node) => yaml.text(node, 'title')) ?? '',
      rules: optional('rules', (node) => this.rules(node)) ?? [],
      shows: optional('shows', (node) => yaml.texts(node, 'shows')) ?? [],
      position,
      seeded: at.has('seed'),
      steps: [...(steps ?? []), ...last],
      lineAt: (path) => yaml.lineAt(root, path),
    };
  }

  private rules(node: Node | null): string[] {
    const known = allRules().map(({ id }) => id);
    return this.yaml.list(node, 'rules').map((item) => {
      const id = this.yaml.text(item, 'an entry of rules');
      if (!known.includes(id)) this.yaml.fail(item, `docs/RULES.md has no rule "${id}"${nearest(id, known)}`);
      return id;
    });
  }

  private options(node: unknown): Position['options'] {
    const setting = (value: unknown): unknown => ({ on: true, off: false })[String(value)] ?? value;
    const options: Record<string, unknown> = {};
    for (const [key, value] of this.yaml.pairs(node, 'options')) {
      options[key] = setting(isScalar(value) ? value.value : null);
      try {
        readOptions({ [key]: options[key] });
      } catch (error) {
        if (error instanceof SetupError) this.yaml.fail(value ?? node, error.message);
        throw error;
      }
    }
    return options;
  }

  private seat(node: Node): PositionSeat {
    const { yaml } = this;
    const seat: PositionSeat = { hero: '' };
    for (const [key, value] of yaml.pairs(node, 'a seat', SEAT_KEYS))
      switch (key) {
        case 'hero':
        case 'side':
          seat[key] = yaml.text(value, key);
          break;
        case 'health':
        case 'cp':
          seat[key] = yaml.whole(value, key);
          break;
        case 'hand':
        case 'deck':
        case 'discard':
        case 'upgrades':
          seat[key] = yaml.texts(value, key);
          break;
        case 'tokens':
        case 'limits':
          seat[key] = yaml.counts(value, key);
          break;
        case 'sides':
          seat.sides = Object.fromEntries(
            yaml
              .pairs(value, key)
              .map(([token, list]) => [
                token,
                yaml.list(list, `sides.${token}`).map((side) => this.mark(side)),
              ]),
          );
          break;
      }
    if (seat.hero === '') yaml.fail(node, 'a seat needs its hero');
    return seat;
  }

  /** The number of a side, or the id of an ability. */
  private mark(node: Node): number | string {
    const isNumber = isScalar(node) && typeof node.value === 'number';
    return isNumber ? this.yaml.whole(node, 'a side') : this.yaml.text(node, 'a side');
  }

  private seatIndex(node: unknown, what: string, seats: number): number {
    const seat = this.yaml.whole(node, what);
    if (seat < 1 || seat > seats)
      this.yaml.fail(node, `there is no seat ${seat}; seats count from 1 to ${seats}`);
    return seat - 1;
  }

  private step(node: Node, seats: number): Step[] {
    const own = this.yaml.pairs(node, 'a step').filter(([key]) => !this.foreign.ofSteps.includes(key));
    return own.map(([key, value, line]): Step => {
      if (key === 'expect') return { line, do: 'expect', expected: this.expected(value), settled: false };
      if (key === 'then') return { line, do: 'expect', expected: this.expected(value), settled: true };
      if (Object.hasOwn(OFFERS, key)) return this.offer(key, value, line, seats);
      const seat = this.seatKey(key, value, line, seats);
      return { line, do: 'choose', seat, choices: this.sequence(value, 'a choice').choices };
    });
  }

  private offer(key: string, node: Node | null, line: number, seats: number): Step {
    const pairs = this.yaml.pairs(node, key);
    const [first, second] = pairs;
    if (first === undefined) this.yaml.fail(node, `${key} names a seat and what it is offered: { 2: pass }`);
    const seat = this.seatKey(first[0], first[1], first[2], seats);
    if (second !== undefined)
      throw new FormatError(
        second[2],
        second[1] === null ? QUOTE : `${key} names one seat; another one has an entry of its own`,
      );
    const items = isSeq(first[1]) ? this.yaml.list(first[1], key) : [first[1]];
    if (items.length === 0) this.yaml.fail(first[1], `${key} names at least one choice`);
    const lists = items.map((item) => this.sequence(item, `a choice of ${key}`));
    return { line, do: 'offer', seat, lists, ...OFFERS[key] };
  }

  private sequence(node: unknown, what: string): Sequence {
    const choices = this.yaml
      .text(node, what)
      .split(',')
      .map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase());
    if (choices.includes('')) this.yaml.fail(node, `${what} is empty`);
    return { line: this.yaml.lineOf(node), choices };
  }

  private seatKey(key: string, value: unknown, line: number, seats: number): number {
    const seat = Number(key);
    if (!Number.isInteger(seat))
      throw new FormatError(
        line,
        value === null && key.includes(' ')
          ? QUOTE
          : `"${key}" is no step; a step is a seat with its choice, ${Object.keys(OFFERS).join(', ')}, expect or then`,
      );
    if (seat < 1 || seat > seats)
      throw new FormatError(line, `there is no seat ${key}; seats count from 1 to ${seats}`);
    return seat - 1;
  }

  private expected(node: unknown): Expected[] {
    const pairs = this.yaml.pairs(node, 'expect', EXPECTATIONS);
    if (pairs.length === 0) this.yaml.fail(node, 'expect is empty');
    return pairs.map(([key, value, line]) => ({
      line,
      key: key as ExpectationKey,
      value: this.yaml.plain(value, key),
      lineAt: (path) => (path.length === 0 ? line : this.yaml.lineAt(value, path)),
    }));
  }
}
