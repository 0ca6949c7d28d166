// Errors meant for people. Each names what was wrong and what was expected; none is thrown for a fault of the engine.

/** A game that cannot be set up like this. */
export class SetupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SetupError';
  }
}

/** Why a choice is not legal, and how to say it after "seat 1 cannot choose ...: ". */
export const ILLEGAL = {
  'game-over': 'the game is over',
  'not-asked': 'it is not this seat that is asked',
  'not-listed': 'it is not among the legal choices',
  'not-in-hand': 'the card is not in hand',
  'too-expensive': 'it costs more than there is',
  'wrong-moment': 'this is not its moment',
  'not-allowed': 'something forbids it',
  'no-effect': 'it could do nothing now',
  level: 'this level or a higher one is in play',
  limit: 'it was used as often as it may be',
  condition: 'what it asks for does not hold',
  'not-held': 'the tokens for it are not there',
  'not-on-board': 'there is no such ability on the board',
  dice: 'the dice do not show what it needs',
  'no-attempts': 'no roll attempt is left',
  unreadable: 'it cannot be read',
} as const;
export type IllegalReason = keyof typeof ILLEGAL;

/** A choice that is not legal now. The game is as it was. */
export class IllegalChoice extends Error {
  readonly reason: IllegalReason;
  constructor(reason: IllegalReason, message: string) {
    super(message);
    this.name = 'IllegalChoice';
    this.reason = reason;
  }
}

/** A record, save or scenario that cannot be read. `line` counts from 1. */
export class FormatError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(line > 0 ? `line ${line}: ${message}` : message);
    this.name = 'FormatError';
    this.line = line;
  }
}
