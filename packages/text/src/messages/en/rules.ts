export const rules = {} as Record<string, string>;
