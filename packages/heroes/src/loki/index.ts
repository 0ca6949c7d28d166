// biome-ignore format: the words of this file on one line
import { add, allOf, andThen, arrange, attacked, choosePlayer, chooses, coverAbility, deal, defence, defensive, die, discard, draw, type Effect, either, gain, gainCp, type Hero, heal, healthBelow, inflict, instantCard, loseCp, mainCard, modifierCard, numberIs, ofAKind, offensive, on, perHeld, perNumber, pick, positive, prevent, remove, repeat, rerollChosenDice, roll, rollCard, row, rows, stealCp, take, threatened, times, ultimate, ultimateAbility, undefendable, unique, upgrade, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const bag = 'bag-of-tricks';
/** A gift to somebody; of several gifts each has a receiver of its own. */
const gift = [choosePlayer(), gain(1, bag, 'that')];
const gifts = (n: number): Effect => repeat(n, ...gift);
const giftForThree = when(ofAKind(3), ...gift);
const kneelFaces = [add(times(2, 'scepter')), on('deceit', inflict(1, 'spellbound'))];
const misdirection = [
  on('scepter', deal(1)),
  prevent(times(1, 'guise')),
  on('lie', ...gift),
  on('deceit', gain(1, 'illusion')),
];

export const hero: Hero = {
  id: 'loki',
  name: 'Loki',
  box: 'marvel',
  complexity: 4,
  colour: '#2b8a3e',
  dice: ['scepter', 'scepter', 'guise', 'guise', 'lie', 'deceit'],
  tokens: [
    positive(bag, 'Bag of Tricks', 2, 'public', {
      at: {
        upkeep: [
          repeat(
            perHeld(bag),
            remove(1, bag),
            roll(
              1,
              when(die(1), loseCp(1, 'self')),
              when(die(2, 5), chooses('origin', [heal(2)], [gainCp(1)], [take(2, 'undefendable')])),
              when(die(6), gainCp(2)),
            ),
          ),
        ],
      },
    }),
    unique('illusion', 'Illusion', 2, 'design', {
      fixed: 'not-transferable',
      ages: 'defence',
      uses: [
        {
          id: 'hide',
          when: 'any',
          only: allOf(attacked, threatened),
          aged: true,
          perAttack: 1,
          // The real one, the fading double, empty air.
          do: [
            arrange(3),
            pick(3, 'target'),
            when(numberIs(1), prevent('half')),
            when(numberIs(2), prevent('all')),
          ],
        },
      ],
    }),
    unique('spellbound', 'Spellbound', 3, 'public', {
      fixed: 'not-transferable',
      marked: 'ability',
      at: {
        placed: [repeat(perNumber(), coverAbility)],
        'roll-phase-end': [remove('all', 'spellbound')],
        // Also when the phase was skipped.
        'roll-phases-over': [remove('all', 'spellbound')],
      },
    }),
  ],
  abilities: [
    offensive(
      'mockery',
      'Mockery',
      'design',
      {
        1: rows(row('scepter x3', deal(6)), row('scepter x4', deal(7)), row('scepter x5', deal(8))),
        2: rows(
          row('scepter x3', deal(6), giftForThree),
          row('scepter x4', deal(7), giftForThree),
          row('scepter x5', deal(8), giftForThree),
        ),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'antics',
      'Antics',
      'design',
      {
        1: rows(row('lie x2', draw(1), gain(1, 'illusion'), ...gift)),
        2: rows(
          row('lie x2', draw(1), gainCp(1), gain(1, 'illusion'), ...gift),
          row('lie x3', draw(2), gainCp(1), gain(2, 'illusion'), gifts(2)),
        ),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'confuddle',
      'Confuddle',
      'design',
      {
        1: rows(row('scepter x2 + guise x2', inflict(2, 'spellbound'), deal(7))),
        2: rows(row('scepter x2 + guise x2', inflict(2, 'spellbound'), deal(8))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'liars-gifts',
      "Liar's Gifts",
      'design',
      { 1: rows(row('guise x3', stealCp(1), gifts(2), andThen, deal(3))) },
      { addedBy: 'Confuddle II' },
    ),
    offensive(
      'vilify',
      'Vilify',
      'design',
      {
        1: rows(
          row(
            'scepter x1 + guise x1 + lie x1 + deceit x1',
            ...gift,
            andThen,
            either(healthBelow('target'), [gain(1, 'illusion'), deal(7)], [undefendable(4)]),
          ),
        ),
        2: rows(
          row(
            'scepter x1 + guise x1 + lie x1 + deceit x1',
            ...gift,
            inflict(1, 'spellbound'),
            andThen,
            either(healthBelow('target'), [gain(1, 'illusion'), deal(7)], [undefendable(4)]),
          ),
        ),
      },
      { levelSrc: { 1: 'design', 2: 'design' } },
    ),
    offensive(
      'vex',
      'Vex',
      'design',
      {
        1: rows(row('small straight', ...gift, deal(7))),
        2: rows(row('small straight', gifts(2), deal(7))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'kneel-to-me',
      'Kneel To Me',
      'design',
      {
        1: rows(row('large straight', ...gift, deal(7), roll(3, ...kneelFaces))),
        2: rows(row('large straight', ...gift, deal(7), roll(4, ...kneelFaces))),
      },
      { levelSrc: { 1: 'design', 2: 'design' } },
    ),
    offensive(
      'bewilder',
      'Bewilder',
      'design',
      { 1: rows(row('guise x2 + lie x1', gain(1, 'illusion'), inflict(1, 'spellbound'), deal(4))) },
      { addedBy: 'Kneel To Me II' },
    ),
    offensive(
      'double-take',
      'Double Take',
      'design',
      {
        1: rows(row('deceit x4', gain(1, 'illusion'), inflict(2, 'spellbound'), undefendable(7))),
        2: rows(row('deceit x4', gain(1, 'illusion'), inflict(2, 'spellbound'), undefendable(8))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'made-you-look',
      'Made You Look',
      'design',
      {
        1: rows(row('deceit x3', gain(1, 'illusion'), inflict(1, 'spellbound'), andThen, undefendable(2))),
      },
      { addedBy: 'Double Take II' },
    ),
    ultimateAbility('glorious-purpose', 'Glorious Purpose!', 'public', {
      1: rows(row('deceit x5', gain(1, 'illusion'), inflict(3, 'spellbound'), gifts(4), ultimate(10))),
    }),
    defensive(
      'misdirection',
      'Misdirection',
      'design',
      { 1: defence(2, ...misdirection), 2: defence(3, ...misdirection) },
      { levelSrc: { 1: 'design', 2: 'design' } },
    ),
  ],
  upgrades: [
    upgrade('Mockery II', 'mockery', 2, 2, 'design'),
    upgrade('Antics II', 'antics', 2, 2, 'design'),
    upgrade('Confuddle II', 'confuddle', 2, 2, 'design', [{ ability: 'liars-gifts', level: 1 }]),
    upgrade('Vilify II', 'vilify', 2, 3, 'design'),
    upgrade('Vex II', 'vex', 2, 2, 'design'),
    upgrade('Kneel To Me II', 'kneel-to-me', 2, 2, 'design', [{ ability: 'bewilder', level: 1 }]),
    upgrade('Double Take II', 'double-take', 2, 2, 'design', [{ ability: 'made-you-look', level: 1 }]),
    upgrade('Misdirection II', 'misdirection', 2, 3, 'design'),
  ],
  cards: [
    instantCard('smoke-and-mirrors', 'Smoke and Mirrors!', 3, 'design', [gain(1, 'illusion')]),
    mainCard('tongue-tied', 'Tongue-Tied!', 2, 'design', [
      choosePlayer('opponent'),
      inflict(2, 'spellbound', 'that'),
    ]),
    mainCard('generous-to-a-fault', 'Generous to a Fault!', 1, 'design', [...gift, draw(1)]),
    mainCard('silver-tongue', 'Silver Tongue!', 1, 'design', [
      choosePlayer('opponent'),
      stealCp(1, 'that'),
      discard(1, 'that', 'random'),
    ]),
    modifierCard('knife-behind-the-smile', 'Knife Behind the Smile!', 2, 'design', [
      roll(5, add(times(1, 'scepter')), on('deceit', gain(1, 'illusion'))),
    ]),
    rollCard('that-was-not-me', 'That Was Not Me!', 1, 'design', [rerollChosenDice(2, 'opponents')], {
      price: { token: 'illusion', n: 1 },
    }),
  ],
  // The three illusion cards lie aside.
  setup: [],
  values,
};
