// A choice cannot depend on what its seat cannot see: two games that look the same from a seat, but differ in everything
// that is hidden from it, get the same answer from every policy and from the advice.

import {
  clone,
  compile,
  type Game,
  known,
  load,
  NONE,
  notate,
  play,
  save,
  start,
  view,
} from '@mad-king/engine';
import { below, seedWords } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import type { Mode } from '@mad-king/language';
import { describe, expect, test, vi } from 'vitest';
import { adviseKeeps, adviseOptions, POLICIES, type Policy, policy } from '../src/index.ts';
import { imagine } from '../src/inside.ts';

vi.setConfig({ testTimeout: 120_000 });

const shuffled = (random: number[], cards: readonly number[]): number[] => {
  const list = [...cards];
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
};

/** The same game for this seat, and another one for somebody who sees everything. */
const twin = (g: Game, viewer: number, random: number[]): Game => {
  const other = clone(g);
  other.random = seedWords(`another future ${below(random, 1e9)}`);
  other.fated = [];
  const secret = g.cast.present.filter((kind) => g.cast.kinds[kind].token.secret);
  other.seats.forEach((s, at) => {
    const deck = s.deck.slice(0, s.deckLeft);
    if (s.team === g.seats[viewer].team) {
      const looked = Math.max(
        0,
        ...g.stack.map((frame) => (frame.op === 'text' && frame.hand.self === at ? frame.looked : 0)),
      );
      const top = deck.splice(deck.length - looked);
      s.deck = [...shuffled(random, deck), ...top];
      return;
    }
    const known = s.hand.filter(
      (card) =>
        s.seen.some((entry, i) => i % 2 === 0 && entry === card) ||
        g.stack.some((frame) => frame.op === 'action' && frame.seat === at && frame.card === card),
    );
    const hidden = shuffled(random, [...deck, ...s.hand.filter((card) => !known.includes(card))]);
    s.deck = hidden.slice(0, s.deckLeft);
    s.hand = [...known, ...hidden.slice(s.deckLeft)];
    const counts = shuffled(
      random,
      secret.map((kind) => s.tokens[kind]),
    );
    secret.forEach((kind, i) => {
      s.tokens[kind] = counts[i];
    });
    for (const frame of other.stack)
      if (frame.op === 'text' && frame.hand.self === at && other.ask === 'pick')
        frame.hand.order = below(random, 6);
  });
  return other;
};

/** With a library of its own, so that nothing remembered about one game serves the other. */
const apart = (g: Game): Game => {
  const own = { ...compile(content), cards: [...compile(content).cards] };
  return load(own, JSON.parse(JSON.stringify(save(g))));
};

const choiceOf = (player: Policy, g: Game): string => {
  const own = apart(g);
  return notate(own, player.choose(own));
};

/** Positions of games that are played at random, hence in many ways, at which the test finds something of interest. */
const positions = (
  mode: Mode,
  heroes: string[],
  seed: string,
  most: number,
  isWanted: (g: Game, decisions: number) => boolean,
): Game[] => {
  const found: Game[] = [];
  const player = policy('random', { seed });
  for (let n = 0; n < 12 && found.length < most; n++) {
    const g = start(compile(content), { mode, heroes, seed: `${seed} ${n}` });
    for (let i = 0; g.result === null && found.length < most; i++) {
      if (g.choices.length > 1 && isWanted(g, i)) found.push(clone(g));
      play(g, g.asked, player.choose(g));
    }
  }
  return found;
};

const secretsOf = (g: Game, seat: number): number => view(g, seat).seats[1 - seat].hiddenTokens;

const cases: [what: string, () => Game[]][] = [
  ['in duels', () => positions('duel', ['paladin', 'pyromancer'], 'duel', 8, (_, i) => i % 9 === 0)],
  ['in duels of others', () => positions('duel', ['black-widow', 'monk'], 'more', 8, (_, i) => i % 11 === 0)],
  [
    'in teams',
    () =>
      positions('2v2', ['huntress', 'thor', 'samurai', 'scarlet-witch'], 'team', 6, (_, i) => i % 17 === 0),
  ],
  [
    'on the hill',
    () => positions('koth', ['ninja', 'treant', 'vampire-lord'], 'hill', 6, (_, i) => i % 17 === 0),
  ],
  [
    'against prepared spells',
    () =>
      positions(
        'duel',
        ['doctor-strange', 'seraph'],
        'spells',
        8,
        (g, i) => i % 5 === 0 && g.asked === 1 && secretsOf(g, 1) > 0,
      ),
  ],
  ['against illusions', () => positions('duel', ['loki', 'barbarian'], 'trick', 4, (g) => g.ask === 'pick')],
  [
    'while something is declared',
    () =>
      positions('duel', ['gunslinger', 'moon-elf'], 'claim', 4, (g) =>
        g.stack.some((frame) => frame.op === 'claim'),
      ),
  ],
];

const NODES = 24;

describe.each(cases)('%s', (_, find) => {
  const games = find();
  const random = seedWords('twins');
  const pairs = games.map((g) => ({ g, other: twin(g, g.asked, random) }));

  test('the two look the same', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const { g, other } of pairs) {
      expect(view(other, g.asked)).toEqual(view(g, g.asked));
      expect(save(other)).not.toEqual(save(g));
    }
  });

  test.each(POLICIES)('a %s chooses the same', (name) => {
    const create = (i: number): Policy => policy(name, { seed: `seed ${i}`, nodes: NODES });
    pairs.forEach(({ g, other }, i) => {
      expect(choiceOf(create(i), other)).toBe(choiceOf(create(i), g));
    });
  });

  const FEW = { nodes: 1, turns: 1 };

  test('the advice is the same', () => {
    pairs.forEach(({ g, other }) => {
      expect(adviseOptions(apart(other), FEW)).toEqual(adviseOptions(apart(g), FEW));
      expect(adviseKeeps(apart(other), g.asked)).toEqual(adviseKeeps(apart(g), g.asked));
    });
  });

  test('what a seat knows is one game, which looks the same to it and to its players', () => {
    pairs.forEach(({ g, other }, i) => {
      for (let seat = NONE; seat < g.seats.length; seat++)
        expect(view(known(g, seat), seat)).toEqual(view(g, seat));
      const seen = known(g, g.asked);
      expect(save(known(other, g.asked))).toEqual(save(seen));
      for (const name of POLICIES) {
        const create = (): Policy => policy(name, { seed: `known ${i}`, nodes: NODES });
        expect(choiceOf(create(), seen)).toBe(choiceOf(create(), g));
      }
    });
  });

  test('what is imagined looks the same as well, and every choice can be made in it', () => {
    pairs.forEach(({ g, other }, i) => {
      const world = imagine(g, g.asked, seedWords(`world ${i}`));
      expect(view(world, g.asked)).toEqual(view(g, g.asked));
      expect(save(imagine(other, g.asked, seedWords(`world ${i}`)))).toEqual(save(world));
      for (const choice of g.choices) play(clone(world), world.asked, choice);
    });
  });
});

describe('whoever peeks is found out', () => {
  const games = cases[0][1]();
  const peeking: [what: string, (g: Game) => number][] = [
    ['at a hand', (g) => g.seats[1 - g.asked].hand.reduce((sum, card) => sum + card, 0)],
    ['at the top of the deck', (g) => g.seats[g.asked].deck[g.seats[g.asked].deckLeft - 1]],
    ['at the dice to come', (g) => g.random[0]],
  ];
  test.each(peeking)('%s', (_, peek) => {
    const random = seedWords('peeking');
    const player: Policy = { name: 'peeker', choose: (g) => g.choices[Math.abs(peek(g)) % g.choices.length] };
    const differs = games.some((g) => choiceOf(player, twin(g, g.asked, random)) !== choiceOf(player, g));
    expect(differs).toBe(true);
  });
});
