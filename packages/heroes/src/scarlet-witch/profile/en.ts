import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'The dice disagree with you. I asked.',
  story:
    'Dreamt of a kingdom with a mad king, and woke up in it. Came to the tournament to find out which of the two is dreaming.',
  weapon: 'an unlikely accident',
  win: [
    {
      do: 'Hoard, then crackle.',
      how: 'Each Crackle adds 1 per other positive or negative token on your board, at most 3.',
    },
    { do: 'Nudge even dice.', how: 'Probability Manipulation moves a 2, 4 or 6 of yours by one.' },
    {
      do: 'Borrow their best.',
      how: 'Conjure gains a positive token from any leaflet, unless an opponent discards a card.',
    },
    {
      do: 'Warp their roll.',
      how: 'Under Reality Warp one of their dice shows no symbol for a whole Offensive Roll Phase.',
    },
  ],
  beware: 'Double Dose prevents nothing. Crackle works twice per turn, and a bare board makes it worthless.',
  questions: [
    {
      ask: 'What does Crackle count?',
      answer:
        'Every positive and negative token on your board when you spend it, other Crackles included. Not itself, not unique tokens.',
    },
    {
      ask: 'Does Conjure take a token from somebody?',
      answer:
        'No. It brings a new one from that player’s leaflet, positive ones only, within the stack limit.',
    },
    {
      ask: 'If they discard a card, do I keep Conjure?',
      answer: 'No. It is spent, and nothing is gained. Any one opponent may do that.',
    },
    {
      ask: 'What is a warped die still good for?',
      answer:
        'Its number: straights and of a kind. Its holder chooses which die it is, and it shows none of their symbols.',
    },
    {
      ask: 'Is Energy Drain an attack?',
      answer: 'No. Stolen health is no damage: it cannot be defended or prevented, and it can defeat.',
      rule: 'R10.9',
    },
    {
      ask: 'Which dice may I nudge?',
      answer:
        'Even ones of your own that lie there: attack, defence, or rolled for an effect. A 6 only goes down.',
      rule: 'R14.7.1',
    },
  ],
};
