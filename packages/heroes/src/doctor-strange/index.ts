// biome-ignore format: the words of this file on one line
import { add, allOf, andThen, choose, choosePlayer, chooseToken, chooseUpTo, companion, deal, defence, defensive, draw, type Effect, gain, gainCp, giveUp, type Hero, heal, heldBefore, holds, inflict, inRollPhase, instantCard, isFull, lookAtHand, mainCard, modifierCard, negative, not, type Option, offensive, on, option, ownTurn, passive, passiveAbility, positive, prevent, remove, removeChosen, rerollDice, restartPhase, returnOne, rollCard, row, rows, type Token, tallied, tally, times, type Use, ultimate, ultimateAbility, undefendable, upgrade, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const bands = 'crimson-bands';
const spells: [id: string, name: string, ...Effect[]][] = [
  ['bolts-of-balthakk', 'Bolts of Balthakk', add(3)],
  ['flames-of-the-faltine', 'Flames of the Faltine', add(2), gainCp(1)],
  [
    'crimson-bands-of-cyttorak',
    'Crimson Bands of Cyttorak',
    choosePlayer('opponent'),
    inflict(1, bands, 'that'),
  ],
  ['vapors-of-valtorr', 'Vapors of Valtorr', chooseToken(), removeChosen],
  ['winds-of-watoomb', 'Winds of Watoomb', draw(1), gain(1, 'premonition')],
  ['rings-of-raggadorr', 'Rings of Raggadorr', choose([prevent(4)], [heal(2)])],
];

/** A spell is 1 while it is prepared; which ones are, only he knows. */
const spellbook: Token[] = spells.map(([id, name, ...spell]) =>
  companion(id, name, 1, 'design', { secret: true, spell }),
);
const preparing: Option[] = spells.map(([id]) =>
  option(allOf(not(holds(id)), not(isFull('prepared'))), gain(1, id), gain(1, 'prepared')),
);
const casting: Option[] = spells.map(([id, , ...body]) =>
  option(holds(id), giveUp(1, id), giveUp(1, 'prepared'), ...body),
);
const prepareUpTo = (n: number): Effect => chooseUpTo(n, ...preparing);
const cast = (n: number): Effect => chooseUpTo(n, ...casting);
/** Once per turn, whatever the level was then. */
const prepare = (effect: Effect): Use => ({
  id: 'prepare',
  when: 'main',
  only: allOf(not(isFull('prepared')), not(tallied('prepare', 1))),
  do: [tally('prepare'), effect],
});

export const hero: Hero = {
  id: 'doctor-strange',
  name: 'Doctor Strange',
  box: 'marvel',
  complexity: 5,
  colour: '#e8590c',
  dice: ['mudra', 'mudra', 'tome', 'tome', 'relic', 'eye'],
  tokens: [
    positive('deja-vu', 'Deja Vu', 1, 'public', {
      uses: [{ id: 'rewind', when: 'announce', do: [restartPhase] }],
    }),
    positive('premonition', 'Premonition', 3, 'public', {
      uses: [
        { id: 'two', when: 'income', do: [draw(2), returnOne] },
        { id: 'three', when: 'income', price: { token: 'premonition', n: 3 }, do: [draw(3), returnOne] },
      ],
    }),
    negative(bands, 'Crimson Bands', 1, 'public', {
      ages: 'roll-phase',
      forbids: ['cards'],
      forbidsIf: allOf(ownTurn, inRollPhase, heldBefore(bands)),
      at: { 'roll-phase-end': [when(heldBefore(bands), remove(1, bands))] },
    }),
    ...spellbook,
    companion('prepared', 'Prepared spells', 2, 'design', { partOf: 'spells', style: 'prepared' }),
  ],
  abilities: [
    offensive(
      'augury',
      'Augury',
      'design',
      {
        1: rows(row('tome x2 + eye x2', gain(1, 'deja-vu'), deal(8))),
        2: rows(row('tome x2 + eye x2', gain(1, 'deja-vu'), gain(1, 'premonition'), deal(9))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'universal-awareness',
      'Universal Awareness',
      'design',
      {
        1: rows(row('tome x4', gain(1, 'deja-vu'), gain(2, 'premonition'), draw(1))),
        2: rows(
          row('tome x4', gain(1, 'deja-vu'), gain(3, 'premonition'), draw(2), andThen, cast(1)),
          row('tome x3', gain(2, 'premonition'), draw(1)),
        ),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'astral-incursion',
      'Astral Incursion',
      'design',
      {
        1: rows(row('mudra x1 + tome x1 + relic x1 + eye x1', gain(1, 'premonition'), deal(8))),
        2: rows(
          row('mudra x1 + tome x1 + relic x1 + eye x1', gain(1, 'premonition'), lookAtHand(), deal(10)),
        ),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'mystic-bolts',
      'Mystic Bolts',
      'design',
      {
        1: rows(row('small straight', deal(6), cast(1)), row('large straight', deal(9), cast(1))),
        2: rows(row('small straight', deal(8), cast(1)), row('large straight', deal(10), cast(2))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'binding',
      'Binding',
      'design',
      {
        1: rows(row('mudra x2 + relic x2', inflict(1, bands), deal(9))),
        2: rows(row('mudra x2 + relic x2', inflict(1, bands), deal(9), cast(1))),
      },
      { levelSrc: { 1: 'public', 2: 'design' } },
    ),
    offensive(
      'wand-of-watoomb',
      'Wand of Watoomb',
      'design',
      {
        1: rows(row('eye x4', inflict(1, bands), undefendable(5), cast(2))),
        2: rows(row('eye x4', inflict(1, bands), undefendable(7), cast(2))),
      },
      { levelSrc: { 1: 'design', 2: 'design' } },
    ),
    ultimateAbility('all-seeing-eye', 'All-Seeing Eye!', 'design', {
      1: rows(row('eye x5', prepareUpTo(2), ultimate(10), cast(spells.length))),
    }),
    passiveAbility(
      'master-of-the-mystic-arts',
      'Master of the Mystic Arts',
      'design',
      {
        1: passive({ uses: [prepare(choose(...preparing))] }),
        2: passive({ uses: [prepare(prepareUpTo(2))], limits: { prepared: 3 } }),
      },
      { levelSrc: { 1: 'design', 2: 'design' } },
    ),
    defensive(
      'shield-of-the-seraphim',
      'Shield of the Seraphim',
      'design',
      {
        1: defence(4, prevent(times(1, 'mudra')), on('relic', gain(1, 'premonition')), on('eye', cast(1))),
        2: defence(
          5,
          prevent(times(1, 'mudra')),
          deal(times(1, 'tome')),
          on('relic', gain(1, 'premonition')),
          on('eye', cast(1)),
        ),
      },
      { levelSrc: { 1: 'design', 2: 'design' } },
    ),
  ],
  upgrades: [
    upgrade('Augury II', 'augury', 2, 2, 'design'),
    upgrade('Universal Awareness II', 'universal-awareness', 2, 2, 'design'),
    upgrade('Astral Incursion II', 'astral-incursion', 2, 1, 'design'),
    upgrade('Mystic Bolts II', 'mystic-bolts', 2, 2, 'design'),
    upgrade('Binding II', 'binding', 2, 1, 'design'),
    upgrade('Wand of Watoomb II', 'wand-of-watoomb', 2, 2, 'design'),
    upgrade('Master of the Mystic Arts II', 'master-of-the-mystic-arts', 2, 2, 'design'),
    upgrade('Shield of the Seraphim II', 'shield-of-the-seraphim', 2, 2, 'design'),
  ],
  cards: [
    modifierCard('icy-tendrils', 'Icy Tendrils', 1, 'design', [add(2), cast(1)]),
    mainCard('eye-of-agamotto', 'Eye of Agamotto', 2, 'design', [gain(1, 'deja-vu'), gain(1, 'premonition')]),
    mainCard('book-of-the-vishanti', 'Book of the Vishanti', 1, 'design', [prepareUpTo(2), draw(1)]),
    instantCard('cloak-of-levitation', 'Cloak of Levitation', 1, 'design', [prevent(3), cast(1)]),
    mainCard('astral-projection', 'Astral Projection', 0, 'design', [
      choosePlayer('opponent'),
      lookAtHand('that'),
      gain(1, 'premonition'),
    ]),
    rollCard('sling-ring', 'Sling Ring', 0, 'design', [rerollDice('own', 'any', 2, 'self')]),
  ],
  // All spells are in the book.
  setup: [],
  values,
};
