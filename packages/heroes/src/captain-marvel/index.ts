// biome-ignore format: the words of this file on one line
import { add, andThen, attacked, chooseDie, collateral, deal, defence, defensive, gain, type Hero, highest, instantCard, mainCard, modifierCard, not, ofAKind, offensive, on, perHeld, positive, prevent, remove, roll, rollCard, row, rows, setDie, shows, times, ultimate, ultimateAbility, undefendable, unique, upgrade, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const flare = 'cosmic-flare';
const ray = 'cosmic-ray';
const glow = when(ofAKind(3), gain(1, flare));
const absorb = [prevent(times(2, 'star')), deal(times(2, 'star'))];

export const hero: Hero = {
  id: 'captain-marvel',
  name: 'Captain Marvel',
  box: 'marvel',
  complexity: 2,
  colour: '#c92a2a',
  dice: ['photon', 'photon', 'photon', 'wing', 'wing', 'star'],
  tokens: [
    positive(flare, 'Cosmic Flare', 3, 'public', {
      at: { upkeep: [collateral(perHeld(flare)), andThen, remove(1, flare)] },
    }),
    positive('radiance', 'Radiance', 2, 'public', {
      uses: [{ id: 'set', when: 'any', do: [chooseDie('own', { roll: 'defensive' }), setDie(6)] }],
    }),
    unique(ray, 'Cosmic Ray', 2, 'public', {
      fixed: 'not-removable',
      ages: 'turn',
      // Of the two dice the attacker takes the higher one; there is no reason to take the other.
      uses: [
        {
          id: 'add',
          when: 'any',
          modifier: true,
          aged: true,
          perTurn: 1,
          do: [roll(2, add(highest(1)))],
        },
      ],
    }),
  ],
  abilities: [
    offensive('photon-punch', 'Photon Punch', 'design', {
      1: rows(row('photon x3', deal(4)), row('photon x4', deal(5)), row('photon x5', deal(6))),
      2: rows(
        row('photon x3', deal(4), glow),
        row('photon x4', deal(5), glow),
        row('photon x5', deal(7), glow),
      ),
    }),
    offensive('inner-light', 'Inner Light', 'design', {
      1: rows(row('photon x2 + star x2', gain(1, 'radiance'), gain(1, flare), deal(5))),
      2: rows(row('photon x2 + star x2', gain(1, 'radiance'), gain(2, flare), deal(6))),
    }),
    offensive(
      'cosmic-recharge',
      'Cosmic Recharge',
      'design',
      { 1: rows(row('wing x3 + star x1', gain(1, ray), gain(2, flare), gain(1, 'radiance'))) },
      { addedBy: 'Inner Light II' },
    ),
    offensive('aurora-wave', 'Aurora Wave', 'design', {
      1: rows(row('photon x2 + wing x1 + star x2', gain(1, 'radiance'), gain(1, flare), deal(7))),
      2: rows(row('photon x2 + wing x1 + star x2', gain(2, 'radiance'), gain(2, flare), deal(8))),
    }),
    offensive(
      'binary-recharge',
      'Binary Recharge',
      'design',
      { 1: rows(row('wing x1 + star x2', gain(1, ray), andThen, deal(4))) },
      { addedBy: 'Aurora Wave II' },
    ),
    offensive('barrel-roll', 'Barrel Roll', 'design', {
      1: rows(row('photon x1 + wing x3', gain(1, 'radiance'), deal(5))),
      2: rows(row('photon x1 + wing x3', gain(1, 'radiance'), gain(1, flare), deal(6))),
    }),
    offensive('photonic', 'Photonic', 'design', {
      1: rows(row('small straight', gain(1, flare), deal(5))),
      2: rows(row('small straight', gain(1, flare), deal(7))),
    }),
    offensive('light-torpedo', 'Light Torpedo', 'design', {
      1: rows(row('large straight', gain(1, ray), gain(1, flare), deal(8))),
      2: rows(row('large straight', gain(1, ray), gain(2, flare), deal(9))),
    }),
    offensive(
      'skyward',
      'Skyward',
      'design',
      { 1: rows(row('photon x2 + wing x2', gain(1, 'radiance'), gain(1, flare), deal(4))) },
      { addedBy: 'Light Torpedo II' },
    ),
    offensive('supernova', 'Supernova', 'design', {
      1: rows(row('star x4', gain(1, ray), gain(1, flare), undefendable(7))),
      2: rows(row('star x4', gain(1, ray), gain(2, flare), undefendable(8))),
    }),
    offensive(
      'interstellar',
      'Interstellar',
      'design',
      { 1: rows(row('star x3', gain(1, ray), gain(1, flare), andThen, undefendable(2))) },
      { addedBy: 'Supernova II' },
    ),
    ultimateAbility('binary-blast', 'Binary Blast!', 'design', {
      1: rows(row('star x5', gain(1, ray), gain(2, flare), ultimate(12))),
    }),
    defensive('energy-absorption', 'Energy Absorption', 'design', {
      1: defence(2, ...absorb),
      2: defence(3, ...absorb, when(not(shows('star')), gain(1, 'radiance'))),
    }),
  ],
  upgrades: [
    upgrade('Photon Punch II', 'photon-punch', 2, 1, 'design'),
    upgrade('Inner Light II', 'inner-light', 2, 2, 'design', [{ ability: 'cosmic-recharge', level: 1 }]),
    upgrade('Aurora Wave II', 'aurora-wave', 2, 2, 'design', [{ ability: 'binary-recharge', level: 1 }]),
    upgrade('Barrel Roll II', 'barrel-roll', 2, 2, 'design'),
    upgrade('Photonic II', 'photonic', 2, 2, 'design'),
    upgrade('Light Torpedo II', 'light-torpedo', 2, 2, 'design', [{ ability: 'skyward', level: 1 }]),
    upgrade('Supernova II', 'supernova', 2, 2, 'design', [{ ability: 'interstellar', level: 1 }]),
    upgrade('Energy Absorption II', 'energy-absorption', 2, 2, 'design'),
  ],
  cards: [
    instantCard('solar-spark', 'Solar Spark!', 2, 'design', [gain(2, flare)]),
    instantCard('glow-brighter', 'Glow Brighter!', 1, 'design', [gain(2, 'radiance')]),
    mainCard('charge-the-core', 'Charge the Core!', 2, 'design', [gain(1, ray)]),
    mainCard('go-binary', 'Go Binary!', 3, 'design', [gain(1, ray), gain(2, flare), gain(1, 'radiance')]),
    modifierCard('starburst', 'Starburst!', 1, 'design', [
      roll(5, add(times(1, 'photon')), on('star', gain(1, flare))),
    ]),
    rollCard('soak-it-up', 'Soak It Up!', 0, 'design', [prevent(3)], {
      only: attacked,
      price: { token: 'radiance', n: 1 },
    }),
  ],
  values,
};
