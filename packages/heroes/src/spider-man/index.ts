// biome-ignore format: the words of this file on one line
import { add, allOf, allowDefence, andThen, attacked, attackedNormally, becomesUndefendable, choosePlayer, deal, defence, defenceWith, defendingWith, defensive, draw, either, extraPhase, gain, gainCp, type Hero, hasAttacked, heal, inflict, instantCard, isolated, mainCard, modifierCard, negative, not, ofAKind, offensive, on, prevent, remember, remembered, remove, rerollDice, roll, rollCard, row, rows, sum, sumAtMost, times, type Use, ultimate, ultimateAbility, undefendable, unique, upgrade, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const swinging = 'swing-escape';
const sensed = 'spider-sense';
const keepGoing = when(ofAKind(4), gain(1, 'combo'));
// What the attack deals may be known only after its other effects; then the web holds as late as that.
const held = [when(attackedNormally, becomesUndefendable, remove(1, 'webbed'))];
const vanish: Use = {
  id: 'extra-attempt',
  when: 'any',
  price: { token: 'invisibility', n: 1 },
  do: [rerollDice('own', 'defensive', 2, 'self')],
};
const dodge = [prevent('half'), remember(sensed)];

export const hero: Hero = {
  id: 'spider-man',
  name: 'Spider-Man (Miles Morales)',
  box: 'marvel',
  complexity: 2,
  colour: '#b3122b',
  dice: ['thwip', 'thwip', 'thwip', 'web', 'web', 'spider'],
  tokens: [
    unique('combo', 'Combo', 1, 'public', {
      fixed: 'not-transferable',
      uses: [{ id: 'again', when: 'after', only: hasAttacked, perTurn: 1, do: [extraPhase('target')] }],
    }),
    negative('webbed', 'Webbed', 1, 'public', {
      any: ['target-known', 'before-defence'],
      at: { placed: [isolated(2, 'self')], 'target-known': held, 'before-defence': held },
    }),
    unique('invisibility', 'Invisibility', 1, 'public', {
      fixed: 'not-transferable',
      uses: [{ id: 'defend', when: 'defence', only: not(attackedNormally), do: [allowDefence] }],
    }),
  ],
  abilities: [
    offensive('punch', 'Punch', 'public', {
      1: rows(row('thwip x3', deal(4)), row('thwip x4', deal(5)), row('thwip x5', deal(6))),
      2: rows(
        row('thwip x3', deal(5), keepGoing),
        row('thwip x4', deal(6), keepGoing),
        row('thwip x5', deal(7), keepGoing),
      ),
    }),
    offensive('c-c-c-combo', 'C-C-C-Combo', 'public', {
      1: rows(row('thwip x2 + spider x2', deal(5), gain(1, 'combo'))),
      2: rows(row('thwip x2 + spider x2', deal(6), gain(1, 'combo'))),
    }),
    offensive(
      'web-shot',
      'Web Shot',
      'public',
      { 1: rows(row('web x2 + spider x1', gain(1, 'invisibility'), inflict(1, 'webbed'))) },
      { addedBy: 'C-C-C-Combo II' },
    ),
    offensive('wall-crawler', 'Wall Crawler', 'public', {
      1: rows(row('thwip x2 + web x3', gain(1, 'invisibility'), deal(7))),
    }),
    offensive('spider-reflexes', 'Spider-Reflexes', 'public', {
      1: rows(row('thwip x1 + web x2 + spider x1', roll(2, deal(sum), when(sumAtMost(5), gain(1, 'combo'))))),
    }),
    offensive('ensnare', 'Ensnare', 'public', {
      1: rows(
        row('small straight', deal(5), andThen, inflict(1, 'webbed')),
        row('large straight', draw(1), deal(8), andThen, inflict(1, 'webbed')),
      ),
      2: rows(
        row('small straight', deal(6), andThen, inflict(1, 'webbed')),
        row('large straight', draw(1), deal(9), andThen, inflict(1, 'webbed')),
      ),
    }),
    offensive('venom-punch', 'Venom Punch', 'public', {
      1: rows(row('spider x4', gain(1, 'invisibility'), undefendable(7))),
      2: rows(row('spider x4', gain(1, 'invisibility'), undefendable(8))),
    }),
    offensive(
      'combo-up',
      'Combo Up',
      'public',
      { 1: rows(row('spider x3', gain(1, 'combo'), andThen, undefendable(2))) },
      { addedBy: 'Venom Punch II' },
    ),
    ultimateAbility('venom-shockwave', 'Venom Shockwave!', 'public', {
      1: rows(row('spider x5', gain(1, 'invisibility'), inflict(1, 'webbed'), andThen, ultimate(13))),
    }),
    defensive('spider-sense', 'Spider-Sense', 'public', {
      1: defenceWith(
        2,
        { offer: vanish },
        either(remembered(swinging), [on('web', ...dodge)], [on('spider', ...dodge)]),
      ),
    }),
    defensive('counterpunch', 'Counterpunch', 'public', { 1: defence(3, deal(times(1, 'thwip'))) }),
  ],
  upgrades: [
    upgrade('Punch II', 'punch', 2, 2, 'public'),
    upgrade('C-C-C-Combo II', 'c-c-c-combo', 2, 2, 'public', [{ ability: 'web-shot', level: 1 }]),
    upgrade('Ensnare II', 'ensnare', 2, 2, 'public'),
    upgrade('Venom Punch II', 'venom-punch', 2, 2, 'public', [{ ability: 'combo-up', level: 1 }]),
  ],
  cards: [
    instantCard('yikes', 'Yikes!', 1, 'public', [gain(1, 'invisibility')]),
    instantCard('radioactive-blood', 'Radioactive Blood!', 3, 'public', [gain(1, 'combo')]),
    rollCard('swing-escape', 'Swing Escape!', 1, 'public', [remember(swinging)], {
      only: defendingWith('spider-sense'),
    }),
    rollCard('nice-try', 'Nice Try!', 0, 'public', [prevent(3)], {
      only: attacked,
      price: { token: 'invisibility', n: 1 },
    }),
    rollCard('invisible-punch', 'Invisible Punch!', 1, 'public', [deal(3)], {
      only: allOf(attacked, remembered(sensed)),
    }),
    modifierCard('ambush', 'Ambush!', 0, 'public', [add(3)], { price: { token: 'invisibility', n: 1 } }),
    mainCard('web-shooters', 'Web Shooters!', 1, 'public', [choosePlayer(), inflict(1, 'webbed', 'that')]),
    mainCard('booyah', 'Booyah!', 1, 'public', [
      roll(
        1,
        on('thwip', gain(1, 'invisibility')),
        on('web', choosePlayer('opponent'), inflict(1, 'webbed', 'that')),
        on('spider', gain(1, 'combo')),
      ),
    ]),
    mainCard('milkshake-me', 'Milkshake Me!', 1, 'public', [heal(3)]),
    mainCard('cha-ching', 'Cha-Ching!', 0, 'public', [gainCp(2)]),
  ],
  values,
};
