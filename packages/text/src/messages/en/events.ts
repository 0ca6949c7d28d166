export const events = {} as Record<string, string>;
