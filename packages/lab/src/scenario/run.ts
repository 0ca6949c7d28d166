// Running a scenario: lay out its position, make its choices, compare. Windows in which nobody of the next step acts are
// passed by themselves, so that a scenario names only what matters.

import {
  clone,
  FormatError,
  type Game,
  type GameEvent,
  IllegalChoice,
  type Library,
  layOut,
  notate,
  type Position,
  play,
  readChoice,
  SetupError,
  speakerOf,
} from '@mad-king/engine';
import { offered, PASS } from '@mad-king/engine/inside';
import { checkHead, checkSteps } from './check.ts';
import { compare } from './compare.ts';
import { type Names, remembersSeat } from './names.ts';
import { type Offer, readScenario, type Scenario, type Sequence, type Step } from './read.ts';
import { isWindow, seek } from './seek.ts';
import { mistaken } from './wording.ts';

export interface Outcome {
  scenario: Scenario | null;
  /** One sentence, with the line, or null if all went well. */
  failure: string | null;
}

/** A choice that was made: by a step of the scenario, or a window passed by itself (line 0). */
export interface Move {
  line: number;
  seat: number;
  ask: string;
  options: string[];
  choice: string;
}

/** Hears what is chosen and what happens; `move` is null for what happens before anybody is asked. */
export type Witness = (g: Game, move: Move | null, events: readonly GameEvent[]) => void;

export const runScenario = (library: Library, text: string, witness: Witness | null = null): Outcome => {
  let scenario: Scenario | null = null;
  try {
    scenario = readScenario(text);
    new Runner(library, scenario, witness).run();
    return { scenario, failure: null };
  } catch (error) {
    return { scenario, failure: failureOf(scenario, error) };
  }
};

/** What went wrong, in one sentence. */
export const failureOf = (scenario: Scenario | null, error: unknown): string => {
  if (error instanceof FormatError) return error.message;
  if (error instanceof SetupError && scenario)
    return `line ${scenario.lineAt(error.at.length > 0 ? error.at : ['seats'])}: ${error.message}`;
  // A fault of the engine in one scenario must not hide the results of the others.
  return `the engine failed: ${error instanceof Error ? error.message : error}`;
};

/** Whose pieces lie where is told by seats, which a scenario counts from 1. */
export const countedFromZero = (library: Library, position: Position): Position => ({
  ...position,
  seats: position.seats.map((seat) => {
    if (seat.sides === undefined) return seat;
    const sides = Object.entries(seat.sides).map(([id, marks]) => [
      id,
      remembersSeat(library.kinds, id)
        ? marks.map((mark) => (typeof mark === 'number' ? mark - 1 : mark))
        : marks,
    ]);
    return { ...seat, sides: Object.fromEntries(sides) };
  }),
});

/** A scenario that is run step by step. */
export class Runner {
  private readonly scenario: Scenario;
  readonly game: Game;
  private readonly names: Names;
  private readonly events: GameEvent[] = [];
  private readonly witness: Witness | null;
  private rolled = 0;

  constructor(library: Library, scenario: Scenario, witness: Witness | null) {
    checkHead(library, scenario);
    this.scenario = scenario;
    this.witness = witness;
    this.game = layOut(library, countedFromZero(library, scenario.position), this.events);
    this.names = checkSteps(this.game, scenario);
    witness?.(this.game, null, this.events);
    this.rolled = diceRolled(this.events);
  }

  run(): void {
    for (const step of this.scenario.steps) this.step(step);
    this.end();
  }

  /** All that was given must have been used. */
  end(): void {
    const left = this.game.fated.length;
    const line = this.scenario.steps.at(-1)?.line ?? 1;
    if (left > 0) throw new FormatError(line, `${left} of the dice given were never rolled`);
  }

  step(step: Step): void {
    switch (step.do) {
      case 'choose':
        for (const choice of step.choices) this.choose(step.line, step.seat, choice);
        return;
      case 'offer':
        for (const list of step.lists) this.checkOffer(list, step.seat, step);
        return;
      case 'expect':
        if (step.settled) this.settle(step.line);
        for (const expected of step.expected) compare(this.game, this.events, expected);
    }
  }

  /** Passes all open windows. */
  settle(line: number): void {
    while (isWindow(this.game)) this.pass(line);
  }

  private play(line: number, choice: number, byItself: boolean): void {
    const g = this.game;
    const move = this.witness && {
      line: byItself ? 0 : line,
      seat: g.asked,
      ask: g.ask,
      options: offered(g),
      choice: notate(g, choice),
    };
    const from = this.events.length;
    play(g, speakerOf(g, choice), choice, this.events);
    const fresh = this.events.slice(from);
    this.witness?.(g, move, fresh);
    this.rolled += diceRolled(fresh);
    const given = this.scenario.position.dice?.length ?? 0;
    if (!this.scenario.seeded && this.rolled > given)
      throw new FormatError(line, `more dice were rolled than the ${given} given in "dice"`);
  }

  private pass(line: number): void {
    this.play(line, PASS, true);
  }

  private choose(line: number, seat: number, text: string): void {
    if (text === 'concede') {
      this.concede(line, seat);
      return;
    }
    const found = seek(this.game, seat, text, () => {
      this.pass(line);
      return true;
    });
    if ('refusal' in found) throw new FormatError(line, found.refusal);
    this.play(line, found.choice, false);
  }

  /** Anybody may give up at any time, whoever is asked (R3.9). */
  private concede(line: number, seat: number): void {
    try {
      this.play(line, readChoice(this.game, `concede ${seat + 1}`), false);
    } catch (error) {
      if (error instanceof IllegalChoice) throw new FormatError(line, error.message);
      throw error;
    }
  }

  /** Whether the seat is offered the last of the choices, once it has made the others. Nothing is changed. */
  private checkOffer({ line, choices }: Sequence, seat: number, { wanted, now }: Offer): void {
    const g = clone(this.game);
    const text = choices[choices.length - 1];
    for (const choice of choices.slice(0, -1)) {
      const found = seek(g, seat, choice, () => passOn(g, now));
      if ('refusal' in found) throw new FormatError(line, found.refusal);
      play(g, speakerOf(g, found.choice), found.choice);
    }
    const complaint = mistaken(g, this.names, seat, text);
    if (complaint !== null) throw new FormatError(line, complaint);
    const found = seek(g, seat, text, () => passOn(g, now));
    if ('refusal' in found === wanted)
      throw new FormatError(
        line,
        'refusal' in found
          ? found.refusal
          : `seat ${seat + 1} is offered "${text}" (${g.ask}), but must not be`,
      );
  }
}

/** A window is over when it has been passed and something happens. */
const passOn = (g: Game, sameWindow: boolean): boolean => {
  const events: GameEvent[] = [];
  play(g, g.asked, PASS, events);
  return !sameWindow || events.length === 0;
};

const diceRolled = (events: readonly GameEvent[]): number => {
  let n = 0;
  for (const event of events) {
    if (event.type === 'rolled') n += event.rerolled.length;
    if (event.type === 'altered' && event.reroll) n++;
  }
  return n;
};
