// Playing in English: waiting, passing the device, conceding, what can go wrong.

export const play = {
  thinking: 'The computer is thinking.',
  pass: (who: string) => `Pass the device to ${who}`,
  passText: (hero: string) => `${hero} decides next. Nobody else should look.`,
  take: 'I have it',
  concede: 'Concede',
  concedeText: 'You leave this game and lose it. Do you want that?',
  playOn: 'Play on',
  trouble: 'The computer could not decide.',
  unsaved: 'This browser has no room to keep the game: it will be lost when you close the page.',
};

export type Play = typeof play;
