import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Forgiveness is extra.',
  story:
    'Keeps every vow, and a receipt for each. Came to the tournament to save the King’s soul, found nobody at home, and sent the bill to the treasury.',
  weapon: 'a blessed sword and a collection plate',
  win: [
    { do: 'Pay for luck.', how: 'Tithe re-rolls one of your dice for 1 CP, as often as you can pay.' },
    {
      do: 'Answer with halves.',
      how: 'Protect prevents half and Retribution deals half, each worked out on the same damage.',
    },
    {
      do: 'Bank Crit and Accuracy.',
      how: 'Mighty Prayer gives both: 4 more on a later attack, and no defence against it.',
    },
    {
      do: 'Play Tithe II.',
      how: 'Drawing a card costs 2 CP, and an ability activated with a Prayer pays you 1.',
    },
  ],
  beware:
    'Crit needs an attack of at least 5 damage. Once an ultimate is activated only Blessing of Divinity helps.',
  questions: [
    {
      ask: 'Which dice may Tithe re-roll?',
      answer:
        'Any of your own that lie there: attack, defence, or rolled for an effect. Each re-roll costs 1 CP.',
      rule: 'RUL-75',
    },
    {
      ask: 'Does Retribution lessen what I take?',
      answer:
        'No. It deals half of the incoming damage to the attacker, even if nothing of it reaches you in the end.',
      rule: 'R13.5',
    },
    {
      ask: 'Can two Protects meet one attack?',
      answer:
        'Yes: spend one, gain another by your defence, spend that too. Both halves are taken from the same total.',
      rule: 'R13.4',
    },
    {
      ask: 'Do Crit and Accuracy of Mighty Prayer help that attack?',
      answer: 'No. They come after “then”, when its damage has been applied.',
      rule: 'RUL-26',
    },
    {
      ask: 'When do I spend Accuracy?',
      answer: 'On an attack that can still be defended, so before the defender rolls.',
    },
    {
      ask: 'Does Blessing of Divinity save me from an ultimate?',
      answer: 'Yes. It changes no damage; it leaves you at 1 health in place of 0.',
      rule: 'RUL-89',
    },
  ],
};
