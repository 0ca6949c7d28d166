// Settings in English.

export const settings = {
  off: 'Off',
  volume: { quiet: 'Quiet', medium: 'Medium', loud: 'Loud' },
  pace: { text: 'How long its moves stay on show. As a story, each step stays until it can be read.' },
  motion: {
    title: 'Motion',
    text: 'Fewer movements on the screen.',
    system: 'Same as the device',
    reduced: 'Reduced',
  },
  ask: { title: 'Responses', text: 'When you are asked to respond, in this game and in later ones.' },
  goesOn: {
    title: 'Main Phases with nothing to do',
    text: 'They end by themselves after a moment; a touch or a key keeps them open.',
  },
  wishes: {
    title: 'Single cards and tokens',
    text: (n: number) =>
      `You can say of each, in its explanation during a game, when you want to be asked about it. With a wish of their own: ${n}.`,
    forget: 'Forget these wishes',
  },
  advice: {
    title: 'Advice',
    text: 'The Jester says what each choice is worth, and which one to take.',
  },
  dice: { title: 'Dice in 3D', text: 'Off: flat dice, lighter for the device.' },
  yes: 'Yes',
  no: 'No',
  keyNames: { remove: 'Del', tab: 'Tab', control: 'Ctrl' },
  keys: {
    title: 'Keys',
    button: 'Keys',
    space: 'the golden button; while the computer moves: skip ahead',
    escape: 'pass, do nothing; close what is open',
    numbers: 'the other answers, in their order',
    dice: 'pick out a die, from left to right',
    roll: 'roll the dice',
    sell: 'sell the card in focus',
    tab: 'to the next thing; stay on it for an explanation',
    info: 'go into the explanation of what is in focus',
    undo: 'undo the last choice',
    hold: 'pause while held; a tap pauses until the next one',
    coach: 'advice on or off',
    pace: 'pace of the computer: story, normal, fast',
    recap: 'what happened in the last turns',
    say: 'online: say something to the others',
    help: 'this overview',
  },
};

export type Settings = typeof settings;
