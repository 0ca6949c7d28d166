// The trace of a scenario: every question with what was offered and chosen, and what came of it.

import type { Game, GameEvent } from '@mad-king/engine';
import { heroName, sayEvents, type Voice } from '../speech/voice.ts';
import type { Move } from './run.ts';

const INDENT = ' '.repeat(8);

/** `  12  Barbarian 1 (roll): activate smack 1 [keep ..., activate none]`, then what happened. */
export const traceLines = (
  voice: Voice,
  g: Game,
  move: Move | null,
  events: readonly GameEvent[],
): string[] => [
  ...(move === null ? [] : [question(voice, g, move)]),
  ...sayEvents(voice, g, events).map((line) => `${INDENT}${line}`),
];

/** Windows that were passed by themselves have no line of the file. */
const question = (voice: Voice, g: Game, { line, seat, ask, options, choice }: Move): string => {
  const place = (line > 0 ? String(line) : '').padStart(INDENT.length - 4);
  return `${place}  ${seat + 1} ${heroName(voice, g, seat)} (${ask}): ${choice}  [${options.join(', ')}]`;
};
