// Verification of a whole record: was the seed fixed before anybody could know it, and did this game follow from it? The first
// thing that does not fit is the fault.

import { FormatError, type GameRecord, readRecord } from '@mad-king/engine';
import { keeps } from './keys.ts';
import { type Fairness, readFairness, resultText, type Shown, sealOf } from './record.ts';
import { type Illegal, isNamed, playAgain, type ReplayRules, type Throw } from './replay.ts';
import { seedOf } from './seed.ts';

/** What is asked, in this order. */
export const CHECKS = [
  'record',
  'secret',
  'nonces',
  'seed',
  'rules',
  'dice',
  'choices',
  'result',
  'seal',
] as const;
/** One of CHECKS. */
export type Check = (typeof CHECKS)[number];

/** Seats, throws and choices count from 1. */
export type Fault =
  /** It cannot be read: `line` of the text (0: none), and why, for whoever looks closer. */
  | { reason: 'unreadable'; line: number; message: string }
  /** Its dice were never promised to be checkable. */
  | { reason: 'not-fair' }
  /** The secret is another one than the server promised. */
  | { reason: 'secret' }
  /** The record has another commitment of the server than this player was shown. */
  | { reason: 'other-commitment' }
  /** The nonce is another one than this seat promised. */
  | { reason: 'nonce'; seat: number }
  /** The record has another commitment or nonce of this seat than this player was shown. */
  | { reason: 'other-nonce'; seat: number }
  /** The seed does not follow from secret, nonces and what was played. */
  | { reason: 'seed' }
  /** The game was played with other rules than it is to be verified with. */
  | { reason: 'other-rules'; mark: string }
  /** The record has other dice than the seed gives; "": none. Turn 0: when it was rolled who begins. */
  | { reason: 'throw'; n: number; turn: number; recorded: string; rolled: string }
  /** This player was shown other dice after a choice (0: before the first) than the seed gives. */
  | { reason: 'other-throw'; choice: number; seen: string; rolled: string }
  | ({ reason: 'illegal' } & Illegal)
  | { reason: 'other-result'; recorded: string; played: string }
  /** Legal choices with that result, but not what was sealed when the game was over. */
  | { reason: 'seal' };

/** Why a record does not hold. */
export type FaultReason = Fault['reason'];

/** The check that each fault is found by. */
export const FAULTS: Readonly<Record<FaultReason, Check>> = {
  unreadable: 'record',
  'not-fair': 'record',
  secret: 'secret',
  'other-commitment': 'secret',
  nonce: 'nonces',
  'other-nonce': 'nonces',
  seed: 'seed',
  'other-rules': 'rules',
  throw: 'dice',
  'other-throw': 'dice',
  illegal: 'choices',
  'other-result': 'result',
  seal: 'seal',
};

/** What the check of a record found. */
export interface Verdict {
  /** Null: everything fits. */
  fault: Fault | null;
  passed: readonly Check[];
  /** Seats that promised a nonce and did not show it in time, counted from 1: the seed was made without them. */
  withheld: readonly number[];
  /** How many there are in the record. */
  dice: number;
  choices: number;
  /** The team that won, "draw", or "none" if the game was broken off. */
  result: string;
}

/** What a player remembers of the table, as much as there is: without it, a record may have been made up as a whole. */
export interface Seen extends Partial<Shown> {
  /** Dice, from any part of the game; all that fell after a choice or none of them. */
  throws?: readonly Pick<Throw, 'choice' | 'dice'>[];
}

/** Checks a record, or its text, by the rules it was played with; `seen`: what this player was shown at the table. */
export const verify = (given: GameRecord | string, rules: ReplayRules, seen?: Seen): Verdict => {
  let record: GameRecord | null = null;
  let fairness: Fairness | null = null;
  let fault: Fault | null;
  try {
    record = typeof given === 'string' ? readRecord(given) : given;
    fairness = readFairness(record);
    fault =
      fairness === null || record.setup.random !== 'keyed'
        ? { reason: 'not-fair' }
        : (faultOfSeed(record, fairness, seen) ?? faultOfGame(record, fairness, rules, seen));
  } catch (error) {
    if (!isNamed(error, 'FormatError') && !isNamed(error, 'SetupError')) throw error;
    const line = error instanceof FormatError ? error.line : 0;
    fault = { reason: 'unreadable', line, message: error.message };
  }
  return {
    fault,
    passed: fault === null ? CHECKS : CHECKS.slice(0, CHECKS.indexOf(FAULTS[fault.reason])),
    withheld: (fairness?.shares ?? []).flatMap((share, i) => (share?.nonce === null ? [i + 1] : [])),
    dice: fairness?.dice.join('').length ?? 0,
    choices: record?.choices.length ?? 0,
    result: fairness?.result ?? 'none',
  };
};

/** How the seed came about. */
const faultOfSeed = ({ setup }: GameRecord, fairness: Fairness, seen: Seen | undefined): Fault | null => {
  const { commitment, shares, secret, rules } = fairness;
  if ((seen?.commitment ?? commitment) !== commitment) return { reason: 'other-commitment' };
  if (!keeps(commitment, secret)) return { reason: 'secret' };
  for (const [i, share] of shares.entries()) {
    const shown = seen?.shares?.[i];
    if (
      seen?.shares !== undefined &&
      (shown?.commitment !== share?.commitment || shown?.nonce !== share?.nonce)
    )
      return { reason: 'other-nonce', seat: i + 1 };
    if (typeof share?.nonce === 'string' && !keeps(share.commitment, share.nonce))
      return { reason: 'nonce', seat: i + 1 };
  }
  return setup.seed === seedOf(setup, rules, secret, shares) ? null : { reason: 'seed' };
};

/** What was made of it. */
const faultOfGame = (
  record: GameRecord,
  fairness: Fairness,
  rules: ReplayRules,
  seen: Seen | undefined,
): Fault | null => {
  if (fairness.rules !== rules.rulesMark(rules.library, record.setup.heroes))
    return { reason: 'other-rules', mark: fairness.rules };
  const { game, throws, illegal } = playAgain(record, rules);
  const isSealed = sealOf(fairness, record.choices) === fairness.seal;
  // A choice that was changed changes dice too; then it is the choice that is to be named.
  const thrown = isSealed ? (faultOfThrows(fairness.dice, throws) ?? faultOfSeen(seen, throws)) : null;
  if (thrown !== null) return thrown;
  if (illegal !== null) return { reason: 'illegal', ...illegal };
  const played = resultText(game);
  if (played !== fairness.result) return { reason: 'other-result', recorded: fairness.result, played };
  return isSealed ? null : { reason: 'seal' };
};

const faultOfThrows = (recorded: readonly string[], throws: readonly Throw[]): Fault | null => {
  const most = Math.max(recorded.length, throws.length);
  for (let i = 0; i < most; i++) {
    const rolled = throws[i]?.dice ?? '';
    const turn = (throws[i] ?? throws.at(-1))?.turn ?? 0;
    if (recorded[i] !== rolled)
      return { reason: 'throw', n: i + 1, turn, recorded: recorded[i] ?? '', rolled };
  }
  return null;
};

const faultOfSeen = (seen: Seen | undefined, throws: readonly Throw[]): Fault | null => {
  const afterChoice = (list: readonly Pick<Throw, 'choice' | 'dice'>[], choice: number): string =>
    list.flatMap((thrown) => (thrown.choice === choice ? [thrown.dice] : [])).join(' ');
  for (const choice of new Set(seen?.throws?.map((thrown) => thrown.choice))) {
    const rolled = afterChoice(throws, choice);
    const shown = afterChoice(seen?.throws ?? [], choice);
    if (rolled !== shown) return { reason: 'other-throw', choice, seen: shown, rolled };
  }
  return null;
};
