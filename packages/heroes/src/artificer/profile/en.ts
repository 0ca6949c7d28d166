import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'It is supposed to make that noise.',
  story:
    'Banned by three guilds for building help that asks no wages. Came to the tournament for the scrap: nowhere else is so much good armour broken in one week.',
  weapon: 'a spanner, and whatever it tightened last',
  win: [
    {
      do: 'Build at once.',
      how: 'You start with 3 Synth, and 2 of them buy a basic bot in your first Main Phase.',
    },
    {
      do: 'Advance your favourite.',
      how: 'Three Synth turn a bot to its advanced side; activating it then costs 1 in place of 2.',
    },
    { do: 'Wait for three nanites.', how: 'One goes off for 1 damage, two for 3, three for 5.' },
    {
      do: 'Run bots for free.',
      how: 'Zapppp!, Overclock and Maximum Power! activate them without Synth, whatever they usually wait for.',
    },
  ],
  beware:
    'Ratchet Up prevents no damage at any level. Synth above the limit of 7 is lost, and every 6 in their Upkeep takes a nanite away.',
  questions: [
    {
      ask: 'Can cards remove or move my bots?',
      answer:
        'No. Bots are companions, no status effects, so nothing that handles tokens touches them. Synth and Nanite are tokens and can go.',
      rule: 'R8.1',
    },
    {
      ask: 'When may I build?',
      answer:
        'In your own Main Phases, before and after the fight, as often as you have Synth. Activating a bot has a moment of its own, which its text names.',
    },
    {
      ask: 'How often does a bot work in one turn?',
      answer:
        'Nanobot and Shock Bot once, Heal Bot twice. Free activations count as well, but cost no Synth.',
    },
    {
      ask: 'Who is hurt when nanites go off?',
      answer:
        'Everybody who holds some, you and your teammates included, should they have been passed on. Then all of them leave.',
    },
    {
      ask: 'Is a detonation part of my attack?',
      answer:
        'If an ability sets it off, the target’s share is added to the attack and others take collateral damage. In your Upkeep it is no attack.',
      rule: 'R12.2.1',
    },
    {
      ask: 'Heal Bot asks for 6 damage: before or after prevention?',
      answer:
        'Before. It looks at the attack as it came in. It heals after the damage, so you must have survived that.',
      rule: 'V-01',
    },
  ],
};
