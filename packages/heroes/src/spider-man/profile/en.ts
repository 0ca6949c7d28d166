import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Hi. Bye. You are stuck.',
  story:
    'Came to the castle on a school trip and lost the class in the armoury. Fights until the bus leaves; the essay is due on Monday.',
  weapon: 'whatever sticks',
  win: [
    {
      do: 'Combo once per turn.',
      how: 'After an attack it gives you a second Offensive Roll Phase against the same opponent.',
    },
    {
      do: 'Web before you punch.',
      how: 'Webbed deals 2 at once and makes the next normal attack undefendable.',
    },
    {
      do: 'Choose your defence.',
      how: 'Spider-Sense halves on a Spider, Counterpunch deals 1 for each Thwip.',
    },
    {
      do: 'Spend Invisibility well.',
      how: 'It re-rolls Spider-Sense, defends the undefendable, or pays for Ambush! and Nice Try!',
    },
  ],
  beware:
    'Your defences are thin, and four upgrades are all you have. Without an attack Combo is not offered.',
  questions: [
    {
      ask: 'When do I spend Combo?',
      answer:
        'After the damage of your attack, once per turn, even if all of it was prevented. One gained in the extra phase waits.',
      rule: 'V-01',
    },
    {
      ask: 'Can I web somebody twice?',
      answer: 'Not while they are webbed: no second token, and no second 2 damage.',
      rule: 'R7.3.2',
    },
    {
      ask: 'Which attack uses Webbed up?',
      answer:
        'The next one with normal damage, by anybody. Undefendable, pure and ultimate attacks leave it there.',
    },
    {
      ask: 'Is Ensnare helped by its own web?',
      answer: 'No, that comes after the damage. A web that lay there before does help.',
      rule: 'R10.5',
    },
    {
      ask: 'Does Invisibility work against an ultimate?',
      answer: 'No. It opens a defence against undefendable and pure attacks only.',
      rule: 'V-19',
    },
    {
      ask: 'Is Web Shot an attack?',
      answer: 'No, it deals no damage itself; the 2 come from the token. It still needs a target.',
      rule: 'R15.5.1',
    },
  ],
};
