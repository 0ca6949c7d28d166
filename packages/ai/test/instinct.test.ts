// What instinct must see at a glance: everybody's thoughts are played on by it.

import {
  asking,
  compile,
  type Game,
  type Library,
  layOut,
  notate,
  type PositionSeat,
  play,
  readChoice,
} from '@mad-king/engine';
import { C, choice, first, kindOf } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { describe, expect, test } from 'vitest';
import { rollPlan } from '../src/estimate/plans.ts';
import { pricesIn } from '../src/estimate/values.ts';
import { instinct } from '../src/inside.ts';
import { Glance } from '../src/mind/glance.ts';
import { deedWorth } from '../src/mind/instinct.ts';

const lib = compile(content);
const against = (own: PositionSeat, other: PositionSeat): Game =>
  layOut(lib, { mode: 'duel', phase: 'main1', seats: [own, other] });

const plays = (g: Game): string => notate(g, instinct(g));
const offered = (g: Game): string[] => g.choices.map((c) => notate(g, c));

const make = (g: Game, text: string): void => play(g, g.asked, readChoice(g, text));

/** Instinct goes on until this is asked. */
const until = (g: Game, ask: Game['ask']): Game => {
  while (g.ask !== ask) play(g, g.asked, instinct(g));
  return g;
};

test('whoever is knocked down pays to roll', () => {
  const down = { hero: 'barbarian', hand: [], cp: 4, tokens: { knockdown: 1 } };
  expect(plays(until(against(down, { hero: 'monk', hand: [] }), 'may'))).toBe('yes');
});

describe('tokens that leave a board', () => {
  test('a card that moves one is played when there is one worth moving', () => {
    const held = (own: Record<string, number>, other: Record<string, number>): Game =>
      against(
        { hero: 'barbarian', hand: ['transference'], cp: 9, tokens: own },
        { hero: 'monk', hand: [], tokens: other },
      );
    expect(plays(held({ knockdown: 1 }, {}))).toBe('play transference');
    const useless = held({}, { knockdown: 1 });
    expect(offered(useless)).toContain('play transference');
    expect(plays(useless)).not.toBe('play transference');
  });

  test('of two boards the one is cleared that gains or hurts more', () => {
    const cleared = (own: Record<string, number>, other: Record<string, number>): string => {
      const g = against(
        { hero: 'barbarian', hand: ['what-status-effects'], cp: 9, tokens: own },
        { hero: 'moon-elf', hand: [], tokens: other },
      );
      make(g, 'play what-status-effects');
      return plays(g);
    };
    expect(cleared({ concussion: 1, targeted: 1 }, { targeted: 1 })).toBe('player 1');
    expect(cleared({ evasive: 1 }, { evasive: 3 })).toBe('player 2');
  });
});

describe('which card', () => {
  const upgrades = ['hacked-ii', 'sabotage-ii', 'infiltrate-ii', 'vengeance-ii'];
  const widow = { hero: 'black-widow', cp: 2, hand: upgrades, tokens: { 'covert-ops': 1 } };
  const target = { hero: 'barbarian', hand: [] };
  /** What the choice of instinct is worth, and what all of them are. */
  const worths = (g: Game, worth: (card: number) => number): { chosen: number; all: number[] } => {
    expect(g.ask).toBe('card');
    const all = g.choices.filter((c) => kindOf(c) === C.Card).map((c) => worth(first(c)));
    expect(new Set(all).size).toBeGreaterThan(1);
    return { chosen: worth(first(instinct(g))), all };
  };

  test('the best one is taken out of the deck', () => {
    const g = against({ ...widow, hand: [], deck: ['six-it', 'tip-it', 'so-wild', ...upgrades] }, target);
    make(g, 'spend covert-ops');
    make(g, 'yes');
    expect(asking(g)?.do).toBe('search');
    const prices = pricesIn(g);
    const { chosen, all } = worths(
      g,
      (card) => prices.inPlay(card) - prices.spent(g.cast.cards[card].cost, { hero: g.seats[0].hero, cp: 2 }),
    );
    expect(chosen).toBe(Math.max(...all));
  });

  test('the best one enters play for free', () => {
    const g = against(widow, target);
    make(g, 'spend covert-ops');
    make(g, 'option 1');
    expect(asking(g)?.do).toBe('put-into-play');
    const { chosen, all } = worths(g, (card) => pricesIn(g).inPlay(card));
    expect(chosen).toBe(Math.max(...all));
  });

  test('the worst one pays', () => {
    const g = against(
      { hero: 'thor', hand: ['six-it', 'tip-it', 'so-wild'], tokens: { mjolnir: 1 } },
      target,
    );
    make(g, offered(g).find((text) => text.startsWith('use')) ?? '');
    const { chosen, all } = worths(g, (card) => pricesIn(g).held(card));
    expect(chosen).toBe(Math.min(...all));
  });
});

test('what others may choose in a text of one’s own is bad for one, and the other way round', () => {
  // The holder of a bag rolls; from 2 to 5 Loki chooses: healing, CP or damage for the holder.
  const opened = (holder: 0 | 1): Game => {
    const tokens = { 'bag-of-tricks': 1 };
    const g = layOut(lib, {
      mode: 'duel',
      phase: 'upkeep',
      active: holder,
      dice: [3],
      seats: [
        { hero: 'loki', hand: [], tokens: holder === 0 ? tokens : {} },
        { hero: 'monk', hand: [], tokens: holder === 1 ? tokens : {} },
      ],
    });
    return until(g, 'option');
  };
  expect(opened(1).asked).toBe(0);
  expect(plays(opened(1))).toBe('option 3');
  expect(plays(opened(0))).not.toBe('option 3');
});

test('a deed that may be the last is done', () => {
  const thor = (health: number): string =>
    plays(
      against(
        { hero: 'thor', hand: ['tip-it', 'six-it'], cp: 0, tokens: { mjolnir: 1 } },
        { hero: 'monk', hand: [], health },
      ),
    );
  expect(thor(1)).toBe('use mjolnir throw');
  expect(thor(40)).not.toBe('use mjolnir throw');
});

test('a level above one that is in play costs, and is worth, what it adds', () => {
  const g = (upgrades: string[]): Game =>
    against({ hero: 'barbarian', hand: ['smack-iii'], upgrades, cp: 9 }, { hero: 'monk', hand: [] });
  const worth = (game: Game): number => {
    const card = game.cast.cards.findIndex(({ id }) => id === 'smack-iii');
    return deedWorth(new Glance(game, 0), choice(C.Play, card));
  };
  const [two, three] = ['smack-ii', 'smack-iii'].map((id) => lib.cards.findIndex((card) => card.id === id));
  const prices = pricesIn(g([]));
  const saved = prices.spent(lib.cards[two].cost, g([]).seats[0]);
  expect(worth(g([])) - worth(g(['smack-ii']))).toBeCloseTo(prices.inPlay(two) - saved, 6);
  expect(prices.inPlay(three)).toBeGreaterThanOrEqual(prices.inPlay(two));
});

test('the first combat points are dearer than those above them', () => {
  const rich = (cp: number): Game =>
    against({ hero: 'paladin', hand: [], upgrades: ['tithe-ii'], cp }, { hero: 'monk', hand: [] });
  expect(plays(rich(15))).toBe('use tithe-draw');
  expect(offered(rich(3))).toContain('use tithe-draw');
  expect(plays(rich(3))).not.toBe('use tithe-draw');
});

test('damage that has been evaded is not prevented once more', () => {
  const evaded = (die: number): Game => {
    const g = layOut(lib, {
      mode: 'duel',
      phase: 'offence',
      active: 1,
      dice: [1, 1, 1, 1, 1, die],
      seats: [
        { hero: 'moon-elf', hand: [], tokens: { evasive: 2 } },
        { hero: 'barbarian', hand: [] },
      ],
    });
    make(g, 'activate smack 3');
    make(g, 'spend evasive');
    // While the die can be altered, the other token waits.
    expect(offered(g)).toContain('spend evasive');
    expect(plays(g)).toBe('pass');
    make(g, 'pass');
    return g;
  };
  expect(plays(evaded(6))).toBe('spend evasive');
  expect(offered(evaded(1))).toContain('spend evasive');
  expect(plays(evaded(1))).not.toBe('spend evasive');
});

describe('the line that asks is the one that is judged', () => {
  test('a choice inside an option of another: Rings of Raggadorr prevent rather than heal less', () => {
    const g = layOut(lib, {
      mode: 'duel',
      phase: 'offence',
      dice: [1, 1, 1, 1, 1, 6, 3, 3],
      seats: [
        { hero: 'barbarian', hand: [] },
        { hero: 'doctor-strange', hand: [], tokens: { 'rings-of-raggadorr': 1, prepared: 1 } },
      ],
    });
    make(g, 'activate smack 3');
    make(g, 'defend shield-of-the-seraphim');
    until(g, 'option');
    make(g, 'option 6');
    expect(offered(g)).toEqual(['option 1', 'option 2']);
    expect(asking(g)).toMatchObject({
      do: 'choose',
      options: [{ do: [{ do: 'prevent' }] }, { do: [{ do: 'heal' }] }],
    });
    expect(plays(g)).toBe('option 1');
  });

  test.each([
    [1, 2],
    [2, 1],
  ])('a Nanobot at %i costs %i Synth', (side, price) => {
    const g = layOut(lib, {
      mode: 'duel',
      phase: 'upkeep',
      seats: [
        { hero: 'artificer', hand: [], tokens: { nanobot: side, synth: 3 } },
        { hero: 'barbarian', hand: [], tokens: { nanite: 1 } },
      ],
    });
    make(g, 'first nanobot');
    expect(asking(g)).toMatchObject({ do: 'may', price: { token: 'synth', n: price } });
  });
});

test.each([
  ['artificer', 'ninja'],
  ['loki', 'monk'],
])('what is remembered of a long duel changes nothing in a short one (%s, %s)', (own, their) => {
  /** As late in the game, whatever it began with: what is open is the same but for the health. */
  const planIn = (library: Library, start: 25 | 50, health: number): Float64Array =>
    rollPlan(
      layOut(library, {
        mode: 'duel',
        options: { health: start },
        phase: 'offence',
        dice: [1, 2, 3, 4, 6],
        seats: [own, their].map((hero) => ({ hero, health, hand: [] })),
      }),
      0,
    ).worth(2);
  // Libraries of the same content share what is remembered of its heroes.
  const [fresh, used] = [0, 1].map(() => compile(structuredClone(content)));
  const long = planIn(used, 50, 48);
  const short = planIn(used, 25, 28);
  expect(short).toEqual(planIn(fresh, 25, 28));
  expect(short).not.toEqual(long);
});
