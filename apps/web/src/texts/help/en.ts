// Explanations in English.

export const help = {
  title: 'Explanation',
  whyNot: 'Why not?',
  readRule: 'Read the rule',
  level: (roman: string, isNow: boolean) => (isNow ? `Level ${roman}, in play` : `Level ${roman}`),
};

export type Help = typeof help;
