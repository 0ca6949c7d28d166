// biome-ignore format: the words of this file on one line
import { add, aim, allOf, andThen, attacked, becomesUndefendable, cancelAbility, choosePlayer, chooseToken, deal, defence, defenceWith, defendable, defensive, die, draw, type Effect, either, gain, type Hero, halveOutgoing, heal, inflict, isOpponent, isUltimate, mainCard, modifierCard, negative, not, ofAKind, offensive, on, perHeld, positive, prevent, remove, removeChosen, repeat, roll, row, rows, shows, threatened, times, ultimate, ultimateAbility, undefendable, unique, upgrade, when } from '@mad-king/language';
import { blessingOfDivinity, cleanse } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const light = 'blinding-light';
const presence = 'holy-presence';
const everySymbol = 'blade x1 + wings x1 + cross x1 + angelic-pendant x1';

const dazzle = when(ofAKind(4), inflict(1, light));
const purify = (damage: number, health: number) => [
  choosePlayer(),
  either(isOpponent('that'), [aim, undefendable(damage)], [heal(health, 'that')]),
  chooseToken('that', { may: true }),
  removeChosen,
];
const smite = (...gains: Effect[]) =>
  roll(4, undefendable(times(2, 'blade')), ...gains, on('angelic-pendant', inflict(1, light)));
const triumph = roll(
  1,
  on('blade', add(1)),
  on('wings', add(2)),
  on('cross', add(3)),
  on('angelic-pendant', becomesUndefendable),
);
const mantle = (damage: number, wings: Effect, least: number, most: number) => [
  on('blade', deal(damage)),
  on('wings', wings),
  on('cross', prevent(least)),
  on('angelic-pendant', prevent(most)),
];

export const hero: Hero = {
  id: 'seraph',
  name: 'Seraph',
  box: 'season-2',
  complexity: 3,
  colour: '#d4af37',
  dice: ['blade', 'blade', 'blade', 'wings', 'cross', 'angelic-pendant'],
  tokens: [
    unique(presence, 'Holy Presence', 2, 'public', {
      fixed: 'not-transferable',
      // One entry per token (V-37).
      at: { upkeep: [repeat(perHeld(presence), deal(1, 'normal', { who: 'opponents' }))] },
    }),
    positive('flight', 'Flight', 3, 'public', {
      uses: [
        {
          id: 'attack',
          when: 'any',
          modifier: true,
          only: defendable,
          do: [roll(2, when(die(6), becomesUndefendable))],
        },
        {
          id: 'evade',
          when: 'any',
          only: allOf(attacked, threatened),
          do: [roll(2, when(die(6), prevent('all')))],
        },
      ],
    }),
    cleanse,
    negative(light, 'Blinding Light', 1, 'public', {
      at: {
        // V-15: against an ultimate it leaves without a roll.
        activate: [
          remove(1, light),
          when(not(isUltimate), roll(1, when(die(1), cancelAbility), when(die(2, 3), halveOutgoing))),
        ],
      },
    }),
    blessingOfDivinity,
  ],
  abilities: [
    offensive('holy-blade', 'Holy Blade', 'public', {
      1: rows(row('blade x3', deal(5)), row('blade x4', deal(6)), row('blade x5', deal(7))),
      2: rows(row('blade x3', deal(6)), row('blade x4', deal(7)), row('blade x5', deal(8))),
      3: rows(
        row('blade x3', deal(5), dazzle),
        row('blade x4', deal(7), dazzle),
        row('blade x5', deal(9), dazzle),
      ),
    }),
    offensive(
      'cherubim',
      'Cherubim',
      'public',
      {
        1: rows(row('blade x3 + angelic-pendant x1', gain(1, 'flight'), gain(1, presence))),
        2: rows(
          row('blade x3 + angelic-pendant x1', gain(1, 'cleanse'), gain(1, 'flight'), gain(1, presence)),
        ),
      },
      { addedBy: 'Holy Blade II' },
    ),
    offensive('glorious', 'Glorious', 'public', {
      1: rows(row('blade x3 + wings x1', gain(1, 'flight'), andThen, deal(6))),
      2: rows(row('blade x3 + wings x1', gain(1, 'flight'), andThen, deal(7))),
    }),
    offensive(
      'take-flight',
      'Take Flight',
      'public',
      { 1: rows(row('blade x1 + wings x2', choosePlayer(), gain(1, 'flight', 'that'), undefendable(3))) },
      { addedBy: 'Glorious II' },
    ),
    offensive('purify', 'Purify', 'public', {
      1: rows(row('cross x2 + angelic-pendant x1', ...purify(5, 4))),
      2: rows(row('cross x2 + angelic-pendant x1', ...purify(6, 5))),
    }),
    offensive('holy-smite', 'Holy Smite', 'public', {
      1: rows(row(everySymbol, smite(on('wings', gain(1, 'flight')), on('cross', gain(1, 'cleanse'))))),
      2: rows(row(everySymbol, smite(gain(times(1, 'wings'), 'flight'), gain(times(1, 'cross'), 'cleanse')))),
    }),
    offensive(
      'holy-command',
      'Holy Command',
      'public',
      { 1: rows(row('blade x3 + cross x1', heal(1), undefendable(4))) },
      { addedBy: 'Holy Smite II' },
    ),
    offensive('triumphant', 'Triumphant', 'public', {
      1: rows(row('small straight', deal(6), triumph)),
      2: rows(row('small straight', deal(8), triumph)),
    }),
    offensive('archangels-will', "Archangel's Will", 'public', {
      1: rows(row('large straight', gain(1, 'flight'), inflict(1, light), andThen, deal(8))),
      2: rows(row('large straight', gain(1, 'flight'), inflict(1, light), andThen, deal(9))),
    }),
    offensive(
      'heavens-blessing',
      "Heaven's Blessing",
      'public',
      {
        1: rows(
          row('blade x1 + cross x2', choosePlayer(), gain(2, 'cleanse', 'that'), gain(2, 'flight', 'that')),
        ),
      },
      { addedBy: "Archangel's Will II" },
    ),
    offensive('highest-power', 'Highest Power', 'public', {
      1: rows(
        row('angelic-pendant x4', gain(1, 'flight'), gain(1, presence), inflict(1, light), andThen, deal(8)),
      ),
      2: rows(
        row('angelic-pendant x4', gain(1, 'flight'), gain(1, presence), inflict(1, light), andThen, deal(10)),
      ),
    }),
    offensive(
      'divine-visage',
      'Divine Visage',
      'public',
      {
        1: rows(
          row(
            'angelic-pendant x3',
            gain(1, presence),
            gain(2, 'flight'),
            gain(2, 'cleanse'),
            inflict(1, light),
          ),
        ),
      },
      { addedBy: 'Highest Power II' },
    ),
    defensive('angelic-mantle', 'Angelic Mantle', 'public', {
      1: defence(1, ...mantle(2, prevent(1), 2, 3)),
      2: defence(1, ...mantle(3, gain(1, 'flight'), 2, 3)),
      3: defenceWith(1, { reroll: 1 }, ...mantle(3, gain(1, 'flight'), 2, 4)),
    }),
    ultimateAbility('split-the-heavens', 'Split the Heavens!', 'public', {
      1: rows(
        row(
          'angelic-pendant x5',
          gain(1, 'flight'),
          gain(1, presence),
          gain(1, 'blessing-of-divinity'),
          andThen,
          ultimate(13),
        ),
      ),
    }),
  ],
  upgrades: [
    upgrade('Holy Blade II', 'holy-blade', 2, 2, 'public', [{ ability: 'cherubim', level: 1 }]),
    upgrade('Holy Blade III', 'holy-blade', 3, 3, 'public', [{ ability: 'cherubim', level: 2 }]),
    upgrade('Glorious II', 'glorious', 2, 2, 'public', [{ ability: 'take-flight', level: 1 }]),
    upgrade('Triumphant II', 'triumphant', 2, 2, 'public'),
    upgrade("Archangel's Will II", 'archangels-will', 2, 2, 'public', [
      { ability: 'heavens-blessing', level: 1 },
    ]),
    upgrade('Purify II', 'purify', 2, 2, 'public'),
    upgrade('Holy Smite II', 'holy-smite', 2, 2, 'public', [{ ability: 'holy-command', level: 1 }]),
    upgrade('Highest Power II', 'highest-power', 2, 2, 'public', [{ ability: 'divine-visage', level: 1 }]),
    upgrade('Angelic Mantle II', 'angelic-mantle', 2, 2, 'public'),
    upgrade('Angelic Mantle III', 'angelic-mantle', 3, 3, 'public'),
  ],
  cards: [
    mainCard('to-the-skies', 'To the Skies!', 1, 'public', [choosePlayer(), gain(1, 'flight', 'that')]),
    mainCard('divine-intervention', 'Divine Intervention!', 4, 'public', [
      gain(1, presence),
      choosePlayer(),
      inflict(1, light, 'that'),
      choosePlayer(),
      gain(2, 'flight', 'that'),
      choosePlayer(),
      gain(1, 'cleanse', 'that'),
    ]),
    modifierCard('angelic-combat', 'Angelic Combat!', 1, 'public', [
      roll(
        1,
        on('blade', add(3)),
        on('wings', gain(1, 'flight')),
        on('cross', gain(1, 'cleanse')),
        on('angelic-pendant', gain(1, presence)),
      ),
    ]),
    modifierCard('smote', 'Smote!', 1, 'public', [
      roll(5, add(times(1, 'blade')), on('angelic-pendant', inflict(1, light))),
    ]),
    mainCard(
      'holier-than-thou',
      'Holier Than Thou!',
      0,
      'public',
      [roll(1, either(shows('angelic-pendant'), [gain(2, 'flight'), gain(2, 'cleanse')], [draw(1)]))],
      { promo: true },
    ),
  ],
  values,
};
