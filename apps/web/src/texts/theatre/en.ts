// Something played on the table step by step, in English.

export const theatre = {
  back: 'Back',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  step: (n: number, all: number) => `${n} of ${all}`,
  toRule: (rule: string) => `Back to ${rule}`,
  asks: (name: string, move: string) => `${name}: “${move}?”`,
};

export type Theatre = typeof theatre;
