// biome-ignore format: the words of this file on one line
import { add, andThen, attackDeals, attacked, becomesUndefendable, choose, chooseDie, choosePlayer, deal, defence, defendable, defensive, draw, either, gain, gainCp, type Hero, heal, mainCard, offensive, on, passive, passiveAbility, plus, positive, prevent, reflectHalf, rerollDie, roll, rollCard, row, rows, shows, times, type Use, ultimate, ultimateAbility, undefendable, upgrade, usedSymbol, when } from '@mad-king/language';
import { blessingOfDivinity, protect } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const titheReroll: Use = {
  id: 'tithe-reroll',
  when: 'any',
  price: { cp: 1 },
  do: [chooseDie('own'), rerollDie],
};
const titheDraw = (cp: number): Use => ({ id: 'tithe-draw', when: 'any', price: { cp }, do: [draw(1)] });

const righteousRoll = (dice: number) =>
  roll(
    dice,
    add(plus(times(1, 'helmet'), times(2, 'sword'))),
    heal(times(2, 'life')),
    gainCp(times(1, 'prayer')),
  );
const holyRoll = (dice: number) =>
  roll(
    dice,
    on('sword', gain(1, 'crit')),
    on('helmet', gain(1, 'protect')),
    on('life', draw(1)),
    on('prayer', gainCp(2)),
  );
const divineDefense = [
  on('sword', deal(1)),
  prevent(plus(times(1, 'helmet'), times(2, 'life'))),
  gainCp(times(1, 'prayer')),
];

export const hero: Hero = {
  id: 'paladin',
  name: 'Paladin',
  box: 'season-1',
  complexity: 5,
  colour: '#c9a227',
  dice: ['sword', 'sword', 'helmet', 'helmet', 'life', 'prayer'],
  tokens: [
    positive('retribution', 'Retribution', 1, 'seed', {
      uses: [{ id: 'reflect', when: 'any', only: attacked, do: [reflectHalf] }],
    }),
    protect,
    positive('crit', 'Crit', 1, 'public', {
      uses: [{ id: 'add', when: 'any', modifier: true, only: attackDeals(5), do: [add(4)] }],
    }),
    positive('accuracy', 'Accuracy', 1, 'public', {
      uses: [{ id: 'aim', when: 'any', modifier: true, only: defendable, do: [becomesUndefendable] }],
    }),
    blessingOfDivinity,
  ],
  abilities: [
    passiveAbility('tithe', 'Tithe', 'public', {
      1: passive({ uses: [titheReroll, titheDraw(3)] }),
      2: passive({
        uses: [titheReroll, titheDraw(2)],
        at: { activate: [when(usedSymbol('prayer'), gainCp(1))] },
      }),
    }),
    offensive(
      'retaliate',
      'Retaliate',
      'public',
      {
        1: rows(row('helmet x3 + prayer x1', choosePlayer(), gain(1, 'retribution', 'that'), gainCp(3))),
        2: rows(row('helmet x3 + prayer x1', choosePlayer(), gain(1, 'retribution', 'that'), gainCp(4))),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'requital',
      'Requital',
      'public',
      {
        1: rows(
          row('sword x1 + helmet x1 + life x1 + prayer x1', gain(1, 'retribution'), heal(1), undefendable(3)),
        ),
      },
      { addedBy: 'Retaliate II' },
    ),
    offensive('righteous-combat', 'Righteous Combat', 'public', {
      1: rows(row('sword x3 + helmet x2', deal(5), righteousRoll(2))),
      2: rows(row('sword x3 + helmet x2', deal(5), righteousRoll(3))),
      3: rows(row('sword x3 + helmet x2', deal(6), righteousRoll(3))),
    }),
    offensive(
      'steadfast',
      'Steadfast',
      'public',
      { 1: rows(row('sword x2 + helmet x1', heal(2), undefendable(2))) },
      { addedBy: 'Righteous Combat III' },
    ),
    offensive('mighty-prayer', 'Mighty Prayer', 'public', {
      1: rows(row('sword x3 + prayer x1', undefendable(3), andThen, gain(1, 'crit'), gain(1, 'accuracy'))),
      2: rows(row('sword x3 + prayer x1', undefendable(4), andThen, gain(1, 'crit'), gain(1, 'accuracy'))),
    }),
    offensive(
      'offensive-stance',
      'Offensive Stance',
      'public',
      {
        1: rows(
          row(
            'sword x2 + prayer x1',
            undefendable(2),
            andThen,
            choose([gain(1, 'crit')], [gain(1, 'accuracy')]),
          ),
        ),
      },
      { addedBy: 'Mighty Prayer II' },
    ),
    offensive('holy-attack', 'Holy Attack', 'public', {
      1: rows(row('small straight', heal(1), deal(6)), row('large straight', heal(2), deal(8))),
      2: rows(row('small straight', heal(1), deal(7)), row('large straight', heal(2), deal(9))),
    }),
    offensive(
      'righteous-prayer',
      'Righteous Prayer',
      'public',
      {
        1: rows(row('prayer x4', deal(8), andThen, gain(1, 'crit'), gainCp(2))),
        2: rows(row('prayer x4', undefendable(8), andThen, gain(1, 'crit'), gainCp(2))),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'prosperity',
      'Prosperity',
      'public',
      { 1: rows(row('prayer x3', gainCp(4))) },
      { addedBy: 'Righteous Prayer II' },
    ),
    offensive('holy-light', 'Holy Light', 'public', {
      1: rows(row('life x2', heal(times(1, 'life')), holyRoll(2))),
      2: rows(row('life x2', heal(times(1, 'life')), holyRoll(3))),
    }),
    ultimateAbility('resolute-faith', 'Resolute Faith!', 'public', {
      1: rows(row('prayer x5', gain(1, 'blessing-of-divinity'), heal(5), ultimate(10))),
    }),
    defensive(
      'divine-defense',
      'Divine Defense',
      'public',
      {
        1: defence(3, ...divineDefense),
        2: defence(4, ...divineDefense),
        3: defence(4, ...divineDefense, on('helmet x2 + prayer', gain(1, 'protect'))),
      },
      { levelSrc: { 1: 'seed', 2: 'public', 3: 'public' } },
    ),
  ],
  upgrades: [
    upgrade('Tithe II', 'tithe', 2, 3, 'public'),
    upgrade('Retaliate II', 'retaliate', 2, 1, 'public', [{ ability: 'requital', level: 1 }]),
    upgrade('Holy Attack II', 'holy-attack', 2, 2, 'public'),
    upgrade('Righteous Prayer II', 'righteous-prayer', 2, 2, 'public', [{ ability: 'prosperity', level: 1 }]),
    upgrade('Righteous Combat II', 'righteous-combat', 2, 2, 'public'),
    upgrade('Righteous Combat III', 'righteous-combat', 3, 4, 'public', [{ ability: 'steadfast', level: 1 }]),
    upgrade('Mighty Prayer II', 'mighty-prayer', 2, 2, 'public', [{ ability: 'offensive-stance', level: 1 }]),
    upgrade('Holy Light II', 'holy-light', 2, 2, 'public'),
    upgrade('Divine Defense II', 'divine-defense', 2, 3, 'public'),
    upgrade('Divine Defense III', 'divine-defense', 3, 4, 'public'),
  ],
  cards: [
    mainCard('mighty', 'Mighty!', 1, 'public', [choosePlayer(), gain(1, 'crit', 'that')]),
    mainCard('consecration', 'Consecration!', 4, 'public', [
      choosePlayer(),
      gain(1, 'protect', 'that'),
      gain(1, 'retribution', 'that'),
      gain(1, 'crit', 'that'),
      gain(1, 'accuracy', 'that'),
    ]),
    mainCard('blessed', 'Blessed!', 1, 'public', [
      roll(1, on('sword', draw(2)), on('helmet', heal(3)), on('life', heal(4)), on('prayer', gainCp(3))),
    ]),
    rollCard(
      'absolution',
      'Absolution!',
      1,
      'public',
      [
        roll(
          1,
          on('sword', deal(3)),
          on('helmet', prevent(3)),
          on('life', prevent(5)),
          on('prayer', prevent(2), gainCp(2)),
        ),
      ],
      { only: attacked },
    ),
    mainCard(
      'divine-favor',
      'Divine Favor!',
      0,
      'public',
      [roll(1, either(shows('prayer'), [gainCp(4)], [draw(1)]))],
      { promo: true },
    ),
  ],
  values,
};
