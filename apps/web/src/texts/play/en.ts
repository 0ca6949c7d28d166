// Playing in English: waiting, passing the device, conceding, what can go wrong.

export const play = {
  thinking: 'The computer is thinking.',
  pass: (who: string) => `Pass the device to ${who}`,
  passText: (hero: string) => `${hero} decides next. Nobody else should look.`,
  take: 'I have it',
  concede: 'Concede',
  concedeText: 'You leave the game and lose it. Are you sure?',
  playOn: 'Play on',
  trouble: 'The computer could not decide.',
  unsaved: 'This browser has no room to keep the game: it will be lost when you close the page.',
  concedeTeam:
    'Your team concedes when all its people do; computers agree at once. This cannot be undone. Are you sure?',
  conceded: 'You have conceded. The game goes on until your team agrees.',
  undo: 'Undo',
  undoHelp:
    'Undoes your last choice, as long as it has told you nothing new: no roll, no card, nobody’s answer.',
  ask: {
    title: 'Ask me to respond',
    always: 'Always',
    affected: 'When I am affected',
    matters: 'Only when it could matter',
    alwaysHelp: 'You are asked whenever you could play a card or use a token. Nothing is passed for you.',
    affectedHelp:
      'You are asked in your own turn, when you attack or are attacked, when damage is coming at you, when your dice are on the table, when an opponent announces an ability, and when a card names you. Everything else is passed for you. Of all that, only if one of your answers could help you now.',
    mattersHelp:
      'You are asked when an opponent announces an ability, during an attack by or on you, when damage is coming at you, and about your dice once they will not be rolled again. Everything else is passed for you. Of all that, only if one of your answers could help you now.',
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
  holdHelp:
    'Hold it, or tap it, to stop the computers and to be asked at the next chance, whatever is set above: to think, or to bluff.',
  elsewhere: 'This game has been opened in another tab.',
  elsewhereText: 'It goes on there. Nothing you do here is saved.',
  goOnHere: 'Go on here',
};

export type Play = typeof play;
