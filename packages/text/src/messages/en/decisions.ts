export const decisions = {} as Record<string, string>;
