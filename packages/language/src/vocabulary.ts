// Words of the game that rules and content share.

/** Ways to play (R2.1). */
export const MODES = ['duel', '2v2', '3v3', '2v2v2', 'koth'] as const;
/** One of MODES. */
export type Mode = (typeof MODES)[number];

/** The phases of a turn, in order (R15). */
export const PHASES = [
  'upkeep',
  'income',
  'main1',
  'offence',
  'targeting',
  'defence',
  'main2',
  'discard',
] as const;
/** One of PHASES. */
export type PhaseName = (typeof PHASES)[number];

/** Teams, in the order of their first seats; in King of the Hill everybody is one (R17). */
export const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** One of TEAMS. */
export type TeamName = (typeof TEAMS)[number];
