// What scripts are told on their command line.

import { ASKS } from '@mad-king/engine/inside';

/** Ends the script: what it was told makes no sense. */
export const stop = (why: string): never => {
  console.error(why);
  process.exit(2);
};

export const wholeNumber = (name: string, text: string): number => {
  const n = Number(text);
  return Number.isInteger(n) && n > 0 ? n : stop(`--${name} must be a whole number above 0, not "${text}".`);
};

/** A kind of question, if one is named. */
export const checkQuestion = (text: string | undefined): void => {
  if (text !== undefined && !ASKS.some((ask) => ask === text))
    stop(`--question must be one of ${ASKS.join(', ')}, not "${text}".`);
};
