// Playing a record again with the rules of any release, watching the dice.

import type { Choice, Game, GameEvent, GameRecord, IllegalReason, Library, Setup } from '@mad-king/engine';

/** What is needed of the rules of a release; packages/rules has all of it. */
export interface ReplayRules {
  library: Library;
  rulesMark(library: Library, heroes: readonly string[]): string;
  start(library: Library, setup: Setup, log: GameEvent[]): Game;
  readChoice(g: Game, text: string): Choice;
  speakerOf(g: Game, choice: Choice): number;
  play(g: Game, seat: number, choice: Choice, log: GameEvent[]): void;
}

/** Dice that fell together. */
export interface Throw {
  /** After so many choices. */
  choice: number;
  turn: number;
  /** What they showed: "351". */
  dice: string;
}

/** The throws among what happened after a choice (0: before the first), for whoever watches a game. `turn`: the one that it began in. */
export const throwsOf = (events: readonly GameEvent[], choice: number, turn: number): Throw[] => {
  const throws: Throw[] = [];
  let now = turn;
  for (const event of events) {
    if (event.type === 'turn') now = event.turn;
    const dice = diceOf(event);
    if (dice.length > 0) throws.push({ choice, turn: now, dice: dice.join('') });
  }
  return throws;
};

const diceOf = (event: GameEvent): number[] => {
  switch (event.type) {
    case 'start-roll':
      return [event.value];
    case 'rolled':
      return event.rerolled.map((die) => event.values[die]);
    case 'altered':
      return event.reroll ? [event.to] : [];
    default:
      return [];
  }
};

/** A choice that the rules do not allow, counted from 1. */
export interface Illegal {
  n: number;
  line: number;
  seat: number;
  choice: string;
  why: IllegalReason;
  message: string;
}

export interface Replayed {
  game: Game;
  throws: Throw[];
  /** Where it had to end, if not with the last choice. */
  illegal: Illegal | null;
}

/** Each release has classes of its own, so errors are known by name. */
export const isNamed = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name;

export const playAgain = ({ setup, choices, lines }: GameRecord, rules: ReplayRules): Replayed => {
  const begun: GameEvent[] = [];
  const game = rules.start(rules.library, setup, begun);
  const throws = throwsOf(begun, 0, 0);
  for (const [i, choice] of choices.entries()) {
    const { asked, turn } = game;
    const events: GameEvent[] = [];
    try {
      const chosen = rules.readChoice(game, choice);
      rules.play(game, rules.speakerOf(game, chosen), chosen, events);
    } catch (error) {
      if (!isNamed(error, 'IllegalChoice')) throw error;
      const why = (error as Error & { reason: IllegalReason }).reason;
      const illegal = { n: i + 1, line: lines[i], seat: asked + 1, choice, why, message: error.message };
      return { game, throws, illegal };
    }
    throws.push(...throwsOf(events, i + 1, turn));
  }
  return { game, throws, illegal: null };
};
