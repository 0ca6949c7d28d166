// biome-ignore format: the words of this file on one line
import { add, advance, advanceNext, allOf, andThen, attacked, choose, choosePlayer, deal, defenceWith, defensive, die, draw, either, gain, gainCp, type Hero, inflict, instantCard, isolated, lookAtHand, lookAtTop, mainCard, mayElse, modifierCard, negative, numberAtLeast, offensive, on, passive, passiveAbility, perHeld, perUpgrade, perUpgradeThisTurn, plus, positive, prevent, putBack, putIntoPlay, remember, remembered, removeNext, repeat, roll, rollCard, row, rows, search, steps, takeUpgrades, threatened, times, ultimate, ultimateAbility, undefendable, unique, upgrade, upgradesAtLeast, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const bomb = 'time-bomb';
const ops = 'covert-ops';
const narrowly = 'agility-5-6';
const advanceAll = advance(bomb, 'players');
const bombOn = [choosePlayer('opponent'), inflict(1, bomb, 'that')];
const vengeanceFaces = [
  add(times(1, 'batons')),
  on('espionage', inflict(1, bomb)),
  on('widow x2', gain(1, ops)),
];
const sabotage = [deal(times(1, 'batons')), prevent(times(1, 'espionage')), on('widow x2', inflict(1, bomb))];
const trained = {
  permits: ['upgrades-in-roll-phases' as const],
  standing: [{ when: 'attacking' as const, only: upgradesAtLeast(5), add: 1 }],
};

export const hero: Hero = {
  id: 'black-widow',
  name: 'Black Widow',
  box: 'marvel',
  complexity: 4,
  colour: '#c92a2a',
  dice: ['espionage', 'espionage', 'batons', 'batons', 'batons', 'widow'],
  tokens: [
    unique(ops, 'Covert Ops', 3, 'seed', {
      fixed: 'not-removable',
      uses: [
        {
          id: 'operate',
          when: 'main',
          perTurn: 1,
          do: [
            choose(
              [putIntoPlay('hand')],
              [lookAtTop(3), either(numberAtLeast(1), [putBack], [mayElse([search('upgrade')], [putBack])])],
            ),
          ],
        },
      ],
    }),
    positive('agility', 'Agility', 2, 'seed', {
      uses: [
        {
          id: 'dodge',
          when: 'any',
          only: threatened,
          do: [roll(1, when(die(1, 3), prevent('half')), when(die(5, 6), remember(narrowly)))],
        },
      ],
    }),
    negative(bomb, 'Time Bomb', 2, 'seed', {
      marked: 'side',
      side: steps([2, 2, 2, 2, 2, 2, 1], perUpgrade()),
      at: {
        upkeep: [repeat(perHeld(bomb), roll(1, either(die(6), [removeNext], [advanceNext])))],
        explode: [isolated(4, 'self')],
      },
    }),
  ],
  abilities: [
    offensive('baton-strike', 'Baton Strike', 'public', {
      1: rows(row('batons x3', deal(5)), row('batons x4', deal(6)), row('batons x5', deal(7))),
      2: rows(row('batons x3', deal(6)), row('batons x4', deal(7)), row('batons x5', deal(8))),
    }),
    offensive('infiltrate', 'Infiltrate', 'public', {
      1: rows(
        row('espionage x2 + batons x1 + widow x1', gain(1, 'agility'), advanceAll, andThen, inflict(1, bomb)),
      ),
      2: rows(
        row('espionage x2 + batons x1 + widow x1', gain(1, 'agility'), inflict(1, bomb), andThen, advanceAll),
      ),
    }),
    offensive(
      'spy-game',
      'Spy Game',
      'public',
      {
        1: rows(
          row('espionage x2 + batons x1 + widow x2', gain(1, ops), gain(1, 'agility'), undefendable(6)),
        ),
      },
      { addedBy: 'Infiltrate II' },
    ),
    offensive('widows-gauntlets', "Widow's Gauntlets", 'public', {
      1: rows(row('espionage x3 + batons x2', gainCp(1), deal(plus(6, perUpgrade())))),
      2: rows(row('espionage x3 + batons x2', gainCp(1), deal(plus(7, perUpgrade())))),
    }),
    offensive(
      'covert-mission',
      'Covert Mission',
      'public',
      {
        1: rows(
          row(
            'espionage x2 + batons x2',
            repeat(2, choosePlayer('opponent', { may: true, distinct: true }), inflict(1, bomb, 'that')),
          ),
        ),
      },
      { addedBy: "Widow's Gauntlets II" },
    ),
    offensive('hacked', 'Hacked', 'public', {
      1: rows(row('small straight', ...bombOn, either(upgradesAtLeast(3), [deal(7)], [deal(5)]))),
      2: rows(row('small straight', ...bombOn, either(upgradesAtLeast(3), [deal(8)], [deal(6)]))),
    }),
    offensive('vengeance', 'Vengeance', 'public', {
      1: rows(row('large straight', gain(1, 'agility'), deal(7), roll(4, ...vengeanceFaces))),
      2: rows(row('large straight', gain(1, 'agility'), deal(7), roll(5, ...vengeanceFaces))),
    }),
    offensive(
      'subvert',
      'Subvert',
      'public',
      { 1: rows(row('espionage x1 + batons x3', gain(1, ops), gain(1, 'agility'))) },
      { addedBy: 'Vengeance II' },
    ),
    offensive('grapple', 'Grapple', 'public', {
      1: rows(
        row(
          'widow x4',
          gain(1, 'agility'),
          when(upgradesAtLeast(2), gainCp(1)),
          undefendable(plus(6, perUpgrade())),
        ),
      ),
      2: rows(row('widow x4', gainCp(1), gain(1, 'agility'), undefendable(plus(7, perUpgrade())))),
    }),
    offensive(
      'recon',
      'Recon',
      'public',
      { 1: rows(row('widow x3', gain(1, 'agility'), putIntoPlay('deck'))) },
      { addedBy: 'Grapple II' },
    ),
    ultimateAbility('widows-bite', "Widow's Bite!", 'public', {
      1: rows(row('widow x5', putIntoPlay('deck', 2), inflict(1, bomb), ultimate(10))),
    }),
    passiveAbility('red-room-training', 'Red Room Training', 'public', {
      1: passive({ ...trained, any: ['setup'], at: { setup: [gain(3, ops)] } }),
      2: passive({ ...trained, at: { 'upgrade-played': [draw(1)] } }),
    }),
    defensive('sabotage', 'Sabotage', 'public', {
      1: defenceWith(3, { reroll: 3, rerollIf: upgradesAtLeast(4) }, ...sabotage),
      2: defenceWith(4, { reroll: 4, rerollIf: upgradesAtLeast(4) }, ...sabotage),
    }),
  ],
  upgrades: [
    upgrade('Baton Strike II', 'baton-strike', 2, 1, 'public', undefined, [
      choosePlayer('opponent'),
      lookAtHand('that'),
    ]),
    upgrade('Infiltrate II', 'infiltrate', 2, 2, 'public', [{ ability: 'spy-game', level: 1 }]),
    upgrade("Widow's Gauntlets II", 'widows-gauntlets', 2, 2, 'public', [
      { ability: 'covert-mission', level: 1 },
    ]),
    upgrade('Hacked II', 'hacked', 2, 1, 'public'),
    upgrade('Vengeance II', 'vengeance', 2, 2, 'public', [{ ability: 'subvert', level: 1 }]),
    upgrade('Grapple II', 'grapple', 2, 2, 'public', [{ ability: 'recon', level: 1 }]),
    upgrade('Red Room Training II', 'red-room-training', 2, 2, 'public'),
    upgrade('Sabotage II', 'sabotage', 2, 2, 'public'),
  ],
  cards: [
    instantCard('assemble', 'Assemblé!', 1, 'public', [gain(2, 'agility')]),
    rollCard('elude', 'Elude!', 1, 'public', [prevent('all')], {
      only: allOf(remembered(narrowly), threatened),
    }),
    rollCard(
      'recoil',
      'Recoil!',
      0,
      'public',
      [roll(2, on('espionage', gainCp(1)), on('widow', prevent('half')))],
      { only: attacked },
    ),
    modifierCard('subversion', 'Subversion!', 1, 'public', [add(plus(2, perUpgradeThisTurn))]),
    mainCard('undercover-mission', 'Undercover Mission!', 2, 'public', [
      ...bombOn,
      when(upgradesAtLeast(4), gain(1, 'agility')),
    ]),
    mainCard('cunning', 'Cunning!', 2, 'public', [lookAtTop(5), takeUpgrades, putBack]),
  ],
  values,
};
