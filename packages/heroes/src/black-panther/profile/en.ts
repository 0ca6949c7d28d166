import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Hit me again. I was counting.',
  story:
    'A king among the guests, and the only one who paid for his seat. Came to see what a throne looks like when nobody sane sits on it.',
  weapon: 'claws, and your last punch',
  win: [
    {
      do: 'Collect every bruise.',
      how: 'Whenever damage costs you health you gain Kinetic Energy, and every two raise your attacks by 1.',
    },
    {
      do: 'Play Energy Absorption II.',
      how: 'It costs nothing and lowers the limit to 7: bursts come one token sooner.',
    },
    {
      do: 'Aim the burst.',
      how: 'At the limit all tokens turn into 2 CP, 2 cards and 5 damage to a chosen opponent.',
    },
    { do: 'Drink the Herb.', how: 'Three Vibranium bring 3 Kinetic Energy and the Suit, which prevents 3.' },
  ],
  beware:
    'A burst in the middle of your own attack takes that attack’s bonus away. Ultimate damage feeds you nothing.',
  questions: [
    {
      ask: 'Are the tokens spent for the bonus?',
      answer:
        'No. Every two add 1 damage to each of your attacks while they lie there; an odd one adds nothing.',
      rule: 'R12.3.7',
    },
    {
      ask: 'Do tokens gained by an attack count for it?',
      answer: 'Yes. The bonus is read when the damage is added up, so Meteoric Punch counts its own.',
      rule: 'R12.3.7',
    },
    {
      ask: 'I hold 6 and gain 4: what happens?',
      answer: 'You reach 8, the burst removes them all, and the other two are lost. A gain is one event.',
      rule: 'V-17',
    },
    {
      ask: 'Does Energy Absorption work against Burn or a keg?',
      answer:
        'Yes, against all but ultimate damage: 1 token each time damage is applied and takes at least 1 health.',
      rule: 'V-18',
    },
    {
      ask: 'Is the burst an attack?',
      answer:
        'No. Its 5 damage is dealt at once on its own; no bonus raises it and no defensive ability meets it.',
      rule: 'R11.9',
    },
    {
      ask: 'Can Vibranium Suit be taken from me?',
      answer: 'It can be removed but not transferred. You may spend it in response if damage is coming.',
      rule: 'R7.6.5',
    },
  ],
};
