// biome-ignore format: the words of this file on one line
import { add, allOf, andThen, attackMade, choose, chooseDie, choosePlayer, chooses, collateral, deal, defence, defensive, die, discard, draw, either, flipBoard, gain, gainCp, type Hero, heal, holds, inflict, instantCard, isOpponent, isolated, lookAtHand, mainCard, may, mayPay, modifierCard, negative, not, numberAtLeast, ofAKind, offensive, on, onSide, ownLeaflet, passive, passiveAbility, passOn, perHeld, prevent, remove, removeUpTo, repeat, rerollDie, roll, rollBy, rollCard, row, rows, shows, side, stealCp, take, times, ultimate, ultimateAbility, undefendable, unique, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const doubloon = 'cursed-doubloon';
const keg = 'powder-keg';

const blowUp = [remove(1, keg), isolated(3, 'self')];
const kegs = (n: number) =>
  repeat(n, choosePlayer('opponent', { may: true, distinct: true }), inflict(1, keg, 'that'));
const fuse = when(ofAKind(4), inflict(1, keg));
const soulFuse = when(ofAKind(3), inflict(1, keg));
const dig = [undefendable(times(2, 'cutlass')), draw(times(1, 'booty'))];
const parry = [deal(times(1, 'cutlass')), gainCp(times(1, 'booty')), prevent(times(2, 'skull'))];

export const hero: Hero = {
  id: 'cursed-pirate',
  name: 'Cursed Pirate',
  box: 'season-2',
  complexity: 4,
  colour: '#1f7a6b',
  dice: ['cutlass', 'cutlass', 'cutlass', 'booty', 'booty', 'skull'],
  sides: ['human', 'cursed'],
  tokens: [
    unique(doubloon, 'Cursed Doubloon', 5, 'seed', {
      limitOthers: 3,
      persistent: true,
      declinable: true,
      fixed: 'not-removable',
      at: { upkeep: [when(not(ownLeaflet), take(perHeld(doubloon)))] },
    }),
    negative(keg, 'Powder Keg', 1, 'seed', {
      at: {
        placing: blowUp,
        upkeep: [
          roll(1, when(die(1, 2), ...blowUp), when(die(6), may(choosePlayer('another'), passOn('that')))),
        ],
      },
    }),
    negative('wither', 'Wither', 2, 'seed', {
      persistent: true,
      standing: [{ when: 'attacking', less: perHeld('wither') }],
    }),
    negative('parlay', 'Parlay', 1, 'seed', {
      standing: [{ when: 'attacking', none: true }],
      at: { 'roll-phase-end': [remove(1, 'parlay')] },
    }),
  ],
  abilities: [
    ...side(
      'human',
      offensive('cutlass-strike', 'Cutlass Strike', 'public', {
        1: rows(
          row('cutlass x3', deal(5), fuse),
          row('cutlass x4', deal(6), fuse),
          row('cutlass x5', deal(7), fuse),
        ),
      }),
      offensive('x-marks-the-spot', 'X Marks the Spot', 'public', {
        1: rows(row('booty x3', gainCp(1), andThen, roll(3, ...dig, gain(times(1, 'skull'), doubloon)))),
      }),
      offensive('walk-the-plank', 'Walk the Plank', 'public', {
        1: rows(
          row('cutlass x1 + booty x2 + skull x1', choose([stealCp(1)], [discard(1)]), andThen, deal(7)),
        ),
      }),
      offensive('light-the-fuse', 'Light the Fuse', 'public', {
        1: rows(
          row('small straight', inflict(1, keg), andThen, deal(7)),
          row('large straight', inflict(1, keg), andThen, deal(9)),
        ),
      }),
      offensive('shiver-me-timbers', 'Shiver Me Timbers', 'public', {
        1: rows(row('cutlass x1 + skull x3', undefendable(7), removeUpTo('all', doubloon))),
      }),
      offensive('black-spot', 'Black Spot', 'public', {
        1: rows(row('skull x4', gain(1, doubloon), inflict(1, 'parlay'), undefendable(7))),
      }),
      ultimateAbility('pirates-touch', "Pirate's Touch!", 'public', {
        1: rows(row('skull x5', ultimate(12), gain(2, doubloon), inflict(1, 'parlay'), inflict(1, keg))),
      }),
      defensive('ahoy-matey', 'Ahoy Matey', 'public', {
        1: defence(4, ...parry, on('cutlass x2 + skull', gain(1, doubloon))),
      }),
      passiveAbility('cursed', 'Cursed', 'seed', {
        1: passive({ at: { 'turn-end': [either(holds(doubloon), [remove(1, doubloon)], [flipBoard])] } }),
      }),
    ),
    ...side(
      'cursed',
      offensive('soul-cutlass', 'Soul Cutlass', 'public', {
        1: rows(
          row('cutlass x3', deal(5), soulFuse),
          row('cutlass x4', deal(7), soulFuse),
          row('cutlass x5', deal(9), soulFuse),
        ),
      }),
      offensive('dread-mark', 'Dread Mark', 'public', {
        1: rows(
          row(
            'booty x3',
            gainCp(2),
            andThen,
            roll(4, ...dig, on('skull', inflict(times(1, 'skull'), doubloon))),
          ),
        ),
      }),
      offensive('abyssal-walk', 'Abyssal Walk', 'public', {
        1: rows(
          row(
            'cutlass x1 + booty x2 + skull x1',
            stealCp(1),
            discard(1),
            inflict(1, 'wither'),
            andThen,
            deal(8),
          ),
        ),
      }),
      offensive('thar-she-blows', 'Thar She Blows!', 'public', {
        1: rows(
          row('small straight', inflict(1, 'wither'), inflict(1, keg), andThen, deal(7)),
          row('large straight', inflict(1, 'wither'), inflict(1, keg), andThen, deal(10)),
        ),
      }),
      offensive('the-shivering', 'The Shivering', 'public', {
        1: rows(row('cutlass x1 + skull x3', undefendable(8), collateral(perHeld(doubloon, 1, 'that')))),
      }),
      offensive('black-soul', 'Black Soul', 'public', {
        1: rows(
          row('skull x4', inflict(1, 'parlay'), inflict(1, keg), inflict(1, 'wither'), undefendable(8)),
        ),
      }),
      ultimateAbility('cursed-touch', 'Cursed Touch!', 'public', {
        1: rows(
          row(
            'skull x5',
            ultimate(13),
            inflict(1, 'parlay'),
            inflict(1, doubloon),
            inflict(1, 'wither'),
            kegs(2),
          ),
        ),
      }),
      defensive('avast-ye', 'Avast Ye', 'public', {
        1: defence(5, ...parry, on('cutlass x2 + skull', inflict(1, doubloon))),
      }),
      passiveAbility('cursed-flipped', 'Cursed', 'public', {
        1: passive({
          any: ['roll-phases-over'],
          at: {
            upkeep: [take(4, 'normal', { hard: true })],
            'roll-phases-over': [
              when(allOf(isOpponent('active'), not(attackMade)), inflict(1, keg, 'active')),
            ],
          },
        }),
      }),
    ),
  ],
  upgrades: [],
  cards: [
    mainCard('yo-ho', 'Yo Ho!', 2, 'public', [
      choosePlayer('opponent'),
      chooses(
        'that',
        [inflict(1, keg, 'that')],
        [rollBy('that', 1, when(die(3, 6), inflict(1, keg, 'that'), inflict(1, 'wither', 'that')))],
      ),
    ]),
    mainCard('light-it-up', 'Light It Up!', 2, 'public', [choosePlayer('opponent'), inflict(1, keg, 'that')]),
    mainCard('feed-the-fish', 'Feed the Fish!', 3, 'public', [kegs(3)]),
    mainCard('pirates-life', "Pirate's Life!", 1, 'public', [
      either(onSide('human'), [gain(1, doubloon)], [heal(3)]),
    ]),
    mainCard('high-stakes', 'High Stakes!', 2, 'public', [roll(2, on('booty', draw(2), gainCp(2)))]),
    mainCard('crows-nest', "Crow's Nest!", 1, 'public', [
      choosePlayer('opponent'),
      andThen,
      roll(
        1,
        on('cutlass', lookAtHand('that')),
        on('booty', discard(1, 'that')),
        on('skull', discard(1, 'that', 'random')),
      ),
    ]),
    mainCard('truce', 'Truce!', 3, 'public', [choosePlayer('opponent'), inflict(1, 'parlay', 'that')]),
    mainCard('pillage', 'Pillage!', 0, 'public', [choosePlayer('opponent'), stealCp(1, 'that')]),
    mainCard('scurvy', 'Scurvy!', 2, 'public', [
      choosePlayer('opponent'),
      take(1),
      andThen,
      inflict(1, 'wither', 'that'),
    ]),
    mainCard('swashbuckle', 'Swashbuckle!', 2, 'public', [
      roll(
        1,
        on('cutlass', choosePlayer('opponent'), deal(2, 'normal', { who: 'that' })),
        on('booty', draw(2)),
        on('skull', choosePlayer('opponent'), inflict(1, keg, 'that')),
      ),
    ]),
    rollCard('ransom', 'Ransom!', 1, 'public', [
      chooseDie('opponents'),
      mayPay({ cp: 2 }, [gainCp(2)], [rerollDie], 'owner'),
    ]),
    modifierCard('run-ya-through', 'Run Ya Through!', 2, 'public', [
      roll(5, add(times(1, 'cutlass')), when(numberAtLeast(3), inflict(1, keg))),
    ]),
    modifierCard('shark-bait', 'Shark Bait!', 1, 'public', [add(2)]),
    instantCard('batten-down', 'Batten Down!', 4, 'public', [discard('all', 'self'), andThen, draw(4)]),
    instantCard('cursed-cards', 'Cursed Cards!', 0, 'public', [
      choose([draw(1)], [take(2), draw(2)], [take(4), draw(3)]),
    ]),
    mainCard(
      'heave-ho',
      'Heave-Ho!',
      0,
      'public',
      [roll(1, either(shows('skull'), [choosePlayer('opponent'), inflict(1, 'parlay', 'that')], [draw(1)]))],
      { promo: true },
    ),
  ],
  setup: [gain(3, doubloon)],
  values,
};
