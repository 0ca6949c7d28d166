// biome-ignore format: the words of this file on one line
import { add, andThen, chooseDie, chooseNumber, choosePlayer, chooseValue, cpOf, deal, defence, defensive, discard, draw, either, gain, gainCp, type Hero, half, heldBefore, holds, inflict, instantCard, mainCard, negative, numberAtLeast, offensive, on, ownCp, perHeld, perNumber, plus, positive, prevent, pure, remove, roll, rollCard, row, rows, setDie, shows, stealCp, take, times, ultimate, ultimateAbility, upgrade, value, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const inShadows = holds('shadows');
const poisonIfShadow = on('shadow', inflict(1, 'poison'));
const strike = [on('bag', gainCp(1)), poisonIfShadow];
const strikeTwo = [gainCp(1), poisonIfShadow, on('card', draw(1))];
/** Part of the gain may come from the target; what he cannot pay is gained all the same. */
const pocket = (cp: number, most: number) =>
  either(
    shows('shadow'),
    [
      chooseNumber(most),
      gainCp(plus(cp, perNumber(-1))),
      when(numberAtLeast(1), gainCp(plus(perNumber(), cpOf('target', -1))), stealCp(perNumber())),
    ],
    [gainCp(cp)],
  );
const dance = [roll(1, pure(half(value))), andThen, gain(1, 'shadows'), gain(1, 'sneak-attack')];
const hide = [
  on('dagger x2', inflict(1, 'poison')),
  on('shadow', gain(1, 'sneak-attack')),
  on('shadow x2', gain(1, 'shadows'), prevent('all')),
];
const anyDie = [chooseDie('any'), chooseValue('any'), setDie('chosen')];

export const hero: Hero = {
  id: 'shadow-thief',
  name: 'Shadow Thief',
  box: 'season-1',
  complexity: 5,
  colour: '#5f3dc4',
  dice: ['dagger', 'dagger', 'bag', 'bag', 'card', 'shadow'],
  tokens: [
    positive('shadows', 'Shadows', 1, 'seed', {
      ages: 'turn',
      standing: [{ when: 'attacked', none: true }],
      forbids: ['defence'],
      at: { 'turn-end': [when(heldBefore('shadows'), remove(1, 'shadows'))] },
    }),
    positive('sneak-attack', 'Sneak Attack', 1, 'seed', {
      uses: [{ id: 'sneak', when: 'any', modifier: true, do: [roll(1, add(value))] }],
    }),
    negative('poison', 'Poison', 3, 'seed', {
      persistent: true,
      at: { upkeep: [take(perHeld('poison'))] },
    }),
  ],
  abilities: [
    offensive('dagger-strike', 'Dagger Strike', 'public', {
      1: rows(
        row('dagger x3', deal(4), ...strike),
        row('dagger x4', deal(6), ...strike),
        row('dagger x5', deal(8), ...strike),
      ),
      2: rows(
        row('dagger x3', deal(4), ...strikeTwo),
        row('dagger x4', deal(6), ...strikeTwo),
        row('dagger x5', deal(8), ...strikeTwo),
      ),
    }),
    offensive('pickpocket', 'Pickpocket', 'public', {
      1: rows(row('bag x2', pocket(2, 1)), row('bag x3', pocket(3, 1)), row('bag x4', pocket(4, 1))),
      2: rows(
        row('bag x2', pocket(3, 2)),
        row('bag x3', pocket(4, 2)),
        row('bag x4', pocket(5, 2)),
        row('bag x5', pocket(6, 2)),
      ),
    }),
    offensive('shifty-strike', 'Shifty Strike', 'public', {
      1: rows(row('small straight', gainCp(3), andThen, deal(half(ownCp)))),
      2: rows(row('small straight', gainCp(4), andThen, deal(half(ownCp)))),
    }),
    offensive(
      'shadow-strike',
      'Shadow Strike',
      'public',
      { 1: rows(row('dagger x2 + shadow x2', deal(half(ownCp)), inflict(1, 'poison'))) },
      { addedBy: 'Shifty Strike II' },
    ),
    offensive('insidious-strike', 'Insidious Strike', 'public', {
      1: rows(row('large straight', gainCp(3), andThen, deal(ownCp))),
      2: rows(row('large straight', gainCp(4), andThen, deal(ownCp))),
    }),
    offensive(
      'shank-attack',
      'Shank Attack',
      'public',
      {
        1: rows(
          row(
            'dagger x1 + bag x1 + card x1 + shadow x1',
            gainCp(1),
            gain(1, 'sneak-attack'),
            draw(1),
            inflict(1, 'poison'),
          ),
        ),
      },
      { addedBy: 'Insidious Strike II' },
    ),
    offensive('shadow-dance', 'Shadow Dance', 'public', {
      1: rows(row('shadow x3', ...dance)),
      2: rows(row('shadow x3', ...dance, draw(1))),
    }),
    offensive('carducopia', 'Carducopia', 'public', {
      1: rows(row('card x2', draw(times(1, 'card')))),
      2: rows(
        row(
          'card x2',
          draw(times(1, 'card')),
          on('shadow', discard(1, 'target', 'random')),
          on('bag', gainCp(1)),
        ),
      ),
    }),
    ultimateAbility('shadow-shank', 'Shadow Shank!', 'public', {
      1: rows(row('shadow x5', gainCp(3), gain(1, 'shadows'), andThen, ultimate(plus(ownCp, 5)))),
    }),
    defensive('shadow-defense', 'Shadow Defense', 'public', {
      1: defence(4, ...hide),
      2: defence(5, ...hide),
    }),
    defensive('counter-strike', 'Counter Strike', 'public', {
      1: defence(5, deal(times(1, 'dagger')), on('dagger + shadow', inflict(1, 'poison'))),
      2: defence(5, deal(times(2, 'dagger')), on('dagger + shadow', inflict(1, 'poison'))),
    }),
  ],
  upgrades: [
    upgrade('Dagger Strike II', 'dagger-strike', 2, 0, 'public'),
    upgrade('Pickpocket II', 'pickpocket', 2, 1, 'public'),
    upgrade('Shifty Strike II', 'shifty-strike', 2, 2, 'public', [{ ability: 'shadow-strike', level: 1 }]),
    upgrade('Insidious Strike II', 'insidious-strike', 2, 2, 'public', [
      { ability: 'shank-attack', level: 1 },
    ]),
    upgrade('Shadow Dance II', 'shadow-dance', 2, 1, 'public'),
    upgrade('Carducopia II', 'carducopia', 2, 2, 'public'),
    upgrade('Shadow Defense II', 'shadow-defense', 2, 3, 'public'),
    upgrade('Counter Strike II', 'counter-strike', 2, 4, 'public'),
  ],
  cards: [
    mainCard('sneaky', 'Sneaky!', 1, 'public', [gain(1, 'sneak-attack')]),
    instantCard('poison-wound', 'Poison Wound!', 2, 'public', [
      choosePlayer('opponent'),
      inflict(1, 'poison', 'that'),
    ]),
    rollCard('wild-shadow', 'Wild Shadow!', 4, 'public', [
      ...anyDie,
      when(inShadows, chooseDie('any', { other: true }), chooseValue('any'), setDie('chosen')),
    ]),
    instantCard('shadow-coin', 'Shadow Coin!', 0, 'public', [either(inShadows, [gainCp(3)], [gainCp(2)])]),
    instantCard('enter-the-shadows', 'Enter the Shadows!', 4, 'public', [gain(1, 'shadows')]),
    mainCard('card-trick', 'Card Trick!', 2, 'public', [
      choosePlayer('opponent'),
      discard(1, 'that', 'random'),
      either(inShadows, [draw(2)], [draw(1)]),
    ]),
    mainCard(
      'shadow-meld',
      'Shadow Meld!',
      0,
      'public',
      [roll(1, either(shows('shadow'), [gain(1, 'sneak-attack'), gainCp(2)], [draw(1)]))],
      { promo: true },
    ),
  ],
  values,
};
