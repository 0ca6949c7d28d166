// biome-ignore format: the words of this file on one line
import { add, andThen, attacked, becomesUndefendable, choose, choosePlayer, deal, defenceWith, defensive, die, draw, either, gain, type Hero, inflict, instantCard, mainCard, mayPay, modifierCard, negative, ofAKind, offensive, on, perNumber, plus, positive, prevent, pure, remove, repeat, roll, rollAgain, rollCard, row, rows, shows, sum, sumAtMost, take, threatened, times, ultimate, ultimateAbility, undefendable, upgrade, value, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const poison = 'delayed-poison';
const poisonOpponent = [choosePlayer('opponent'), inflict(1, poison, 'that')];
const practised = when(ofAKind(3), gain(1, 'ninjutsu'));
const blossom = [deal(plus(times(1, 'ninjato'), times(2, 'shuriken'))), on('mask', becomesUndefendable)];
const theLine = [deal(sum), when(sumAtMost(6), becomesUndefendable)];

export const hero: Hero = {
  id: 'ninja',
  name: 'Ninja',
  box: 'season-1',
  complexity: 2,
  colour: '#2b8a3e',
  dice: ['ninjato', 'ninjato', 'ninjato', 'shuriken', 'shuriken', 'mask'],
  tokens: [
    positive('ninjutsu', 'Ninjutsu', 3, 'public', {
      uses: [
        {
          id: 'strike',
          when: 'any',
          modifier: true,
          do: [
            roll(
              1,
              when(die(1, 3), add(1)),
              when(die(4, 5), add(2)),
              when(die(6), choose([add(2)], [inflict(1, poison)], [becomesUndefendable])),
            ),
          ],
        },
      ],
    }),
    positive('smoke-bomb', 'Smoke Bomb', 1, 'public', {
      uses: [{ id: 'vanish', when: 'any', only: threatened, do: [roll(1, when(die(1, 3), prevent('all')))] }],
    }),
    negative(poison, 'Delayed Poison', 2, 'public', {
      at: { 'turn-end': [remove('all', poison), andThen, take(perNumber(3), 'undefendable')] },
    }),
  ],
  abilities: [
    offensive('slash', 'Slash', 'public', {
      1: rows(row('ninjato x3', deal(5)), row('ninjato x4', deal(6)), row('ninjato x5', deal(7))),
      2: rows(
        row('ninjato x3', deal(4), practised),
        row('ninjato x4', deal(6), practised),
        row('ninjato x5', deal(8), practised),
      ),
    }),
    offensive('death-blossom', 'Death Blossom', 'public', {
      1: rows(row('ninjato x3 + shuriken x2', roll(5, ...blossom))),
      2: rows(
        row('ninjato x3 + shuriken x2', rollAgain(5, 2, ...blossom, on('mask x2', inflict(1, poison)))),
      ),
    }),
    offensive('walk-the-line', 'Walk the Line', 'public', {
      1: rows(row('shuriken x4', roll(2, ...theLine))),
      2: rows(row('shuriken x4', rollAgain(2, 1, ...theLine))),
    }),
    offensive(
      'tip-of-the-blade',
      'Tip of the Blade',
      'public',
      { 1: rows(row('shuriken x3', roll(1, pure(value)))) },
      { addedBy: 'Walk the Line II' },
    ),
    offensive('smoke-screen', 'Smoke Screen', 'public', {
      1: rows(
        row(
          'ninjato x1 + shuriken x2 + mask x1',
          choosePlayer(),
          gain(1, 'smoke-bomb', 'that'),
          gain(2, 'ninjutsu', 'that'),
          ...poisonOpponent,
        ),
      ),
      2: rows(
        row(
          'ninjato x1 + shuriken x2 + mask x1',
          choosePlayer(),
          gain(1, 'smoke-bomb', 'that'),
          gain(3, 'ninjutsu', 'that'),
          ...poisonOpponent,
        ),
      ),
    }),
    offensive(
      'kuji-kiri',
      'Kuji-Kiri',
      'public',
      {
        1: rows(
          row('shuriken x3 + mask x2', repeat(2, choosePlayer('opponent'), deal(4, 'pure', { who: 'that' }))),
        ),
      },
      { addedBy: 'Smoke Screen II' },
    ),
    offensive('poison-blade', 'Poison Blade', 'public', {
      1: rows(row('small straight', inflict(1, poison), deal(5))),
      2: rows(
        row(
          'small straight',
          roll(1, either(shows('ninjato'), [inflict(1, poison)], [inflict(2, poison)])),
          deal(5),
        ),
      ),
    }),
    offensive('shadow-fang', 'Shadow Fang', 'public', {
      1: rows(row('large straight', gain(2, 'ninjutsu'), andThen, deal(8))),
      2: rows(row('large straight', gain(1, 'smoke-bomb'), gain(2, 'ninjutsu'), andThen, deal(8))),
    }),
    offensive(
      'misdirect',
      'Misdirect',
      'public',
      { 1: rows(row('ninjato x2 + mask x2', gain(1, 'smoke-bomb'), undefendable(2))) },
      { addedBy: 'Shadow Fang II' },
    ),
    offensive('shadewalk', 'Shadewalk', 'public', {
      1: rows(row('mask x4', gain(1, 'smoke-bomb'), inflict(1, poison), undefendable(6))),
      2: rows(row('mask x4', gain(1, 'smoke-bomb'), inflict(2, poison), undefendable(5))),
    }),
    offensive(
      'jugulate',
      'Jugulate',
      'public',
      { 1: rows(row('mask x3', gain(3, 'ninjutsu'), ...poisonOpponent)) },
      { addedBy: 'Shadewalk II' },
    ),
    ultimateAbility('assassinate', 'Assassinate!', 'public', {
      1: rows(row('mask x5', repeat(2, ...poisonOpponent), gain(1, 'smoke-bomb'), ultimate(10))),
    }),
    defensive('shade-shift', 'Shade Shift', 'public', {
      1: defenceWith(
        3,
        { reroll: 1 },
        on('ninjato', deal(1, 'undefendable')),
        on('shuriken', deal(2, 'undefendable')),
        on('mask x2', gain(1, 'smoke-bomb')),
      ),
      2: defenceWith(
        3,
        { reroll: 2 },
        deal(times(1, 'ninjato'), 'undefendable'),
        on('shuriken', deal(2, 'undefendable')),
        on('mask x2', gain(1, 'smoke-bomb')),
      ),
    }),
  ],
  upgrades: [
    upgrade('Slash II', 'slash', 2, 2, 'public'),
    upgrade('Death Blossom II', 'death-blossom', 2, 2, 'public'),
    upgrade('Smoke Screen II', 'smoke-screen', 2, 2, 'public', [{ ability: 'kuji-kiri', level: 1 }]),
    upgrade('Walk the Line II', 'walk-the-line', 2, 2, 'public', [{ ability: 'tip-of-the-blade', level: 1 }]),
    upgrade('Poison Blade II', 'poison-blade', 2, 1, 'public'),
    upgrade('Shadow Fang II', 'shadow-fang', 2, 2, 'public', [{ ability: 'misdirect', level: 1 }]),
    upgrade('Shadewalk II', 'shadewalk', 2, 2, 'public', [{ ability: 'jugulate', level: 1 }]),
    upgrade('Shade Shift II', 'shade-shift', 2, 2, 'public'),
  ],
  cards: [
    mainCard('poison-dart', 'Poison Dart!', 2, 'public', poisonOpponent),
    modifierCard('throwing-stars', 'Throwing Stars!', 1, 'public', [
      rollAgain(5, 5, add(times(1, 'shuriken'))),
    ]),
    mainCard('fan-of-knives', 'Fan of Knives!', 2, 'public', [
      repeat(3, choosePlayer('opponent'), deal(1, 'undefendable', { who: 'that' })),
    ]),
    instantCard('smoke-offering', 'Smoke Offering!', 0, 'public', [
      mayPay({ discard: 1 }, [choosePlayer(), gain(1, 'smoke-bomb', 'that')]),
    ]),
    instantCard('train', 'Train!', 0, 'public', [gain(1, 'ninjutsu')]),
    rollCard(
      'escape',
      'Escape!',
      0,
      'public',
      [roll(1, on('ninjato', prevent(1)), on('shuriken', prevent(2)), on('mask', gain(1, 'smoke-bomb')))],
      { only: attacked },
    ),
    mainCard(
      'dojo',
      'Dojo!',
      0,
      'public',
      [roll(1, either(shows('mask'), [gain(1, 'smoke-bomb'), gain(2, 'ninjutsu')], [draw(1)]))],
      { promo: true },
    ),
  ],
  values,
};
