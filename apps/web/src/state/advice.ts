// What the coach thinks of a question. Whoever asks about the same one again gets the same answer.

import { known, save } from '@mad-king/engine';
import type { Advice } from '../worker/protocol.ts';
import { coach } from '../worker/start.ts';
import { CLOSE } from './close.ts';
import type { PlayedGame } from './playing.ts';

let last: { question: string; answer: Promise<Advice> } | null = null;

/** The coach knows no more than the person who looks. */
export const adviceOn = ({ game, viewer, seed }: PlayedGame): Promise<Advice> => {
  const seen = save(known(game, viewer));
  const question = `${seed} ${JSON.stringify(seen)}`;
  if (last?.question !== question)
    last = { question, answer: coach.ask({ ask: 'advice', seed, game: seen }) };
  return last.answer;
};

/** Of a Main Phase: nothing that can be done in it is better than ending it. Without a coach nobody knows better. */
export const isBestToEnd = async (sight: PlayedGame): Promise<boolean> => {
  try {
    const { options } = await adviceOn(sight);
    const end = options.find(({ notation }) => notation === 'done');
    return end !== undefined && options.every(({ chance }) => chance - end.chance < CLOSE);
  } catch {
    last = null;
    return true;
  }
};
