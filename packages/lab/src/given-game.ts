// A game that somebody names: a file with its record, or a link that holds it.

import { findCode, LinkError, recordOf } from '@mad-king/after/link';
import { type GameRecord, readRecord } from '@mad-king/engine';
import { UserError } from './command.ts';
import { readText } from './files.ts';

/** Each release has classes of its own. */
export const isFormatError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'FormatError';

/** Names of games in error messages: links are long. */
export const nameOf = (given: string): string => (findCode(given) === null ? given : 'the link');

export const readGame = async (given: string): Promise<GameRecord> => {
  const code = findCode(given);
  try {
    return code === null ? readRecord(readText(given)) : await recordOf(code);
  } catch (error) {
    if (!isFormatError(error) && !(error instanceof LinkError)) throw error;
    throw new UserError(`${nameOf(given)}: ${error.message}`);
  }
};
