import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'You are exactly where I put you.',
  story:
    'Lost one war, on purpose, to learn how it is done. Came to the tournament with a map, a schedule, and the result in a sealed envelope.',
  weapon: 'a map of this very room',
  win: [
    {
      do: 'Fix the roll.',
      how: 'One Tactical Advantage re-rolls a die of yours, or buys 1 CP, at any time.',
    },
    { do: 'Save three for Targeted.', how: 'Attacks on its holder deal 2 more until somebody removes it.' },
    { do: 'Constrict the bold.', how: 'Each roll attempt after the first costs its holder 1 CP.' },
    { do: 'Shield with four.', how: 'They give a chosen player Protect, even in the middle of an attack.' },
  ],
  beware:
    'Your own blows are modest: a plan that is never paid out is paper. Tactical Advantage above 5 is lost.',
  questions: [
    {
      ask: 'When may I spend Tactical Advantage?',
      answer:
        'At any time, in anybody’s turn, as often as you have tokens. Only the transfer needs your own Main Phase.',
      rule: 'R7.4.2',
    },
    {
      ask: 'May I spend tokens that a card would remove?',
      answer: 'Yes. A main phase card can be interrupted, so you spend first and it removes the rest.',
      rule: 'R14.6.1',
    },
    {
      ask: 'Can new Targeted raise the running attack?',
      answer: 'Yes. It is read when the damage is added up. Higher Ground! profits from its own as well.',
      rule: 'V-13',
    },
    {
      ask: 'Does Carpet Bomb hit a single opponent twice?',
      answer: 'No. It needs two different opponents; in a duel it deals 2. It is no attack.',
      rule: 'R11.6',
    },
    {
      ask: 'Does Constrict charge for extra attempts?',
      answer: 'Yes, every attempt after the first, wherever it comes from. Single dice are re-rolled free.',
      rule: 'V-34',
    },
    {
      ask: 'Whom does the additional phase of Profiteer aim at?',
      answer: 'It has its own targeting, since no earlier target exists.',
      rule: 'V-11',
    },
  ],
};
