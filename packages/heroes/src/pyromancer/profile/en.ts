import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'It was standing when I left.',
  story:
    'Expelled from four academies, all of them now open-air. Came to the tournament because the King’s hall is the last one with a roof.',
  weapon: 'a small spark and a long grudge',
  win: [
    {
      do: 'Feed the fire.',
      how: 'Fireball and Burning Soul gain Fire Mastery; one token cools off each Upkeep.',
    },
    { do: 'Burn it all.', how: 'Combustion deals 3 undefendable damage for each of up to four tokens.' },
    {
      do: 'Ride the straights.',
      how: 'Hot Streak and Ignite gain 2 Fire Mastery first and then count them all.',
    },
    { do: 'Raise the limit.', how: 'Fire Up! lets you hold 1 more for the rest of the game.' },
  ],
  beware:
    'Molten Armor prevents nothing. Fire Mastery above the limit is lost, and what you hoard goes out by itself.',
  questions: [
    {
      ask: 'Does an ability count the tokens it gains?',
      answer:
        'Yes, if it says “then”: first you gain, then they are counted. In between somebody may still remove one.',
      rule: 'R10.4',
    },
    {
      ask: 'Does Red Hot! count the token of Fireball?',
      answer: 'Yes. It was gained on activation, before modifiers are played.',
      rule: 'R15.4.6',
    },
    {
      ask: 'Is Burning Soul an attack?',
      answer: 'No. It deals collateral damage only, so nobody defends and nothing raises it.',
      rule: 'R11.6',
    },
    {
      ask: 'Does Burn add up?',
      answer: 'No. A board holds one: 2 damage each Upkeep until something removes it.',
      rule: 'R7.7.1',
    },
    {
      ask: 'What does Stun from Meteorite give me?',
      answer:
        'Its holder can do nothing until the attack is over; then you take an additional Offensive Roll Phase against them.',
      rule: 'EX-25',
    },
    {
      ask: 'May Combustion remove no token?',
      answer: 'Yes. Then it deals no damage and is no attack.',
      rule: 'R12.1.2',
    },
    {
      ask: 'Does a raised limit fall again?',
      answer: 'No. It lasts for the game, and several raises add up.',
      rule: 'R7.3.4',
    },
  ],
};
