// biome-ignore format: the words of this file on one line
import { type Amount, add, allOf, andThen, anyOf, atMost, attacked, becomesUndefendable, choose, chooseDie, choosePlayer, collateral, companion, deal, defence, defensive, draw, either, gain, gainCp, type Hero, half, hasCp, heal, holds, inflict, instantCard, isFull, loseCp, mainCard, mayPay, modifierCard, negative, not, numberAtLeast, ofAKind, offensive, on, option, passive, passiveAbility, perExtraAttempt, perHeld, perNumber, plus, positive, prevent, pure, refuseNegative, remove, repeat, repeatUpTo, rerollDie, roll, row, rows, shows, take, times, type Use, ultimate, ultimateAbility, undefendable, upgrade, value, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const vine = 'barbed-vine';
const spirits = ['seedling', 'sapling', 'dryad'];
const spiritsHeld = plus(...spirits.map((spirit) => perHeld(spirit)));
const removeSpirit = choose(...spirits.map((spirit) => option(holds(spirit), remove(1, spirit))));

const canSprout = not(isFull('seedling'));
const canBecomeSapling = allOf(holds('seedling'), not(isFull('sapling')));
const canBecomeDryad = allOf(holds('sapling'), not(isFull('dryad')));
const canGrow = anyOf(canSprout, canBecomeSapling, canBecomeDryad);
const becomeSapling = option(canBecomeSapling, remove(1, 'seedling'), gain(1, 'sapling'));
const becomeDryad = option(canBecomeDryad, remove(1, 'sapling'), gain(1, 'dryad'));
const growOne = choose(option(canSprout, gain(1, 'seedling')), becomeSapling, becomeDryad);
const grow = (n: Amount) => repeat(n, growOne);

const once = (spirit: string, use: Omit<Use, 'price' | 'perTurn'>): Use => ({
  ...use,
  price: { token: spirit, n: 1 },
  perTurn: 1,
});
const giveWellspring = [choosePlayer(), gain(1, 'wellspring', 'that')];
const trap = [repeatUpTo(1, removeSpirit), when(numberAtLeast(1), inflict(1, vine))];
const growOnThree = when(ofAKind(3), grow(1));
const tend = (n: number) => [
  draw(1),
  grow(n),
  ...giveWellspring,
  choosePlayer('opponent'),
  inflict(1, vine, 'that'),
];
const overgrow = [
  repeatUpTo(2, removeSpirit),
  add(perNumber(4)),
  mayPay({ token: 'wellspring', n: 1 }, [becomesUndefendable]),
];
const callTheWild = (dice: number) =>
  roll(dice, add(times(1, 'branch')), on('leaf', gain(1, 'wellspring')), grow(times(1, 'spirit')));
const rooted = [prevent(plus(times(1, 'branch'), times(1, 'spirit'))), on('leaf x2', grow(1))];

export const hero: Hero = {
  id: 'treant',
  name: 'Treant',
  box: 'season-1',
  complexity: 6,
  colour: '#5c7c2f',
  dice: ['branch', 'branch', 'branch', 'leaf', 'leaf', 'spirit'],
  tokens: [
    companion('seedling', 'Seedling Spirit', 3, 'public', {
      uses: [once('seedling', { id: 'reroll', when: 'any', do: [chooseDie('own'), rerollDie] })],
    }),
    companion('sapling', 'Sapling Spirit', 2, 'public', {
      uses: [
        once('sapling', {
          id: 'tend',
          when: 'any',
          do: [choose([heal(1), gainCp(1)], option(hasCp(1), loseCp(1, 'self'), draw(1)))],
        }),
      ],
    }),
    companion('dryad', 'Dryad Spirit', 1, 'public', {
      uses: [
        once('dryad', { id: 'add', when: 'any', modifier: true, do: [add(3)] }),
        once('dryad', { id: 'refuse', when: 'any', only: attacked, do: [refuseNegative] }),
      ],
    }),
    positive('wellspring', 'Wellspring', 1, 'public', {
      uses: [{ id: 'heal', when: 'main', do: [roll(1, heal(half(value)))] }],
    }),
    negative(vine, 'Barbed Vine', 1, 'public', {
      at: { 'roll-phase-end': [remove(1, vine), andThen, take(atMost(2, perExtraAttempt))] },
    }),
  ],
  abilities: [
    passiveAbility('fertilize', 'Fertilize', 'public', { 1: passive({ at: { upkeep: [grow(1)] } }) }),
    offensive('splinter', 'Splinter', 'public', {
      1: rows(
        row('branch x3', deal(5), ...trap),
        row('branch x4', deal(6), ...trap),
        row('branch x5', deal(7), ...trap),
      ),
      2: rows(
        row('branch x3', deal(5), inflict(1, vine)),
        row('branch x4', deal(6), inflict(1, vine)),
        row('branch x5', deal(7), inflict(1, vine)),
      ),
      3: rows(
        row('branch x3', deal(5), growOnThree, inflict(1, vine)),
        row('branch x4', deal(6), growOnThree, inflict(1, vine)),
        row('branch x5', deal(7), growOnThree, inflict(1, vine)),
      ),
    }),
    offensive('tend', 'Tend', 'public', {
      1: rows(row('leaf x2 + spirit x2', ...tend(3))),
      2: rows(row('leaf x2 + spirit x2', ...tend(4))),
    }),
    offensive(
      'cultivate',
      'Cultivate',
      'public',
      { 1: rows(row('branch x2 + spirit x2', grow(6))) },
      { addedBy: 'Tend II' },
    ),
    offensive('overgrowth', 'Overgrowth', 'public', {
      1: rows(row('branch x2 + leaf x3', deal(2), ...overgrow)),
      2: rows(row('branch x2 + leaf x3', deal(4), ...overgrow)),
    }),
    offensive(
      'plant',
      'Plant',
      'public',
      { 1: rows(row('branch x1 + leaf x2', grow(3))) },
      { addedBy: 'Overgrowth II' },
    ),
    offensive('vengeful-vines', 'Vengeful Vines', 'public', {
      1: rows(row('small straight', inflict(1, vine), deal(7))),
      2: rows(row('small straight', inflict(1, vine), deal(8))),
    }),
    offensive(
      'bitterroot',
      'Bitterroot',
      'public',
      { 1: rows(row('leaf x3', pure(spiritsHeld))) },
      { addedBy: 'Vengeful Vines II' },
    ),
    offensive('call-of-the-wild', 'Call of the Wild', 'public', {
      1: rows(row('large straight', deal(8), callTheWild(4))),
      2: rows(row('large straight', deal(8), callTheWild(5))),
    }),
    offensive(
      'enrapture',
      'Enrapture',
      'public',
      { 1: rows(row('branch x2 + spirit x2', inflict(1, vine), undefendable(4))) },
      { addedBy: 'Call of the Wild II' },
    ),
    offensive('natures-grasp', "Nature's Grasp", 'public', {
      1: rows(row('spirit x4', grow(2), andThen, undefendable(plus(5, spiritsHeld)))),
      2: rows(row('spirit x4', grow(2), andThen, undefendable(plus(6, spiritsHeld)))),
    }),
    offensive(
      'natures-blessing',
      "Nature's Blessing",
      'public',
      { 1: rows(row('spirit x3', heal(1), gainCp(1), draw(1), grow(1))) },
      { addedBy: "Nature's Grasp II" },
    ),
    ultimateAbility('wake-the-forest', 'Wake the Forest!', 'public', {
      1: rows(
        row(
          'spirit x5',
          gain(1, 'wellspring'),
          choosePlayer('teammate'),
          gain(1, 'wellspring', 'that'),
          grow(5),
          inflict(1, vine),
          andThen,
          ultimate(10),
        ),
      ),
    }),
    defensive('rooted', 'Rooted', 'public', {
      1: defence(3, ...rooted),
      2: defence(4, ...rooted, on('spirit x2', ...giveWellspring)),
    }),
  ],
  upgrades: [
    upgrade('Splinter II', 'splinter', 2, 1, 'public'),
    upgrade('Splinter III', 'splinter', 3, 2, 'public'),
    upgrade('Tend II', 'tend', 2, 2, 'public', [{ ability: 'cultivate', level: 1 }]),
    upgrade('Overgrowth II', 'overgrowth', 2, 2, 'public', [{ ability: 'plant', level: 1 }]),
    upgrade('Vengeful Vines II', 'vengeful-vines', 2, 2, 'public', [{ ability: 'bitterroot', level: 1 }]),
    upgrade('Call of the Wild II', 'call-of-the-wild', 2, 2, 'public', [{ ability: 'enrapture', level: 1 }]),
    upgrade("Nature's Grasp II", 'natures-grasp', 2, 2, 'public', [
      { ability: 'natures-blessing', level: 1 },
    ]),
    upgrade('Rooted II', 'rooted', 2, 3, 'public'),
  ],
  cards: [
    mainCard(
      'harvest',
      'Harvest!',
      0,
      'public',
      [
        repeatUpTo(3, removeSpirit),
        gainCp(perNumber()),
        when(
          numberAtLeast(2),
          repeat(2, choosePlayer('player', { may: true, distinct: true }), gain(1, 'wellspring', 'that')),
        ),
      ],
      { only: anyOf(...spirits.map((spirit) => holds(spirit))) },
    ),
    mainCard('cultivate-card', 'Cultivate!', 3, 'public', [grow(3)], { only: canGrow }),
    mainCard('will-o-wisp', "Will o' Wisp!", 1, 'public', [
      roll(3, on('branch', collateral(1)), on('leaf', gain(1, 'wellspring')), on('spirit', grow(1))),
    ]),
    // Older spirits first, so that the younger ones find room: any other order grows no more.
    mainCard(
      'down-pour',
      'Down Pour!',
      2,
      'public',
      [repeatUpTo(1, choose(becomeDryad)), repeatUpTo(3, choose(becomeSapling))],
      { only: anyOf(canBecomeSapling, canBecomeDryad) },
    ),
    modifierCard('stomp', 'Stomp!', 1, 'public', [
      roll(5, add(times(1, 'branch')), on('branch x3', inflict(1, vine))),
    ]),
    instantCard('drink-deep', 'Drink Deep!', 1, 'public', giveWellspring),
    mainCard(
      'mother-tree',
      'Mother Tree!',
      0,
      'public',
      [roll(1, either(shows('spirit'), [grow(4)], [draw(1)]))],
      { promo: true },
    ),
  ],
  families: { spirit: spirits },
  keywords: { grow: growOne },
  values,
};
