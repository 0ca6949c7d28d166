// Verification of a whole record: was the seed fixed before anybody could know it, and did this game follow from it? The first
// thing that does not fit is the fault.

import {
  type Choice,
  FormatError,
  type Game,
  type GameRecord,
  type IllegalReason,
  type Library,
  readRecord,
  type Setup,
} from '@mad-king/engine';
import { keeps } from './keys.ts';
import { type Fairness, readFairness, resultText, type Shown, sealOf } from './record.ts';
import { seedOf } from './seed.ts';

/** What is looked at, in this order. */
export const CHECKS = [
  'record',
  'commitment',
  'nonces',
  'seed',
  'rules',
  'choices',
  'result',
  'seal',
] as const;
export type Check = (typeof CHECKS)[number];

/** Seats and choices count from 1. */
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
  | {
      reason: 'illegal';
      n: number;
      line: number;
      seat: number;
      choice: string;
      why: IllegalReason;
      message: string;
    }
  | { reason: 'other-result'; recorded: string; played: string }
  /** Legal choices with that result, but not what was sealed when the game was over. */
  | { reason: 'seal' };

export type FaultReason = Fault['reason'];

/** The check that each fault is found by. */
export const FAULTS: Readonly<Record<FaultReason, Check>> = {
  unreadable: 'record',
  'not-fair': 'record',
  secret: 'commitment',
  'other-commitment': 'commitment',
  nonce: 'nonces',
  'other-nonce': 'nonces',
  seed: 'seed',
  'other-rules': 'rules',
  illegal: 'choices',
  'other-result': 'result',
  seal: 'seal',
};

export interface Verdict {
  /** Null: everything fits. */
  fault: Fault | null;
  passed: readonly Check[];
  /** Seats that promised a nonce and did not show it in time, counted from 1: the seed was made without them. */
  withheld: readonly number[];
  choices: number;
  /** The team that won, "draw", or "none" if the game was broken off. */
  result: string;
}

/** What verification needs of the rules of a release; packages/rules has all of it. */
export interface VerifyingRules {
  library: Library;
  rulesMark(library: Library, heroes: readonly string[]): string;
  start(library: Library, setup: Setup): Game;
  readChoice(g: Game, text: string): Choice;
  speakerOf(g: Game, choice: Choice): number;
  play(g: Game, seat: number, choice: Choice): void;
}

/** `seen`: what this player was shown before the game. Without it, a record may have been made up as a whole. */
export const verify = (given: GameRecord | string, rules: VerifyingRules, seen?: Shown): Verdict => {
  let record: GameRecord | null = null;
  let fairness: Fairness | null = null;
  let fault: Fault | null;
  try {
    record = typeof given === 'string' ? readRecord(given) : given;
    fairness = readFairness(record);
    fault =
      fairness === null || record.setup.random !== 'keyed'
        ? { reason: 'not-fair' }
        : (faultOfSeed(record, fairness, seen) ?? faultOfGame(record, fairness, rules));
  } catch (error) {
    // Each release has classes of its own, so they are known by name.
    if (!isNamed(error, 'FormatError') && !isNamed(error, 'SetupError')) throw error;
    fault = {
      reason: 'unreadable',
      line: error instanceof FormatError ? error.line : 0,
      message: error.message,
    };
  }
  return {
    fault,
    passed: fault === null ? CHECKS : CHECKS.slice(0, CHECKS.indexOf(FAULTS[fault.reason])),
    withheld: (fairness?.shares ?? []).flatMap((share, i) => (share?.nonce === null ? [i + 1] : [])),
    choices: record?.choices.length ?? 0,
    result: fairness?.result ?? 'none',
  };
};

const isNamed = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name;

/** How the seed came about. */
const faultOfSeed = ({ setup }: GameRecord, fairness: Fairness, seen: Shown | undefined): Fault | null => {
  const { commitment, shares, secret, rules } = fairness;
  if (seen !== undefined && seen.commitment !== commitment) return { reason: 'other-commitment' };
  if (!keeps(commitment, secret)) return { reason: 'secret' };
  for (const [i, share] of shares.entries()) {
    const shown = seen?.shares[i];
    if (seen !== undefined && (shown?.commitment !== share?.commitment || shown?.nonce !== share?.nonce))
      return { reason: 'other-nonce', seat: i + 1 };
    if (typeof share?.nonce === 'string' && !keeps(share.commitment, share.nonce))
      return { reason: 'nonce', seat: i + 1 };
  }
  return setup.seed === seedOf(setup, rules, secret, shares) ? null : { reason: 'seed' };
};

/** What was made of it. */
const faultOfGame = (record: GameRecord, fairness: Fairness, rules: VerifyingRules): Fault | null => {
  const { setup, choices } = record;
  if (fairness.rules !== rules.rulesMark(rules.library, setup.heroes))
    return { reason: 'other-rules', mark: fairness.rules };
  const g = rules.start(rules.library, setup);
  for (const [i, choice] of choices.entries()) {
    const seat = g.asked + 1;
    try {
      const chosen = rules.readChoice(g, choice);
      rules.play(g, rules.speakerOf(g, chosen), chosen);
    } catch (error) {
      if (!isNamed(error, 'IllegalChoice')) throw error;
      const why = (error as Error & { reason: IllegalReason }).reason;
      return {
        reason: 'illegal',
        n: i + 1,
        line: record.lines[i],
        seat,
        choice,
        why,
        message: error.message,
      };
    }
  }
  const played = resultText(g);
  if (played !== fairness.result) return { reason: 'other-result', recorded: fairness.result, played };
  return sealOf(fairness, choices) === fairness.seal ? null : { reason: 'seal' };
};
