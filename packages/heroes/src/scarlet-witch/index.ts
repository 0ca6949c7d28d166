// biome-ignore format: the words of this file on one line
import { add, atMost, choose, chooseDie, chooseKind, choosePlayer, chooseToken, chooseValue, deal, defence, defenceWith, defensive, draw, either, gain, gainChosen, gainCp, type Hero, inflict, instantCard, mainCard, may, modifierCard, negative, numberAtLeast, offensive, on, perToken, positive, prevent, remove, removeChosen, roll, rollCard, row, rows, setDie, shows, stealHealth, threatened, times, type Use, ultimate, ultimateAbility, undefendable, unlessVetoed, upgrade, warpDie } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const odds = 'probability-manipulation';
const warp = 'reality-warp';
const warpSomebody = [choosePlayer('opponent'), inflict(1, warp, 'that')];
const secondDose: Use = {
  id: 'double-dose',
  when: 'any',
  price: { token: odds, n: 1 },
  perAttack: 1,
  do: [chooseDie('own'), chooseValue('any'), setDie('chosen')],
};

export const hero: Hero = {
  id: 'scarlet-witch',
  name: 'Scarlet Witch',
  box: 'marvel',
  complexity: 4,
  colour: '#e03131',
  dice: ['hex', 'hex', 'hex', 'curse', 'darkhold', 'chaos'],
  tokens: [
    positive('crackle', 'Crackle', 3, 'public', {
      uses: [{ id: 'add', when: 'any', modifier: true, perTurn: 2, do: [add(atMost(3, perToken))] }],
    }),
    positive(odds, 'Probability Manipulation', 2, 'public', {
      uses: [
        {
          id: 'tip',
          when: 'any',
          do: [chooseDie('own', { even: true }), chooseValue('step'), setDie('chosen')],
        },
      ],
    }),
    positive('conjure', 'Conjure', 1, 'public', {
      uses: [
        {
          id: 'conjure',
          when: 'main',
          perTurn: 1,
          do: [choose([choosePlayer('giver'), chooseKind, unlessVetoed(gainChosen)], warpSomebody)],
        },
      ],
    }),
    negative(warp, 'Reality Warp', 1, 'public', { at: { 'offence-begun': [remove(1, warp), warpDie] } }),
  ],
  abilities: [
    offensive(
      'hex-bolt',
      'Hex Bolt',
      'design',
      {
        1: rows(row('hex x3', deal(4)), row('hex x4', deal(6)), row('hex x5', deal(8))),
        2: rows(row('hex x3', deal(5)), row('hex x4', deal(7)), row('hex x5', deal(9))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'conjuration',
      'Conjuration',
      'design',
      { 1: rows(row('hex x2 + darkhold x1', gain(1, 'conjure'), deal(3))) },
      { addedBy: 'Hex Bolt II' },
    ),
    offensive(
      'jinx',
      'Jinx',
      'design',
      {
        1: rows(row('hex x2 + curse x2', deal(7))),
        2: rows(row('hex x2 + curse x2', gain(1, 'crackle'), deal(8))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'darkhold',
      'Darkhold',
      'design',
      {
        1: rows(row('darkhold x2', gain(1, 'crackle'), gain(1, odds), gainCp(1), draw(1))),
        2: rows(
          row('darkhold x2', gain(1, 'crackle'), gain(1, odds), gainCp(1), draw(2)),
          row('darkhold x3', gain(1, 'crackle'), gain(1, odds), gain(1, 'conjure'), gainCp(2), draw(2)),
        ),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'mind-blast',
      'Mind Blast',
      'design',
      {
        1: rows(
          row(
            'hex x1 + curse x1 + darkhold x1 + chaos x1',
            gain(1, 'crackle'),
            gain(1, odds),
            undefendable(6),
          ),
        ),
        2: rows(
          row(
            'hex x1 + curse x1 + darkhold x1 + chaos x1',
            gain(1, 'crackle'),
            gain(1, odds),
            undefendable(7),
          ),
        ),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'spellcraft',
      'Spellcraft',
      'design',
      {
        1: rows(
          row('small straight', gain(1, odds), deal(7)),
          row('large straight', inflict(1, warp), deal(9)),
        ),
        2: rows(
          row('small straight', gain(1, odds), deal(8)),
          row('large straight', gain(1, odds), inflict(1, warp), deal(10)),
        ),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'bewitch',
      'Bewitch',
      'design',
      {
        1: rows(row('hex x1 + chaos x3', gain(1, 'conjure'), deal(9))),
        2: rows(row('hex x1 + chaos x3', gain(1, 'conjure'), deal(10))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'energy-drain',
      'Energy Drain',
      'seed',
      { 1: rows(row('curse x2 + darkhold x1', stealHealth(3))) },
      { addedBy: 'Bewitch II' },
    ),
    offensive(
      'pure-chaos',
      'Pure Chaos',
      'design',
      {
        1: rows(row('chaos x4', gain(1, 'conjure'), inflict(1, warp), undefendable(6))),
        2: rows(row('chaos x4', gain(1, 'conjure'), inflict(1, warp), undefendable(8))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'chaos',
      'Chaos',
      'design',
      { 1: rows(row('chaos x3', gain(2, 'crackle'), inflict(1, warp), deal(3))) },
      { addedBy: 'Pure Chaos II' },
    ),
    ultimateAbility('sealed-your-fate', 'Sealed Your Fate!', 'public', {
      1: rows(row('chaos x5', gain(1, 'conjure'), gain(1, odds), ultimate(12))),
    }),
    defensive(
      'double-dose',
      'Double Dose',
      'design',
      {
        1: defence(3, on('curse', gain(1, odds)), on('chaos', deal(1)), on('hex x3', gain(1, 'crackle'))),
        2: defenceWith(
          5,
          { offer: secondDose },
          on('curse', gain(1, odds)),
          on('darkhold', gain(1, 'conjure')),
          on('chaos', deal(1)),
          either(shows('hex x4'), [gain(2, 'crackle')], [on('hex x3', gain(1, 'crackle'))]),
        ),
      },
      { levelSrc: { 1: 'design', 2: 'design' } },
    ),
  ],
  upgrades: [
    upgrade('Hex Bolt II', 'hex-bolt', 2, 2, 'design', [{ ability: 'conjuration', level: 1 }]),
    upgrade('Jinx II', 'jinx', 2, 1, 'design'),
    upgrade('Darkhold II', 'darkhold', 2, 2, 'design'),
    upgrade('Mind Blast II', 'mind-blast', 2, 2, 'design'),
    upgrade('Spellcraft II', 'spellcraft', 2, 2, 'design'),
    upgrade('Bewitch II', 'bewitch', 2, 1, 'seed', [{ ability: 'energy-drain', level: 1 }]),
    upgrade('Pure Chaos II', 'pure-chaos', 2, 2, 'seed', [{ ability: 'chaos', level: 1 }]),
    upgrade('Double Dose II', 'double-dose', 2, 2, 'seed'),
  ],
  cards: [
    modifierCard('chaos-magic', 'Chaos Magic', 2, 'design', [
      roll(4, add(times(1, 'hex')), on('chaos', inflict(1, warp))),
    ]),
    instantCard('altered-odds', 'Altered Odds', 2, 'design', [gain(1, odds)]),
    mainCard('scarlet-surge', 'Scarlet Surge', 2, 'design', [gain(1, 'crackle')]),
    instantCard(
      'hex-ward',
      'Hex Ward',
      2,
      'design',
      [
        may(chooseToken('self', { status: true }), removeChosen),
        either(numberAtLeast(1), [prevent(4)], [prevent(2)]),
      ],
      { only: threatened },
    ),
    rollCard('rewrite', 'Rewrite', 2, 'design', [chooseDie('any'), setDie('opposite')]),
    mainCard('house-of-cards', 'House of Cards', 4, 'design', [gain(1, 'conjure'), ...warpSomebody]),
  ],
  values,
};
