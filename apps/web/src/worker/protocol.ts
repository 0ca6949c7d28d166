// What the page and its workers say to each other: a question of one of nine kinds, and its answer.

import type { Verdict } from '@mad-king/after/review';
import type { Counsel, DiceAdvice, Intent, Policy, PolicyName, PolicyOptions } from '@mad-king/ai';
import { isNearSighted, nearSighted } from '@mad-king/ai/near-sighted';
import { type Choice, type Library, load, type SavedGame, type Setup } from '@mad-king/engine';
import type { Deeds } from './deeds.ts';
import type { Forecast } from './forecast.ts';
import type { Luck } from './luck.ts';
import type { ReviewLine } from './review.ts';

/** About heroes of another release than this page: its mark. */
interface Released {
  release?: string;
}

/** What a computer player chooses. */
interface ChoiceQuestion extends Released {
  ask: 'choice';
  policy: PolicyName;
  /** Where the computer's own chance comes from; never the seed of the game. */
  seed: string;
  game: SavedGame;
}

/** What the coach thinks of everything the seat that is asked can do. */
interface AdviceQuestion extends Released {
  ask: 'advice';
  game: SavedGame;
}

/** The exact plan for the offensive dice of the seat that is asked. */
interface PlanQuestion extends Released {
  ask: 'plan';
  game: SavedGame;
}

/** What a computer means to do, for its team. */
interface IntentQuestion extends Released {
  ask: 'intent';
  game: SavedGame;
  seat: number;
  policy: PolicyName;
}

/** What an attack comes to with each choice of the seat that is asked. */
interface ForecastQuestion extends Released {
  ask: 'forecast';
  game: SavedGame;
}

/** How lucky everybody's dice were in a game that is over. */
interface LuckQuestion extends Released {
  ask: 'luck';
  setup: Setup;
  choices: readonly string[];
}

/** What a seat has reached in a game that is over. */
export interface DeedsQuestion extends Released {
  ask: 'deeds';
  setup: Setup;
  choices: readonly string[];
  /** The mark of the rules it was played with; null: nobody knows. */
  rules: string | null;
  seat: number;
  /** By seat: that of a computer; null for a person. */
  levels: readonly (string | null)[];
  /** What the choices of that seat cost, if they were judged. */
  review?: { costs: readonly number[] };
}

/** How the chances to win went in a game that is over, and where there was something to decide. */
export interface LineQuestion extends Released {
  ask: 'line';
  setup: Setup;
  choices: readonly string[];
}

/** What choices of a game that is over cost: those at these places, the last first, as far as it gets in so many milliseconds. */
export interface VerdictsQuestion extends Released {
  ask: 'verdicts';
  setup: Setup;
  choices: readonly string[];
  places: readonly number[];
  time: number;
}

export type Question =
  | ChoiceQuestion
  | AdviceQuestion
  | PlanQuestion
  | IntentQuestion
  | ForecastQuestion
  | LuckQuestion
  | LineQuestion
  | VerdictsQuestion
  | DeedsQuestion;

export interface Answers {
  choice: Choice;
  advice: Counsel[];
  plan: DiceAdvice | null;
  intent: Intent;
  forecast: Forecast[];
  luck: Luck;
  line: ReviewLine;
  verdicts: Verdict[];
  deeds: Deeds;
}

/** Milliseconds a policy may think; the others are quick. */
const TIME: Partial<Record<PolicyName, number>> = { champion: 700, king: 1800 };

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
  if (question.ask === 'line') return (await import('./review.ts')).lineOfGame(library, question);
  if (question.ask === 'verdicts') return (await import('./review.ts')).verdictsOn(library, question, clock);
  const coach = await import('./coach.ts');
  switch (question.ask) {
    case 'advice':
      return coach.counsel(load(library, question.game), { asOne: true });
    case 'plan':
      return coach.planDice(load(library, question.game));
    case 'intent':
      return coach.intentOf(load(library, question.game), question.seat, question.policy);
    case 'forecast':
      return coach.foresee(load(library, question.game));
    case 'luck':
      return coach.luckOf(library, question);
  }
};

const heroesIn = (question: Question): readonly string[] =>
  'setup' in question ? question.setup.heroes : question.game.heroes;

/** `rules`: the library of some heroes, of another release if it is named. */
export const answerTo =
  (rules: (heroes: readonly string[], release?: string) => Promise<Library>, clock: () => number) =>
  async (question: Question): Promise<Answers[Question['ask']]> =>
    answer(await rules(heroesIn(question), question.release), question, clock);
