// Decisions as questions with labelled options: every kind of question and choice, and whole games of every hero.

import {
  type Ask,
  compile,
  decision,
  type GameEvent,
  type GameView,
  ILLEGAL,
  type IllegalReason,
  play,
  start,
  view,
  viewEvents,
} from '@mad-king/engine';
import { content, heroes } from '@mad-king/heroes';
import { plain } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { faultsOf, faultsOfSentence, speakers } from './language.ts';

const duel = (a: string, b: string, log: GameEvent[] | null = null) =>
  start(compile(content), { mode: 'duel', heroes: [a, b], seed: `${a} ${b}` }, log);

type Asked = NonNullable<GameView['decision']>;
const base = view(duel('paladin', 'monk'), 0);
const attack: GameView['attack'] = {
  by: 1,
  ability: 'fist-strike',
  level: 1,
  row: 0,
  ultimate: false,
  target: 0,
  isAttack: true,
};
const asking = (asked: Asked, more: Partial<GameView> = {}): GameView => ({
  ...base,
  asked: 0,
  rolls: [{ purpose: 'offence', values: [1, 2, 3, 4, 6], owners: [0, 0, 0, 0, 0], foreign: [] }],
  attack: null,
  ...more,
  decision: asked,
});
const card = (id: string, hero = 'paladin') => ({ of: 'card', hero, card: id });
const token = (id: string, part: string) => ({ of: 'token', token: id, part });
const row = (hero: string, ability: string, level = 1) => ({ of: 'ability', hero, ability, level, row: 0 });

const QUESTIONS: Record<Ask, GameView[]> = {
  respond: [
    asking({ ask: 'respond', options: ['pass', 'play six-it'], about: null }),
    asking({ ask: 'respond', options: ['pass', 'play tip-it'], about: null }, { rolls: [] }),
    asking(
      { ask: 'respond', options: ['pass', 'spend protect'], about: null },
      { rolls: [{ purpose: 'effect', values: [3], owners: [1], foreign: [] }] },
    ),
    ...[0, 1].map((by) =>
      asking(
        { ask: 'respond', options: ['pass', 'spend chi prevent 2'], about: null },
        { rolls: [], attack: { ...attack, by, target: 1 - by } },
      ),
    ),
    asking(
      { ask: 'respond', options: ['pass', 'spend evasive'], about: null },
      { rolls: [], attack: { ...attack, target: 1 } },
    ),
    asking(
      { ask: 'respond', options: ['pass', 'use tithe-draw'], about: null },
      {
        rolls: [],
        incoming: [
          {
            what: 'damage',
            amount: 6,
            type: 'normal',
            to: 0,
            from: 1,
            ofAttack: true,
            source: { of: 'card', hero: 'monk', card: 'palm-strike' },
          },
        ],
      },
    ),
  ],
  main: [
    asking({ ask: 'main', options: ['done', 'play tithe-ii', 'sell six-it', 'use tithe-draw'], about: null }),
  ],
  roll: [asking({ ask: 'roll', options: ['keep none', 'keep 1 2', 'activate holy-attack 1'], about: null })],
  announce: [asking({ ask: 'announce', options: ['activate retaliate', 'activate none'], about: null })],
  target: [
    asking({ ask: 'target', options: ['target 2', 'target 1'], about: null }, { attack }),
    asking({ ask: 'target', options: ['target 2'], about: null }, { attack: { ...attack, by: 0 } }),
  ],
  defend: [
    asking({ ask: 'defend', options: ['defend divine-defense', 'defend none'], about: null }, { attack }),
  ],
  sell: [asking({ ask: 'sell', options: ['sell six-it'], about: null })],
  order: [asking({ ask: 'order', options: ['first burn', 'first tithe', 'first setup'], about: null })],
  option: [
    asking({ ask: 'option', options: ['option 1', 'option 2'], about: row('paladin', 'offensive-stance') }),
    asking({ ask: 'option', options: ['option 1', 'no'], about: card('mighty') }),
    asking({ ask: 'option', options: ['top', 'bottom'], about: card('mighty') }),
  ],
  may: [
    asking({ ask: 'may', options: ['yes', 'no'], about: null }),
    asking({ ask: 'may', options: ['yes', 'no'], about: token('knockdown', 'offence-entry') }),
    asking({ ask: 'may', options: ['yes', 'no'], about: row('barbarian', 'thick-skin', 2) }),
    asking({ ask: 'may', options: ['yes', 'no'], about: card('mighty') }),
  ],
  player: [
    asking({ ask: 'player', options: ['player 1', 'player 2'], about: card('mighty') }),
    asking({ ask: 'player', options: ['player 2', 'no'], about: card('concuss', 'barbarian') }),
    asking({ ask: 'player', options: ['player 2'], about: row('treant', 'wake-the-forest') }),
  ],
  token: [
    asking({ ask: 'token', options: ['token 1 burn', 'token 2 time-bomb 2'], about: card('buh-bye') }),
    asking({ ask: 'token', options: ['token 1 burn', 'no'], about: card('transference') }),
    asking({ ask: 'token', options: ['token 1 burn'], about: row('barbarian', 'thick-skin', 2) }),
    asking({ ask: 'token', options: ['token 1 burn'], about: card('mighty') }),
  ],
  kind: [asking({ ask: 'kind', options: ['kind crit', 'kind chi'], about: token('conjure', 'gain') })],
  card: [
    asking({ ask: 'card', options: ['card six-it', 'card tithe-ii'], about: card('silver-tongue', 'loki') }),
    asking({ ask: 'card', options: ['card six-it', 'no'], about: row('black-widow', 'recon') }),
    asking({ ask: 'card', options: ['card six-it'], about: card('cunning', 'black-widow') }),
    asking({ ask: 'card', options: ['card six-it'], about: row('vampire-lord', 'exsanguinate') }),
    asking({ ask: 'card', options: ['card six-it'], about: token('mjolnir', 'throw') }),
  ],
  ability: [asking({ ask: 'ability', options: ['cover fist-strike'], about: token('spellbound', 'placed') })],
  arrange: [
    asking({
      ask: 'arrange',
      options: [1, 2, 3, 4, 5, 6].map((n) => `arrange ${n}`),
      about: token('illusion', 'guess'),
    }),
  ],
  pick: [asking({ ask: 'pick', options: ['pick 1', 'pick 2', 'pick 3'], about: token('illusion', 'guess') })],
  die: [
    asking({ ask: 'die', options: ['die 1', 'die 5'], about: card('six-it') }),
    asking({ ask: 'die', options: ['die 1', 'no'], about: card('helping-hand') }),
    asking({ ask: 'die', options: ['die 2'], about: card('mighty') }),
  ],
  value: [
    asking({ ask: 'value', options: ['value 1', 'value 6'], about: card('so-wild') }),
    asking({ ask: 'value', options: ['value 1'], about: row('artificer', 'spanner-strike') }),
  ],
  reroll: [
    asking({ ask: 'reroll', options: ['reroll none', 'reroll 1 3'], about: null }),
    asking({ ask: 'reroll', options: ['reroll 2'], about: card('better-d') }),
  ],
  number: [
    asking({ ask: 'number', options: ['number 2', 'number 0'], about: null }),
    asking({ ask: 'number', options: ['number 2'], about: row('pyromancer', 'combustion') }),
    asking({ ask: 'number', options: ['number 2'], about: card('warm-up', 'pyromancer') }),
    asking({ ask: 'number', options: ['number 2'], about: row('shadow-thief', 'pickpocket') }),
    asking({ ask: 'number', options: ['concede 1'], about: card('mighty') }),
  ],
};

describe.each(speakers)('%s', (id, say) => {
  const english = speakers[0][1];

  test.each(Object.entries(QUESTIONS))('%s', (_ask, views) => {
    for (const asked of views) {
      const { sentence, options } = say.decision(asked);
      expect.soft(faultsOfSentence(sentence)).toEqual([]);
      expect.soft(options.flatMap(({ label }) => faultsOf(label))).toEqual([]);
      expect.soft(options.map(({ choice }) => choice)).toEqual(asked.decision?.options);
      if (id !== 'en') expect.soft(plain(sentence)).not.toBe(plain(english.decision(asked).sentence));
    }
  });

  test('somebody else is being asked, or nobody', () => {
    const { decision: _mine, ...rest } = base;
    for (const asked of [1, -1])
      expect(faultsOfSentence(say.decision({ ...rest, asked, decision: null }).sentence)).toEqual([]);
  });

  test('why a choice is not legal', () => {
    for (const reason of Object.keys(ILLEGAL) as IllegalReason[])
      expect.soft(faultsOfSentence(say.reason(reason))).toEqual([]);
  });
});

test('what is asked says what it is about', () => {
  const say = speakers[0][1];
  const [, second] = QUESTIONS.may;
  expect(plain(say.decision(second).sentence)).toBe(
    'Knockdown: pay 2 CP and remove this token? If not, skip the Offensive Roll Phase and remove this token.',
  );
  const [options] = QUESTIONS.option;
  expect(say.decision(options).options.map(({ label }) => plain(label))).toEqual([
    'Gain Crit',
    'Gain Accuracy',
  ]);
  const [defend] = QUESTIONS.defend;
  expect(say.decision(defend).options.map(({ label }) => plain(label))).toEqual([
    'Defend with Divine Defense (roll 3)',
    'Do not defend',
  ]);
  expect(QUESTIONS.respond.map((asked) => plain(say.decision(asked).options[1].label))).toEqual([
    'Play Six-It! (1 CP)',
    'Play Tip It! (1 CP)',
    'Spend Protect',
    'Spend 2 Chi: prevent 1 damage for each token spent',
    'Spend 2 Chi: prevent 1 damage for each token spent',
    'Spend 1 Evasive',
    'Tithe (pay 3 CP): draw 1 card',
  ]);
});

test.each([
  [1, '2 Synth'],
  [2, '1 Synth'],
])('a condition on what lies before the asked seat tells which line asks: Nanobot at %i', (side, price) => {
  const say = speakers[0][1];
  const artificer = { ...base.seats[0], hero: 'artificer', tokens: { nanobot: side, synth: 3 } };
  const asked = asking(
    { ask: 'may', options: ['yes', 'no'], about: token('nanobot', 'upkeep') },
    { seats: [artificer, base.seats[1]] },
  );
  expect(plain(say.decision(asked).sentence)).toBe(
    `Nanobot: spend ${price} and deal 1/3/5 damage to each player for 1/2/3+ Nanite on that player’s board and remove all Nanite from that player?`,
  );
});

test('a spell that is prepared is cast, another one is prepared', () => {
  const say = speakers[0][1];
  const strange = { ...base.seats[0], hero: 'doctor-strange', tokens: { 'bolts-of-balthakk': 1 } };
  const about = row('doctor-strange', 'all-seeing-eye');
  const asked = asking(
    { ask: 'option', options: ['option 1', 'option 2', 'no'], about },
    { seats: [strange, base.seats[1]] },
  );
  expect(say.decision(asked).options.map(({ label }) => plain(label))).toEqual([
    'Cast Bolts of Balthakk: add 3 damage',
    'Prepare Flames of the Faltine',
    'No',
  ]);
});

describe('whole games', () => {
  const pairs = heroes.map((hero, i) => [hero.id, heroes[(i + 5) % heroes.length].id] as const);

  test.each(pairs)('%s against %s', (a, b) => {
    const log: GameEvent[] = [];
    const g = duel(a, b, log);
    let dice = 7;
    const chance = (n: number): number => {
      dice = (dice * 1103515245 + 12345) & 0x7fffffff;
      return (dice >> 8) % n;
    };
    for (let i = 0; i < 160; i++) {
      const asked = decision(g);
      if (!asked) break;
      const seen = view(g, asked.seat);
      const events = viewEvents(g, asked.seat, log.splice(0));
      for (const [, say] of speakers) {
        const { sentence, options } = say.decision(seen);
        const lines = events.map((event) => say.event(seen, event));
        expect([...lines, sentence].flatMap(faultsOfSentence)).toEqual([]);
        expect(options.slice(0, 12).flatMap(({ label }) => faultsOf(label))).toEqual([]);
        for (const event of events)
          if (event.type === 'settled')
            for (const { steps } of say.damage(seen, event.settlement))
              expect(steps.flatMap((step) => faultsOf(step.text))).toEqual([]);
      }
      play(g, asked.options[chance(asked.options.length)], log);
    }
  });
});
