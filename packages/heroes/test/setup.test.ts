// Starting a game with real heroes (R1, R2): what scenarios cannot show, because they lay out a position instead.

import {
  compile,
  decision,
  type Game,
  type GameEvent,
  newRecord,
  note,
  play,
  readOptions,
  replay,
  type Setup,
  SetupError,
  save,
  start,
  view,
  viewEvents,
} from '@mad-king/engine';
import { below, seedWords } from '@mad-king/engine/inside';
import type { Mode } from '@mad-king/language';
import { describe, expect, test } from 'vitest';
import { content, heroes, sharedCards } from '../src/index.ts';

const DUEL = ['barbarian', 'paladin'];
const THREE = ['barbarian', 'paladin', 'pyromancer'];
const SIX = [...THREE, ...THREE];
const SEEDS = Array.from({ length: 60 }, (_, i) => `setup ${i}`);

const setUp = (mode: Mode, heroes: string[], seed: string, more: Partial<Setup> = {}): Setup => ({
  mode,
  heroes,
  seed,
  ...more,
  options: { allowMirror: true, ...more.options },
});

const begin = (setup: Setup): { g: Game; log: GameEvent[] } => {
  const log: GameEvent[] = [];
  return { g: start(compile(content), setup, log), log };
};

const line: [Mode, string[], number, number][] = [
  ['duel', DUEL, 50, 2],
  ['koth', THREE, 35, 3],
  ['koth', SIX.slice(0, 4), 35, 4],
  ['koth', SIX.slice(0, 5), 35, 5],
  ['koth', SIX, 35, 6],
  ['2v2', SIX.slice(0, 4), 50, 2],
  ['3v3', SIX, 50, 2],
  ['2v2v2', SIX, 50, 3],
];

describe('the components', () => {
  test.each(heroes.map((hero) => [hero.id, hero] as const))(
    '%s has a whole board (R1.3, R1.4)',
    (_, hero) => {
      const onBoard = hero.abilities.filter(({ addedBy }) => addedBy === undefined);
      const inSlot = (slot: string): number => onBoard.filter((ability) => ability.slot === slot).length;
      expect(inSlot('offensive')).toBeGreaterThan(0);
      expect([1, 2]).toContain(inSlot('defensive'));
      expect(inSlot('ultimate')).toBe(hero.sides?.length ?? 1);
      expect(hero.dice).toHaveLength(6);
    },
  );

  test.each(heroes.map((hero) => [hero.id, hero] as const))(
    '%s has a deck of 18 shared cards and his own, each once (R1.6)',
    (id, hero) => {
      const setup = setUp('duel', [id, id === 'paladin' ? 'barbarian' : 'paladin'], 'deck');
      const own = hero.upgrades.length + hero.cards.filter((card) => !card.promo).length;
      const promo = hero.cards.length + hero.upgrades.length - own;
      const { g } = begin(setup);
      const deck = [...g.seats[0].hand, ...g.seats[0].deck.slice(0, g.seats[0].deckLeft)];
      const ids = deck.map((card) => g.cast.cards[card].id);
      expect(sharedCards).toHaveLength(18);
      expect(deck).toHaveLength(18 + own);
      expect([32, 33]).toContain(deck.length);
      expect(new Set(ids).size).toBe(ids.length);
      for (const card of sharedCards) expect(ids).toContain(card.id);
      const withPromo = begin({ ...setup, options: { promo: true } }).g.seats[0];
      expect(withPromo.hand.length + withPromo.deckLeft).toBe(deck.length + promo);
    },
  );

  test('dice are uniform (R1.9)', () => {
    const state = seedWords('uniform');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[below(state, 6)]++;
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(400);
  });

  test('a game can be played again from its seed and its choices (R1.9, RUL-03)', () => {
    const setup = setUp('koth', THREE, 'again');
    const g = start(compile(content), setup);
    const record = newRecord(compile(content), setup);
    const choose = seedWords('choices');
    for (let i = 0; i < 400; i++) {
      const asked = decision(g);
      if (asked === null) break;
      const { choice: chosen } = asked.options[below(choose, asked.options.length)];
      note(record, g, chosen);
      play(g, g.asked, chosen);
    }
    expect(record.choices.length).toBeGreaterThan(100);
    const saved = (game: Game) => save(game);
    expect(saved(replay(compile(content), record))).toEqual(saved(g));
    expect(saved(start(compile(content), setup))).toEqual(saved(start(compile(content), setup)));
    expect(saved(start(compile(content), setUp('koth', THREE, 'another')))).not.toEqual(
      saved(start(compile(content), setup)),
    );
  });
});

describe('setup', () => {
  test.each(line)('%s of %j', (mode, names, health, teams) => {
    const { g, log } = begin(setUp(mode, names, 'start'));
    expect(g.health).toEqual(Array.from({ length: teams }, () => health));
    expect(g.maxHealth).toBe(health + 10);
    expect(g.seats.map((seat) => seat.team)).toEqual(names.map((_, i) => i % teams));
    for (const seat of g.seats) {
      // R2.4, R2.5, R2.2
      expect(seat.cp).toBe(2);
      expect(seat.hand).toHaveLength(4);
      expect(seat.deckLeft).toBe(28);
      expect(seat.discard).toEqual([]);
      expect(seat.upgrades).toEqual([]);
      expect(seat.tokens.every((n) => n === 0)).toBe(true);
    }
    // RUL-04: one opening hand each, none changed; R2.9: nothing else before the first turn.
    const before = log.slice(
      0,
      log.findIndex((event) => event.type === 'turn'),
    );
    expect(before.filter((event) => event.type === 'drew').map((event) => [event.seat, event.n])).toEqual(
      names.map((_, i) => [i, 4]),
    );
    expect(before.every((event) => event.type === 'drew' || event.type === 'start-roll')).toBe(true);
    expect(g.turn).toBe(1);
    expect(g.active).toBe(g.first);
  });

  test('decks are shuffled (R2.5)', () => {
    const hands = SEEDS.map((seed) => begin(setUp('duel', DUEL, seed)).g.seats[0].hand.join());
    expect(new Set(hands).size).toBeGreaterThan(50);
  });

  test('nobody is asked anything before the first turn (R2.9, RUL-06)', () => {
    for (const seed of SEEDS) {
      const { g, log } = begin(setUp('koth', THREE, seed));
      expect(decision(g)).not.toBeNull();
      expect(g.turn).toBe(1);
      expect(log.filter((event) => event.type === 'turn')).toEqual([
        { type: 'turn', seat: g.first, turn: 1 },
      ]);
    }
  });

  test('extra set-up of a hero comes before the first turn (R2.8, ED-1, RUL-06)', () => {
    const { g, log } = begin(setUp('duel', ['tactician', 'barbarian'], 'extra'));
    const gained = log.findIndex((event) => event.type === 'tokens');
    expect(log[gained]).toMatchObject({ seat: 0, token: 'tactical-advantage', change: 2 });
    expect(gained).toBeLessThan(log.findIndex((event) => event.type === 'turn'));
    expect(view(g, 0).seats[0].tokens).toEqual({ 'tactical-advantage': 2 });
  });

  test('tokens of the set-up are gained whoever starts, and nobody is asked about them (RUL-06, V-22)', () => {
    for (const first of [0, 1]) {
      const { g } = begin(setUp('duel', ['black-widow', 'cursed-pirate'], 'extra', { first }));
      expect(view(g, 0).seats[0].tokens).toEqual({ 'covert-ops': 3 });
      expect(view(g, 0).seats[1].tokens).toEqual({ 'cursed-doubloon': 3 });
      expect(view(g, 0).seats[1].side).toBe('human');
      expect(decision(g)?.ask).not.toBe('may');
    }
  });

  test('only the start player has the Honor of Bushido (V-22)', () => {
    for (const first of [0, 1]) {
      const { g } = begin(setUp('duel', ['samurai', 'barbarian'], 'bushido', { first }));
      expect(view(g, 0).seats[0].tokens).toEqual(first === 0 ? { honor: 1 } : {});
    }
  });

  test.each<[Mode, string[]]>([
    ['duel', DUEL],
    ['koth', SIX],
    ['2v2', SIX.slice(0, 4)],
    ['3v3', SIX],
    ['2v2v2', SIX],
  ])('%s: the highest die starts, those who tie roll again (R2.6, R2.7, RUL-05)', (mode, names) => {
    let ties = 0;
    for (const seed of SEEDS) {
      const { g, log } = begin(setUp(mode, names, seed));
      const rolls = log.filter((event) => event.type === 'start-roll');
      let rolling = names.map((_, i) => i);
      while (rolling.length > 1) {
        const round = rolls.splice(0, rolling.length);
        expect(round.map(({ seat }) => seat)).toEqual(rolling);
        const best = Math.max(...round.map(({ value }) => value));
        rolling = round.filter(({ value }) => value === best).map(({ seat }) => seat);
        if (rolling.length > 1) ties++;
      }
      expect(rolls).toEqual([]);
      expect(g.first).toBe(rolling[0]);
      expect(g.active).toBe(rolling[0]);
    }
    expect(ties).toBeGreaterThan(0);
  });

  test('a start player may be given', () => {
    const { g, log } = begin(setUp('koth', THREE, 'given', { first: 2 }));
    expect([g.first, g.active]).toEqual([2, 2]);
    expect(log.some((event) => event.type === 'start-roll')).toBe(false);
    expect(() => begin(setUp('duel', DUEL, 'given', { first: 2 }))).toThrow(SetupError);
    expect(() => begin(setUp('duel', DUEL, 'given', { first: -1 }))).toThrow(SetupError);
  });
});

describe('what cannot be set up', () => {
  const refused = (setup: Setup, message: RegExp): void => {
    expect(() => start(compile(content), setup)).toThrow(SetupError);
    expect(() => start(compile(content), setup)).toThrow(message);
  };

  test('the same hero twice, unless the option is on (R1.1, RUL-01)', () => {
    const twice: Setup = { mode: 'duel', heroes: ['paladin', 'paladin'], seed: 'x' };
    refused(twice, /only once/);
    expect(start(compile(content), { ...twice, options: { allowMirror: true } }).seats).toHaveLength(2);
  });

  test('a number of players the mode is not for (R1.1, R17.1.1)', () => {
    const counts: Record<Mode, number[]> = {
      duel: [2],
      koth: [3, 4, 5, 6],
      '2v2': [4],
      '3v3': [6],
      '2v2v2': [6],
    };
    for (const [mode, allowed] of Object.entries(counts) as [Mode, number[]][])
      for (let n = 0; n <= 7; n++) {
        const names = [...SIX, 'barbarian'].slice(0, n);
        if (allowed.includes(n)) expect(begin(setUp(mode, names, 'x')).g.seats).toHaveLength(n);
        else refused(setUp(mode, names, 'x'), /players/);
      }
  });

  test('a mode or a hero that does not exist', () => {
    refused(setUp('duell' as Mode, DUEL, 'x'), /no mode "duell"/);
    refused(setUp('duel', ['barbarian', 'wizard'], 'x'), /no hero "wizard"/);
  });

  test('an option or a value that does not exist (ED-N3)', () => {
    const options = (given: unknown): unknown => readOptions(given as Setup['options']);
    expect(() => options({ priorty: 'clockwise' })).toThrow(/no option "priorty"/);
    expect(() => options({ priority: 'random' })).toThrow(/turnOrder or clockwise/);
    expect(() => options({ healing: true })).toThrow(SetupError);
    expect(() => options({ promo: 'yes' })).toThrow(SetupError);
    expect(() => options({ health: 30 })).toThrow('option health cannot be "30"; it is 50 or 35 or 25');
    expect(() => options({ edition: 'v9' })).toThrow(/no edition "v9"/);
  });

  test('the options and what an edition presets (ED-N2, ED-N3)', () => {
    const defaults = {
      priority: 'turnOrder',
      timing: 'claim',
      healing: 'accumulate',
      ultimateTargetDie: 'locked',
      alterResponseDice: true,
      interruptRollCards: false,
      allowMirror: false,
      health: 50,
      promo: false,
    };
    expect(readOptions()).toEqual(defaults);
    expect(readOptions({ edition: 'marvel' })).toEqual(defaults);
    expect(readOptions({ edition: 'v2.2' })).toEqual({
      ...defaults,
      priority: 'clockwise',
      timing: 'simple',
    });
    expect(readOptions({ edition: 'v2.2', timing: 'claim' }).timing).toBe('claim');
  });
});

describe('what is hidden (R1.8, RUL-02)', () => {
  const { g, log } = begin(setUp('2v2', SIX.slice(0, 4), 'hidden'));
  const hand = (seat: number): string[] => g.seats[seat].hand.map((card) => g.cast.cards[card].id);

  test('hands are seen by their team only, their size by all', () => {
    for (const viewer of [-1, 0, 1, 2, 3])
      for (let seat = 0; seat < 4; seat++) {
        const seen = view(g, viewer).seats[seat];
        expect(seen.handSize).toBe(4);
        expect(seen.hand).toEqual(viewer >= 0 && viewer % 2 === seat % 2 ? hand(seat) : null);
      }
  });

  test('decks are seen by nobody, their size by all', () => {
    for (const viewer of [-1, 0, 1, 2, 3]) {
      const seen = view(g, viewer);
      const allowed = new Set(seen.seats.flatMap((seat) => seat.hand ?? []));
      expect(seen.seats.map((seat) => seat.deckSize)).toEqual([28, 28, 28, 28]);
      const text = JSON.stringify({ ...seen, decision: null });
      for (const card of g.seats.flatMap((seat) => [...seat.hand, ...seat.deck])) {
        const { id } = g.cast.cards[card];
        if (!allowed.has(id)) expect(text).not.toContain(`"${id}"`);
      }
    }
  });

  test('drawn cards are told to their team only, their number to all', () => {
    for (const viewer of [-1, 0, 1, 2, 3])
      for (const event of viewEvents(g, viewer, log))
        if (event.type === 'drew') {
          expect(event.n).toBe(4);
          expect(event.cards).toEqual(
            viewer >= 0 && viewer % 2 === event.seat % 2 ? hand(event.seat) : undefined,
          );
        }
  });

  test('cards looked at are told to their team only, unless they are revealed (RUL-74)', () => {
    const looked: GameEvent = { type: 'looked', seat: 0, of: 0, where: 'deck', n: 1, cards: ['six-it'] };
    const { cards: _hidden, ...rest } = looked;
    const revealed: GameEvent = { ...looked, shown: true };
    for (const viewer of [-1, 0, 1, 2, 3])
      expect(viewEvents(g, viewer, [looked, revealed])).toEqual([
        viewer >= 0 && viewer % 2 === 0 ? looked : rest,
        revealed,
      ]);
  });
});
