// A game that somebody names: a link that holds its record, or a file with the record or such a link.

import { findCode, LinkError, recordOf } from '@mad-king/after/link';
import { type GameRecord, readRecord } from '@mad-king/engine';
import { UserError } from './command.ts';
import { readText } from './files.ts';

/** Each release has classes of its own. */
export const isFormatError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'FormatError';

/** Names of games in error messages: links are long. */
export const nameOf = (given: string): string => (findCode(given) === null ? given : 'the link');

/** A record may say anything, even what looks like a link. */
const codeIn = (text: string): string | null => (text.startsWith('mad-king') ? null : findCode(text));

export const readGame = async (given: string): Promise<GameRecord> => {
  const text = findCode(given) === null ? readText(given) : given;
  const code = codeIn(text);
  try {
    return code === null ? readRecord(text) : await recordOf(code);
  } catch (error) {
    if (!isFormatError(error) && !(error instanceof LinkError)) throw error;
    throw new UserError(`${nameOf(given)}: ${error.message}`);
  }
};
