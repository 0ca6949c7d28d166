// SC: the shared cards, with what people ask about them. ED: where editions of the game differ.

import { rule } from '../../../rulebook/section.ts';

export const shared = {
  SC: rule(
    'Shared cards',
    'Every deck contains the same 18 action cards, one of each. They change dice, draw cards, give CP, prevent damage or deal with status effect tokens. Cards that let somebody re-roll never force anyone to do so.',
  ),
  'SC-01': rule(
    'Better D!',
    'Works on dice that have just been rolled for defence, no matter who defends. That player decides which of them to re-roll, once. It adds no dice.',
  ),
  'SC-02': rule(
    'Buh, Bye!',
    'Works on any player, yourself included, at any time. A player of higher priority may spend the token first. Companions and tokens that cannot be removed are safe.',
  ),
  'SC-03': rule(
    'Double Up!',
    'Can be played at any time, even in another player’s turn. There is no hand limit until your Discard Phase.',
  ),
  'SC-04': rule(
    'Get That Outta Here!',
    'Removes a token just as SC-02 does, but only in your own Main Phase, and is therefore cheaper. Others may respond, for example by spending the chosen token.',
  ),
  'SC-05': rule(
    'Getting Paid!',
    'It is free and can always be played. Still, you never have more than 15 CP.',
  ),
  'SC-06': rule(
    'Helping Hand!',
    'The opponent has no say in it: the die you choose is rolled again. The new result counts, better or worse.',
  ),
  'SC-07': rule(
    'Not This Time!',
    'Can protect you or anybody else who has incoming damage in this Roll Phase, even undefendable damage. It is subtracted before anything is halved. It does nothing against ultimate damage.',
  ),
  'SC-08': rule(
    'One More Time!',
    'Gives whoever is rolling for offence one more attempt in this phase. It may even be played after the announcement; then rolling begins again.',
  ),
  'SC-09': rule(
    'Samesies!',
    'Both dice must be yours and belong to the same roll. The symbol follows the number.',
  ),
  'SC-10': rule(
    'Six-It!',
    'Works on any die you have rolled, including a defence die or your targeting die. It must still be possible to alter that die.',
  ),
  'SC-11': rule(
    'So Wild!',
    'Works on a die of any player while it may be altered. You may also use it to spoil somebody’s roll.',
  ),
  'SC-12': rule(
    'Tip It!',
    'A 6 cannot go up and a 1 cannot go down. As an instant action it is the only shared card that alters dice outside the roll phases.',
  ),
  'SC-13': rule(
    'Transference!',
    'You choose both players; either may be yourself. The token stays as it is. A board that has no room for it cannot be chosen.',
  ),
  'SC-14': rule(
    'Triple Up!',
    'Can be played at any time. If your deck runs out, shuffle your discard pile into a new one and go on drawing.',
  ),
  'SC-15': rule(
    'Try, Try Again!',
    'For your own dice or those of a teammate, never an opponent’s. You re-roll two dice once, or one die twice.',
  ),
  'SC-16': rule(
    'Twice as Wild!',
    'Both dice come from the roll that may be altered now. It is the surest way to stop an announced ultimate.',
  ),
  'SC-17': rule(
    'Vegas Baby!',
    'A 1 or 2 gives 1 CP, a 3 or 4 gives 2, a 5 or 6 gives 3. Others may alter the die with instant actions.',
  ),
  'SC-18': rule(
    'What Status Effects?',
    'Takes everything off one board, good and bad alike. Tokens that cannot be removed and companions stay. The player concerned may spend tokens in response.',
  ),
  ED: rule(
    'Editions and options',
    'Heroes of all editions can meet in one game; where editions differ, options settle it before the game. Priority can run clockwise instead of in turn order (R14.2), and claiming priority (R14.5) can be left out. Healing can take effect at once instead of together with the damage (R13.1). The targeting die of an ultimate (R16) can be opened to the attacker’s side, the dice of spent tokens (R14.7) can be closed to changes, and roll phase actions (R14.8) can be opened to interruption. The same hero can be allowed twice (R1), and a duel can be made shorter (R17.1).',
  ),
};
