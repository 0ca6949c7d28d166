// Who sits at a table: a person at this screen, or a computer of some strength.

export const LEVELS = ['squire', 'knight', 'champion', 'king'] as const;
export type Level = (typeof LEVELS)[number];

export type Player = { by: 'person'; name: string } | { by: 'computer'; level: Level };

export const person = (name = ''): Player => ({ by: 'person', name });
export const computer = (level: Level): Player => ({ by: 'computer', level });

export const isPlayer = (value: unknown): value is Player => {
  if (typeof value !== 'object' || value === null) return false;
  const { by, name, level } = value as Record<string, unknown>;
  return by === 'person' ? typeof name === 'string' : by === 'computer' && LEVELS.includes(level as Level);
};
