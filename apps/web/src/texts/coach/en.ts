// The coach in English.

export const coach = {
  title: 'Advice',
};

export type Coach = typeof coach;
