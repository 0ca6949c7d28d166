// biome-ignore format: the words of this file on one line
import { andThen, attacked, chooseDie, choosePlayer, chooseToken, collateral, deal, defence, defensive, draw, either, extraPhase, gain, gainCp, type Hero, half, heldBefore, inflict, instantCard, mainCard, negative, ofAKind, offensive, on, per, positive, prevent, raiseLimit, remove, repeat, rerollDie, roll, rollCard, row, rows, shows, times, transferChosen, type Use, ultimate, ultimateAbility, undefendable, upgrade, upToLimit, value, when } from '@mad-king/language';
import { protect, targeted } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const advantage = 'tactical-advantage';
const spending = (n: number, use: Omit<Use, 'price'>): Use => ({ ...use, price: { token: advantage, n } });

const constrain = when(ofAKind(3), inflict(1, 'constrict'));
const profit = (damage: number, tokens: number) =>
  roll(
    1,
    on('saber', deal(damage)),
    on('flag', gain(tokens, advantage)),
    on('medal', draw(1), andThen, extraPhase('anybody')),
  );
const bombTwo = repeat(2, choosePlayer('opponent', { distinct: true }), collateral(2, 'that'));
const countermeasures = (damage: number) => [
  deal(per(2, 'saber', damage)),
  prevent(times(1, 'flag')),
  gain(times(1, 'medal'), advantage),
];

export const hero: Hero = {
  id: 'tactician',
  name: 'Tactician',
  box: 'season-2',
  complexity: 5,
  colour: '#3b4a8f',
  dice: ['saber', 'saber', 'saber', 'flag', 'flag', 'medal'],
  tokens: [
    positive(advantage, 'Tactical Advantage', 5, 'public', {
      uses: [
        spending(1, { id: 'cp', when: 'any', do: [gainCp(1)] }),
        spending(1, { id: 'reroll', when: 'any', do: [chooseDie('own'), rerollDie] }),
        spending(3, { id: 'draw', when: 'any', do: [draw(1)] }),
        spending(3, {
          id: 'target',
          when: 'any',
          do: [choosePlayer('opponent'), inflict(1, 'targeted', 'that')],
        }),
        spending(4, { id: 'protect', when: 'any', do: [choosePlayer(), gain(1, 'protect', 'that')] }),
        spending(4, {
          id: 'transfer',
          when: 'main',
          do: [
            chooseToken('anyone', { transfer: true }),
            choosePlayer('other', { as: 'other' }),
            transferChosen('other'),
          ],
        }),
      ],
    }),
    // Feigned Retreat! inflicts it in the holder's Roll Phase: it lasts for the next one.
    negative('constrict', 'Constrict', 1, 'public', {
      attemptPrice: 1,
      ages: 'roll-phase',
      at: { 'roll-phase-end': [when(heldBefore('constrict'), remove(1, 'constrict'))] },
    }),
    targeted,
    protect,
  ],
  abilities: [
    offensive('saber-strike', 'Saber Strike', 'public', {
      1: rows(row('saber x3', deal(4)), row('saber x4', deal(5)), row('saber x5', deal(6))),
      2: rows(
        row('saber x3', deal(5), constrain),
        row('saber x4', deal(6), constrain),
        row('saber x5', deal(7), constrain),
      ),
    }),
    offensive('profiteer', 'Profiteer', 'public', {
      1: rows(row('saber x1 + flag x3', gain(1, advantage), profit(5, 4))),
      2: rows(row('saber x1 + flag x3', gain(2, advantage), profit(6, 3))),
    }),
    offensive('carpet-bomb', 'Carpet Bomb', 'public', {
      1: rows(row('saber x2 + medal x2', gain(1, advantage), andThen, bombTwo)),
      2: rows(row('saber x2 + medal x2', gain(2, advantage), andThen, bombTwo)),
    }),
    offensive(
      'strategize',
      'Strategize',
      'public',
      { 1: rows(row('flag x4', gain(3, advantage), draw(2))) },
      { addedBy: 'Carpet Bomb II' },
    ),
    offensive('strategic-approach', 'Strategic Approach', 'public', {
      1: rows(row('saber x3 + medal x2', inflict(1, 'constrict'), deal(7))),
      2: rows(row('saber x3 + medal x2', gain(1, advantage), inflict(1, 'constrict'), andThen, deal(7))),
    }),
    offensive(
      'indirect-approach',
      'Indirect Approach',
      'public',
      { 1: rows(row('saber x3 + flag x1', gain(2, advantage), andThen, undefendable(2))) },
      { addedBy: 'Strategic Approach II' },
    ),
    offensive('flank', 'Flank', 'public', {
      1: rows(row('small straight', gain(1, advantage), andThen, deal(6))),
      2: rows(row('small straight', gain(2, advantage), andThen, deal(6))),
    }),
    offensive('exploit', 'Exploit', 'public', {
      1: rows(row('large straight', gain(2, advantage), inflict(1, 'constrict'), andThen, deal(9))),
      2: rows(row('large straight', gain(3, advantage), inflict(1, 'constrict'), andThen, deal(9))),
    }),
    offensive(
      'interdiction',
      'Interdiction',
      'public',
      {
        1: rows(
          row(
            'saber x1 + flag x2 + medal x1',
            draw(2),
            choosePlayer('opponent'),
            inflict(1, 'constrict', 'that'),
          ),
        ),
      },
      { addedBy: 'Exploit II' },
    ),
    offensive('maneuver', 'Maneuver', 'public', {
      1: rows(row('medal x4', gain(5, advantage), andThen, undefendable(5))),
      2: rows(row('medal x4', gain(5, advantage), inflict(1, 'constrict'), andThen, undefendable(5))),
    }),
    offensive(
      'reconnaissance',
      'Reconnaissance',
      'public',
      { 1: rows(row('medal x3', gain(5, advantage))) },
      { addedBy: 'Maneuver II' },
    ),
    ultimateAbility('higher-ground', 'Higher Ground!', 'public', {
      1: rows(
        row(
          'medal x5',
          inflict(1, 'targeted'),
          inflict(1, 'constrict'),
          raiseLimit(advantage),
          andThen,
          gain(upToLimit(advantage), advantage),
          ultimate(12),
        ),
      ),
    }),
    defensive('countermeasures', 'Countermeasures', 'public', {
      1: defence(4, ...countermeasures(1)),
      2: defence(5, ...countermeasures(1)),
      3: defence(5, ...countermeasures(2)),
    }),
  ],
  upgrades: [
    upgrade('Saber Strike II', 'saber-strike', 2, 1, 'public'),
    upgrade('Profiteer II', 'profiteer', 2, 2, 'public'),
    upgrade('Carpet Bomb II', 'carpet-bomb', 2, 2, 'public', [{ ability: 'strategize', level: 1 }]),
    upgrade('Strategic Approach II', 'strategic-approach', 2, 2, 'public', [
      { ability: 'indirect-approach', level: 1 },
    ]),
    upgrade('Flank II', 'flank', 2, 2, 'public'),
    upgrade('Exploit II', 'exploit', 2, 2, 'public', [{ ability: 'interdiction', level: 1 }]),
    upgrade('Maneuver II', 'maneuver', 2, 2, 'public', [{ ability: 'reconnaissance', level: 1 }]),
    upgrade('Countermeasures II', 'countermeasures', 2, 3, 'public'),
    upgrade('Countermeasures III', 'countermeasures', 3, 5, 'public'),
  ],
  cards: [
    mainCard('bunker-up', 'Bunker Up!', 2, 'public', [choosePlayer(), gain(1, 'protect', 'that')]),
    mainCard('war-room', 'War Room!', 1, 'public', [roll(1, gain(half(value), advantage))]),
    rollCard('feigned-retreat', 'Feigned Retreat!', 2, 'public', [inflict(1, 'constrict'), prevent(3)], {
      only: attacked,
    }),
    rollCard(
      'disengage',
      'Disengage!',
      0,
      'public',
      [roll(1, on('saber', deal(2)), on('flag', prevent(3)), on('medal', gain(1, 'protect')))],
      { only: attacked },
    ),
    instantCard('ambush', 'Ambush!', 1, 'public', [gain(2, advantage)]),
    mainCard(
      'upper-hand',
      'Upper Hand!',
      0,
      'public',
      [roll(1, either(shows('medal'), [gain(4, advantage)], [draw(1)]))],
      { promo: true },
    ),
  ],
  setup: [gain(2, advantage)],
  values,
};
