import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Mind your eyes.',
  story:
    'Saw the arena from orbit and took it for a distress signal. It was only the King’s cook at work; she stayed to improve the lighting.',
  weapon: 'daylight, applied directly',
  win: [
    {
      do: 'Stack the flares.',
      how: 'Three Cosmic Flares deal 3, then 2, then 1 to every opponent, Upkeep by Upkeep.',
    },
    {
      do: 'Save a ray.',
      how: 'A Cosmic Ray adds the higher of two dice to an attack, the ultimate included.',
    },
    {
      do: 'Hold Radiance for defence.',
      how: 'It turns a defence die into a Star: 2 prevented, 2 dealt back.',
    },
  ],
  beware:
    'A Cosmic Ray gained this turn waits for another, and only one works per turn. At level I your defence does nothing without a Star.',
  questions: [
    {
      ask: 'May I use both Radiance on one roll?',
      answer: 'Yes, a die each, after the roll and before it is read.',
      rule: 'R7.4.4',
    },
    {
      ask: 'Are flares an attack?',
      answer:
        'No. Collateral damage hits all opponents without a target; nobody defends and nothing raises it, but everybody may prevent their share.',
      rule: 'R11.6',
    },
    {
      ask: 'When does a new flare burn?',
      answer: 'In your next Upkeep. All flares deal their damage, then one leaves.',
    },
    {
      ask: 'Can a ray gained by Light Torpedo serve that attack?',
      answer: 'No, nor any other of that turn. Rays you held before can, one per turn.',
    },
    {
      ask: 'Does a Cosmic Ray raise Binary Blast!?',
      answer: 'Yes. Nobody can lessen an ultimate, but you may add to it. The ray it brings is too new.',
      rule: 'R16.3',
    },
    {
      ask: 'Can I lose Cosmic Rays?',
      answer: 'Only by spending them. Nothing transfers or removes them.',
      rule: 'R7.5.4',
    },
  ],
};
