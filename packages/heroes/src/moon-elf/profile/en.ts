import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Hold still. Or do not.',
  story:
    'Has shot the same apple off the same wall for three hundred years, in the dark. Came to the tournament for something that moves.',
  weapon: 'a longbow and bad light',
  win: [
    {
      do: 'Blind their big turn.',
      how: 'A blinded ability fails on 1 or 2, with everything it would have done.',
    },
    { do: 'Mark, then shoot.', how: 'Targeted adds 2 to every attack on its holder, and it stays.' },
    { do: 'Entangle often.', how: 'One roll attempt fewer spoils straights and rare symbols alike.' },
    {
      do: 'Trust your feet.',
      how: 'Two Feet among five defence dice prevent half, and more often than not you have them.',
    },
  ],
  beware: 'Targeted serves every attacker, not only you. In defence four Feet prevent no more than two.',
  questions: [
    {
      ask: 'Does Targeted count for the attack that inflicts it?',
      answer:
        'Yes. Demising Shot, Eclipse and the ultimate inflict it before their damage, so they deal 2 more.',
      rule: 'V-13',
    },
    {
      ask: 'What does Blind stop?',
      answer:
        'On 1 or 2 everything of the ability: damage, tokens, target. Cards and CP already used stay used.',
      rule: 'V-16',
    },
    {
      ask: 'Does Blind stop an ultimate?',
      answer: 'No. The token leaves without a roll.',
      rule: 'R16.4',
    },
    {
      ask: 'What if a blinded player activates nothing?',
      answer: 'Blind leaves at the end of their Roll Phase. If that phase is skipped, it stays.',
      rule: 'V-27',
    },
    {
      ask: 'How many attempts are left under Entangle?',
      answer: 'Two. A card that gives a further attempt adds to that.',
      rule: 'V-34',
    },
    {
      ask: 'Can I defend against undefendable damage?',
      answer: 'Not with Missed Me. Evasive avoids it on 1 or 2, and only ultimates escape that.',
      rule: 'R9.4.1',
    },
  ],
};
