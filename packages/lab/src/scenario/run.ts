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
  play,
  readChoice,
  SetupError,
  speakerOf,
} from '@mad-king/engine';
import { compare } from './compare.ts';
import { readScenario, type Scenario, type Step } from './read.ts';

export interface Outcome {
  scenario: Scenario | null;
  /** One sentence, with the line, or null if all went well. */
  failure: string | null;
}

export const runScenario = (library: Library, text: string): Outcome => {
  let scenario: Scenario | null = null;
  try {
    scenario = readScenario(text);
    new Runner(library, scenario).run();
    return { scenario, failure: null };
  } catch (error) {
    return { scenario, failure: sentence(scenario, error) };
  }
};

const sentence = (scenario: Scenario | null, error: unknown): string => {
  if (error instanceof FormatError) return error.message;
  if (error instanceof SetupError && scenario) {
    const seat = /^seat (\d)/.exec(error.message);
    const line = seat ? scenario.seatLines[Number(seat[1]) - 1] : scenario.seatsLine;
    return `line ${line}: ${error.message}`;
  }
  // A fault of the engine in one scenario must not hide the results of the others.
  return `the engine failed: ${error instanceof Error ? error.message : error}`;
};

const isWindow = (g: Game): boolean => g.asked >= 0 && g.ask === 'respond';

class Runner {
  private readonly scenario: Scenario;
  private readonly game: Game;
  private readonly events: GameEvent[] = [];
  private rolled = 0;

  constructor(library: Library, scenario: Scenario) {
    this.scenario = scenario;
    this.game = layOut(library, scenario.position, this.events);
    this.rolled = diceRolled(this.events);
  }

  run(): void {
    for (const step of this.scenario.steps) this.step(step);
    const left = this.game.fated.length;
    const line = this.scenario.steps.at(-1)?.line ?? 1;
    if (left > 0) throw new FormatError(line, `${left} of the dice given were never rolled`);
  }

  private step(step: Step): void {
    switch (step.do) {
      case 'choose':
        for (const choice of step.choices) this.choose(step.line, step.seat, choice);
        return;
      case 'can':
      case 'cannot':
        for (const choice of step.choices) this.checkOffer(step, choice);
        return;
      case 'expect':
        if (step.settled) this.passWindows(step.line);
        for (const expected of step.expected) compare(this.game, this.events, expected);
    }
  }

  private play(line: number, g: Game, choice: number): void {
    const from = this.events.length;
    play(g, speakerOf(g, choice), choice, this.events);
    this.rolled += diceRolled(this.events.slice(from));
    const given = this.scenario.position.dice?.length ?? 0;
    if (!this.scenario.seeded && this.rolled > given)
      throw new FormatError(line, `more dice were rolled than the ${given} given in "dice"`);
  }

  private choose(line: number, seat: number, text: string): void {
    if (text === 'concede') {
      this.concede(line, seat);
      return;
    }
    for (;;) {
      const choice = this.offered(line, this.game, seat, text);
      if (choice !== null) {
        this.play(line, this.game, choice);
        return;
      }
      if (!isWindow(this.game)) throw new FormatError(line, this.refusal(seat, text));
      this.play(line, this.game, readChoice(this.game, 'pass'));
    }
  }

  /** Anybody may give up at any time, whoever is asked (R3.9). */
  private concede(line: number, seat: number): void {
    try {
      this.play(line, this.game, readChoice(this.game, `concede ${seat + 1}`));
    } catch (error) {
      if (error instanceof IllegalChoice) throw new FormatError(line, error.message);
      throw error;
    }
  }

  private offered(line: number, g: Game, seat: number, text: string): number | null {
    if (g.asked !== seat) return null;
    try {
      return readChoice(g, text);
    } catch (error) {
      if (error instanceof IllegalChoice && error.reason !== 'unreadable') return null;
      if (error instanceof IllegalChoice) throw new FormatError(line, error.message);
      throw error;
    }
  }

  private refusal(seat: number, text: string): string {
    const g = this.game;
    if (g.asked < 0) return `seat ${seat + 1} cannot choose "${text}": the game is over`;
    const options = g.choices.map((c) => notate(g, c)).filter((option) => !option.startsWith('keep'));
    return `seat ${seat + 1} cannot choose "${text}"; seat ${g.asked + 1} is asked (${g.ask}): ${options.join(', ')}`;
  }

  /** Whether the seat is offered the choice now, or in a window before anybody must decide something else. */
  private checkOffer(step: Step & { do: 'can' | 'cannot' }, text: string): void {
    const g = clone(this.game);
    let found = false;
    for (;;) {
      if (this.offered(step.line, g, step.seat, text) !== null) {
        found = true;
        break;
      }
      if (!isWindow(g)) break;
      play(g, g.asked, readChoice(g, 'pass'));
    }
    if (found === (step.do === 'can')) return;
    throw new FormatError(
      step.line,
      found ? `seat ${step.seat + 1} is offered "${text}", but must not be` : this.refusal(step.seat, text),
    );
  }

  private passWindows(line: number): void {
    while (isWindow(this.game)) this.play(line, this.game, readChoice(this.game, 'pass'));
  }
}

const diceRolled = (events: readonly GameEvent[]): number => {
  let n = 0;
  for (const event of events) {
    if (event.type === 'rolled') n += event.rerolled.length;
    if (event.type === 'altered' && event.reroll) n++;
  }
  return n;
};
