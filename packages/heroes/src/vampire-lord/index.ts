// biome-ignore format: the words of this file on one line
import { add, andThen, becomesUndefendable, choose, chooseDie, choosePlayer, chooseToken, collateral, damageDealt, deal, dealtAtLeast, defence, defensive, die, drain, draw, either, gain, gainCp, type Hero, half, heal, holds, inflict, instantCard, mainCard, mayPay, modifierCard, ofAKind, offensive, on, perHeld, perNumber, plus, positive, removeChosen, removeUpTo, rerollDie, roll, row, rows, search, shows, showsAny, times, type Use, ultimate, ultimateAbility, undefendable, upgrade, value, when } from '@mad-king/language';
import { bleed } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const blood = 'blood-power';
const spending = (n: number, use: Omit<Use, 'price' | 'perTurn'>): Use => ({
  ...use,
  price: { token: blood, n },
  perTurn: 1,
});

const bloodFor = (kind: number) => when(ofAKind(kind), gain(1, blood));
const rend = (dice: number) =>
  roll(dice, add(times(1, 'claw')), on('gaze', draw(1)), on('droplet', gain(1, blood)));
const immortalFlesh = [
  on('claw x2', inflict(1, 'bleed')),
  on('gaze x2', gain(1, blood)),
  drain(times(1, 'droplet')),
];

export const hero: Hero = {
  id: 'vampire-lord',
  name: 'Vampire Lord',
  box: 'season-2',
  complexity: 4,
  colour: '#8b1020',
  dice: ['claw', 'claw', 'claw', 'gaze', 'gaze', 'droplet'],
  tokens: [
    positive(blood, 'Blood Power', 5, 'public', {
      uses: [
        spending(1, { id: 'add', when: 'any', modifier: true, do: [add(3)] }),
        spending(2, { id: 'remove', when: 'main', do: [chooseToken(), removeChosen] }),
        spending(3, { id: 'draw', when: 'any', do: [draw(2)] }),
        spending(4, { id: 'heal', when: 'after', only: dealtAtLeast(1), do: [heal(damageDealt)] }),
      ],
    }),
    positive('mesmerize', 'Mesmerize', 1, 'public', {
      uses: [
        {
          id: 'reroll',
          when: 'any',
          do: [roll(1, when(die(5, 6), chooseDie('opponents', { may: true }), rerollDie))],
        },
      ],
    }),
    bleed,
  ],
  abilities: [
    offensive('gouge', 'Gouge', 'public', {
      1: rows(
        row('claw x3', deal(3), bloodFor(4)),
        row('claw x4', deal(5), bloodFor(4)),
        row('claw x5', deal(7), bloodFor(4)),
      ),
      2: rows(
        row('claw x3', deal(3), bloodFor(3)),
        row('claw x4', deal(5), bloodFor(3)),
        row('claw x5', deal(7), bloodFor(3)),
      ),
      3: rows(
        row('claw x3', deal(4), bloodFor(3)),
        row('claw x4', deal(6), bloodFor(3)),
        row('claw x5', deal(8), bloodFor(3)),
      ),
    }),
    offensive('glamour', 'Glamour', 'public', {
      1: rows(row('gaze x3', gainCp(1), gain(1, 'mesmerize'), undefendable(4))),
      2: rows(row('gaze x3', gainCp(1), gain(1, 'mesmerize'), undefendable(5))),
    }),
    offensive(
      'influence',
      'Influence',
      'public',
      {
        1: rows(
          row(
            'claw x1 + gaze x2',
            gain(1, 'mesmerize'),
            choosePlayer('opponent'),
            inflict(2, 'bleed', 'that'),
          ),
        ),
      },
      { addedBy: 'Glamour II' },
    ),
    offensive('sanguimancy', 'Sanguimancy', 'public', {
      1: rows(row('gaze x3 + droplet x1', heal(2), gain(3, blood))),
      2: rows(row('gaze x3 + droplet x1', heal(3), gain(3, blood))),
    }),
    offensive(
      'presence',
      'Presence',
      'public',
      { 1: rows(row('claw x1 + gaze x1 + droplet x2', gain(2, blood), draw(1))) },
      { addedBy: 'Sanguimancy II' },
    ),
    // V-02: what follows the "then" still adds to the attack, so it does not wait for the damage.
    offensive('rend', 'Rend', 'public', {
      1: rows(row('claw x3 + droplet x2', deal(6), andThen, rend(3))),
      2: rows(row('claw x3 + droplet x2', deal(6), andThen, rend(5))),
    }),
    offensive('possess', 'Possess', 'public', {
      1: rows(
        row(
          'small straight',
          deal(7),
          roll(1, on('claw', inflict(1, 'bleed')), when(showsAny('gaze', 'droplet'), gain(1, 'mesmerize'))),
        ),
      ),
      2: rows(row('small straight', deal(8), choose([inflict(1, 'bleed')], [gain(1, 'mesmerize')]))),
    }),
    offensive(
      'draw-blood',
      'Draw Blood',
      'public',
      { 1: rows(row('claw x2 + droplet x1', gain(2, blood))) },
      { addedBy: 'Possess II' },
    ),
    offensive('blood-magic', 'Blood Magic', 'public', {
      1: rows(
        row(
          'large straight',
          gain(1, blood),
          inflict(1, 'bleed'),
          andThen,
          deal(8),
          mayPay({ token: 'mesmerize', n: 1 }, [becomesUndefendable]),
        ),
      ),
      2: rows(row('large straight', gain(1, blood), inflict(1, 'bleed'), andThen, undefendable(8))),
    }),
    offensive(
      'gash',
      'Gash',
      'public',
      { 1: rows(row('claw x2 + droplet x2', undefendable(5))) },
      { addedBy: 'Blood Magic II' },
    ),
    offensive('blood-thirst', 'Blood Thirst', 'public', {
      1: rows(row('droplet x4', gain(2, blood), andThen, undefendable(5))),
      2: rows(row('droplet x4', gain(3, blood), andThen, undefendable(6))),
    }),
    offensive(
      'hemorrhage',
      'Hemorrhage',
      'public',
      { 1: rows(row('droplet x3', inflict(2, 'bleed'), collateral(2))) },
      { addedBy: 'Blood Thirst II' },
    ),
    defensive('immortal-flesh', 'Immortal Flesh', 'public', {
      1: defence(3, ...immortalFlesh),
      2: defence(4, ...immortalFlesh),
    }),
    ultimateAbility('exsanguinate', 'Exsanguinate!', 'public', {
      1: rows(row('droplet x5', search('any'), gain(2, blood), andThen, ultimate(10))),
    }),
  ],
  upgrades: [
    upgrade('Gouge II', 'gouge', 2, 1, 'public'),
    upgrade('Gouge III', 'gouge', 3, 2, 'public'),
    upgrade('Glamour II', 'glamour', 2, 2, 'public', [{ ability: 'influence', level: 1 }]),
    upgrade('Sanguimancy II', 'sanguimancy', 2, 2, 'public', [{ ability: 'presence', level: 1 }]),
    upgrade('Rend II', 'rend', 2, 2, 'public'),
    upgrade('Possess II', 'possess', 2, 2, 'public', [{ ability: 'draw-blood', level: 1 }]),
    upgrade('Blood Magic II', 'blood-magic', 2, 2, 'public', [{ ability: 'gash', level: 1 }]),
    upgrade('Blood Thirst II', 'blood-thirst', 2, 2, 'public', [{ ability: 'hemorrhage', level: 1 }]),
    upgrade('Immortal Flesh II', 'immortal-flesh', 2, 2, 'public'),
  ],
  cards: [
    mainCard('consume-blood', 'Consume Blood!', 0, 'public', [removeUpTo(2, blood), gainCp(perNumber(2))], {
      only: holds(blood),
    }),
    mainCard('blood-letting', 'Blood Letting!', 0, 'public', [gain(1, blood), gainCp(1)]),
    mainCard('dark-omen', 'Dark Omen!', 4, 'public', [
      gain(1, 'mesmerize'),
      gain(2, blood),
      choosePlayer('opponent'),
      inflict(1, 'bleed', 'that'),
    ]),
    modifierCard('blood-boil', 'Blood Boil!', 0, 'public', [add(plus(1, perHeld('bleed', 1, 'target')))]),
    modifierCard('limb-from-limb', 'Limb From Limb!', 1, 'public', [
      roll(5, add(times(1, 'claw')), on('claw x3', inflict(1, 'bleed'))),
    ]),
    instantCard('blood-flow', 'Blood Flow!', 1, 'public', [roll(1, gain(half(value), blood))]),
    mainCard(
      'blood-tide',
      'Blood Tide!',
      0,
      'public',
      [roll(1, either(shows('droplet'), [gain(3, blood)], [draw(1)]))],
      { promo: true },
    ),
  ],
  values,
};
