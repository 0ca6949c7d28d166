// biome-ignore format: the words of this file on one line
import { add, andThen, collateral, deal, defence, defensive, draw, either, gain, type Hero, inflict, mainCard, modifierCard, negative, offensive, on, payUpTo, perHeld, perNumber, plus, positive, raiseLimit, remove, removeUpTo, roll, rollAgain, row, rows, shows, take, times, ultimate, ultimateAbility, undefendable, upgrade, upToLimit } from '@mad-king/language';
import { knockdown, stun } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const mastery = 'fire-mastery';
const blastFaces = [
  on('flame', add(3)),
  on('blaze', inflict(1, 'burn')),
  on('fiery-soul', gain(2, mastery)),
  on('meteor', inflict(1, 'knockdown')),
];
/** As above, with every flame and every fiery soul counted. */
const eachBlastFace = [
  add(times(3, 'flame')),
  on('blaze', inflict(1, 'burn')),
  gain(times(2, 'fiery-soul'), mastery),
  on('meteor', inflict(1, 'knockdown')),
];
const everySymbol = 'flame x1 + blaze x1 + fiery-soul x1 + meteor x1';

export const hero: Hero = {
  id: 'pyromancer',
  name: 'Pyromancer',
  box: 'season-1',
  complexity: 3,
  colour: '#d9480f',
  dice: ['flame', 'flame', 'flame', 'blaze', 'fiery-soul', 'meteor'],
  tokens: [
    positive(mastery, 'Fire Mastery', 5, 'seed', { at: { upkeep: [remove(1, mastery)] } }),
    negative('burn', 'Burn', 1, 'seed', { persistent: true, at: { upkeep: [take(2)] } }),
    knockdown,
    stun,
  ],
  abilities: [
    offensive(
      'fireball',
      'Fireball',
      'public',
      {
        1: rows(
          row('flame x3', deal(4), gain(1, mastery)),
          row('flame x4', deal(6), gain(1, mastery)),
          row('flame x5', deal(8), gain(1, mastery)),
        ),
        2: rows(
          row('flame x3', deal(4), gain(2, mastery)),
          row('flame x4', deal(6), gain(2, mastery)),
          row('flame x5', deal(8), gain(2, mastery)),
        ),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'burning-soul',
      'Burning Soul',
      'public',
      {
        1: rows(
          row('fiery-soul x2', gain(times(2, 'fiery-soul'), mastery), collateral(times(1, 'fiery-soul'))),
        ),
        2: rows(
          row(
            'fiery-soul x2',
            on('fiery-soul x4', raiseLimit(mastery)),
            gain(times(2, 'fiery-soul'), mastery),
            on('fiery-soul x3', inflict(1, 'burn')),
            collateral(times(1, 'fiery-soul')),
          ),
        ),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'pyroblast',
      'Pyroblast',
      'public',
      {
        1: rows(row('flame x3 + meteor x1', deal(6), roll(1, ...blastFaces))),
        2: rows(row('flame x3 + meteor x1', deal(6), roll(2, ...eachBlastFace))),
        3: rows(row('flame x3 + meteor x1', deal(6), rollAgain(2, 1, ...eachBlastFace))),
      },
      { levelSrc: { 1: 'seed', 2: 'public', 3: 'public' } },
    ),
    offensive(
      'combustion',
      'Combustion',
      'public',
      {
        1: rows(
          row(everySymbol, gain(1, mastery), andThen, removeUpTo(4, mastery), undefendable(perNumber(3))),
        ),
        2: rows(
          row(everySymbol, gain(1, mastery), andThen, removeUpTo(4, mastery), undefendable(perNumber(4))),
        ),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'hot-streak',
      'Hot Streak',
      'public',
      {
        1: rows(row('small straight', gain(2, mastery), andThen, deal(plus(5, perHeld(mastery))))),
        2: rows(row('small straight', gain(2, mastery), andThen, deal(plus(6, perHeld(mastery))))),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'scorch',
      'Scorch',
      'public',
      { 1: rows(row('flame x2 + blaze x2', gain(2, mastery), inflict(1, 'burn'), deal(6))) },
      { addedBy: 'Hot Streak II' },
    ),
    offensive(
      'ignite',
      'Ignite',
      'public',
      {
        1: rows(row('large straight', gain(2, mastery), andThen, deal(plus(4, perHeld(mastery, 2))))),
        2: rows(
          row(
            'large straight',
            gain(2, mastery),
            inflict(1, 'burn'),
            andThen,
            deal(plus(5, perHeld(mastery, 2))),
          ),
        ),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'blazing-soul',
      'Blazing Soul',
      'public',
      {
        1: rows(
          row('blaze x2 + fiery-soul x2', raiseLimit(mastery), gain(5, mastery), inflict(1, 'knockdown')),
        ),
      },
      { addedBy: 'Ignite II' },
    ),
    offensive(
      'meteorite',
      'Meteorite',
      'public',
      {
        1: rows(
          row(
            'meteor x4',
            gain(2, mastery),
            inflict(1, 'stun'),
            andThen,
            undefendable(perHeld(mastery)),
            collateral(2),
          ),
        ),
        2: rows(
          row(
            'meteor x4',
            gain(2, mastery),
            inflict(1, 'stun'),
            andThen,
            undefendable(perHeld(mastery)),
            collateral(3),
          ),
        ),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'meteoroid',
      'Meteoroid',
      'public',
      { 1: rows(row('meteor x3', inflict(1, 'knockdown'), inflict(1, 'burn'), inflict(1, 'stun'))) },
      { addedBy: 'Meteorite II' },
    ),
    ultimateAbility('scorch-the-earth', 'Scorch the Earth!', 'public', {
      1: rows(
        row(
          'meteor x5',
          gain(3, mastery),
          inflict(1, 'knockdown'),
          inflict(1, 'burn'),
          ultimate(12),
          collateral(2),
        ),
      ),
    }),
    defensive(
      'molten-armor',
      'Molten Armor',
      'public',
      {
        1: defence(5, gain(times(1, 'fiery-soul'), mastery), deal(times(1, 'flame'))),
        2: defence(
          5,
          gain(times(1, 'fiery-soul'), mastery),
          on('flame + blaze', inflict(1, 'burn')),
          deal(times(1, 'flame')),
        ),
        3: defence(
          5,
          gain(plus(times(1, 'fiery-soul'), times(1, 'meteor')), mastery),
          on('flame + blaze', inflict(1, 'burn')),
          deal(plus(times(1, 'flame'), times(1, 'meteor'))),
        ),
      },
      { levelSrc: { 1: 'seed', 2: 'public', 3: 'public' } },
    ),
  ],
  upgrades: [
    upgrade('Fireball II', 'fireball', 2, 1, 'public'),
    upgrade('Burning Soul II', 'burning-soul', 2, 1, 'public'),
    upgrade('Pyroblast II', 'pyroblast', 2, 2, 'public'),
    upgrade('Pyroblast III', 'pyroblast', 3, 3, 'public'),
    upgrade('Combustion II', 'combustion', 2, 2, 'public'),
    upgrade('Hot Streak II', 'hot-streak', 2, 2, 'public', [{ ability: 'scorch', level: 1 }]),
    upgrade('Ignite II', 'ignite', 2, 2, 'public', [{ ability: 'blazing-soul', level: 1 }]),
    upgrade('Meteorite II', 'meteorite', 2, 2, 'public', [{ ability: 'meteoroid', level: 1 }]),
    upgrade('Molten Armor II', 'molten-armor', 2, 1, 'public'),
    upgrade('Molten Armor III', 'molten-armor', 3, 3, 'public'),
  ],
  cards: [
    mainCard('warm-up', 'Warm Up!', 0, 'public', [
      gain(1, mastery),
      andThen,
      payUpTo('all'),
      gain(perNumber(), mastery),
    ]),
    mainCard('fire-up', 'Fire Up!', 3, 'public', [raiseLimit(mastery), andThen, gain(2, mastery)]),
    modifierCard('red-hot', 'Red Hot!', 1, 'public', [add(perHeld(mastery))]),
    modifierCard('huzzah', 'Huzzah!', 1, 'public', [roll(1, ...blastFaces)]),
    mainCard(
      'infernal-infusion',
      'Infernal Infusion!',
      0,
      'public',
      [roll(1, either(shows('meteor'), [gain(upToLimit(mastery), mastery)], [draw(1)]))],
      { promo: true },
    ),
  ],
  values,
};
