// biome-ignore format: the words of this file on one line
import { add, andThen, choose, chooseDie, choosePlayer, deal, defence, defensive, draw, either, gain, type Hero, inflict, instantCard, mainCard, ofAKind, offensive, on, perNumber, plus, positive, prevent, raiseLimit, repeat, rerollDie, roll, rollOffering, row, rows, shows, sum, sumAtLeast, times, type Use, ultimate, ultimateAbility, undefendable, upgrade, when } from '@mad-king/language';
import { cleanse, evasive, knockdown } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const trip = when(ofAKind(4), inflict(1, 'knockdown'));
const evasiveOrCleanse = choose([gain(1, 'evasive')], [gain(1, 'cleanse')]);
const serenity = [gain(times(1, 'zen'), 'chi'), deal(times(1, 'fist'))];
const rushReroll: Use = {
  id: 'rush-reroll',
  when: 'any',
  price: { token: 'chi', n: 1 },
  do: [chooseDie('own'), rerollDie],
};

export const hero: Hero = {
  id: 'monk',
  name: 'Monk',
  box: 'season-1',
  complexity: 4,
  colour: '#5f8a4b',
  dice: ['fist', 'fist', 'palm', 'zen', 'zen', 'lotus'],
  tokens: [
    positive('chi', 'Chi', 5, 'public', {
      ages: 'turn',
      uses: [
        { id: 'prevent', when: 'any', price: { token: 'chi', n: 'any' }, do: [prevent(perNumber())] },
        {
          id: 'add',
          when: 'any',
          modifier: true,
          aged: true,
          price: { token: 'chi', n: 'any' },
          do: [add(perNumber())],
        },
      ],
    }),
    evasive,
    cleanse,
    knockdown,
  ],
  abilities: [
    offensive('fist-strike', 'Fist Strike', 'public', {
      1: rows(row('fist x3', deal(6)), row('fist x4', deal(7)), row('fist x5', deal(8))),
      2: rows(row('fist x3', deal(7)), row('fist x4', deal(8)), row('fist x5', deal(9))),
      3: rows(row('fist x3', deal(7), trip), row('fist x4', deal(8), trip), row('fist x5', deal(9), trip)),
    }),
    offensive('meditate', 'Meditate', 'public', {
      1: rows(row('zen x3', gain(5, 'chi'), evasiveOrCleanse)),
      2: rows(row('zen x3', gain(6, 'chi'), gain(1, 'evasive'), gain(1, 'cleanse'))),
    }),
    offensive(
      'zen-strike',
      'Zen Strike',
      'public',
      { 1: rows(row('fist x2 + zen x2', deal(6), andThen, gain(2, 'chi'))) },
      { addedBy: 'Meditate II' },
    ),
    offensive('combo-strike', 'Combo Strike', 'public', {
      1: rows(
        row(
          'fist x3 + palm x1',
          deal(6),
          roll(
            1,
            on('fist', add(2)),
            on('palm', add(3)),
            on('zen', gain(2, 'chi')),
            on('lotus', evasiveOrCleanse),
          ),
        ),
      ),
      2: rows(
        row(
          'fist x3 + palm x1',
          deal(5),
          roll(
            2,
            add(plus(times(2, 'fist'), times(3, 'palm'))),
            gain(times(2, 'zen'), 'chi'),
            repeat(times(1, 'lotus'), evasiveOrCleanse),
          ),
        ),
      ),
    }),
    offensive('tempest-rush', 'Tempest Rush', 'public', {
      1: rows(row('palm x3', roll(3, deal(sum), when(sumAtLeast(13), inflict(1, 'knockdown'))))),
      2: rows(
        row('palm x3', rollOffering(3, rushReroll, deal(sum), when(sumAtLeast(12), inflict(1, 'knockdown')))),
      ),
    }),
    offensive('fist-of-harmony', 'Fist of Harmony', 'public', {
      1: rows(row('small straight', deal(6), andThen, gain(2, 'chi'))),
      2: rows(row('small straight', deal(6), andThen, gain(3, 'chi'))),
    }),
    offensive('lotus-strike', 'Lotus Strike', 'public', {
      1: rows(row('lotus x4', undefendable(5), andThen, raiseLimit('chi'), gain(5, 'chi'))),
      2: rows(row('lotus x4', undefendable(6), andThen, raiseLimit('chi'), gain(6, 'chi'))),
    }),
    offensive(
      'way-of-the-lotus',
      'Way of the Lotus',
      'public',
      { 1: rows(row('lotus x3', undefendable(2), andThen, gain(1, 'evasive'), gain(2, 'chi'))) },
      { addedBy: 'Lotus Strike II' },
    ),
    offensive('fist-of-tranquility', 'Fist of Tranquility', 'public', {
      1: rows(row('large straight', deal(7), andThen, gain(1, 'evasive'), gain(3, 'chi'))),
      2: rows(
        row('large straight', inflict(1, 'knockdown'), deal(7), andThen, gain(1, 'evasive'), gain(3, 'chi')),
      ),
    }),
    offensive(
      'way-of-the-monk',
      'Way of the Monk',
      'public',
      { 1: rows(row('fist x1 + palm x1 + zen x1 + lotus x1', gain(2, 'evasive'), undefendable(3))) },
      { addedBy: 'Fist of Tranquility II' },
    ),
    ultimateAbility('transcendence', 'Transcendence!', 'public', {
      1: rows(
        row(
          'lotus x5',
          gain(1, 'evasive'),
          gain(1, 'cleanse'),
          inflict(1, 'knockdown'),
          ultimate(10),
          andThen,
          raiseLimit('chi'),
          gain(6, 'chi'),
        ),
      ),
    }),
    defensive('serenity', 'Serenity', 'public', {
      1: defence(4, ...serenity),
      2: defence(5, ...serenity),
      3: defence(5, ...serenity, on('zen + lotus', evasiveOrCleanse)),
    }),
  ],
  upgrades: [
    upgrade('Fist Strike II', 'fist-strike', 2, 1, 'public'),
    upgrade('Fist Strike III', 'fist-strike', 3, 2, 'public'),
    upgrade('Meditate II', 'meditate', 2, 2, 'public', [{ ability: 'zen-strike', level: 1 }]),
    upgrade('Fist of Harmony II', 'fist-of-harmony', 2, 1, 'public'),
    upgrade('Lotus Strike II', 'lotus-strike', 2, 2, 'public', [{ ability: 'way-of-the-lotus', level: 1 }]),
    upgrade('Combo Strike II', 'combo-strike', 2, 2, 'public'),
    upgrade('Tempest Rush II', 'tempest-rush', 2, 1, 'public'),
    upgrade('Fist of Tranquility II', 'fist-of-tranquility', 2, 2, 'public', [
      { ability: 'way-of-the-monk', level: 1 },
    ]),
    upgrade('Serenity II', 'serenity', 2, 2, 'public'),
    upgrade('Serenity III', 'serenity', 3, 3, 'public'),
  ],
  cards: [
    mainCard('palm-strike', 'Palm Strike!', 0, 'public', [
      choosePlayer('opponent'),
      inflict(1, 'knockdown', 'that'),
    ]),
    mainCard('mystic-mantra', 'Mystic Mantra!', 3, 'public', [
      choosePlayer('opponent'),
      gain(1, 'chi'),
      gain(1, 'evasive'),
      gain(1, 'cleanse'),
      inflict(1, 'knockdown', 'that'),
    ]),
    instantCard('ruminate', 'Ruminate!', 3, 'public', [gain(5, 'chi')]),
    instantCard('contemplate', 'Contemplate!', 0, 'public', [gain(2, 'chi')]),
    mainCard(
      'enlightenment',
      'Enlightenment!',
      0,
      'public',
      [roll(1, either(shows('lotus'), [gain(2, 'chi'), gain(1, 'evasive'), gain(1, 'cleanse')], [draw(1)]))],
      { promo: true },
    ),
  ],
  values,
};
