// Makes a demonstration of a scenario by running it and writing down what was chosen.

import {
  clone,
  describe,
  type Game,
  type Library,
  layOut,
  play,
  readChoice,
  speakerOf,
} from '@mad-king/engine';
import { meant, whyNotChoose } from '@mad-king/engine/inside';
import type { Scenario, Step } from '../scenario/read.ts';
import { countedFromZero, type Move, runScenario } from '../scenario/run.ts';
import type { Demonstration, Remark } from './demonstration.ts';

/** Throws a sentence if the scenario fails. */
export const demonstrationOf = (library: Library, text: string): Demonstration => {
  const moves: Move[] = [];
  const { scenario, failure } = runScenario(library, text, (_, move) => {
    if (move !== null) moves.push(move);
  });
  if (scenario === null || failure !== null) throw new Error(failure ?? 'it cannot be read');
  const position = countedFromZero(library, scenario.position);
  const choices = moves.map(({ choice }) => choice);
  const game = layOut(library, position);
  const asked = questionsOf(scenario, moves);
  const remarks = [...choices, null].flatMap((choice, after): Remark[] => {
    const here = asked.filter((question) => question.after === after);
    const found = here.flatMap((question) => remarkOn(game, question));
    if (choice !== null) {
      const made = readChoice(game, choice);
      play(game, speakerOf(game, made), made);
    }
    return found;
  });
  return { title: scenario.title, rules: scenario.rules, position, choices, remarks };
};

interface Question {
  after: number;
  seat: number;
  text: string;
}

/** Single choices that must not be offered, and how many had been made then. */
const questionsOf = ({ steps }: Scenario, moves: readonly Move[]): Question[] =>
  steps.flatMap((step: Step) => {
    if (step.do !== 'offer' || step.wanted) return [];
    const after = 1 + moves.findLastIndex(({ line }) => line > 0 && line < step.line);
    return step.lists
      .filter(({ choices }) => choices.length === 1)
      .map(({ choices: [text] }) => ({ after, seat: step.seat, text }));
  });

/** Nothing is said of what is offered, nor where the reason is only that somebody else is asked now. */
const remarkOn = (game: Game, { after, seat, text }: Question): Remark[] => {
  const choice = meant(game, seat, text);
  const refusal = whyNotChoose(game, seat, text);
  if (choice === null || refusal === null || refusal === 'not-listed') return [];
  const inTheirEyes = clone(game);
  inTheirEyes.asked = seat; // moves are told of the seat that is asked
  return [{ after, seat, move: describe(inTheirEyes, choice), refusal }];
};
