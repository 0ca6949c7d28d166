import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'I was here before the door.',
  story:
    'Took root in the arena before it was one. Fights each year to be left in peace for the other fifty-one weeks.',
  weapon: 'time, and roots',
  win: [
    {
      do: 'Grow every Upkeep.',
      how: 'A new Seedling, or one step up: Seedling to Sapling, Sapling to Dryad.',
    },
    {
      do: 'Count your spirits.',
      how: 'Nature’s Grasp and Bitterroot deal 1 damage for each, and you can hold six.',
    },
    { do: 'Let go in time.', how: 'Overgrowth adds 4 damage for each of up to two spirits you give up.' },
    {
      do: 'Punish long rolling.',
      how: 'Barbed Vine deals 1 for each roll attempt after the first, at most 2.',
    },
  ],
  beware:
    'Only one spirit of each kind may be spent per turn. A growth without room is lost: 3 Seedlings, 2 Saplings, 1 Dryad.',
  questions: [
    {
      ask: 'Can cards remove my spirits?',
      answer: 'No. They are companions, and nothing that handles status effects touches them.',
      rule: 'R8.1',
    },
    {
      ask: 'Is giving up a spirit the same as spending it?',
      answer:
        'No. What an ability removes gives nothing of its own and does not count for the limit per turn.',
      rule: 'RUL-19',
    },
    {
      ask: 'May I spend spirits in another player’s turn?',
      answer: 'Yes, one of each kind in every turn. Only Wellspring needs your own Main Phase.',
      rule: 'R8.3',
    },
    {
      ask: 'What can the Dryad prevent?',
      answer:
        'One negative token that this attack placed on you or would place. Not of an ultimate, and what the placing caused stays.',
      rule: 'V-03',
    },
    {
      ask: 'Does Barbed Vine hurt after one attempt?',
      answer: 'No, but it leaves. If the phase is skipped it stays.',
      rule: 'V-27',
    },
    {
      ask: 'Is Bitterroot an attack?',
      answer: 'Yes, if you have a spirit. Its damage is pure: nobody defends, nothing raises it.',
      rule: 'R12.1.1',
    },
  ],
};
