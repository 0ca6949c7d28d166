// biome-ignore format: the words of this file on one line
import { add, allOf, andThen, anyOf, beats, type Condition, choose, choosePlayer, deal, defenceWith, defensive, draw, either, equalsOrBeats, gain, type Hero, half, inflict, levelAtLeast, mainCard, modifierCard, negative, ofAKind, offensive, on, opposedRoll, passive, passiveAbility, positive, prevent, remember, remembered, repeat, rerolled, roll, rollAgainIf, row, rows, shows, times, ultimate, ultimateAbility, undefendable, upgrade, value, when } from '@mad-king/language';
import { evasive, knockdown } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const ultimateNote = 'fill-em-with-lead';
const wildWest = 'wild-west';

const takeDown = when(ofAKind(4), inflict(1, 'knockdown'));
const showdown = (win: number, lose: number) => opposedRoll(either(equalsOrBeats, [deal(win)], [deal(lose)]));
const duel = (wins: Condition) =>
  defenceWith(1, { opposed: true }, either(wins, [choose([deal(3)], [prevent('half')])], [deal(1)]));
const reloading = { upkeep: [gain(1, 'reload')] };

export const hero: Hero = {
  id: 'gunslinger',
  name: 'Gunslinger',
  box: 'season-2',
  complexity: 2,
  colour: '#b5652b',
  dice: ['bullet', 'bullet', 'bullet', 'dash', 'dash', 'bullseye'],
  tokens: [
    positive('reload', 'Reload', 2, 'public', {
      uses: [
        {
          id: 'shoot',
          when: 'any',
          modifier: true,
          do: [
            rollAgainIf(
              anyOf(levelAtLeast('quick-draw', 2), remembered(ultimateNote), remembered(wildWest)),
              1,
              1,
              add(half(value)),
              when(allOf(rerolled, remembered(wildWest)), add(1)),
            ),
          ],
        },
      ],
    }),
    evasive,
    negative('bounty', 'Bounty', 1, 'public', {
      standing: [{ when: 'attacked', add: 1, attackerGains: 1 }],
    }),
    knockdown,
  ],
  abilities: [
    offensive('revolver', 'Revolver', 'public', {
      1: rows(row('bullet x3', deal(3)), row('bullet x4', deal(4)), row('bullet x5', deal(5))),
      2: rows(
        row('bullet x3', deal(4), takeDown),
        row('bullet x4', deal(5), takeDown),
        row('bullet x5', deal(6), takeDown),
      ),
    }),
    offensive(
      'bounty-hunter',
      'Bounty Hunter',
      'public',
      {
        1: rows(row('bullet x2 + bullseye x2', inflict(1, 'bounty'), andThen, undefendable(1))),
        2: rows(row('bullet x2 + bullseye x2', inflict(1, 'bounty'), andThen, undefendable(2))),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'showdown',
      'Showdown',
      'public',
      {
        1: rows(row('small straight', showdown(7, 5))),
        2: rows(row('small straight', showdown(8, 6))),
        3: rows(row('small straight', showdown(9, 6))),
      },
      { levelSrc: { 1: 'seed', 2: 'public', 3: 'public' } },
    ),
    offensive(
      'take-cover',
      'Take Cover',
      'public',
      {
        1: rows(row('bullet x2 + dash x3', gain(1, 'evasive'), deal(5))),
        2: rows(row('bullet x2 + dash x3', gain(1, 'evasive'), deal(6))),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'mark-the-target',
      'Mark the Target',
      'public',
      { 1: rows(row('dash x3', gain(2, 'evasive'), inflict(1, 'bounty'))) },
      { addedBy: 'Take Cover II' },
    ),
    offensive(
      'fan-the-hammer',
      'Fan the Hammer',
      'public',
      {
        1: rows(row('large straight', gain(2, 'evasive'), deal(7))),
        2: rows(row('large straight', gain(2, 'evasive'), deal(8))),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'pistol-whip',
      'Pistol Whip',
      'public',
      {
        1: rows(row('dash x2 + bullseye x1', gain(1, 'evasive'), inflict(1, 'knockdown'), undefendable(1))),
      },
      { addedBy: 'Fan the Hammer II' },
    ),
    offensive(
      'deadeye',
      'Deadeye',
      'public',
      {
        1: rows(row('bullseye x4', inflict(1, 'knockdown'), undefendable(6))),
        2: rows(row('bullseye x4', inflict(1, 'knockdown'), undefendable(8))),
      },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    offensive(
      'enforcer',
      'Enforcer',
      'public',
      {
        1: rows(
          row(
            'bullseye x3',
            gain(1, 'evasive'),
            repeat(
              2,
              choosePlayer('opponent', { may: true, distinct: true }),
              inflict(1, 'bounty', 'that'),
              inflict(1, 'knockdown', 'that'),
            ),
          ),
        ),
      },
      { addedBy: 'Deadeye II' },
    ),
    ultimateAbility('fill-em-with-lead', "Fill'em with Lead!", 'seed', {
      1: rows(
        row(
          'bullseye x5',
          gain(1, 'evasive'),
          // Printed last, but a Reload may be spent as soon as there is an attack.
          remember(ultimateNote),
          inflict(1, 'bounty'),
          inflict(1, 'knockdown'),
          andThen,
          ultimate(10),
        ),
      ),
    }),
    defensive(
      'duel',
      'Duel',
      'public',
      { 1: duel(beats), 2: duel(equalsOrBeats) },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
    // What level II adds stands with the Reload it is about.
    passiveAbility(
      'quick-draw',
      'Quick Draw',
      'public',
      { 1: passive({ at: reloading }), 2: passive({ at: reloading }) },
      { levelSrc: { 1: 'seed', 2: 'public' } },
    ),
  ],
  upgrades: [
    upgrade('Revolver II', 'revolver', 2, 2, 'public'),
    upgrade('Bounty Hunter II', 'bounty-hunter', 2, 1, 'public'),
    upgrade('Showdown II', 'showdown', 2, 2, 'public'),
    upgrade('Showdown III', 'showdown', 3, 3, 'public'),
    upgrade('Fan the Hammer II', 'fan-the-hammer', 2, 2, 'public', [{ ability: 'pistol-whip', level: 1 }]),
    upgrade('Take Cover II', 'take-cover', 2, 2, 'public', [{ ability: 'mark-the-target', level: 1 }]),
    upgrade('Deadeye II', 'deadeye', 2, 2, 'public', [{ ability: 'enforcer', level: 1 }]),
    upgrade('Duel II', 'duel', 2, 3, 'public'),
    upgrade('Quick Draw II', 'quick-draw', 2, 2, 'public'),
  ],
  cards: [
    mainCard('wanted', 'Wanted!', 2, 'public', [choosePlayer('opponent'), inflict(1, 'bounty', 'that')]),
    mainCard('spin-the-chamber', 'Spin the Chamber!', 1, 'public', [gain(1, 'reload')]),
    mainCard('roulette', 'Roulette!', 1, 'public', [
      choosePlayer(),
      andThen,
      roll(
        1,
        on('bullet', deal(2, 'undefendable', { who: 'that' })),
        on('dash', inflict(1, 'knockdown', 'that')),
        on('bullseye', inflict(1, 'bounty', 'that')),
      ),
    ]),
    modifierCard('wild-west', 'Wild West!', 1, 'public', [remember(wildWest)]),
    modifierCard('eat-lead', 'Eat Lead!', 1, 'public', [
      roll(5, add(times(1, 'bullet')), on('bullet x4', inflict(1, 'knockdown'))),
    ]),
    mainCard(
      'run-and-gun',
      'Run and Gun!',
      0,
      'public',
      [
        roll(
          1,
          either(
            shows('bullseye'),
            [choosePlayer('opponent'), inflict(1, 'bounty', 'that'), inflict(1, 'knockdown', 'that')],
            [draw(1)],
          ),
        ),
      ],
      { promo: true },
    ),
  ],
  values,
};
