import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Be not afraid. Be quick.',
  story:
    'Sent from above to judge the Mad King, and given number four hundred and twelve. Fights to pass the time; the line is already shorter.',
  weapon: 'a blade of light',
  win: [
    {
      do: 'Shine every Upkeep.',
      how: 'Each Holy Presence deals 1 to all opponents in your Upkeep, and it stays.',
    },
    { do: 'Fly both ways.', how: 'A 6 on either of two dice avoids an attack, or makes yours undefendable.' },
    { do: 'Dazzle them.', how: 'Blinding Light stops an ability on 1 and halves its damage on 2 or 3.' },
    {
      do: 'Purify anyone.',
      how: 'It wounds an opponent or heals a friend, and may remove a token either way.',
    },
  ],
  beware: 'Your defence is a single die. Flight fails more often than it works, and it is spent either way.',
  questions: [
    {
      ask: 'May I spend several Flights on one attack?',
      answer: 'Yes, one after the other, each with its own two dice.',
      rule: 'R7.4.4',
    },
    {
      ask: 'What can Flight avoid?',
      answer:
        'All damage of an attack on you, undefendable too, but no ultimate and no damage without an attack.',
      rule: 'R11.2',
    },
    {
      ask: 'What does Blinding Light do to an ultimate?',
      answer: 'Nothing. It leaves without a roll.',
      rule: 'V-15',
    },
    {
      ask: 'What if its holder activates nothing?',
      answer: 'Then Blinding Light stays for the next time.',
    },
    {
      ask: 'Half of an odd number?',
      answer:
        'Rounded up for what is dealt: under Blinding Light 7 damage becomes 4, for every player it hits.',
      rule: 'V-09',
    },
    {
      ask: 'Is Purify on an opponent an attack?',
      answer: 'Yes. The player you choose becomes the target, without a targeting roll.',
      rule: 'V-06',
    },
    {
      ask: 'Can Holy Presence be taken from me?',
      answer: 'It can be removed but not transferred.',
      rule: 'R7.5.3',
    },
  ],
};
