// What is told of buttons and numbers when somebody asks, in English.

export const helps = {
  undo: 'Undoes your last choice, as long as it has told you nothing new: no roll, no card, nobody’s answer.',
  hold: 'Hold it, or tap it, to stop the computers and to be asked at the next chance, whatever is set above: to think, or to bluff.',
  ask: {
    always: 'You are asked whenever you could play a card or use a token. Nothing is passed for you.',
    affected:
      'You are asked in your own turn, when you attack or are attacked, when damage is coming at you, when your dice are on the table, when an opponent announces an ability, and when a card names you. Everything else is passed for you. Of all that, only if one of your answers could help you now.',
    matters:
      'You are asked when an opponent announces an ability, during an attack by or on you, when damage is coming at you, and about your dice once they will not be rolled again. Everything else is passed for you. Of all that, only if one of your answers could help you now.',
  },
  forecastTitle: 'How this is known',
  forecast:
    'Played out in imagined games in which nobody plays a card or spends a token from here on. Bonus dice and defence rolls are counted: chances of up to three dice are exact, more are a close estimate. What others hold in hand is not known and not counted.',
  board: {
    known: 'Cards you have seen in this hand',
    hand: 'Hand',
    upgrades: 'Upgrades in play',
    discard: 'Discard pile',
  },
};

export type Helps = typeof helps;
