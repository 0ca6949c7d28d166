// What players see by looking ahead, in positions where it is plain what is right.

import {
  type Choice,
  clone,
  compile,
  type Game,
  layOut,
  notate,
  type PositionSeat,
  play,
  readChoice,
} from '@mad-king/engine';
import { C, choice, first, kindOf, PASS, seedWords } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { describe, expect, test } from 'vitest';
import { POLICIES, policy } from '../src/index.ts';
import { instinct } from '../src/mind/instinct.ts';
import { linesFrom } from '../src/mind/lines.ts';
import { type Effort, prefer, World } from '../src/mind/lookahead.ts';
import { rollAhead } from '../src/mind/roll-ahead.ts';
import { isNearSighted } from '../src/policies/near-sighted.ts';

const EFFORT: Effort = {
  nodes: 60,
  batch: 6,
  worlds: 60,
  turns: 1,
  further: 0,
  doubt: 1,
  deadline: Number.POSITIVE_INFINITY,
  clock: () => 0,
};

/** The Barbarian has rolled these dice and has no attempt left. */
const lastRoll = (dice: number[], you: Omit<PositionSeat, 'hero'>, they: PositionSeat): Game => {
  const seats = [{ hero: 'barbarian', hand: [], cp: 0, ...you }, they];
  const g = layOut(compile(content), { mode: 'duel', phase: 'offence', dice, seats });
  g.attemptsMax = g.attempts;
  return g;
};

const THINKERS = POLICIES.filter((name) => !isNearSighted(name));

describe.each(THINKERS)('a %s', (name) => {
  const player = policy(name, { seed: 'plain', nodes: 60 });

  test('takes the attack that wins now', () => {
    // Five swords and pows: Overpower would most likely do, undefendable damage does for certain.
    const g = lastRoll([1, 1, 6, 6, 6], {}, { hero: 'moon-elf', health: 4, hand: [], cp: 0 });
    while (g.result === null && g.active === 0) play(g, g.asked, player.choose(g));
    expect(g.result?.winner).toBe(0);
  });

  test('does not let itself be defeated with a way out in hand', () => {
    const g = layOut(compile(content), {
      mode: 'duel',
      phase: 'offence',
      active: 1,
      dice: [1, 1, 1, 1, 1],
      seats: [
        { hero: 'barbarian', health: 6, hand: ['not-this-time'], cp: 3 },
        { hero: 'barbarian', health: 50, hand: [], cp: 0 },
      ],
      options: { allowMirror: true },
    });
    g.attemptsMax = g.attempts;
    while (g.result === null && g.active === 1) play(g, g.asked, player.choose(g));
    expect(g.result).toBeNull();
    expect(g.seats[0].discard.map((card) => g.cast.cards[card].id)).toEqual(['not-this-time']);
  });

  test('with one choice there is nothing to think about', () => {
    const g = lastRoll([1, 1, 1, 6, 6], {}, { hero: 'monk' });
    g.choices = g.choices.slice(0, 1);
    expect(player.choose(g)).toBe(g.choices[0]);
  });
});

test('where nothing tells choices apart, the planned one stays', () => {
  const g = layOut(compile(content), {
    mode: 'duel',
    phase: 'main2',
    seats: [{ hero: 'barbarian', hand: ['tip-it'], cp: 0 }, { hero: 'monk' }],
  });
  const same = [[g.choices[0]]];
  expect(prefer(g, same, g.choices[0], seedWords('same'), EFFORT)).toBe(g.choices[0]);
});

describe('lines of choices', () => {
  const atMain = (): Game =>
    layOut(compile(content), {
      mode: 'duel',
      phase: 'main1',
      seats: [
        { hero: 'barbarian', hand: ['tip-it', 'double-up'], cp: 1 },
        { hero: 'monk', hand: [], cp: 0 },
      ],
    });

  const said = (g: Game, line: readonly Choice[]): string => {
    const copy = clone(g);
    return line
      .map((c) => {
        const text = notate(copy, c);
        play(copy, copy.asked, c);
        return text;
      })
      .join(', ');
  };

  test('hold what instinct would not do anyway, once', () => {
    const g = atMain();
    const planned = instinct(g);
    const lines = linesFrom(g, g.choices, planned, 2);
    expect(linesFrom(g, g.choices, planned, 1)).toEqual(
      g.choices.filter((c) => c !== planned).map((c) => [c]),
    );
    expect(lines.map((line) => said(g, line))).toMatchInlineSnapshot(`
      [
        "done",
        "play double-up, done",
        "play double-up, sell tip-it",
        "play double-up, sell better-d",
        "sell tip-it",
        "sell tip-it, done",
        "sell tip-it, sell double-up",
        "sell double-up",
        "sell double-up, sell tip-it",
      ]
    `);
  });

  test('are played as far as they are offered', () => {
    const g = atMain();
    const [sell, other] = g.choices.filter((c) => kindOf(c) === C.Sell);
    const world = new World(g, seedWords('line'));
    const after = (...line: Choice[]) => world.along(line, 1).end.seats[0];
    expect(after(sell, other).discard).toEqual([first(sell), first(other)]);
    expect(after(sell, other)).not.toEqual(after(sell));
    expect(after(sell, sell, other)).toEqual(after(sell));
  });
});

test('the same seed and nodes give the same game, and the clock may end the thinking', () => {
  const course = (time?: number): string[] => {
    const g = lastRoll([1, 1, 4, 5, 6], { hand: ['double-up', 'six-it'], cp: 4 }, { hero: 'monk' });
    let now = 0;
    const clock = () => now++;
    const players = [0, 1].map((seat) =>
      policy('champion', { seed: `seat ${seat}`, nodes: 40, ...(time === undefined ? {} : { time, clock }) }),
    );
    const said: string[] = [];
    for (let i = 0; i < 12 && g.result === null; i++) {
      const chosen = players[g.asked].choose(g);
      said.push(notate(g, chosen));
      play(g, g.asked, chosen);
    }
    return said;
  };
  expect(course()).toEqual(course());
  expect(course(0)).toHaveLength(12);
});

test('no future is imagined when time is up', () => {
  const seats = [{ hero: 'barbarian', hand: ['tip-it', 'double-up'], cp: 4 }, { hero: 'monk' }];
  const g = layOut(compile(content), { mode: 'duel', phase: 'main1', seats });
  const looks = (deadline: number): number => {
    let now = 0;
    prefer(g, linesFrom(g, g.choices, g.choices[0], 1), g.choices[0], seedWords('time'), {
      ...EFFORT,
      batch: 50,
      nodes: 0,
      deadline,
      clock: () => now++,
    });
    return now;
  };
  // The clock is looked at before every future: once it is late, only to see that it is.
  expect(looks(0)).toBe(1);
  expect(looks(10) - 10).toBeLessThanOrEqual(3);
  expect(looks(1_000_000)).toBeGreaterThan(100);
});

test.each(THINKERS)('without time a %s does what instinct would', (name) => {
  const player = policy(name, { seed: 'late', time: 0, clock: () => 0 });
  const main = layOut(compile(content), {
    mode: 'duel',
    phase: 'main1',
    seats: [{ hero: 'barbarian', hand: ['tip-it', 'double-up'], cp: 4 }, { hero: 'monk' }],
  });
  expect(player.choose(main)).toBe(instinct(main));
  const rolling = layOut(compile(content), {
    mode: 'duel',
    phase: 'offence',
    dice: [1, 1, 4, 6, 6],
    seats: [
      { hero: 'barbarian', hand: [], cp: 0 },
      { hero: 'monk', hand: [] },
    ],
  });
  expect(notate(rolling, player.choose(rolling))).toBe(notate(rolling, instinct(rolling)));
});

test('of dice that may be rolled again, those are rolled that help', () => {
  // A small straight and a die too many, which might make it a large one.
  const seats = [{ hero: 'doctor-strange', hand: ['sling-ring'] }, { hero: 'monk' }];
  const g = layOut(compile(content), { mode: 'duel', phase: 'offence', dice: [1, 2, 3, 4, 4], seats });
  g.attemptsMax = g.attempts;
  play(g, g.asked, readChoice(g, 'play sling-ring'));
  while (g.ask !== 'reroll') play(g, g.asked, g.choices[0]);
  expect(notate(g, instinct(g))).toMatch(/^reroll [45]$/);
});

test('dice that somebody has stopped rolling are spoiled, not those he is still rolling', () => {
  const seats = [
    { hero: 'barbarian', hand: [], cp: 0 },
    { hero: 'monk', hand: ['tip-it'], cp: 4 },
  ];
  const g = layOut(compile(content), { mode: 'duel', phase: 'offence', dice: [6, 6, 6, 6, 6], seats });
  expect(g.attempts).toBeLessThan(g.attemptsMax);
  const tipIt = readChoice(g, 'play tip-it');
  expect(g.asked).toBe(1);
  expect(instinct(g)).toBe(PASS);
  play(g, g.asked, PASS);
  play(g, g.asked, instinct(g));
  expect(g.asked).toBe(1);
  expect(instinct(g)).toBe(tipIt);
});

describe('rolling by looking ahead', () => {
  const rolling = (dice: number[], health: number, hand: string[] = []): Game => {
    const seats = [
      { hero: 'barbarian', hand, cp: 4 },
      { hero: 'paladin', health, hand: [], cp: 0 },
    ];
    const g = layOut(compile(content), { mode: 'duel', phase: 'offence', dice, seats });
    while (g.ask !== 'roll') play(g, g.asked, g.choices[0]);
    return g;
  };
  const kept = (g: Game): number[] | null => {
    const keep = rollAhead(g, g, seedWords('rolling'), EFFORT);
    return kindOf(keep) !== C.Keep ? null : g.rolls[0].values.filter((_, die) => first(keep) & (1 << die));
  };

  test('what is wanted is kept, the rest is rolled', () => {
    expect(kept(rolling([1, 2, 3, 4, 6], 50))).toEqual([1, 2, 3, 4]);
    expect(kept(rolling([6, 6, 6, 6, 4], 50))).toEqual([6, 6, 6, 6]);
  });

  test('who counts on a card keeps what it makes good', () => {
    // Tip It makes a small straight of it for certain, and a large one of any 3, 4 or 5.
    const g = rolling([1, 2, 3, 5, 6], 50, ['tip-it']);
    g.attempts = g.attemptsMax - 1;
    expect(instinct(g)).not.toBe(rollAhead(g, g, seedWords('rolling'), EFFORT));
    expect(kept(g)).toEqual([2, 3, 5, 6]);
  });

  test('a world shows what an ending leads to', () => {
    const world = new World(rolling([1, 1, 2, 4, 6], 50), seedWords('result'));
    const announce = (ability: string): Choice => {
      const index = world.game.cast.heroes[world.game.seats[0].hero].abilities.findIndex(
        ({ id }) => id === ability,
      );
      return choice(C.Activate, index, 0);
    };
    const { end, chance } = world.afterRolling([1, 2, 3, 4, 5], announce('reckless'), 1);
    expect(end.health[1]).toBeLessThan(50);
    expect(chance).toBeGreaterThan(world.afterRolling([1, 1, 4, 4, 6], choice(C.NoAbility), 1).chance);
    expect(chance).not.toBe(world.afterRolling([1, 2, 3, 4, 5], announce('smack'), 1).chance);
    expect(world.game.rolls[0].values).toEqual([1, 1, 2, 4, 6]);
  });
});
