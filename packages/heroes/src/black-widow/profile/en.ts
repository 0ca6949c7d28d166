import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'You heard nothing. That was the point.',
  story:
    'Three names, four passports, and an invitation nobody remembers writing. Came to the tournament to study the King’s guards; the fights are only cover.',
  weapon: 'something that ticks',
  win: [
    {
      do: 'Upgrade for free.',
      how: 'Once per turn Covert Ops puts an upgrade from your hand into play without CP.',
    },
    {
      do: 'Count your upgrades.',
      how: 'Two feed Grapple, three Hacked, four Sabotage; five raise every attack, six shorten every new fuse.',
    },
    {
      do: 'Keep Agility ready.',
      how: 'Each prevents half of the damage on 1 to 3, and two successes prevent all of it.',
    },
    {
      do: 'Let the boards tick.',
      how: 'A Time Bomb that goes off deals 4 at once, and no defensive ability meets it.',
    },
  ],
  beware:
    'Infiltrate turns every bomb, also one that was passed back to you. And on a 6 in their Upkeep a bomb simply leaves.',
  questions: [
    {
      ask: 'When does a bomb go off?',
      answer:
        'Each Upkeep of its holder 1 to 5 turns it, 6 removes it. Turned twice it goes off; turned once is enough if you planted it with six upgrades.',
      rule: 'EX-11',
    },
    {
      ask: 'Does a transferred bomb start anew?',
      answer: 'No. It keeps the side it shows.',
      rule: 'R7.6.2',
    },
    {
      ask: 'May I play upgrades in the middle of a fight?',
      answer:
        'Yes, in any Roll Phase, also an opponent’s. An ability already activated does not change, but the new upgrade is counted.',
      rule: 'R6.3.10',
    },
    {
      ask: 'May they still alter my dice after such an upgrade?',
      answer: 'Yes. If the dice no longer fit, the ability is not activated, and the upgrade stays in play.',
      rule: 'EX-13',
    },
    {
      ask: 'Does Widow’s Bite! draw for Red Room Training II?',
      answer:
        'Not if it is one of the two, since both enter at once. If it lay there before, each of them draws a card.',
      rule: 'R6.3.9',
    },
    {
      ask: 'Who orders the explosions of Infiltrate?',
      answer: 'You, one after the other. If one of them defeats you, the rest do not go off.',
      rule: 'RUL-88',
    },
    {
      ask: 'Can anyone take my Covert Ops?',
      answer: 'No. It cannot be transferred, and no card removes it.',
      rule: 'R7.5.4',
    },
  ],
};
