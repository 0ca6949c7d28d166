// Decisions as questions with labelled options: every kind of question and choice, and whole games of every hero.

import {
  type Ask,
  compile,
  type DamageLine,
  type GameEvent,
  type GameView,
  type IllegalReason,
  layOut,
  type Move,
  type MoveData,
  type PositionSeat,
  play,
  type RollView,
  readChoice,
  start,
  view,
  viewEvents,
} from '@mad-king/engine';
import { ILLEGAL } from '@mad-king/engine/inside';
import { content, heroes } from '@mad-king/heroes';
import type { Effect } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';
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
const offence: RollView = {
  purpose: 'offence',
  values: [1, 2, 3, 4, 6],
  owners: [0, 0, 0, 0, 0],
  foreign: [],
  about: null,
  readers: [],
};
const damage: DamageLine = {
  what: 'damage',
  amount: 5,
  type: 'normal',
  to: 0,
  from: 1,
  ofAttack: true,
  source: { of: 'ability', hero: 'monk', ability: 'fist-strike', level: 1, row: 0, part: '' },
};
const asking = (asked: Asked, more: Partial<GameView> = {}): GameView => ({
  ...base,
  asked: 0,
  rolls: [offence],
  attack: null,
  ...more,
  decision: asked,
});
const move = (data: MoveData): Move => ({ ...data, text: '' });
const PASS = move({ kind: 'pass' });
const card = (id: string): Move => move({ kind: 'card', card: id });
const use = (token: string | null, id: string, n: number | null = null): Move =>
  move({ kind: 'use', use: id, token, spends: token !== null, n });

/** Questions of the rules. */
const QUESTIONS: Partial<Record<Ask, GameView[]>> = {
  respond: [
    asking({ ask: 'respond', options: [PASS, move({ kind: 'play', card: 'six-it' })], about: null }),
    asking(
      { ask: 'respond', options: [PASS, move({ kind: 'play', card: 'tip-it' })], about: null },
      { rolls: [] },
    ),
    asking(
      { ask: 'respond', options: [PASS, use('protect', 'prevent')], about: null },
      { rolls: [{ ...offence, purpose: 'effect', values: [3], owners: [1] }] },
    ),
    ...[0, 1].map((by) =>
      asking(
        { ask: 'respond', options: [PASS, use('chi', 'prevent', 2)], about: null },
        { rolls: [], attack: { ...attack, by, target: 1 - by } },
      ),
    ),
    asking(
      { ask: 'respond', options: [PASS, use('evasive', 'evade')], about: null },
      { rolls: [], attack, incoming: [{ ...damage, to: 0 }] },
    ),
    asking({ ask: 'respond', options: [PASS, use(null, 'tithe-draw')], about: null }, { rolls: [] }),
  ],
  main: [
    asking({
      ask: 'main',
      options: [
        move({ kind: 'done' }),
        move({ kind: 'play', card: 'tithe-ii' }),
        move({ kind: 'sell', card: 'six-it' }),
        use(null, 'tithe-draw'),
      ],
      about: null,
    }),
  ],
  roll: [
    asking({
      ask: 'roll',
      options: [
        move({ kind: 'keep', dice: [] }),
        move({ kind: 'keep', dice: [0, 1] }),
        move({ kind: 'activate', ability: 'holy-attack', row: 0 }),
      ],
      about: null,
    }),
  ],
  announce: [
    asking({
      ask: 'announce',
      options: [
        move({ kind: 'activate', ability: 'retaliate', row: null }),
        move({ kind: 'activate', ability: null, row: null }),
      ],
      about: null,
    }),
  ],
  target: [
    asking(
      {
        ask: 'target',
        options: [move({ kind: 'target', seat: 1 }), move({ kind: 'target', seat: 0 })],
        about: null,
      },
      { attack },
    ),
    asking(
      { ask: 'target', options: [move({ kind: 'target', seat: 1 })], about: null },
      { attack: { ...attack, by: 0 } },
    ),
  ],
  defend: [
    asking(
      {
        ask: 'defend',
        options: [
          move({ kind: 'defend', ability: 'divine-defense' }),
          move({ kind: 'defend', ability: null }),
        ],
        about: null,
      },
      { attack },
    ),
  ],
  sell: [asking({ ask: 'sell', options: [move({ kind: 'sell', card: 'six-it' })], about: null })],
  order: [
    asking({
      ask: 'order',
      options: [
        move({ kind: 'first', source: { of: 'token', token: 'burn', part: 'upkeep' } }),
        move({ kind: 'first', source: { of: 'setup', hero: 'treant' } }),
      ],
      about: null,
    }),
  ],
  may: [
    asking({
      ask: 'may',
      options: [move({ kind: 'yes' }), move({ kind: 'no' })],
      about: { source: { of: 'token', token: 'evasive', part: '' }, line: null },
    }),
  ],
  number: [asking({ ask: 'number', options: [move({ kind: 'number', n: 2 })], about: null })],
};

/** What a line may ask, with options as the rules would list them; null if it asks nothing. */
const questionOf = (e: Effect): Pick<Asked, 'ask' | 'options'> | null => {
  const NO = move({ kind: 'no' });
  switch (e.do) {
    case 'choose':
      return {
        ask: 'option',
        options: [...e.options.map((_, index) => move({ kind: 'option', index })), NO],
      };
    case 'may':
      return { ask: 'may', options: [move({ kind: 'yes' }), NO] };
    case 'repeat':
      return e.may ? { ask: 'may', options: [move({ kind: 'yes' }), NO] } : null;
    case 'choose-player':
    case 'advance':
      return { ask: 'player', options: [0, 1].map((seat) => move({ kind: 'player', seat })) };
    case 'choose-token':
    case 'refuse':
      return {
        ask: 'token',
        options: [0, 1].map((slot) => move({ kind: 'token', token: 'burn', seat: 1, slot })),
      };
    case 'choose-kind':
      return { ask: 'kind', options: [move({ kind: 'kind', token: 'crit' })] };
    case 'discard':
    case 'put-back':
    case 'return-one':
    case 'search':
    case 'put-into-play':
    case 'unless-vetoed':
      return { ask: 'card', options: [card('six-it'), card('tithe-ii'), NO] };
    case 'cover-ability':
      return { ask: 'ability', options: [move({ kind: 'cover', ability: 'fist-strike', seat: 1 })] };
    case 'arrange':
      return { ask: 'arrange', options: [0, 1, 2, 3, 4, 5].map((order) => move({ kind: 'arrange', order })) };
    case 'pick':
      return { ask: 'pick', options: [0, 1, 2].map((at) => move({ kind: 'pick', card: at })) };
    case 'choose-die':
    case 'warp-die':
      return { ask: 'die', options: [move({ kind: 'die', die: 0 }), NO] };
    case 'choose-value':
      return { ask: 'value', options: [1, 6].map((value) => move({ kind: 'value', value })) };
    case 'reroll-dice':
      return { ask: 'reroll', options: [[], [0, 2]].map((dice) => move({ kind: 'reroll', dice })) };
    case 'roll':
      return e.reroll ? { ask: 'reroll', options: [move({ kind: 'reroll', dice: [] })] } : null;
    case 'remove-up-to':
    case 'pay':
    case 'choose-number':
      return { ask: 'number', options: [2, 0].map((n) => move({ kind: 'number', n })) };
    default:
      return null;
  }
};

/** Every line of every hero that asks something. */
const ASKING = compile(content).texts.flatMap(({ source, effects }) =>
  linesOf(effects).flatMap((e, line) => {
    const question = questionOf(e);
    return question === null ? [] : [asking({ ...question, about: { source, line } })];
  }),
);
const lineAsking = (wanted: (view: Asked) => boolean): GameView =>
  ASKING.find(({ decision: asked }) => asked !== null && wanted(asked)) as GameView;

describe.each(speakers)('%s', (id, say) => {
  const english = speakers[0][1];

  test.each([...Object.entries(QUESTIONS), ['lines of heroes', ASKING] as const])('%s', (_ask, views) => {
    for (const asked of views) {
      const { sentence, options } = say.decision(asked);
      expect.soft(faultsOfSentence(sentence)).toEqual([]);
      expect.soft(options.flatMap(({ label }) => faultsOf(label))).toEqual([]);
      expect.soft(options.map((option) => option.move)).toEqual(asked.decision?.options);
      if (id !== 'en') expect.soft(plain(sentence)).not.toBe(plain(english.decision(asked).sentence));
    }
  });

  test('somebody else is being asked, or nobody', () => {
    const { decision: _mine, ...rest } = base;
    for (const asked of [1, null])
      expect(faultsOfSentence(say.decision({ ...rest, asked, decision: null }).sentence)).toEqual([]);
  });

  test('why a choice is not legal', () => {
    for (const reason of Object.keys(ILLEGAL) as IllegalReason[])
      expect.soft(faultsOfSentence(say.reason(reason))).toEqual([]);
  });
});

test('what is asked says what it is about', () => {
  const say = speakers[0][1];
  const knockdown = lineAsking(
    ({ ask, about }) => ask === 'may' && about?.source.of === 'token' && about.source.token === 'knockdown',
  );
  expect(plain(say.decision(knockdown).sentence)).toBe(
    'Knockdown – pay 2 CP and remove this token? If not, skip this phase and remove this token.',
  );
  const stance = lineAsking(
    ({ ask, about }) =>
      ask === 'option' && about?.source.of === 'ability' && about.source.ability === 'offensive-stance',
  );
  expect(say.decision(stance).options.map(({ label }) => plain(label))).toEqual([
    'Gain Crit',
    'Gain Accuracy',
    'No',
  ]);
  const [defend] = QUESTIONS.defend ?? [];
  expect(say.decision(defend).options.map(({ label }) => plain(label))).toEqual([
    'Defend with Divine Defense (roll 3)',
    'Don’t defend',
  ]);
  expect(QUESTIONS.respond?.map((asked) => plain(say.decision(asked).options[1].label))).toEqual([
    'Play Six-It! (1 CP)',
    'Play Tip It! (1 CP)',
    'Spend Protect',
    'Spend 2 Chi: prevent 1 damage for each',
    'Spend 2 Chi: prevent 1 damage for each',
    'Spend Evasive',
    'Tithe (pay 3 CP) – draw 1 card',
  ]);
});

/** What is asked in an Upkeep Phase after these choices; `tokens`: of the opponent. */
const askedAfter = (seat: PositionSeat, tokens: Record<string, number>, ...choices: string[]) => {
  const seats = [seat, { hero: 'barbarian', tokens }];
  const g = layOut(compile(content), { mode: 'duel', seats, phase: 'upkeep' });
  for (const choice of choices) play(g, g.asked, readChoice(g, choice));
  return speakers[0][1].decision(view(g, g.asked));
};

test.each([
  [1, '2 Synth'],
  [2, 'Synth'],
])('the line that asks is the one that is worded: Nanobot at %i', (side, price) => {
  const { sentence } = askedAfter(
    { hero: 'artificer', tokens: { nanobot: side, synth: 3 } },
    { nanite: 1 },
    'first nanobot',
  );
  expect(plain(sentence)).toBe(
    `Nanobot – spend ${price} and deal 1/3/5 damage to each player with 1/2/3+ Nanites and remove all Nanites from them?`,
  );
});

test('texts with several lines of a kind have every one of them worded by itself', () => {
  const say = speakers[0][1];
  const several = new Map<string, Set<string>>();
  for (const asked of ASKING) {
    const { about, ask } = asked.decision as Asked;
    if (ask !== 'option' || about === null) continue;
    const key = JSON.stringify(about.source);
    const labels = say.decision(asked).options.map(({ label }) => plain(label));
    expect(labels).not.toContain('Option 1');
    several.set(key, (several.get(key) ?? new Set()).add(labels.join('; ')));
  }
  // Shield of the Seraphim and others have several choices in one text.
  expect([...several.values()].filter((worded) => worded.size > 1).length).toBeGreaterThan(5);
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
      if (g.result !== null) break;
      const seen = view(g, g.asked);
      const events = viewEvents(g, g.asked, log.splice(0));
      for (const [, say] of speakers) {
        const { sentence, options } = say.decision(seen);
        const lines = events.map((event) => say.event(seen, event));
        expect([...lines, sentence].flatMap(faultsOfSentence)).toEqual([]);
        expect(options.slice(0, 12).flatMap(({ label }) => faultsOf(label))).toEqual([]);
        // A name may end a sentence by itself: "Cunning!".
        for (const said of [sentence, ...options.map(({ label }) => label)])
          expect(plain(said)).not.toMatch(/[!?]:/);
        for (const event of events)
          if (event.type === 'settled')
            for (const { steps } of say.damage(seen, event.settlement))
              expect(steps.flatMap((step) => faultsOf(step.text))).toEqual([]);
      }
      play(g, g.asked, g.choices[chance(g.choices.length)], log);
    }
  });
});
