import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'A debt is a treasure that learned to wait.',
  story:
    'Drowned twice, buried once, late both times. Three coins keep the curse asleep, and coins were never safe with this captain. The King’s prize has more.',
  weapon: 'other people’s powder',
  win: [
    { do: 'Rob while you breathe.', how: 'CP, cards, and a keg under every chair.' },
    { do: 'Turn on purpose.', how: 'The dead side hits harder, and idle hands get kegs.' },
    { do: 'Then hurry.', how: 'The curse takes 4 each Upkeep: from 50 health, twelve turns.' },
  ],
  beware:
    'Nothing lessens those 4, and little heals you: Pirate’s Life! gives back 3. On a 6 a keg may come back to you.',
  questions: [
    {
      ask: 'When do I turn, if I do nothing about it?',
      answer: 'At the end of your fourth turn: three turns cost a coin each, the fourth finds none.',
    },
    {
      ask: 'Does the board ever turn back?',
      answer: 'Never. It stays on its cursed side for the rest of the game, whatever you gain.',
    },
    {
      ask: 'May I refuse a Doubloon?',
      answer:
        'Yes, always. Shiver Me Timbers also throws off as many as you like, if you want to turn sooner.',
    },
    {
      ask: 'Who can remove Doubloons?',
      answer: 'Only the abilities of your board. No card and no other token removes or moves them.',
      rule: 'R7.5.4',
    },
    {
      ask: 'May they pass the keg back to me?',
      answer:
        'With a 6, yes: to any other player they choose. If that player has a keg, the old one blows up.',
      rule: 'EX-9',
    },
    {
      ask: 'Is a keg’s blast part of my attack?',
      answer: 'No. It lands at once, on its own, and what stops your attack does not stop it.',
      rule: 'R11.9',
    },
    {
      ask: 'Can Parlay or Wither soften an ultimate?',
      answer: 'Neither. An ultimate ignores both.',
      rule: 'R16.4',
    },
    {
      ask: 'When does the dead side hand out kegs?',
      answer:
        'Once per turn, after the last Roll Phase. An attack on anybody counts, even one that dealt nothing; a skipped phase is no attack.',
      rule: 'V-35',
    },
  ],
};
