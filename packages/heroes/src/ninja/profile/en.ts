import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'You were poisoned at breakfast.',
  story:
    'Entered the tournament three days ago; nobody has noticed yet. Came for the prize, and says it is already gone, and that the King signed for it.',
  weapon: 'patience, dipped in something green',
  win: [
    {
      do: 'Poison the evening.',
      how: 'Each Delayed Poison deals 3 when its holder’s turn ends, and no defensive ability meets it.',
    },
    { do: 'Spend Ninjutsu early.', how: 'Before the defence a 6 can still make the attack undefendable.' },
    { do: 'Keep one Smoke Bomb.', how: 'On 1 to 3 it prevents all incoming damage, ultimates apart.' },
    { do: 'Walk the Line.', how: 'Two dice are the damage, and a sum of at most 6 cannot be defended.' },
  ],
  beware:
    'A board holds no more than two Delayed Poison, and you no more than one Smoke Bomb. Shade Shift prevents nothing by itself.',
  questions: [
    {
      ask: 'When does Delayed Poison act?',
      answer: 'At the very end of its holder’s turn: all of it leaves and deals 3 each, as one sum.',
      rule: 'V-20',
    },
    {
      ask: 'Can Delayed Poison be removed in time?',
      answer: 'Yes, like any status effect, until the turn ends.',
      rule: 'R7.5.1',
    },
    {
      ask: 'What does a 6 of Ninjutsu give after the defence?',
      answer: '2 damage or Delayed Poison. To make the attack undefendable it comes too late.',
    },
    {
      ask: 'May cards change the die of a Smoke Bomb?',
      answer: 'Yes, and that of Ninjutsu, by both sides, while it lies there.',
      rule: 'V-04',
    },
    {
      ask: 'Does a Smoke Bomb from Shade Shift help at once?',
      answer: 'Yes. You may spend it against the very attack you just defended.',
      rule: 'R15.6.6',
    },
    {
      ask: 'Is Kuji-Kiri an attack?',
      answer:
        'No. It names its opponents itself, two times, even the same one. Nobody defends, but prevention works.',
      rule: 'V-06',
    },
    {
      ask: 'Can I raise Tip of the Blade?',
      answer: 'No. Its damage is pure, and attack modifiers do not change that.',
      rule: 'R12.3.4',
    },
  ],
};
