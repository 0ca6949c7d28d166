// The worked example of final damage; names stand by id.

export const example = {
  title: 'How 18 becomes 0, and 9 come back',
  attacks: 'attacks with {overpower}',
  defends: 'defends, with a plan',
  end: '0 and 9',
  steps: {
    attack: {
      label: '{overpower} rolls 6, 6, 6',
      text: 'The attack deals what its three dice show; 18 damage is now incoming and waits.',
    },
    sentBack: {
      label: '{retribution} waits: half goes back',
      text: 'The token is spent now, but half of what? That is known only after the sum.',
    },
    protect: {
      label: '{protect} waits: half is prevented',
      text: 'It waits as well: halves are always taken last, whenever they were played.',
    },
    defence: {
      label: '{defense}: 3 helmets',
      text: 'The defensive roll prevents 3 of the attack and gives {paladin} another {protect}.',
    },
    modifier: {
      label: '{getSome}, 5 swords',
      text: 'An attack modifier adds 5 after the defence; it also inflicts {concussion}.',
    },
    prevention: {
      label: '{absolution}, a helmet',
      text: 'A fixed number again, so it belongs to the sum: 3 less.',
    },
    second: {
      label: 'The new {protect} waits too',
      text: 'The token from the defence may be spent against the same attack.',
    },
    halves: {
      label: 'Now the halves, each of 17',
      text: 'The sum is 18 − 3 + 5 − 3 = 17. Each half is taken from that 17 and rounded up to 9, none from what another left.',
    },
    end: {
      label: 'All of it lands at once',
      text: '17 − 9 − 9 is less than 0, so {paladin} loses nothing; {barbarian} loses the 9 sent back, in the same moment.',
    },
  },
};
