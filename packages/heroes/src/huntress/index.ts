// biome-ignore format: the words of this file on one line
import { add, choosePlayer, companion, deal, defence, defensive, draw, either, gain, type Hero, holds, inflict, instantCard, mainCard, modifierCard, not, ofAKind, offensive, on, plus, positive, redirect, remove, repeat, roll, row, rows, shows, showsAny, times, ultimate, ultimateAbility, undefendable, upgrade, when } from '@mad-king/language';
import { bleed } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const bond = 'nyras-bond';
const isActive = holds('nyra-active');
const fourOfAKind = when(ofAKind(4), inflict(1, 'bleed'));
const savageFaces = [
  on('spear', add(1)),
  on('claw', add(2)),
  on('bonded-soul', gain(1, bond)),
  on('saber-tooth', inflict(1, 'bleed')),
];
const maternalCare = [
  gain(times(1, 'bonded-soul'), 'nyra'),
  // Read after the healing, which may have brought her back.
  when(isActive, on('claw', deal(2))),
];

export const hero: Hero = {
  id: 'huntress',
  name: 'Huntress',
  box: 'season-2',
  complexity: 5,
  colour: '#2f7d4f',
  dice: ['spear', 'spear', 'claw', 'claw', 'bonded-soul', 'saber-tooth'],
  tokens: [
    bleed,
    positive(bond, "Nyra's Bond", 1, 'public', {
      uses: [
        { id: 'split', when: 'defence', only: isActive, do: [redirect('nyra', true)] },
        { id: 'heal', when: 'any', do: [gain(2, 'nyra')] },
      ],
    }),
    // As many as her dial shows.
    companion('nyra', 'Nyra', 7, 'public', {
      style: 'dial',
      uses: [{ id: 'guard', when: 'defence', only: isActive, do: [redirect('nyra')] }],
      at: {
        placed: [when(holds('nyra', 5), when(not(isActive), gain(1, 'nyra-active')))],
        emptied: [remove(1, 'nyra-active')],
      },
    }),
    companion('nyra-active', 'Nyra is active', 1, 'public', {
      partOf: 'nyra',
      style: 'state',
      standing: [{ when: 'attacking', add: 2 }],
    }),
  ],
  abilities: [
    offensive('animalistic', 'Animalistic', 'public', {
      1: rows(row('spear x3', deal(3)), row('spear x4', deal(4)), row('spear x5', deal(5))),
      2: rows(
        row('spear x3', deal(4), fourOfAKind),
        row('spear x4', deal(5), fourOfAKind),
        row('spear x5', deal(6), fourOfAKind),
      ),
    }),
    offensive('savage', 'Savage', 'public', {
      1: rows(row('claw x3 + saber-tooth x1', deal(4), roll(1, ...savageFaces))),
      2: rows(row('claw x3 + saber-tooth x1', deal(5), roll(1, ...savageFaces))),
    }),
    offensive(
      'hunt',
      'Hunt',
      'public',
      { 1: rows(row('claw x2 + saber-tooth x1', inflict(1, 'bleed'), deal(3))) },
      { addedBy: 'Savage II' },
    ),
    offensive('resuscitate', 'Resuscitate', 'public', {
      1: rows(row('bonded-soul x2', gain(1, bond), gain(3, 'nyra'))),
      2: rows(row('bonded-soul x2', gain(1, bond), gain(times(2, 'bonded-soul'), 'nyra'))),
    }),
    offensive('feral-instincts', 'Feral Instincts', 'public', {
      1: rows(row('spear x3 + bonded-soul x1', gain(1, bond), undefendable(2))),
      2: rows(row('spear x3 + bonded-soul x1', gain(1, bond), undefendable(3))),
    }),
    offensive(
      'swipe',
      'Swipe',
      'public',
      {
        1: rows(
          row(
            'spear x2 + saber-tooth x1',
            repeat(3, choosePlayer('opponent', { may: true, distinct: true }), inflict(1, 'bleed', 'that')),
          ),
        ),
      },
      { addedBy: 'Feral Instincts II' },
    ),
    offensive('onslaught', 'Onslaught', 'public', {
      1: rows(
        row('small straight', inflict(1, 'bleed'), deal(4)),
        row('large straight', inflict(2, 'bleed'), deal(7)),
      ),
      2: rows(
        row('small straight', inflict(1, 'bleed'), deal(5)),
        row('large straight', inflict(2, 'bleed'), deal(8)),
      ),
    }),
    offensive('predatory-advance', 'Predatory Advance', 'public', {
      1: rows(row('spear x2 + claw x2 + bonded-soul x1', gain(1, 'nyra'), deal(5))),
      2: rows(row('spear x2 + claw x2 + bonded-soul x1', gain(1, 'nyra'), deal(6))),
    }),
    offensive(
      'jugular',
      'Jugular',
      'public',
      { 1: rows(row('spear x1 + claw x1 + saber-tooth x1', inflict(2, 'bleed'))) },
      { addedBy: 'Predatory Advance II' },
    ),
    offensive('feral', 'Feral', 'public', {
      1: rows(row('saber-tooth x4', gain(1, 'nyra'), undefendable(5))),
      2: rows(row('saber-tooth x4', gain(1, 'nyra'), undefendable(6))),
    }),
    offensive(
      'ferocious',
      'Ferocious',
      'public',
      {
        1: rows(
          row('saber-tooth x3', gain(1, 'nyra'), choosePlayer('opponent'), inflict(2, 'bleed', 'that')),
        ),
      },
      { addedBy: 'Feral II' },
    ),
    defensive('maternal-bond', 'Maternal Bond', 'public', {
      1: defence(3, on('spear', deal(1)), ...maternalCare),
      2: defence(4, on('spear', deal(1)), ...maternalCare),
      3: defence(4, deal(plus(times(1, 'spear'), times(1, 'saber-tooth'))), ...maternalCare),
    }),
    ultimateAbility('jungle-fury', 'Jungle Fury!', 'public', {
      1: rows(row('saber-tooth x5', gain(1, bond), inflict(2, 'bleed'), ultimate(12))),
    }),
  ],
  upgrades: [
    upgrade('Animalistic II', 'animalistic', 2, 2, 'public'),
    upgrade('Savage II', 'savage', 2, 2, 'public', [{ ability: 'hunt', level: 1 }]),
    upgrade('Resuscitate II', 'resuscitate', 2, 2, 'public'),
    upgrade('Feral Instincts II', 'feral-instincts', 2, 2, 'public', [{ ability: 'swipe', level: 1 }]),
    upgrade('Predatory Advance II', 'predatory-advance', 2, 2, 'public', [{ ability: 'jugular', level: 1 }]),
    upgrade('Onslaught II', 'onslaught', 2, 2, 'public'),
    upgrade('Feral II', 'feral', 2, 2, 'public', [{ ability: 'ferocious', level: 1 }]),
    upgrade('Maternal Bond II', 'maternal-bond', 2, 2, 'public'),
    upgrade('Maternal Bond III', 'maternal-bond', 3, 4, 'public'),
  ],
  cards: [
    mainCard('blood-bond', 'Blood Bond!', 1, 'public', [
      roll(3, gain(plus(1, times(1, 'bonded-soul'), times(2, 'saber-tooth')), 'nyra')),
    ]),
    mainCard('savage-slash', 'Savage Slash!', 1, 'public', [
      choosePlayer(),
      roll(
        1,
        either(showsAny('claw', 'saber-tooth'), [inflict(2, 'bleed', 'that')], [inflict(1, 'bleed', 'that')]),
      ),
    ]),
    modifierCard('pounce', 'Pounce!', 0, 'public', [
      roll(5, add(times(1, 'spear')), on('claw', inflict(1, 'bleed'))),
    ]),
    modifierCard('prowl', 'Prowl!', 0, 'public', [
      roll(
        1,
        on('spear', add(1)),
        on('claw', add(2)),
        on('bonded-soul', gain(1, 'nyra')),
        on('saber-tooth', add(3)),
      ),
    ]),
    instantCard('resilient', 'Resilient!', 1, 'public', [gain(1, bond)]),
    mainCard(
      'primal-roar',
      'Primal Roar!',
      0,
      'public',
      [roll(1, either(shows('saber-tooth'), [gain(4, 'nyra')], [draw(1)]))],
      { promo: true },
    ),
  ],
  setup: [gain(5, 'nyra')],
  values,
};
