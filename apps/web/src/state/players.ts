// Who sits at a table: a person at this screen, somebody at another one, or a computer of some strength.

export const LEVELS = ['squire', 'knight', 'champion', 'king'] as const;
export type Level = (typeof LEVELS)[number];

export type Player =
  | { by: 'person'; name: string }
  | { by: 'friend'; name: string }
  | { by: 'computer'; level: Level };

export const person = (name = ''): Player => ({ by: 'person', name });
export const friend = (name: string): Player => ({ by: 'friend', name });
export const computer = (level: Level): Player => ({ by: 'computer', level });

/** Of a game that this browser keeps: nobody else's screen plays there. */
export const isPlayer = (value: unknown): value is Player => {
  if (typeof value !== 'object' || value === null) return false;
  const { by, name, level } = value as Record<string, unknown>;
  return by === 'person' ? typeof name === 'string' : by === 'computer' && LEVELS.includes(level as Level);
};
