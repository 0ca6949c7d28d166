// The court speaks, in English: the King and the Jester on the first page, the King when something is wrong.
// What is said here is never the only word: the plain fact stands beside it.

export const story = {
  king: 'The King',
  jester: 'The Jester',
  home: {
    first:
      'Once a year I stake my throne on five dice. Last year a goat came second. Do try to beat the goat.',
    again: 'Back again? Good. The throne is still warm, and the goat has been practising.',
    aside: 'First time? I have loaded the dice for you. Tell no one.',
  },
  wrong: {
    failure: 'Somebody dropped a tray in the kitchens. Not you. It is always the kitchens.',
    offline: 'The drawbridge is up, and the messengers are on the other side.',
  },
};

export type Story = typeof story;
