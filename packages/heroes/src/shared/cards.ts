// The 18 cards that are in every deck (RULES, section SC).

// biome-ignore format: the words of this file on one line
import { type Card, chooseDie, choosePlayer, chooseToken, chooseValue, draw, gainCp, half, instantCard, mainCard, oneMoreAttempt, prevent, removeAll, removeChosen, repeat, rerollDice, rerollDie, roll, rollCard, setDie, transferChosen, value } from '@mad-king/language';

/** The cards that are in every deck. */
export const sharedCards: Card[] = [
  rollCard('better-d', 'Better D!', 0, 'public', [rerollDice('any', 'defensive')]),
  instantCard('buh-bye', 'Buh, Bye!', 2, 'public', [chooseToken(), removeChosen]),
  instantCard('double-up', 'Double Up!', 1, 'public', [draw(2)]),
  mainCard('get-that-outta-here', 'Get That Outta Here!', 1, 'public', [chooseToken(), removeChosen]),
  instantCard('getting-paid', 'Getting Paid!', 0, 'public', [gainCp(2)]),
  rollCard('helping-hand', 'Helping Hand!', 1, 'public', [chooseDie('opponents'), rerollDie]),
  rollCard('not-this-time', 'Not This Time!', 1, 'public', [choosePlayer('threatened'), prevent(6, 'that')]),
  rollCard('one-more-time', 'One More Time!', 1, 'public', [oneMoreAttempt]),
  rollCard('samesies', 'Samesies!', 1, 'public', [chooseDie('own'), chooseValue('copy'), setDie('chosen')]),
  rollCard('six-it', 'Six-It!', 1, 'seed', [chooseDie('own'), setDie(6)]),
  rollCard('so-wild', 'So Wild!', 2, 'public', [chooseDie('any'), chooseValue('any'), setDie('chosen')]),
  instantCard('tip-it', 'Tip It!', 1, 'public', [chooseDie('any'), chooseValue('step'), setDie('chosen')]),
  mainCard('transference', 'Transference!', 2, 'seed', [
    chooseToken('anyone', { transfer: true }),
    choosePlayer('other', { as: 'other' }),
    transferChosen('other'),
  ]),
  instantCard('triple-up', 'Triple Up!', 2, 'public', [draw(3)]),
  rollCard('try-try-again', 'Try, Try Again!', 1, 'public', [
    repeat(2, chooseDie('team', { who: 'owner', may: true }), rerollDie),
  ]),
  rollCard('twice-as-wild', 'Twice as Wild!', 3, 'public', [
    chooseDie('any'),
    chooseValue('any'),
    setDie('chosen'),
    chooseDie('any', { other: true }),
    chooseValue('any'),
    setDie('chosen'),
  ]),
  mainCard('vegas-baby', 'Vegas Baby!', 0, 'public', [roll(1, gainCp(half(value)))]),
  mainCard('what-status-effects', 'What Status Effects?', 2, 'public', [
    choosePlayer('holder'),
    removeAll('that'),
  ]),
];
