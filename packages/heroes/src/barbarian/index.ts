// biome-ignore format: the words of this file on one line
import { add, andThen, becomesUndefendable, choosePlayer, chooseToken, deal, dealtAtLeast, defence, defensive, draw, either, type Hero, heal, inflict, instantCard, mainCard, may, modifierCard, negative, ofAKind, offensive, plus, refuseToken, remove, removeChosen, roll, rollCard, row, rows, shows, skip, sum, sumAtLeast, take, times, ultimate, ultimateAbility, undefendable, upgrade, when } from '@mad-king/language';
import { stun } from '../shared/tokens.ts';
import values from './values.json' with { type: 'json' };

const smackHard = when(ofAKind(4), becomesUndefendable);
const shakeOff = when(ofAKind(3), chooseToken('self', { may: true }), removeChosen);

export const hero: Hero = {
  id: 'barbarian',
  name: 'Barbarian',
  box: 'season-1',
  complexity: 1,
  colour: '#a8321d',
  dice: ['sword', 'sword', 'sword', 'life', 'life', 'pow'],
  tokens: [
    stun,
    negative('concussion', 'Concussion', 1, 'public', {
      at: { income: [skip, andThen, remove(1, 'concussion')] },
    }),
  ],
  abilities: [
    offensive('smack', 'Smack', 'public', {
      1: rows(row('sword x3', deal(4)), row('sword x4', deal(6)), row('sword x5', deal(8))),
      2: rows(
        row('sword x3', deal(5), smackHard),
        row('sword x4', deal(7), smackHard),
        row('sword x5', deal(9), smackHard),
      ),
      3: rows(
        row('sword x3', deal(6), smackHard),
        row('sword x4', deal(8), smackHard),
        row('sword x5', deal(10), smackHard),
      ),
    }),
    offensive('sturdy-blow', 'Sturdy Blow', 'public', {
      1: rows(row('sword x2 + pow x2', undefendable(4))),
      2: rows(row('sword x2 + pow x2', undefendable(5))),
      3: rows(row('sword x2 + pow x2', undefendable(6))),
    }),
    offensive('fortitude', 'Fortitude', 'public', {
      1: rows(row('life x3', heal(4)), row('life x4', heal(5)), row('life x5', heal(6))),
      2: rows(
        row('life x3', heal(5), shakeOff),
        row('life x4', heal(6), shakeOff),
        row('life x5', heal(7), shakeOff),
      ),
    }),
    offensive('overpower', 'Overpower', 'public', {
      1: rows(
        row('sword x3 + pow x2', roll(3, andThen, deal(sum), when(sumAtLeast(14), inflict(1, 'concussion')))),
      ),
      2: rows(
        row('sword x3 + pow x2', roll(3, andThen, deal(sum), when(sumAtLeast(10), inflict(1, 'concussion')))),
      ),
    }),
    offensive(
      'war-cry',
      'War Cry',
      'public',
      { 1: rows(row('sword x2 + life x2', heal(2), undefendable(2))) },
      { addedBy: 'Overpower II' },
    ),
    offensive('mighty-blow', 'Mighty Blow', 'public', {
      1: rows(row('small straight', deal(9))),
      2: rows(row('small straight', undefendable(8))),
    }),
    offensive('crit-bash', 'Crit Bash', 'public', {
      1: rows(row('pow x4', inflict(1, 'stun'), andThen, undefendable(5))),
      2: rows(row('pow x4', inflict(1, 'stun'), andThen, undefendable(7))),
    }),
    offensive(
      'crit-smash',
      'Crit Smash',
      'public',
      { 1: rows(row('pow x3', inflict(1, 'concussion'), andThen, undefendable(2))) },
      { addedBy: 'Crit Bash II' },
    ),
    offensive('reckless', 'Reckless', 'public', {
      1: rows(row('large straight', deal(15), take(4, 'undefendable', { ifDealt: 1 }))),
      2: rows(row('large straight', deal(20), take(5, 'undefendable', { ifDealt: 1 }))),
    }),
    ultimateAbility('rage', 'Rage!', 'public', {
      1: rows(row('pow x5', inflict(1, 'stun'), ultimate(15))),
    }),
    defensive('thick-skin', 'Thick Skin', 'public', {
      1: defence(3, heal(times(2, 'life'))),
      2: defence(4, heal(times(2, 'life')), when(shows('life x2'), may(refuseToken))),
    }),
  ],
  upgrades: [
    upgrade('Smack II', 'smack', 2, 2, 'public'),
    upgrade('Smack III', 'smack', 3, 3, 'public'),
    upgrade('Sturdy Blow II', 'sturdy-blow', 2, 1, 'public'),
    upgrade('Sturdy Blow III', 'sturdy-blow', 3, 2, 'public'),
    upgrade('Mighty Blow II', 'mighty-blow', 2, 2, 'public'),
    upgrade('Crit Bash II', 'crit-bash', 2, 2, 'public', [{ ability: 'crit-smash', level: 1 }]),
    upgrade('Fortitude II', 'fortitude', 2, 2, 'public'),
    upgrade('Overpower II', 'overpower', 2, 2, 'public', [{ ability: 'war-cry', level: 1 }]),
    upgrade('Reckless II', 'reckless', 2, 2, 'public'),
    upgrade('Thick Skin II', 'thick-skin', 2, 3, 'public'),
  ],
  cards: [
    mainCard('concuss', 'Concuss!', 1, 'public', [
      choosePlayer('opponent'),
      inflict(1, 'concussion', 'that'),
    ]),
    rollCard('head-bash', 'Head Bash!', 0, 'public', [inflict(1, 'concussion')], {
      after: true,
      only: dealtAtLeast(8),
    }),
    modifierCard('get-some', 'Get Some!', 2, 'public', [
      roll(5, add(times(1, 'sword'))),
      inflict(1, 'concussion'),
    ]),
    instantCard('feelin-good', "Feelin' Good!", 0, 'public', [roll(3, heal(plus(1, times(2, 'life'))))]),
    mainCard(
      'adrenaline-surge',
      'Adrenaline Surge!',
      0,
      'public',
      [
        roll(
          1,
          either(
            shows('pow'),
            [heal(2), choosePlayer('opponent'), inflict(1, 'concussion', 'that')],
            [draw(1)],
          ),
        ),
      ],
      { promo: true },
    ),
  ],
  values,
};
