// biome-ignore format: the words of this file on one line
import { add, allOf, andThen, attacked, attackWas, type Condition, choose, choosePlayer, chooseUpTo, companion, deal, defence, defensive, die, draw, type Effect, eachPlayer, either, gain, gainCp, type Hero, half, heal, holds, inflict, instantCard, isOpponent, isSame, mainCard, mayPay, negative, not, offensive, on, option, passive, passiveAbility, perHeld, perPresent, plus, positive, prevent, remove, repeat, roll, rollCard, row, rows, shows, steps, tallied, tally, times, type Use, ultimate, ultimateAbility, undefendable, upgrade, value, when } from '@mad-king/language';
import values from './values.json' with { type: 'json' };

const blast = steps([0, 1, 3, 5], perHeld('nanite', 1, 'that'));
const detonate = [
  tally('nanobot'),
  eachPlayer(deal(blast, 'normal', { who: 'that' }), remove('all', 'nanite', 'that')),
];
/** In an own attack its target takes more of that attack, and everybody else collateral damage. */
const detonateInAttack = [
  tally('nanobot'),
  eachPlayer(
    either(isSame('that', 'target'), [add(blast)], [deal(blast, 'collateral', { who: 'that' })]),
    remove('all', 'nanite', 'that'),
  ),
];
const shock = [tally('shock-bot'), add(3)];
const repair = [tally('heal-bot'), roll(1, either(die(1, 3), [heal(1)], [heal(2)]))];

const anyNanites = holds('nanite', 1, 'players');
// How often a bot was activated in this turn is counted wherever it happens.
const mayShock = allOf(holds('shock-bot'), not(tallied('shock-bot', 1)));
const mayRepair = allOf(holds('heal-bot'), not(tallied('heal-bot', 2)));
const mayDetonate = allOf(holds('nanobot'), not(tallied('nanobot', 1)), anyNanites);

/** Chosen before the damage, but once the target is known. */
const activateFree = (bots: number): Effect =>
  when(
    isOpponent('target'),
    chooseUpTo(
      bots,
      option(mayDetonate, ...detonateInAttack),
      option(mayShock, ...shock),
      option(mayRepair, ...repair),
    ),
  );

const isBasic = (bot: string): Condition => allOf(holds(bot), not(holds(bot, 2)));
const bots = ['nanobot', 'shock-bot', 'heal-bot'];
const build = bots.map((bot) => option(not(holds(bot)), gain(1, bot)));
const buildAdvanced = bots.map((bot) => option(not(holds(bot)), gain(2, bot)));
const advance = bots.map((bot) => option(isBasic(bot), gain(1, bot)));

/** A basic bot costs 2 to activate, an advanced one 1. */
const activations = (bot: string, more: Pick<Use, 'when' | 'modifier' | 'do'>, only: Condition): Use[] => [
  { id: 'basic', named: true, price: { token: 'synth', n: 2 }, ...more, only: allOf(isBasic(bot), only) },
  { id: 'advanced', named: true, price: { token: 'synth', n: 1 }, ...more, only: allOf(holds(bot, 2), only) },
];

const nanite = (n: number): Effect[] => [choosePlayer('opponent'), inflict(n, 'nanite', 'that')];
const scrapNanite: Use = {
  id: 'scrap-nanite',
  when: 'any',
  price: { token: 'synth', n: 4 },
  do: nanite(1),
};
const spannerFaces = [on('wrench', add(1)), on('gear', add(2)), gain(times(1, 'bolt'), 'synth')];
const spanner = mayPay({ token: 'synth', n: 1 }, [roll(3, ...spannerFaces)], [roll(1, ...spannerFaces)]);

export const hero: Hero = {
  id: 'artificer',
  name: 'Artificer',
  box: 'season-2',
  complexity: 6,
  colour: '#b5651d',
  dice: ['wrench', 'wrench', 'wrench', 'gear', 'gear', 'bolt'],
  tokens: [
    positive('synth', 'Synth', 7, 'public', {
      uses: [
        { id: 'build', when: 'main', price: { token: 'synth', n: 2 }, do: [choose(...build)] },
        { id: 'advance', when: 'main', price: { token: 'synth', n: 3 }, do: [choose(...advance)] },
      ],
    }),
    negative('nanite', 'Nanite', 3, 'public', {
      at: { upkeep: [repeat(perHeld('nanite'), roll(1, when(die(6), remove(1, 'nanite'))))] },
    }),
    // 1 is its basic side, 2 its advanced one.
    companion('nanobot', 'Nanobot', 2, 'public', {
      style: 'steps',
      activation: detonateInAttack,
      at: {
        upkeep: [
          when(
            anyNanites,
            either(
              holds('nanobot', 2),
              [mayPay({ token: 'synth', n: 1 }, detonate)],
              [mayPay({ token: 'synth', n: 2 }, detonate)],
            ),
          ),
        ],
      },
    }),
    companion('shock-bot', 'Shock Bot', 2, 'public', {
      style: 'steps',
      activation: shock,
      uses: activations('shock-bot', { when: 'any', modifier: true, do: shock }, mayShock),
    }),
    companion('heal-bot', 'Heal Bot', 2, 'public', {
      style: 'steps',
      activation: repair,
      uses: activations('heal-bot', { when: 'after', do: repair }, allOf(attackWas(6), mayRepair)),
    }),
  ],
  abilities: [
    offensive('spanner-strike', 'Spanner Strike', 'public', {
      1: rows(
        row('wrench x3', deal(3), spanner),
        row('wrench x4', deal(4), spanner),
        row('wrench x5', deal(5), spanner),
      ),
      2: rows(
        row('wrench x3', deal(4), spanner),
        row('wrench x4', deal(5), spanner),
        row('wrench x5', deal(6), spanner),
      ),
    }),
    offensive('schematics', 'Schematics', 'public', {
      1: rows(row('gear x3 + bolt x1', draw(2), heal(2), gain(4, 'synth'))),
      2: rows(row('gear x3 + bolt x1', gainCp(2), draw(2), heal(2), gain(4, 'synth'))),
    }),
    offensive('eureka', 'Eureka', 'public', {
      1: rows(row('wrench x2 + gear x3', gain(3, 'synth'), andThen, deal(7))),
      2: rows(row('wrench x2 + gear x3', gain(3, 'synth'), andThen, deal(8))),
    }),
    offensive(
      'scratch-built',
      'Scratch Built',
      'public',
      { 1: rows(row('wrench x2 + gear x2', choose(...buildAdvanced, ...advance))) },
      { addedBy: 'Eureka II' },
    ),
    offensive('jolt', 'Jolt', 'public', {
      1: rows(row('small straight', gain(1, 'synth'), inflict(1, 'nanite'), andThen, deal(7))),
      2: rows(row('small straight', gain(1, 'synth'), inflict(2, 'nanite'), andThen, deal(7))),
    }),
    offensive(
      'nuts-n-bolts',
      "Nuts n' Bolts",
      'public',
      { 1: rows(row('wrench x3 + bolt x1', gain(5, 'synth'))) },
      { addedBy: 'Jolt II' },
    ),
    offensive('zapppp', 'Zapppp!', 'public', {
      1: rows(row('large straight', inflict(1, 'nanite'), deal(9), activateFree(1))),
      2: rows(row('large straight', gain(2, 'synth'), inflict(1, 'nanite'), deal(9), activateFree(1))),
    }),
    offensive(
      'swarming-bots',
      'Swarming Bots',
      'public',
      { 1: rows(row('wrench x1 + gear x2 + bolt x1', deal(plus(5, perPresent(...bots))))) },
      { addedBy: 'Zapppp! II' },
    ),
    offensive('overclock', 'Overclock', 'public', {
      1: rows(row('bolt x4', undefendable(6), activateFree(2))),
      2: rows(row('bolt x4', inflict(1, 'nanite'), undefendable(6), activateFree(2))),
    }),
    offensive(
      'power-up',
      'Power Up',
      'public',
      { 1: rows(row('bolt x3', ...nanite(3))) },
      { addedBy: 'Overclock II' },
    ),
    passiveAbility('scrap-collector', 'Scrap Collector', 'public', {
      1: passive({ at: { upkeep: [gain(1, 'synth')] }, uses: [scrapNanite] }),
      2: passive({
        at: { upkeep: [roll(1, either(shows('wrench'), [gain(1, 'synth')], [gain(2, 'synth')]))] },
        uses: [scrapNanite],
      }),
    }),
    defensive('ratchet-up', 'Ratchet Up', 'public', {
      1: defence(4, gain(times(1, 'gear'), 'synth'), on('bolt', inflict(1, 'nanite'))),
      2: defence(
        5,
        on('wrench x2', deal(1)),
        gain(times(1, 'gear'), 'synth'),
        inflict(times(1, 'bolt'), 'nanite'),
      ),
    }),
    ultimateAbility('maximum-power', 'Maximum Power!', 'public', {
      1: rows(row('bolt x5', gain(2, 'synth'), inflict(1, 'nanite'), ultimate(10), activateFree(2))),
    }),
  ],
  upgrades: [
    upgrade('Spanner Strike II', 'spanner-strike', 2, 1, 'public'),
    upgrade('Schematics II', 'schematics', 2, 1, 'public'),
    upgrade('Eureka II', 'eureka', 2, 2, 'public', [{ ability: 'scratch-built', level: 1 }]),
    upgrade('Jolt II', 'jolt', 2, 2, 'public', [{ ability: 'nuts-n-bolts', level: 1 }]),
    upgrade('Zapppp! II', 'zapppp', 2, 2, 'public', [{ ability: 'swarming-bots', level: 1 }]),
    upgrade('Overclock II', 'overclock', 2, 2, 'public', [{ ability: 'power-up', level: 1 }]),
    upgrade('Ratchet Up II', 'ratchet-up', 2, 3, 'public'),
    upgrade('Scrap Collector II', 'scrap-collector', 2, 2, 'public'),
  ],
  cards: [
    rollCard(
      'arcing-shield',
      'Arcing Shield',
      0,
      'public',
      [mayPay({ token: 'synth', n: 1 }, [prevent(3)], [prevent(2)])],
      { only: attacked },
    ),
    rollCard('robo-revenge', 'Robo Revenge!', 1, 'public', [prevent(2), inflict(1, 'nanite')], {
      only: attacked,
    }),
    instantCard('high-voltage', 'High Voltage!', 1, 'public', [gain(2, 'synth')]),
    instantCard('nanite-assault', 'Nanite Assault!', 1, 'public', nanite(1)),
    instantCard('conductivity', 'Conductivity!', 0, 'public', [
      roll(1, on('wrench', gainCp(2)), on('gear', gain(1, 'synth')), on('bolt', ...nanite(1))),
    ]),
    mainCard('oooh-shiny', 'Oooh Shiny!', 0, 'public', [roll(1, gain(half(value), 'synth'))]),
    mainCard(
      'synthesize',
      'Synthesize!',
      0,
      'public',
      [roll(1, either(shows('bolt'), [gain(5, 'synth')], [draw(1)]))],
      { promo: true },
    ),
  ],
  setup: [gain(3, 'synth')],
  families: { bot: bots },
  values,
};
