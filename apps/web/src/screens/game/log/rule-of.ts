// The rule behind a line of the log.

import type { GameEvent } from '@mad-king/engine';

/** The rule that explains an event best. */
export const RULE_OF_EVENT: Record<GameEvent['type'], string> = {
  'start-roll': 'R2',
  turn: 'R15',
  phase: 'R15',
  skipped: 'R15',
  cp: 'R4',
  drew: 'R5',
  reshuffled: 'R5',
  rolled: 'R15.4',
  altered: 'R14.7',
  attempt: 'R15.4',
  announced: 'R15.4',
  activated: 'R9.3',
  target: 'R15.5',
  leader: 'R17.3',
  attack: 'R12.1',
  defends: 'R9.4',
  declared: 'R14.5',
  withdrawn: 'R14.5',
  played: 'R6.2',
  upgraded: 'R6.3',
  sold: 'R5',
  used: 'R7.4',
  tokens: 'R7.2',
  transferred: 'R7.6',
  limit: 'R7.3',
  healed: 'R13.8',
  incoming: 'R13.2',
  isolated: 'R11',
  settled: 'R13',
  health: 'R3',
  defeated: 'R3',
  'extra-phase': 'R15.4',
  restarted: 'R15.4',
  cancelled: 'R12.1',
  undefendable: 'R11',
  flipped: 'R9',
  discarded: 'R5',
  looked: 'R5',
  took: 'R5',
  shuffled: 'R5',
  moved: 'R8',
  turned: 'R7.1',
  covered: 'R9',
  picked: 'R10',
  stolen: 'R10',
  conceded: 'R3',
  over: 'R3',
};

/** More telling rules for some of them. */
export const ruleOf = (event: GameEvent): string => {
  if (event.type === 'rolled' && event.purpose === 'defence') return 'R15.6';
  if (event.type === 'rolled' && event.purpose === 'targeting') return 'R15.5';
  if (event.type === 'rolled' && event.purpose === 'effect') return 'R10';
  if (event.type === 'tokens' && event.change < 0) return 'R7.5';
  if (event.type === 'tokens' && event.change === 0) return 'R7.3';
  return RULE_OF_EVENT[event.type];
};
