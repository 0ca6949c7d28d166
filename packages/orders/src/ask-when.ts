// When a person wants to be asked for responses. Apart from what it means in a game: settings are read before any game is loaded.

export const ASK_WHEN = ['always', 'affected', 'matters'] as const;
export type AskWhen = (typeof ASK_WHEN)[number];

export const isAskWhen = (value: unknown): value is AskWhen => ASK_WHEN.includes(value as AskWhen);

/** The same for one card or token: whenever it can be played, when it helps, never. */
export const ASK_FOR = ['always', 'helps', 'never'] as const;
export type AskFor = (typeof ASK_FOR)[number];

/** By what is meant (`card/six-it`, `token/evasive`, `ability/tithes`); whatever is missing is asked for when it helps. */
export type Wishes = Readonly<Record<string, Exclude<AskFor, 'helps'>>>;

export const NO_WISHES: Wishes = {};

/** Wishes as they were stored; what makes no sense is left out. */
export const readWishes = (value: unknown): Wishes =>
  typeof value !== 'object' || value === null
    ? NO_WISHES
    : Object.fromEntries(Object.entries(value).filter(([, wish]) => wish === 'always' || wish === 'never'));

export const wishFor = (wishes: Wishes, what: string): AskFor => wishes[what] ?? 'helps';

export const withWish = (wishes: Wishes, what: string, wish: AskFor): Wishes => {
  const { [what]: _, ...others } = wishes;
  return wish === 'helps' ? others : { ...others, [what]: wish };
};
