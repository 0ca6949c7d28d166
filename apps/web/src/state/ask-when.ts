// When a person wants to be asked for responses. Apart from what it means in a game: settings are read before any game is loaded.

export const ASK_WHEN = ['always', 'affected', 'matters'] as const;
export type AskWhen = (typeof ASK_WHEN)[number];

export const isAskWhen = (value: unknown): value is AskWhen => ASK_WHEN.includes(value as AskWhen);
