// biome-ignore format: the words of this file on one line
import { add, andThen, attempts, cancelAbility, choosePlayer, deal, defence, defensive, die, draw, either, gain, type Hero, inflict, instantCard, isUltimate, loseCp, mainCard, modifierCard, negative, not, ofAKind, offensive, on, per, plus, prevent, remove, roll, row, rows, shows, times, ultimate, ultimateAbility, undefendable, upgrade, when } from '@mad-king/language';
import { evasive, targeted } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const entangle = inflict(1, 'entangle');
const allThree = [inflict(1, 'blind'), entangle, inflict(1, 'targeted')];
const allThreeOnThat = [
  inflict(1, 'blind', 'that'),
  inflict(1, 'entangle', 'that'),
  inflict(1, 'targeted', 'that'),
];
const explosion = [
  deal(plus(3, times(2, 'arrow'), times(1, 'foot'))),
  loseCp(times(1, 'moon')),
  inflict(1, 'blind'),
];

export const hero: Hero = {
  id: 'moon-elf',
  name: 'Moon Elf',
  box: 'season-1',
  complexity: 2,
  colour: '#3a6ea8',
  dice: ['arrow', 'arrow', 'arrow', 'foot', 'foot', 'moon'],
  tokens: [
    negative('blind', 'Blind', 1, 'public', {
      at: {
        // V-15: against an ultimate it leaves without a roll.
        activate: [remove(1, 'blind'), when(not(isUltimate), roll(1, when(die(1, 2), cancelAbility)))],
        'roll-phase-end': [remove(1, 'blind')],
      },
    }),
    negative('entangle', 'Entangle', 1, 'public', {
      at: { 'offence-entry': [attempts(-1)], 'roll-phase-end': [remove(1, 'entangle')] },
    }),
    targeted,
    evasive,
  ],
  abilities: [
    offensive('longbow', 'Longbow', 'public', {
      1: rows(row('arrow x3', deal(3)), row('arrow x4', deal(5)), row('arrow x5', deal(7))),
      2: rows(
        row('arrow x3', deal(4), when(ofAKind(4), entangle)),
        row('arrow x4', deal(6), when(ofAKind(4), entangle)),
        row('arrow x5', deal(8), when(ofAKind(4), entangle)),
      ),
      3: rows(
        row('arrow x3', deal(5), when(ofAKind(3), entangle)),
        row('arrow x4', deal(7), when(ofAKind(3), entangle)),
        row('arrow x5', deal(9), when(ofAKind(3), entangle)),
      ),
    }),
    offensive('demising-shot', 'Demising Shot', 'public', {
      1: rows(row('arrow x3 + moon x2', inflict(1, 'targeted'), andThen, deal(4))),
      2: rows(row('arrow x3 + moon x2', inflict(1, 'targeted'), andThen, deal(6))),
    }),
    offensive(
      'focus',
      'Focus',
      'public',
      { 1: rows(row('arrow x2 + moon x1', inflict(1, 'targeted'), entangle)) },
      { addedBy: 'Demising Shot II' },
    ),
    offensive('covered-shot', 'Covered Shot', 'public', {
      1: rows(row('arrow x2 + foot x3', gain(1, 'evasive'), deal(7))),
      2: rows(row('arrow x2 + foot x3', gain(1, 'evasive'), deal(9))),
    }),
    offensive(
      'evasive-action',
      'Evasive Action',
      'public',
      { 1: rows(row('foot x3', choosePlayer(), gain(1, 'evasive', 'that'), undefendable(2))) },
      { addedBy: 'Covered Shot II' },
    ),
    offensive('exploding-arrow', 'Exploding Arrow', 'public', {
      1: rows(
        row(
          'arrow x1 + moon x3',
          roll(
            5,
            deal(plus(4, times(1, 'arrow'), times(1, 'foot'))),
            loseCp(times(1, 'moon')),
            inflict(1, 'blind'),
          ),
        ),
      ),
      2: rows(row('arrow x1 + moon x3', roll(5, ...explosion))),
      3: rows(row('arrow x1 + moon x3', roll(5, ...explosion, entangle))),
    }),
    offensive('entangling-shot', 'Entangling Shot', 'public', {
      1: rows(row('small straight', entangle, deal(7))),
      2: rows(row('small straight', entangle, deal(9))),
    }),
    offensive('eclipse', 'Eclipse', 'public', {
      1: rows(row('moon x4', ...allThree, andThen, deal(7))),
      2: rows(row('moon x4', ...allThree, andThen, deal(9))),
    }),
    offensive(
      'moon-shadow',
      'Moon Shadow',
      'public',
      { 1: rows(row('moon x3', gain(1, 'evasive'), ...allThree)) },
      { addedBy: 'Eclipse II' },
    ),
    offensive('blinding-shot', 'Blinding Shot', 'public', {
      1: rows(row('large straight', inflict(1, 'blind'), gain(1, 'evasive'), deal(8))),
      2: rows(row('large straight', inflict(1, 'blind'), gain(1, 'evasive'), deal(10))),
    }),
    offensive(
      'lunar-blessing',
      'Lunar Blessing',
      'public',
      { 1: rows(row('arrow x1 + foot x2 + moon x1', gain(3, 'evasive'), entangle)) },
      { addedBy: 'Blinding Shot II' },
    ),
    ultimateAbility('lunar-eclipse', 'Lunar Eclipse!', 'public', {
      1: rows(row('moon x5', gain(1, 'evasive'), ...allThree, andThen, ultimate(12))),
    }),
    defensive('missed-me', 'Missed Me', 'public', {
      1: defence(5, on('foot x2', prevent('half')), deal(per(2, 'arrow'), 'undefendable')),
      2: defence(5, on('foot x2', prevent('half')), deal(times(1, 'arrow'), 'undefendable')),
    }),
  ],
  upgrades: [
    upgrade('Longbow II', 'longbow', 2, 2, 'public'),
    upgrade('Longbow III', 'longbow', 3, 3, 'public'),
    upgrade('Demising Shot II', 'demising-shot', 2, 2, 'public', [{ ability: 'focus', level: 1 }]),
    upgrade('Covered Shot II', 'covered-shot', 2, 2, 'public', [{ ability: 'evasive-action', level: 1 }]),
    upgrade('Exploding Arrow II', 'exploding-arrow', 2, 2, 'public'),
    upgrade('Exploding Arrow III', 'exploding-arrow', 3, 3, 'public'),
    upgrade('Entangling Shot II', 'entangling-shot', 2, 2, 'public'),
    upgrade('Blinding Shot II', 'blinding-shot', 2, 2, 'public', [{ ability: 'lunar-blessing', level: 1 }]),
    upgrade('Eclipse II', 'eclipse', 2, 2, 'public', [{ ability: 'moon-shadow', level: 1 }]),
    upgrade('Missed Me II', 'missed-me', 2, 3, 'public'),
  ],
  cards: [
    mainCard('moon-magic', 'Moon Magic!', 4, 'public', [
      choosePlayer('opponent'),
      gain(1, 'evasive'),
      ...allThreeOnThat,
    ]),
    modifierCard('take-that', 'Take That!', 0, 'public', [
      roll(1, on('arrow', add(2)), on('foot', entangle), on('moon', inflict(1, 'blind'))),
    ]),
    modifierCard('volley', 'Volley!', 1, 'public', [roll(5, add(times(1, 'arrow'))), entangle]),
    instantCard('evade', 'Evade!', 1, 'public', [choosePlayer(), gain(1, 'evasive', 'that')]),
    mainCard(
      'lunar-umbra',
      'Lunar Umbra!',
      0,
      'public',
      [roll(1, either(shows('moon'), [choosePlayer('opponent'), ...allThreeOnThat], [draw(1)]))],
      { promo: true },
    ),
  ],
  values,
};
