// An offensive text is written in one order but happens in three steps (R15.4.6, R15.6.2, R15.6.7).

export const Stage = {
  /** On activation: whatever needs no target. */
  Activation: 0,
  /** Once the target is known. */
  Target: 1,
  /** After the damage has been applied. */
  After: 2,
} as const;
export type Stage = (typeof Stage)[keyof typeof Stage];
