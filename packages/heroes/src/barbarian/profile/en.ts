import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Why knock?',
  story:
    'Came to the tournament by mistake, and won three fights before anyone explained the prize. Has returned every year since: the soup is good and the doors are new.',
  weapon: 'whichever is nearer',
  win: [
    { do: 'Hit every turn.', how: 'Aim at Smack, and 98 turns of 100 have three swords.' },
    {
      do: 'Upgrade Mighty Blow first.',
      how: 'From II on its 8 damage cannot be defended; aimed at, it comes in 61 turns of 100.',
    },
    {
      do: 'Stun, then swing again.',
      how: 'Crit Bash and Rage! give you a second Offensive Roll Phase: keep CP for it.',
    },
    {
      do: 'Take their Income.',
      how: 'Concussion costs its holder a whole Income Phase, the card and the CP.',
    },
  ],
  beware: 'You prevent no damage: Thick Skin only heals. Reckless bites back if a single point gets through.',
  questions: [
    {
      ask: 'Can a stunned opponent answer?',
      answer:
        'No cards, no tokens, no defence. The last chance is the moment the target is known; after the attack Stun leaves, and in your extra phase they may act again.',
      rule: 'RUL-67',
    },
    {
      ask: 'Does a Stun from the extra phase give me another one?',
      answer: 'Yes. Every Stun gives one additional Offensive Roll Phase against its holder.',
      rule: 'R15.6.8',
    },
    {
      ask: 'Can Thick Skin save me from a killing blow?',
      answer:
        'Yes. Healing and damage of one Roll Phase are applied together: 3 health, 5 damage and 4 healed leave 2.',
      rule: 'R13.8',
    },
    {
      ask: 'Does Reckless hurt me if they avoid it all?',
      answer:
        'No. But if at least 1 gets through you take 4 (5 at level II) in the same moment, so both of you can fall.',
      rule: 'V-24',
    },
    {
      ask: 'May the dice of Overpower be changed?',
      answer:
        'Yes, by both sides, as long as its three dice lie there. Damage and Concussion follow from the final sum.',
      rule: 'R14.7.1',
    },
    {
      ask: 'What does Head Bash! count?',
      answer:
        'Damage that arrived: 8 or more after every defence. You play it once the damage has been applied.',
      rule: 'V-01',
    },
  ],
};
