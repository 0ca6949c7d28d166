import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'One cut is manners. Two is gossip.',
  story:
    'Served a lord who died of bad advice. Came to the tournament to give the King some good advice, and to bow correctly afterwards.',
  weapon: 'a katana, and your conscience',
  win: [
    { do: 'Stop after two rolls.', how: 'A turn with fewer than three roll attempts ends with 1 Honor.' },
    { do: 'Spend Honor in pairs.', how: 'One adds 1 damage, two together add 3.' },
    { do: 'Shame them first.', how: 'Each Shame takes 1 off its holder’s next attack and leaves with it.' },
    { do: 'Strike back.', how: 'Back Strike deals half a die, rounded up, to an attacker.' },
  ],
  beware:
    'At level I a defence of nothing but Katanas puts Shame on you. Honor stops at two: a third is lost.',
  questions: [
    {
      ask: 'Does Bushido pay if my phase is skipped?',
      answer: 'Yes. No roll attempt is fewer than three.',
      rule: 'V-27',
    },
    {
      ask: 'Do dice re-rolled by cards count for Bushido?',
      answer: 'No. Only whole roll attempts count, not single dice changed or re-rolled.',
      rule: 'R15.4.2',
    },
    {
      ask: 'May I spend the Honor of Budo on that attack?',
      answer: 'Yes. It is gained before the damage.',
      rule: 'R10.4',
    },
    {
      ask: 'When does Shame leave?',
      answer:
        'At its holder’s next attack, all of it. An ultimate, or an ability that is no attack, leaves it there.',
    },
    {
      ask: 'Does Back Strike lessen what I take?',
      answer:
        'No. It needs damage of an opponent’s offensive ability coming at you, defendable or not, but no ultimate.',
      rule: 'R16.1',
    },
    {
      ask: 'Who starts with Honor?',
      answer: 'You do, with one, if you are the start player.',
      rule: 'R2.8',
    },
  ],
};
