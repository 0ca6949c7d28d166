// What the check of the dice says.

/** The words of a verdict in English. */
export const verdict = {
  fair: {
    title: 'The dice were fair',
    sentence:
      'All dice ({dice}) and all decks follow from what was sealed before turn 1. Nobody could aim them.',
  },
  unfair: {
    title: 'No. Not these dice',
    sentence: 'This record was changed, or these are not the dice that were sealed.',
    advice:
      'What to do: ask somebody else from the table to check too. The same NO there: do not trust this server. A yes there: your file was changed.',
  },
  open: { title: 'This cannot be checked' },
  answer: { yes: 'yes', no: 'NO', unasked: 'not asked' },
  unasked: 'Not asked: after a NO the rest proves nothing.',
  questions: {
    secret: {
      ask: 'Is the secret the one that was sealed?',
      yes: 'The server told its secret after the game, and its mark is the one that hung at the table. A mark can be made from a secret, never a secret from a mark.',
    },
    nonces: {
      ask: 'Did every seat add its own number?',
      yes: 'Each was sealed with “ready” and shown only when all were in. So nobody could aim.',
    },
    seed: {
      ask: 'Do secret and numbers make this game’s dice?',
      yes: 'Secret, numbers, mode, heroes and rules, stirred together, give one seed. It is the seed of this record.',
    },
    dice: {
      ask: 'Did every throw follow the seed?',
      yes: 'Dice: {dice}. All of them fell as the seed says.',
    },
    choices: {
      ask: 'Was every choice legal, the end the same?',
      yes: 'Choices: {choices}, played again by the rules of that day. How it ended, both times: {result}.',
    },
  },
  withheld: 'Seat {seat} did not show its number in time, so the dice were made without it.',
  result: { won: 'team {team} won', draw: 'a draw', none: 'broken off' },
  noDice: 'no dice',
  fault: {
    unreadable: 'This is not the record of a game, or it is damaged.',
    'not-fair': 'This game was dealt without sealed dice: there is nothing to check.',
    secret: 'The secret in the record is not the one that the server sealed: their marks differ.',
    'other-commitment': 'The mark in the record is not the one that hung at your table.',
    nonce: 'The number of seat {seat} is not the one that was sealed there.',
    'other-nonce': 'The record has another number for seat {seat} than your table was shown.',
    seed: 'Secret and numbers give another seed than the one in the record.',
    'other-rules':
      'This game was played by other rules (mark {mark}) than there are here. Whoever ran the table may have kept them.',
    throw:
      'Throw {n}, {turn, plural, =0 {before turn 1} other {turn #}}: the record shows {recorded} where the seed gives {rolled}. All throws before it fit.',
    'other-throw':
      '{choice, plural, =0 {Before the first choice} other {After choice #}}: you were shown {seen} where the seed gives {rolled}.',
    illegal: 'Choice {n}, by seat {seat}: “{choice}” is not possible there.',
    'other-result': 'The end is another one. In the record: {recorded}. Played again: {played}.',
    seal: 'All choices are legal and the end is the same, but these are not the choices that were sealed after the game.',
  },
};
