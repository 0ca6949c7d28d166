// Errors meant for people. Each names what was wrong and what was expected; none is thrown for a fault of the engine.

/** A hero or card that cannot be used as it is written. */
export class ContentError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.name = 'ContentError';
    this.path = path;
  }
}

/** A game that cannot be set up like this. */
export class SetupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SetupError';
  }
}

export type IllegalReason =
  | 'game-over'
  | 'not-listed'
  | 'not-in-hand'
  | 'too-expensive'
  | 'wrong-moment'
  | 'not-allowed'
  | 'no-effect'
  | 'level'
  | 'limit'
  | 'condition'
  | 'not-held'
  | 'unreadable';

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
