import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Draw? I did. Look down.',
  story:
    'Rode in with four posters of the same face and sold all four to the King. Stays for the tournament, where everyone worth a bounty stands still and bows.',
  weapon: 'the second pistol',
  win: [
    {
      do: 'Spend every Reload.',
      how: 'One comes each Upkeep and two is the limit: shoot before the third is lost.',
    },
    { do: 'Mark them early.', how: 'Bounty adds 1 damage and pays 1 CP on every attack, and it stays.' },
    { do: 'Win the duel.', how: 'A higher die deals 3 or prevents half; from level II on a tie will do.' },
    { do: 'Hide behind Evasive.', how: 'Each avoids all damage on 1 or 2, and you may try several.' },
  ],
  beware: 'Bounty pays whoever shoots, not only you. Revolver alone deals little: 3 to 5 at level I.',
  questions: [
    {
      ask: 'Who collects a Bounty?',
      answer:
        'Whoever attacks its holder: 1 more damage and 1 CP, once per attack, even if all of the damage is prevented.',
      rule: 'V-13',
    },
    {
      ask: 'Does a Bounty count for the attack that inflicts it?',
      answer: 'Yes. It is read when the damage is added up, so Bounty Hunter already profits.',
      rule: 'V-13',
    },
    {
      ask: 'How many Reloads on one attack?',
      answer: 'As many as you hold, a die each, before or after the defence.',
      rule: 'R12.3.8',
    },
    {
      ask: 'Who wins a tie?',
      answer: 'You, in Showdown. In Duel a tie is lost at level I and won at level II.',
    },
    {
      ask: 'May the dice of a duel be changed?',
      answer: 'Yes. Each player owns the die they rolled, so cards for your own dice work on yours.',
      rule: 'RUL-60',
    },
    {
      ask: 'What can Evasive avoid?',
      answer:
        'All damage of the phase except ultimate damage, defendable or not, also in Upkeep. Other effects of the attack still happen.',
      rule: 'V-10',
    },
    {
      ask: 'How does one get rid of Knockdown?',
      answer: 'Pay 2 CP before the Offensive Roll Phase, or skip that phase. The token leaves either way.',
      rule: 'R15.4.1',
    },
  ],
};
