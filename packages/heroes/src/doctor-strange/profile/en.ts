import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'I have read this fight. It gets worse.',
  story:
    'Looked the tournament up in a book not written yet, and found a footnote with his own name. Came to see whether it can be edited.',
  weapon: 'a page you were not shown',
  win: [
    {
      do: 'Prepare every turn.',
      how: 'One spell goes face down for free in each of your turns: never skip it.',
    },
    {
      do: 'Cast on straights.',
      how: 'Mystic Bolts casts a spell on each of them, and at II two on a large one.',
    },
    { do: 'Keep Deja Vu.', how: 'A bad roll becomes a new Offensive Roll Phase with fresh attempts.' },
    { do: 'Bind their hands.', how: 'Who holds Crimson Bands plays no cards in their own next Roll Phase.' },
  ],
  beware:
    'There is no simple strike on your board: what misses its pattern deals nothing. Six spells, and room for two.',
  questions: [
    {
      ask: 'Do opponents know which spells I prepared?',
      answer:
        'They see how many, not which. A spell is shown when you cast it, and may then be prepared again.',
      rule: 'V-39',
    },
    {
      ask: 'Can prepared spells be removed?',
      answer:
        'No. They are neither cards in hand nor status effects, so nothing that discards or removes touches them.',
      rule: 'R8.1',
    },
    {
      ask: 'May they answer a spell before it works?',
      answer: 'No. Casting opens no window; they may act once it is done.',
      rule: 'V-43',
    },
    {
      ask: 'Can I cast a damage spell at any time?',
      answer:
        'Only when an ability or card says so, and only on an attack of yours. A spell that would do nothing cannot be cast.',
      rule: 'R12.3.2',
    },
    {
      ask: 'When do I use Deja Vu?',
      answer:
        'In your own Offensive Roll Phase, after any attempt, in place of activating an ability. Entangle and Constrict go on binding you.',
      rule: 'V-12',
    },
    {
      ask: 'What does Premonition give?',
      answer:
        'In place of your Income draw: for 1 token draw 2, for 3 tokens draw 3, and put one of them on top or at the bottom of your deck.',
    },
    {
      ask: 'Does Crimson Bands work at once?',
      answer: 'No. It binds in its holder’s own next Roll Phase and then leaves. Tokens may still be spent.',
    },
  ],
};
