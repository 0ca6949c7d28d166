// biome-ignore format: the words of this file on one line
import { add, andThen, becomesUndefendable, choosePlayer, deal, defence, defendable, defensive, draw, gain, gainCp, type Hero, instantCard, isolated, mainCard, modifierCard, ofAKind, offensive, on, passive, passiveAbility, perNumber, perTwoHeld, positive, prevent, remove, removeUpTo, roll, row, rows, times, ultimate, ultimateAbility, undefendable, unique, upgrade, wasHurt, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const kinetic = 'kinetic-energy';
const suit = 'vibranium-suit';
const momentum = when(ofAKind(3), gain(1, kinetic));
const absorb = { 'damage-applied': [when(wasHurt, gain(1, kinetic))] };

export const hero: Hero = {
  id: 'black-panther',
  name: 'Black Panther',
  box: 'marvel',
  complexity: 2,
  colour: '#6741d9',
  dice: ['claws', 'claws', 'claws', 'vibranium', 'vibranium', 'panther'],
  tokens: [
    positive(kinetic, 'Kinetic Energy', 8, 'public', {
      standing: [{ when: 'attacking', add: perTwoHeld(kinetic) }],
      at: {
        reached: [
          remove('all', kinetic),
          andThen,
          gainCp(2),
          draw(2),
          choosePlayer('opponent'),
          isolated(5, 'that'),
        ],
      },
    }),
    unique(suit, 'Vibranium Suit', 1, 'public', {
      fixed: 'not-transferable',
      uses: [{ id: 'prevent', when: 'any', do: [prevent(3)] }],
    }),
  ],
  abilities: [
    offensive(
      'vibranium-claws',
      'Vibranium Claws',
      'design',
      {
        1: rows(row('claws x3', deal(4)), row('claws x4', deal(5)), row('claws x5', deal(6))),
        2: rows(
          row('claws x3', momentum, deal(5)),
          row('claws x4', momentum, deal(6)),
          row('claws x5', momentum, deal(7)),
        ),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'stealth-strike',
      'Stealth Strike',
      'design',
      {
        1: rows(row('claws x2 + panther x2', undefendable(3))),
        2: rows(row('claws x2 + panther x2', gain(1, kinetic), undefendable(4))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'heart-shaped-herb',
      'Heart-Shaped Herb',
      'public',
      {
        1: rows(row('vibranium x3', gain(3, kinetic), gain(1, suit))),
        2: rows(row('vibranium x3', gain(times(1, 'vibranium'), kinetic), gain(1, suit))),
      },
      { levelSrc: { 1: 'public', 2: 'seed' } },
    ),
    offensive(
      'meteoric-punch',
      'Meteoric Punch',
      'design',
      {
        1: rows(
          row('small straight', gain(1, kinetic), andThen, deal(6)),
          row('large straight', gain(2, kinetic), andThen, deal(8)),
        ),
        2: rows(
          row('small straight', gain(1, kinetic), andThen, deal(7)),
          row('large straight', gain(2, kinetic), andThen, deal(9)),
        ),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'triple-threat',
      'Triple Threat',
      'design',
      {
        1: rows(
          row(
            'claws x2 + vibranium x2 + panther x1',
            deal(6),
            roll(2, add(times(1, 'claws')), on('vibranium', gain(1, kinetic)), on('panther', draw(1))),
          ),
        ),
        2: rows(
          row(
            'claws x2 + vibranium x2 + panther x1',
            deal(6),
            roll(3, add(times(1, 'claws')), on('vibranium', gain(2, kinetic)), on('panther', draw(1))),
          ),
        ),
      },
      { levelSrc: { 1: 'design', 2: 'design' } },
    ),
    offensive(
      'ancestral-power',
      'Ancestral Power',
      'design',
      {
        1: rows(row('panther x4', gain(2, kinetic), andThen, undefendable(4))),
        2: rows(row('panther x4', gain(1, suit), gain(2, kinetic), andThen, undefendable(5))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'panther-reflexes',
      'Panther Reflexes',
      'seed',
      { 1: rows(row('panther x3', gain(4, kinetic))) },
      { addedBy: 'Ancestral Power II' },
    ),
    ultimateAbility('wakanda-forever', 'Wakanda Forever!', 'public', {
      1: rows(row('panther x5', gain(1, suit), gain(1, kinetic), ultimate(11))),
    }),
    passiveAbility(
      'energy-absorption',
      'Energy Absorption',
      'design',
      {
        1: passive({ at: absorb, any: ['damage-applied'] }),
        2: passive({ at: absorb, any: ['damage-applied'], limits: { [kinetic]: 7 } }),
      },
      { levelSrc: { 1: 'design', 2: 'seed' } },
    ),
    defensive(
      'honor-of-bashenga',
      'Honor of Bashenga',
      'seed',
      { 1: defence(3, deal(times(1, 'claws'))), 2: defence(4, deal(times(1, 'claws'))) },
      { levelSrc: { 1: 'seed', 2: 'seed' } },
    ),
  ],
  upgrades: [
    upgrade('Vibranium Claws II', 'vibranium-claws', 2, 1, 'seed'),
    upgrade('Heart-Shaped Herb II', 'heart-shaped-herb', 2, 2, 'seed'),
    upgrade('Stealth Strike II', 'stealth-strike', 2, 1, 'seed'),
    upgrade('Meteoric Punch II', 'meteoric-punch', 2, 1, 'design'),
    upgrade('Triple Threat II', 'triple-threat', 2, 2, 'seed'),
    upgrade('Ancestral Power II', 'ancestral-power', 2, 2, 'seed', [
      { ability: 'panther-reflexes', level: 1 },
    ]),
    upgrade('Energy Absorption II', 'energy-absorption', 2, 0, 'seed'),
    upgrade('Honor of Bashenga II', 'honor-of-bashenga', 2, 3, 'design'),
  ],
  cards: [
    modifierCard('willpower', 'Willpower!', 1, 'design', [roll(5, add(times(1, 'claws')))]),
    mainCard('kimoyo-beads', 'Kimoyo Beads', 0, 'design', [
      roll(1, on('vibranium', gain(1, kinetic)), on('panther', draw(1))),
    ]),
    instantCard('nanite-weave', 'Nanite Weave', 2, 'design', [gain(1, suit)]),
    mainCard('shuris-workshop', "Shuri's Workshop", 1, 'design', [gain(1, kinetic), draw(1)]),
    modifierCard('kinetic-discharge', 'Kinetic Discharge', 0, 'design', [
      removeUpTo(4, kinetic),
      add(perNumber()),
    ]),
    modifierCard('hunters-leap', "Hunter's Leap", 2, 'design', [becomesUndefendable], { only: defendable }),
  ],
  values,
};
