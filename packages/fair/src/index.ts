// Dice that anyone can check: commitments, the seed they lead to, the record of a fair game and its verification.

export { commitmentOf, isKey, keeps, newKey, sealed } from './keys.ts';
export { type Fairness, fairRecord, readFairness, type Shown } from './record.ts';
export { type ReplayRules, type Throw, throwsOf } from './replay.ts';
export { fairSetup, type Share, seedOf, type Table } from './seed.ts';
export {
  CHECKS,
  type Check,
  FAULTS,
  type Fault,
  type FaultReason,
  type Seen,
  type Verdict,
  verify,
} from './verify.ts';
