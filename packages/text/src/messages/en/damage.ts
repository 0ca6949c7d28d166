export const damage = {} as Record<string, string>;
