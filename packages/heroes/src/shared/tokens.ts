// Status effects that stand on several leaflets: one kind, one definition (V-26).

// biome-ignore format: the words of this file on one line
import { chooseToken, die, either, extraPhase, mayPay, negative, perHeld, positive, prevent, remove, removeChosen, repeat, roll, setHealth, skip, take, threatened, unique, when } from '@mad-king/language';

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

export const evasive = positive('evasive', 'Evasive', 3, 'public', {
  uses: [{ id: 'evade', when: 'any', only: threatened, do: [roll(1, when(die(1, 2), prevent('all')))] }],
});

export const cleanse = positive('cleanse', 'Cleanse', 3, 'public', {
  uses: [{ id: 'cleanse', when: 'any', do: [chooseToken('self'), removeChosen] }],
});

export const targeted = negative('targeted', 'Targeted', 1, 'public', {
  persistent: true,
  standing: [{ when: 'attacked', add: 2 }],
});

export const bleed = negative('bleed', 'Bleed', 2, 'public', {
  at: { upkeep: [repeat(perHeld('bleed'), roll(1, either(die(1, 4), [take(1)], [remove(1, 'bleed')])))] },
});

export const blessingOfDivinity = unique('blessing-of-divinity', 'Blessing of Divinity', 1, 'public', {
  fixed: 'not-removable',
  at: { 'would-be-defeated': [remove(1, 'blessing-of-divinity'), setHealth(1)] },
  any: ['would-be-defeated'],
});
