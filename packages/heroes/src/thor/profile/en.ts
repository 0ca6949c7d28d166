import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Catch.',
  story:
    'Heard that nobody here could lift the prize, and laughed all the way from Asgard. The feast afterwards is also said to be adequate.',
  weapon: 'Mjolnir, there and back',
  win: [
    {
      do: 'Throw at every chance.',
      how: 'Each throw deals 1 damage at once, and no defensive ability meets it.',
    },
    {
      do: 'Pay with cards.',
      how: 'A discarded card throws or retrieves Mjolnir at any time; retrieving gains Electrokinesis.',
    },
    {
      do: 'Charge, then strike.',
      how: 'Odinforce and Bottled Lightning add 1 damage for each Electrokinesis, and spend none.',
    },
    {
      do: 'Break the guard.',
      how: 'On 4 or 5 Guard Break makes your attack undefendable, and you may try twice.',
    },
  ],
  beware:
    'Guard Break fails four times in six. A hand thrown away with the hammer is gone, and you will miss it.',
  questions: [
    {
      ask: 'May I throw Mjolnir in an opponent’s turn?',
      answer: 'Yes. Throwing and retrieving for a card is possible at any time.',
      rule: 'R8.3',
    },
    {
      ask: 'Can they remove Mjolnir or use it?',
      answer: 'Neither. It is a companion and yours wherever it lies; only you throw or retrieve it.',
      rule: 'R8.5',
    },
    {
      ask: 'Is the throw part of my attack?',
      answer: 'No. Its 1 damage is dealt at once on its own, and may be prevented on its own.',
      rule: 'R11.9',
    },
    {
      ask: 'What does “up to 4 times” mean?',
      answer: 'Throw, retrieve, throw, retrieve: each step pays its own bonus, and you may stop after any.',
    },
    {
      ask: 'What if Mjolnir is already out?',
      answer: 'Hammered I then only deals damage. From level II on it is retrieved in place of a throw.',
    },
    {
      ask: 'What if the player who has Mjolnir falls?',
      answer: 'It comes back to your board, and you gain 1 Electrokinesis.',
    },
  ],
};
