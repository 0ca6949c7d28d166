import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'You dropped this. Eventually.',
  story:
    'Came through the window to steal the prize, and was handed a number. Now fights for it honestly, which feels like a new kind of theft.',
  weapon: 'your own purse',
  win: [
    { do: 'Pick pockets first.', how: 'Two Bags pay 2 CP, four pay 4, and 97 turns of 100 have two.' },
    {
      do: 'Strike when rich.',
      how: 'Insidious Strike gains 3 CP and deals as much damage as you then have, up to 15.',
    },
    {
      do: 'Vanish on time.',
      how: 'In Shadows no offensive ability but an ultimate hurts you until your next turn ends.',
    },
    { do: 'Poison and wait.', how: 'Up to three Poison deal 1 each in every Upkeep, and they stay.' },
  ],
  beware:
    'In Shadows you cannot defend, and Upkeep damage finds you all the same. Every CP you spend is missing in your strikes.',
  questions: [
    {
      ask: 'What do Shadows not stop?',
      answer:
        'Ultimates, Upkeep damage, cards, tokens and companions, and what a defence deals to you when you attack.',
      rule: 'V-14',
    },
    {
      ask: 'Does an attack on me in Shadows still happen?',
      answer: 'Yes. It deals no damage, but its other effects apply, and no defence is rolled.',
      rule: 'R12.1.4',
    },
    {
      ask: 'When do Shadows leave?',
      answer:
        'At the end of your turn, if you held them when it began. Gaining them again meanwhile changes nothing.',
      rule: 'R7.7.4',
    },
    {
      ask: 'When is my CP counted?',
      answer:
        'When the damage is fixed on activation, after what the ability gains. CP spent later changes nothing.',
      rule: 'R15.4.6',
    },
    {
      ask: 'Can Sneak Attack raise Shadow Dance?',
      answer: 'No. Its damage is pure.',
      rule: 'R12.3.4',
    },
    {
      ask: 'When do I choose between my two defences?',
      answer: 'Before you roll.',
      rule: 'R9.4.2',
    },
    {
      ask: 'Does Poison ever wear off?',
      answer: 'No. It is persistent and stays until something removes it.',
      rule: 'R7.7.1',
    },
  ],
};
