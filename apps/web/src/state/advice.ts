// What the coach thinks of a question. Whoever asks about the same one again gets the same answer.

import type { Counsel } from '@mad-king/ai';
import { coach } from '../worker/start.ts';
import { engineOf } from './engine.ts';
import type { PlayedGame } from './playing.ts';

let last: { question: string; answer: Promise<Counsel[]> } | null = null;

/** The coach knows no more than the person who looks. */
export const adviceOn = ({ game, viewer, release }: PlayedGame): Promise<Counsel[]> => {
  const { save, known } = engineOf(game);
  const seen = save(known(game, viewer));
  const question = JSON.stringify(seen);
  if (last?.question !== question)
    last = { question, answer: coach.ask({ ask: 'advice', game: seen, release }) };
  return last.answer;
};

/** Of a Main Phase: nothing that can be done in it is better than ending it. Without a coach nobody knows better. */
export const isBestToEnd = async (sight: PlayedGame): Promise<boolean> => {
  try {
    const [best] = await adviceOn(sight);
    return best?.notation === 'done';
  } catch {
    last = null;
    return true;
  }
};
