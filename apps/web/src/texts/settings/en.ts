// Settings in English.

export const settings = {
  title: 'Settings',
  language: 'Language',
  sound: 'Sound',
  on: 'On',
  off: 'Off',
  pace: {
    title: 'Pace of the computer',
    text: 'How long its moves can be seen.',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
  },
  motion: {
    title: 'Motion',
    text: 'Fewer movements on the screen.',
    system: 'As the device says',
    reduced: 'Reduced',
  },
};

export type Settings = typeof settings;
