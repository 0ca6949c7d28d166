// Errors meant for people. Each names what was wrong and what was expected; none is thrown for a fault of the engine.

/** A game that cannot be set up like this. `at`: where in the position, as in ['seats', 0, 'tokens', 'stun']. */
export class SetupError extends Error {
  readonly at: readonly (string | number)[];
  constructor(message: string, at: readonly (string | number)[] = []) {
    super(message);
    this.name = 'SetupError';
    this.at = at;
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
/** Why a choice is illegal: one of ILLEGAL. */
export type IllegalReason = keyof typeof ILLEGAL;

type Rules = readonly string[];

/** The rules of docs/RULES.md that a refusal follows from; none where no rule speaks of it. */
const RULES: Record<IllegalReason, Rules> = {
  'game-over': ['R3.6'],
  'not-asked': ['R14.3.2'],
  'not-listed': [],
  'not-in-hand': [],
  'too-expensive': ['R4.3'],
  'wrong-moment': ['R6.4'],
  'not-allowed': ['R1.10', 'R16.1'],
  'no-effect': ['R6.2.3'],
  level: ['R6.3.4'],
  limit: ['R7.4.5'],
  condition: ['R6.2.1'],
  'not-held': ['R7.4.4'],
  'not-on-board': ['R9.1.1'],
  dice: ['R15.4.3'],
  'no-attempts': ['R15.4.2'],
  unreadable: [],
};

/** Where it matters what was to be done: by the first word of the choice. */
const RULES_BY_WORD: Partial<Record<IllegalReason, Record<string, Rules>>> = {
  'not-in-hand': { sell: ['R5.5'] },
  'wrong-moment': {
    sell: ['R5.6'],
    spend: ['R7.4.5'],
    use: ['R9.5.1'],
    activate: ['R15.4.3'],
    keep: ['R15.4.2'],
  },
  condition: { spend: ['R7.4.5'], use: ['R9.5.1'] },
  'not-held': { play: ['R4.3'] },
  limit: { use: ['R9.5.1'] },
};

/** The rules behind a refusal of this choice (in its notation). */
export const rulesAgainst = (reason: IllegalReason, choice: string): Rules =>
  RULES_BY_WORD[reason]?.[choice.split(' ')[0]] ?? RULES[reason];

/** The reason in words with its rules: "this level or a higher one is in play (R6.3.4)". */
export const because = (reason: IllegalReason, choice: string): string => {
  const rules = rulesAgainst(reason, choice);
  return rules.length === 0 ? ILLEGAL[reason] : `${ILLEGAL[reason]} (${rules.join(', ')})`;
};

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
