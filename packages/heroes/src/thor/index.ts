// biome-ignore format: the words of this file on one line
import { add, allOf, andThen, attacked, becomesUndefendable, chooseDie, choosePlayer, chooseValue, collateral, companion, deal, defence, defendable, defensive, die, draw, type Effect, eachOpponent, either, gain, gainCp, type Hero, heal, highest, holds, instantCard, isolated, movePiece, not, ofAKind, offensive, on, per, perHeld, plus, positive, prevent, repeat, repeatUpTo, roll, rollAgain, rollCard, row, rows, setDie, survive, tallied, tally, times, ultimate, ultimateAbility, upgrade, when, wouldFall } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const sparks = 'electrokinesis';
const throwHammer = [
  choosePlayer('opponent'),
  movePiece('mjolnir', 'that'),
  tally('throw'),
  isolated(1, 'that'),
];
const retrieveHammer = [movePiece('mjolnir', 'self'), gain(1, sparks)];
const isHome = holds('mjolnir');
const hammer = either(isHome, throwHammer, retrieveHammer);
const fourOfAKind = when(ofAKind(4), gain(1, sparks));
const threeOfAKind = when(ofAKind(3), gain(1, sparks));
const summon = (health: number, damage: number): Effect[] => [
  gain(2, 'guard-break'),
  heal(health),
  either(isHome, [gain(3, sparks)], [...retrieveHammer, collateral(damage, 'that')]),
];
const odinFaces = [on('hammer x2', hammer), on('worthy x2', gainCp(1)), gain(times(1, 'thunder'), sparks)];
const wheel = [prevent(times(2, 'worthy')), gain(times(1, 'thunder'), sparks)];

export const hero: Hero = {
  id: 'thor',
  name: 'Thor',
  box: 'marvel',
  complexity: 3,
  colour: '#1c6dd0',
  dice: ['hammer', 'hammer', 'hammer', 'worthy', 'worthy', 'thunder'],
  tokens: [
    positive(sparks, 'Electrokinesis', 4, 'public', {
      uses: [{ id: 'draw', when: 'any', price: { token: sparks, n: 4 }, perTurn: 1, do: [draw(1)] }],
    }),
    positive('guard-break', 'Guard Break', 2, 'public', {
      uses: [
        {
          id: 'break',
          when: 'any',
          modifier: true,
          only: defendable,
          do: [roll(1, when(die(4, 5), becomesUndefendable))],
        },
      ],
    }),
    companion('mjolnir', 'Mjolnir', 1, 'public', {
      style: 'piece',
      marked: 'owner',
      limitOthers: 1,
      uses: [
        { id: 'throw', named: true, when: 'any', price: { discard: 1 }, only: isHome, do: throwHammer },
        {
          id: 'retrieve',
          named: true,
          when: 'any',
          price: { discard: 1 },
          only: not(isHome),
          do: retrieveHammer,
        },
      ],
      // It is home already when this is carried out.
      at: { 'holder-defeated': [gain(1, sparks)] },
    }),
  ],
  abilities: [
    offensive('hammered', 'Hammered', 'public', {
      1: rows(
        row('hammer x3', deal(4), when(isHome, ...throwHammer)),
        row('hammer x4', deal(5), when(isHome, ...throwHammer)),
        row('hammer x5', deal(7), when(isHome, ...throwHammer)),
      ),
      2: rows(
        row('hammer x3', deal(5), hammer, fourOfAKind),
        row('hammer x4', deal(6), hammer, fourOfAKind),
        row('hammer x5', deal(7), hammer, fourOfAKind),
      ),
      3: rows(
        row('hammer x3', deal(5), hammer, threeOfAKind),
        row('hammer x4', deal(6), hammer, threeOfAKind),
        row('hammer x5', deal(8), hammer, threeOfAKind),
      ),
    }),
    offensive('mighty-summon', 'Mighty Summon', 'public', {
      1: rows(row('hammer x1 + worthy x2 + thunder x1', ...summon(2, 3))),
      2: rows(row('hammer x1 + worthy x2 + thunder x1', ...summon(3, 4))),
    }),
    offensive(
      'boom-boom',
      'Boom Boom!',
      'public',
      { 1: rows(row('hammer x2 + thunder x2', gain(2, sparks), deal(6))) },
      { addedBy: 'Mighty Summon II' },
    ),
    offensive('odinforce', 'Odinforce', 'public', {
      1: rows(row('hammer x2 + worthy x3', deal(5), roll(5, ...odinFaces), andThen, add(perHeld(sparks)))),
      2: rows(
        row('hammer x2 + worthy x3', deal(6), rollAgain(5, 5, ...odinFaces), andThen, add(perHeld(sparks))),
      ),
    }),
    offensive('chain-lightning', 'Chain Lightning', 'public', {
      1: rows(
        row(
          'hammer x3 + thunder x2',
          roll(3, deal(highest(2))),
          eachOpponent(isolated(2, 'that', 'collateral')),
        ),
      ),
      2: rows(
        row(
          'hammer x3 + thunder x2',
          roll(4, deal(highest(2))),
          eachOpponent(isolated(3, 'that', 'collateral')),
        ),
      ),
    }),
    offensive('lightning-rod', 'Lightning Rod', 'public', {
      1: rows(
        row('small straight', either(holds('mjolnir', 1, 'target'), [deal(9)], [gain(1, sparks), deal(7)])),
      ),
      2: rows(row('small straight', hammer, gain(1, sparks), deal(9))),
    }),
    offensive('thunder-bolt', 'Thunder Bolt', 'public', {
      1: rows(row('large straight', hammer, gain(2, sparks), deal(10))),
      2: rows(row('large straight', hammer, gain(2, sparks), deal(12))),
    }),
    offensive(
      'asgardian-brawn',
      'Asgardian Brawn',
      'public',
      { 1: rows(row('worthy x3', heal(4))) },
      { addedBy: 'Thunder Bolt II' },
    ),
    offensive('bottled-lightning', 'Bottled Lightning', 'public', {
      1: rows(
        row(
          'thunder x4',
          repeatUpTo(2, hammer),
          gain(2, 'guard-break'),
          andThen,
          deal(plus(7, perHeld(sparks))),
        ),
      ),
      2: rows(
        row(
          'thunder x4',
          repeatUpTo(3, hammer),
          gain(2, 'guard-break'),
          andThen,
          deal(plus(8, perHeld(sparks))),
        ),
      ),
    }),
    offensive(
      'ricochet',
      'Ricochet!',
      'public',
      { 1: rows(row('thunder x3', repeatUpTo(6, hammer))) },
      { addedBy: 'Bottled Lightning II' },
    ),
    ultimateAbility('for-asgard', 'For Asgard!', 'public', {
      1: rows(row('thunder x5', gain(1, 'guard-break'), repeatUpTo(4, hammer), ultimate(14))),
    }),
    defensive('thunder-wheel', 'Thunder Wheel', 'public', {
      1: defence(3, on('hammer x2', hammer), ...wheel),
      2: defence(4, repeat(per(2, 'hammer'), hammer), ...wheel),
    }),
  ],
  upgrades: [
    upgrade('Hammered II', 'hammered', 2, 0, 'public'),
    upgrade('Hammered III', 'hammered', 3, 2, 'public'),
    upgrade('Mighty Summon II', 'mighty-summon', 2, 2, 'public', [{ ability: 'boom-boom', level: 1 }]),
    upgrade('Odinforce II', 'odinforce', 2, 2, 'public'),
    upgrade('Chain Lightning II', 'chain-lightning', 2, 2, 'public'),
    upgrade('Lightning Rod II', 'lightning-rod', 2, 2, 'public'),
    upgrade('Thunder Bolt II', 'thunder-bolt', 2, 2, 'public', [{ ability: 'asgardian-brawn', level: 1 }]),
    upgrade('Bottled Lightning II', 'bottled-lightning', 2, 2, 'public', [{ ability: 'ricochet', level: 1 }]),
    upgrade('Thunder Wheel II', 'thunder-wheel', 2, 2, 'public'),
  ],
  cards: [
    rollCard('indomitable-will', 'Indomitable Will!', 2, 'public', [roll(1, on('worthy', survive))], {
      only: allOf(attacked, wouldFall),
    }),
    rollCard('invulnerability', 'Invulnerability!', 2, 'public', [prevent('all')], {
      price: { token: sparks, n: 2 },
    }),
    rollCard('he-is-worthy', 'He Is Worthy!', 1, 'public', [
      chooseDie('own'),
      chooseValue([4, 5]),
      setDie('chosen'),
    ]),
    instantCard('power-trip', 'Power Trip!', 1, 'public', [draw(1), gain(2, sparks)]),
    instantCard('time-to-hammer', 'Time to Hammer!', 0, 'public', [
      when(not(isHome), ...retrieveHammer),
      gainCp(1),
      gain(1, sparks),
    ]),
    instantCard(
      'stormbreak',
      'Stormbreak!',
      0,
      'public',
      [draw(1), gainCp(1), gain(1, 'guard-break'), gain(1, sparks)],
      { only: tallied('throw', 2) },
    ),
  ],
  setup: [gain(1, 'mjolnir')],
  keywords: { hammer },
  values,
};
