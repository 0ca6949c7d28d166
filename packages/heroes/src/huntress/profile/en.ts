import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'She bites. I merely aim.',
  story:
    'Raised by the cat, not the other way round. Came to the tournament because Nyra liked the smell of the other heroes.',
  weapon: 'a very large cat',
  win: [
    {
      do: 'Keep Nyra awake.',
      how: 'While she is active all your attacks deal 2 more, the ultimate included.',
    },
    {
      do: 'Let her take it.',
      how: 'In place of your defence she takes a whole attack; what exceeds her health is lost.',
    },
    { do: 'Heal before she falls.', how: 'At 0 she rests until she has 5 again, and her 2 damage with her.' },
    {
      do: 'Make them bleed.',
      how: 'In its holder’s Upkeep each Bleed deals 1 on 1 to 4, and leaves on 5 or 6.',
    },
  ],
  beware:
    'Nyra steps in for attacks only: tokens, collateral and counter damage are yours. Nothing passes an ultimate on to her.',
  questions: [
    {
      ask: 'May I defend and let Nyra take it?',
      answer: 'No, one of them: Maternal Bond, or Nyra takes the attack, or Nyra’s Bond divides it.',
      rule: 'V-19',
    },
    {
      ask: 'Does Nyra help against undefendable attacks?',
      answer: 'Yes, and so does Nyra’s Bond. Never against an ultimate.',
      rule: 'V-19',
    },
    {
      ask: 'What happens to damage beyond her health?',
      answer: 'It is lost. You may even put more on her than she can bear.',
    },
    {
      ask: 'When does Nyra come back?',
      answer:
        'When her health is 5 or more again. With less she is inactive: no bonus, and she takes nothing.',
    },
    {
      ask: 'Can cards remove Nyra or Nyra’s Bond?',
      answer: 'Nyra never, she is a companion. Nyra’s Bond is a token; spend it in response and she heals 2.',
      rule: 'R8.1',
    },
    {
      ask: 'When is Nyra healed?',
      answer: 'At once, not with the damage of the phase. Healed in time, she can take more.',
      rule: 'V-36',
    },
    {
      ask: 'Does damage that Nyra takes count as dealt?',
      answer: 'No. Texts that ask whether an attack dealt damage to you see nothing of it.',
      rule: 'V-29',
    },
  ],
};
