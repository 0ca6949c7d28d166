import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'You invited me. Twice.',
  story:
    'Waited two centuries for an invitation to the castle; the Mad King invites everyone. Came for dinner, and finds that dinner is armed.',
  weapon: 'perfect manners, long teeth',
  win: [
    {
      do: 'Bank Blood Power.',
      how: 'Five fit on your board, and each of its four uses works once per turn.',
    },
    { do: 'Add three for one.', how: 'One Blood Power raises an attack by 3.' },
    { do: 'Strike, then drink.', how: 'Four Blood Power heal as much as your attack really dealt.' },
    { do: 'Spoil their dice.', how: 'Mesmerize re-rolls a die of an opponent on 5 or 6.' },
  ],
  beware: 'Immortal Flesh prevents nothing; it only bites back. An attack that is prevented feeds nobody.',
  questions: [
    {
      ask: 'May I combine the uses of Blood Power?',
      answer:
        'Yes. Each use works once per turn and is paid for by itself; another player’s turn is a new turn.',
    },
    {
      ask: 'When do I heal with four Blood Power?',
      answer: 'Right after the damage of your attack has been applied, by as much as arrived.',
      rule: 'V-01',
    },
    {
      ask: 'Does it heal for damage that Nyra took?',
      answer: 'No. That was not dealt to your opponent.',
      rule: 'V-29',
    },
    {
      ask: 'How much does Immortal Flesh heal?',
      answer:
        'As much of its damage as gets through. It counts together with the attack, so it can save you.',
      rule: 'R13.8',
    },
    {
      ask: 'Which dice may Mesmerize re-roll?',
      answer:
        'One of an opponent that lies there, attack or defence. The token is spent even if your die shows less than 5.',
      rule: 'R14.7.1',
    },
    {
      ask: 'Does Blood Magic need the Mesmerize roll?',
      answer: 'No. At level I giving it up makes the attack undefendable without a die.',
    },
    {
      ask: 'How does Bleed end?',
      answer: 'In its holder’s Upkeep each token has a die: 1 to 4 deals 1 and it stays, 5 or 6 removes it.',
      rule: 'R15.1.3',
    },
  ],
};
