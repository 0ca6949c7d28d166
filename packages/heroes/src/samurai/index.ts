// biome-ignore format: the words of this file on one line
import { add, andThen, attemptsBelow, choosePlayer, deal, defence, defensive, draw, either, gain, type Hero, half, inflict, isUltimate, lessen, mainCard, modifierCard, negative, not, ofAKind, offensive, on, passive, passiveAbility, perNumber, positive, prevent, remove, roll, row, rows, shows, showsAny, startedTheGame, threatenedByAbility, times, ultimate, ultimateAbility, undefendable, upgrade, value, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const shameOn = (kinds: number) => when(ofAKind(kinds), inflict(1, 'shame'));
const masamune = (dice: number) =>
  roll(
    dice,
    add(times(1, 'katana')),
    inflict(times(1, 'kabuto'), 'shame'),
    on('rising-sun', gain(1, 'back-strike')),
  );
const standTall = [deal(times(1, 'katana')), prevent(times(1, 'kabuto')), on('rising-sun', prevent(2))];

export const hero: Hero = {
  id: 'samurai',
  name: 'Samurai',
  box: 'season-2',
  complexity: 3,
  colour: '#a61e2d',
  dice: ['katana', 'katana', 'katana', 'kabuto', 'kabuto', 'rising-sun'],
  tokens: [
    positive('honor', 'Honor', 2, 'public', {
      uses: [
        { id: 'one', when: 'any', modifier: true, price: { token: 'honor', n: 1 }, do: [add(1)] },
        { id: 'two', when: 'any', modifier: true, price: { token: 'honor', n: 2 }, do: [add(3)] },
      ],
    }),
    negative('shame', 'Shame', 2, 'public', {
      at: { 'attack-declared': [when(not(isUltimate), remove('all', 'shame'), lessen(perNumber()))] },
    }),
    positive('back-strike', 'Back Strike', 1, 'public', {
      uses: [{ id: 'strike', when: 'any', only: threatenedByAbility, do: [roll(1, deal(half(value)))] }],
    }),
  ],
  abilities: [
    offensive('katana-slice', 'Katana Slice', 'public', {
      1: rows(row('katana x3', deal(5)), row('katana x4', deal(6)), row('katana x5', deal(7))),
      2: rows(
        row('katana x3', deal(6), shameOn(4)),
        row('katana x4', deal(7), shameOn(4)),
        row('katana x5', deal(8), shameOn(4)),
      ),
      3: rows(
        row('katana x3', deal(6), shameOn(3)),
        row('katana x4', deal(7), shameOn(3)),
        row('katana x5', deal(8), shameOn(3)),
      ),
    }),
    offensive('wakizashi', 'Wakizashi', 'public', {
      1: rows(row('katana x2 + rising-sun x2', gain(1, 'back-strike'), undefendable(3))),
      2: rows(row('katana x2 + rising-sun x2', gain(1, 'back-strike'), undefendable(4))),
      3: rows(row('katana x2 + rising-sun x2', gain(1, 'back-strike'), inflict(1, 'shame'), undefendable(4))),
    }),
    offensive('solemnity', 'Solemnity', 'public', {
      1: rows(row('katana x2 + kabuto x3', inflict(1, 'shame'), deal(7))),
      2: rows(row('katana x2 + kabuto x3', inflict(2, 'shame'), deal(8))),
    }),
    offensive(
      'solemn',
      'Solemn',
      'public',
      { 1: rows(row('kabuto x3', inflict(2, 'shame'))) },
      { addedBy: 'Solemnity II' },
    ),
    offensive('budo', 'Budo', 'public', {
      1: rows(row('small straight', gain(1, 'honor'), andThen, deal(6))),
      2: rows(row('small straight', gain(1, 'honor'), andThen, deal(8))),
    }),
    offensive('masamune', 'Masamune', 'public', {
      1: rows(row('large straight', deal(7), masamune(4))),
      2: rows(row('large straight', deal(7), masamune(5))),
    }),
    offensive(
      'empower',
      'Empower',
      'public',
      { 1: rows(row('katana x1 + kabuto x1 + rising-sun x1', gain(1, 'back-strike'))) },
      { addedBy: 'Masamune II' },
    ),
    offensive('hagakure', 'Hagakure', 'public', {
      1: rows(
        row(
          'rising-sun x4',
          gain(1, 'honor'),
          gain(1, 'back-strike'),
          inflict(2, 'shame'),
          andThen,
          undefendable(5),
        ),
      ),
      2: rows(
        row(
          'rising-sun x4',
          gain(1, 'honor'),
          gain(1, 'back-strike'),
          inflict(2, 'shame'),
          andThen,
          undefendable(7),
        ),
      ),
    }),
    offensive(
      'haga',
      'Haga',
      'public',
      { 1: rows(row('rising-sun x3', gain(1, 'honor'), inflict(2, 'shame'), andThen, undefendable(2))) },
      { addedBy: 'Hagakure II' },
    ),
    ultimateAbility('shogun', 'Shogun!', 'public', {
      1: rows(row('rising-sun x5', gain(1, 'honor'), inflict(2, 'shame'), andThen, ultimate(13))),
    }),
    defensive('stand-tall', 'Stand Tall', 'public', {
      1: defence(3, ...standTall, when(not(showsAny('kabuto', 'rising-sun')), gain(1, 'shame'))),
      2: defence(4, ...standTall),
    }),
    passiveAbility('bushido', 'Bushido', 'public', {
      1: passive({
        at: {
          setup: [when(startedTheGame, gain(1, 'honor'))],
          'turn-end': [when(attemptsBelow(3), gain(1, 'honor'))],
        },
      }),
    }),
  ],
  upgrades: [
    upgrade('Katana Slice II', 'katana-slice', 2, 2, 'public'),
    upgrade('Katana Slice III', 'katana-slice', 3, 3, 'public'),
    upgrade('Wakizashi II', 'wakizashi', 2, 1, 'public'),
    upgrade('Wakizashi III', 'wakizashi', 3, 2, 'public'),
    upgrade('Solemnity II', 'solemnity', 2, 2, 'public', [{ ability: 'solemn', level: 1 }]),
    upgrade('Budo II', 'budo', 2, 2, 'public'),
    upgrade('Masamune II', 'masamune', 2, 2, 'public', [{ ability: 'empower', level: 1 }]),
    upgrade('Hagakure II', 'hagakure', 2, 2, 'public', [{ ability: 'haga', level: 1 }]),
    upgrade('Stand Tall II', 'stand-tall', 2, 3, 'public'),
  ],
  cards: [
    mainCard('honorable', 'Honorable!', 1, 'public', [gain(2, 'honor')]),
    mainCard('shame-on-you', 'Shame on You!', 1, 'public', [
      choosePlayer('opponent'),
      inflict(2, 'shame', 'that'),
    ]),
    mainCard('dont-back-down', "Don't Back Down!", 1, 'public', [gain(1, 'back-strike')]),
    modifierCard('gishi', 'Gishi!', 1, 'public', [
      roll(
        1,
        on('katana', add(2)),
        on('kabuto', inflict(2, 'shame')),
        on('rising-sun', gain(1, 'back-strike')),
      ),
    ]),
    modifierCard('follow-through', 'Follow Through!', 1, 'public', [
      roll(5, add(times(1, 'katana'))),
      inflict(1, 'shame'),
    ]),
    mainCard(
      'kensei',
      'Kensei!',
      0,
      'public',
      [roll(1, either(shows('rising-sun'), [gain(1, 'back-strike'), gain(2, 'honor')], [draw(1)]))],
      { promo: true },
    ),
  ],
  values,
};
