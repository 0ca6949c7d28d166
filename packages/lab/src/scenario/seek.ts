// Looking for a choice of a seat: in the question that is asked, and as long as it is a window that can be passed, in those
// after it. What is not found is explained: what the seat was offered, and why not this.

import { type Choice, type Game, type IllegalReason, notate } from '@mad-king/engine';
import { because, offered, whyNotChoose } from '@mad-king/engine/inside';

export const isWindow = (g: Game): boolean => g.asked >= 0 && g.ask === 'respond';

/** The choice, or one sentence about why there is none. */
export type Found = { choice: Choice } | { refusal: string };

/** `pass` passes a window and says whether to look on. */
export const seek = (g: Game, seat: number, text: string, pass: () => boolean): Found => {
  let last: Looked | null = null;
  for (;;) {
    const choice = g.asked === seat ? g.choices.find((c) => notate(g, c) === text) : undefined;
    if (choice !== undefined) return { choice };
    last = look(last, g, seat, text);
    if (!isWindow(g) || !pass()) return { refusal: refusal(last, g, seat, text) };
  }
};

interface Looked {
  reason: IllegalReason;
  /** What the seat was offered when it was asked last, or null if it was not asked. */
  question: string | null;
}

const questionOf = (g: Game): string => `(${g.ask}): ${offered(g).join(', ')}`;

/** The last question of the seat counts; if it has none, what it lacked in a window says most. */
const look = (last: Looked | null, g: Game, seat: number, text: string): Looked => {
  const reason = whyNotChoose(g, seat, text) ?? 'not-listed';
  if (g.asked === seat) return { reason, question: questionOf(g) };
  if (last === null || (last.question === null && isWindow(g))) return { reason, question: null };
  return last;
};

const refusal = ({ reason, question }: Looked, g: Game, seat: number, text: string): string => {
  const refused = `seat ${seat + 1} cannot choose "${text}": ${because(reason, text)}`;
  const was = question === null ? 'it was not asked' : `it was offered ${question}`;
  if (g.asked === seat) return `${refused}; ${was}`;
  const now = g.asked < 0 ? 'the game is over' : `now seat ${g.asked + 1} is asked ${questionOf(g)}`;
  return reason === 'game-over' ? refused : `${refused}; ${was}; ${now}`;
};
