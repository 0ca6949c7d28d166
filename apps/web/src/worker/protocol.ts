// What the page and its workers say to each other: a question of one of six kinds, and its answer.

import type { DiceAdvice, OptionAdvice, Policy, PolicyName, PolicyOptions } from '@mad-king/ai';
import { isNearSighted, nearSighted } from '@mad-king/ai/near-sighted';
import { type Choice, type Library, load, type SavedGame, type Setup } from '@mad-king/engine';
import type { Deeds } from './deeds.ts';
import type { Forecast } from './forecast.ts';
import type { Luck } from './luck.ts';

/** What a computer player chooses. */
export interface ChoiceQuestion {
  ask: 'choice';
  policy: PolicyName;
  /** Where the computer's own chance comes from; never the seed of the game. */
  seed: string;
  game: SavedGame;
}

/** What the coach thinks of everything the seat that is asked can do. */
export interface AdviceQuestion {
  ask: 'advice';
  seed: string;
  game: SavedGame;
}

/** The exact plan for the offensive dice of the seat that is asked. */
export interface PlanQuestion {
  ask: 'plan';
  game: SavedGame;
}

/** What an attack comes to with each choice of the seat that is asked. */
export interface ForecastQuestion {
  ask: 'forecast';
  game: SavedGame;
}

/** How lucky everybody's dice were in a game that is over. */
export interface LuckQuestion {
  ask: 'luck';
  setup: Setup;
  choices: readonly string[];
}

/** What a seat has reached in a game that is over. */
export interface DeedsQuestion {
  ask: 'deeds';
  setup: Setup;
  choices: readonly string[];
  seat: number;
  /** By seat: that of a computer; null for a person. */
  levels: readonly (string | null)[];
}

export type Question =
  | ChoiceQuestion
  | AdviceQuestion
  | PlanQuestion
  | ForecastQuestion
  | LuckQuestion
  | DeedsQuestion;

export interface Advice {
  /** About the offensive dice on the table; null if it is not about them. */
  dice: DiceAdvice | null;
  /** The best first; ways to keep dice are in `dice`. */
  options: OptionAdvice[];
}

export interface Answers {
  choice: Choice;
  advice: Advice;
  plan: DiceAdvice | null;
  forecast: Forecast[];
  luck: Luck;
  deeds: Deeds;
}

/** Milliseconds a policy may think; the others are quick. */
const TIME: Partial<Record<PolicyName, number>> = { knight: 50, champion: 700, king: 1800 };

/** What only far-sighted players need is loaded when one of them plays. */
const player = async (name: PolicyName, options: PolicyOptions): Promise<Policy> =>
  isNearSighted(name) ? nearSighted(name, options) : (await import('./far-sighted.ts')).policy(name, options);

const choose = async (
  library: Library,
  { game, policy, seed }: ChoiceQuestion,
  clock: () => number,
): Promise<Choice> => {
  const g = load(library, game);
  if (g.asked < 0) throw new Error('the game is over');
  return (await player(policy, { seed, time: TIME[policy], clock })).choose(g);
};

/** The coach's part is loaded when somebody asks for it: computers play without. */
const answer = async (
  library: Library,
  question: Question,
  clock: () => number,
): Promise<Answers[Question['ask']]> => {
  if (question.ask === 'choice') return choose(library, question, clock);
  if (question.ask === 'deeds') return (await import('./deeds.ts')).deedsOf(library, question);
  const coach = await import('./coach.ts');
  switch (question.ask) {
    case 'advice':
      return coach.advise(library, question);
    case 'plan':
      return coach.planDice(load(library, question.game));
    case 'forecast':
      return coach.foresee(load(library, question.game));
    case 'luck':
      return coach.luckOf(library, question);
  }
};

const heroesIn = (question: Question): readonly string[] =>
  'setup' in question ? question.setup.heroes : question.game.heroes;

/** `rules`: the library of some heroes. */
export const answerTo =
  (rules: (heroes: readonly string[]) => Promise<Library>, clock: () => number) =>
  async (question: Question): Promise<Answers[Question['ask']]> =>
    answer(await rules(heroesIn(question)), question, clock);
