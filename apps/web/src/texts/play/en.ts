// Playing in English: waiting, passing the device, conceding, what can go wrong.

export const play = {
  thinking: 'The computer is thinking.',
  concede: 'Concede',
  playOn: 'Play on',
  trouble: 'The computer could not decide.',
  unsaved: 'This browser has no room to keep the game: it will be lost when you close the page.',
  conceded: 'You have conceded. The game goes on until your team agrees.',
  undo: 'Undo',
  ask: {
    title: 'Ask me to respond',
    always: 'Always',
    affected: 'When I am affected',
    matters: 'Only when it could matter',
  },
  askFor: {
    title: 'Ask me about this',
    always: 'Always',
    helps: 'When it helps',
    never: 'Never',
  },
  leaving: 'Nothing to play: going on…',
  stay: 'Stay',
  hold: 'Hold to pause',
  held: 'Paused',
  elsewhere: 'This game has been opened in another tab.',
  elsewhereText: 'It goes on there. Nothing you do here is saved.',
  goOnHere: 'Go on here',
};

export type Play = typeof play;
