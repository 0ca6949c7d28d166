import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'I brought gifts. Do open them.',
  story:
    'Won the tournament four times under other names and lost it once under his own. Came back as himself, or so the register says.',
  weapon: 'your own curiosity',
  win: [
    {
      do: 'Cover their best.',
      how: 'You choose what Spellbound covers, and its holder cannot activate that in their next Roll Phase.',
    },
    { do: 'Give generously.', how: 'On 2 to 5 you decide what a Bag of Tricks does, whoever holds it.' },
    {
      do: 'Vilify either way.',
      how: 'Behind on health it deals more and brings an Illusion, otherwise it cannot be defended.',
    },
    {
      do: 'Hoard Illusions.',
      how: 'The attacker picks one of three cards: nothing, half, or all of the damage prevented.',
    },
  ],
  beware:
    'On a 6 a Bag of Tricks pays its holder 2 CP. Only one Illusion works per attack, and none against an ultimate.',
  questions: [
    {
      ask: 'Who may get a Bag of Tricks?',
      answer:
        'Any player you choose, yourself included. With several, each is given separately; nobody holds more than two.',
      rule: 'R7.2.3',
    },
    {
      ask: 'What can a Bag of Tricks do?',
      answer:
        'On 1 its holder loses 1 CP, on 6 gains 2. On 2 to 5 you choose for them: heal 2, 1 CP, or 2 undefendable damage.',
    },
    {
      ask: 'Can Spellbound lock everything?',
      answer: 'No. Never the ultimate, never the last free offensive ability, and only one on each.',
    },
    {
      ask: 'When does Spellbound leave?',
      answer: 'With the holder’s next Roll Phase, even if nothing was activated or the phase was skipped.',
      rule: 'V-27',
    },
    {
      ask: 'What if a covered ability is upgraded?',
      answer:
        'It stays covered: the token lies on the name. A further ability on the same upgrade card is free.',
      rule: 'V-28',
    },
    {
      ask: 'May I use the Illusion my defence just gave me?',
      answer: 'Not against that attack. One you held before may be spent, before or after the roll.',
    },
    {
      ask: 'Who knows the order of my three cards?',
      answer: 'You alone, and it stays secret afterwards.',
      rule: 'V-39',
    },
  ],
};
