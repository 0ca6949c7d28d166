// Status effects that stand on several leaflets: one kind, one definition (V-26).

import {
  extraPhase,
  mayPay,
  negative,
  positive,
  prevent,
  remove,
  setHealth,
  skip,
  unique,
} from '@mad-king/engine';

export const stun = negative('stun', 'Stun', 1, 'seed', {
  marked: 'inflicter',
  forbids: ['actions'],
  any: ['roll-phase-end'],
  at: { 'roll-phase-end': [extraPhase('self'), remove(1, 'stun')] },
});

export const knockdown = negative('knockdown', 'Knockdown', 1, 'seed', {
  at: {
    'offence-entry': [mayPay({ cp: 2 }, [remove(1, 'knockdown')], [skip, remove(1, 'knockdown')])],
  },
});

export const protect = positive('protect', 'Protect', 1, 'seed', {
  uses: [{ id: 'prevent', when: 'any', do: [prevent('half')] }],
});

export const blessingOfDivinity = unique('blessing-of-divinity', 'Blessing of Divinity', 1, 'public', {
  fixed: 'not-removable',
  at: { 'would-be-defeated': [remove(1, 'blessing-of-divinity'), setHealth(1)] },
  any: ['would-be-defeated'],
});
