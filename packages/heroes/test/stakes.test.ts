import { compile, type Game, layOut, play, readChoice, stakes, start } from '@mad-king/engine';
import { C, choice, PASS } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { describe, expect, test } from 'vitest';

/** Every window of some games in which whoever may respond passes or acts, in turn. */
const windows = (mode: 'duel' | 'koth', heroes: string[], visit: (g: Game) => void): void => {
  for (let n = 0; n < 12; n++) {
    const g = start(compile(content), { mode, heroes, seed: `stakes-${n}` });
    for (let i = 0; i < 900 && g.result === null; i++) {
      if (g.ask === 'respond') visit(g);
      play(g, g.asked, g.choices[(i * 13 + n) % g.choices.length]);
    }
  }
};

describe('what a seat has to do with a window', () => {
  test('in its own turn it always has its turn at stake, and only then', () => {
    windows('duel', ['barbarian', 'moon-elf'], (g) => {
      for (const seat of [0, 1]) expect(stakes(g, seat)?.includes('turn')).toBe(g.active === seat);
    });
  });

  test('an attack concerns both who attacks and who is attacked, and nobody else', () => {
    let attacks = 0;
    windows('koth', ['barbarian', 'moon-elf', 'pyromancer', 'paladin'], (g) => {
      if (g.attack === null || g.attack.target < 0) return;
      attacks++;
      for (let seat = 0; seat < 4; seat++)
        expect(stakes(g, seat)?.includes('attack')).toBe(seat === g.attack.by || seat === g.attack.target);
    });
    expect(attacks).toBeGreaterThan(20);
  });

  test('dice that cannot be rolled again are dice', () => {
    let last = 0;
    windows('duel', ['barbarian', 'monk'], (g) => {
      for (const seat of [0, 1]) {
        const found = stakes(g, seat) ?? [];
        if (found.includes('last-dice')) {
          last++;
          expect(found).toContain('dice');
        }
      }
    });
    expect(last).toBeGreaterThan(5);
  });

  test('dice are the last ones when no attempt is left, or in a defence', () => {
    const g = layOut(compile(content), {
      mode: 'duel',
      seats: [
        { hero: 'barbarian', cp: 1, hand: ['six-it'] },
        { hero: 'paladin', cp: 1, hand: ['six-it'] },
      ],
      phase: 'offence',
      dice: [1, 2, 3, 4, 5, 5, 5, 1, 2, 3],
    });
    const seen = (...choices: string[]) => {
      for (const text of choices) play(g, g.asked, readChoice(g, text));
      return [stakes(g, 0), stakes(g, 1)];
    };
    expect(seen()).toEqual([['turn', 'dice'], []]);
    expect(seen('pass', 'keep 1 2 3 4')).toEqual([['turn', 'dice'], []]);
    expect(seen('pass', 'keep 1 2 3 4')).toEqual([['turn', 'dice', 'last-dice'], []]);
    expect(seen('pass', 'activate smack 1', 'pass', 'defend divine-defense')).toEqual([
      ['turn', 'attack'],
      ['dice', 'last-dice', 'attack', 'damage'],
    ]);
  });

  test('a card that names a seat is its business', () => {
    const g = layOut(compile(content), {
      mode: 'koth',
      seats: [
        { hero: 'barbarian', cp: 2, hand: ['transference'] },
        { hero: 'pyromancer', cp: 1, hand: ['getting-paid'], tokens: { burn: 1 } },
        { hero: 'paladin' },
      ],
    });
    for (const text of ['play transference', 'player 3']) play(g, g.asked, readChoice(g, text));
    expect([0, 1, 2].map((seat) => stakes(g, seat))).toEqual([['turn'], ['action'], ['action']]);
  });

  test('dice of an opposed roll are the dice of both', () => {
    const g = layOut(compile(content), {
      mode: 'duel',
      seats: [{ hero: 'barbarian' }, { hero: 'gunslinger', cp: 1, hand: ['six-it'] }],
      phase: 'offence',
      dice: [1, 1, 1, 2, 6, 3, 4],
    });
    for (const text of ['activate smack 1', 'defend duel']) play(g, g.asked, readChoice(g, text));
    expect([0, 1].map((seat) => stakes(g, seat))).toEqual([
      ['turn', 'dice', 'last-dice', 'attack'],
      ['dice', 'last-dice', 'attack', 'damage'],
    ]);
  });

  test('an ability that is announced concerns all opponents', () => {
    const g = layOut(compile(content), {
      mode: 'koth',
      seats: [{ hero: 'barbarian', cp: 1, hand: ['six-it'] }, { hero: 'pyromancer' }, { hero: 'paladin' }],
      phase: 'offence',
      dice: [1, 1, 1, 2, 6],
    });
    for (const text of ['pass', 'activate smack 1']) play(g, g.asked, readChoice(g, text));
    expect([0, 1, 2].map((seat) => stakes(g, seat))).toEqual([['turn'], ['announcement'], ['announcement']]);
  });

  test('damage of its own concerns whom it is for, though nothing else waits', () => {
    const g = layOut(compile(content), {
      mode: 'duel',
      seats: [{ hero: 'paladin', tokens: { 'powder-keg': 1, protect: 1 } }, { hero: 'cursed-pirate' }],
      phase: 'upkeep',
      dice: [2],
    });
    play(g, g.asked, PASS);
    expect([0, 1].map((seat) => stakes(g, seat))).toEqual([['turn', 'damage'], []]);
  });

  test('there is nothing to say outside of windows', () => {
    const g = start(compile(content), { mode: 'duel', heroes: ['barbarian', 'monk'], seed: 'x' });
    while (g.ask === 'respond') play(g, g.asked, 0);
    expect(stakes(g, 0)).toBeNull();
  });

  test('there is nothing to say when a card is drawn at Income', () => {
    const seats = [{ hero: 'doctor-strange', tokens: { premonition: 1 } }, { hero: 'barbarian' }];
    const g = layOut(compile(content), { mode: 'duel', seats, phase: 'income' });
    expect(g.ask).toBe('respond');
    expect(stakes(g, 0)).toBeNull();
  });

  test('there is nothing to say when the game has ended in a window', () => {
    const g = layOut(compile(content), {
      mode: 'duel',
      seats: [{ hero: 'barbarian', cp: 1, hand: ['six-it'] }, { hero: 'monk' }],
      phase: 'offence',
      dice: [1, 1, 1, 2, 6],
    });
    expect(stakes(g, 1)).not.toBeNull();
    play(g, 1, choice(C.Concede, 1));
    expect(stakes(g, 1)).toBeNull();
  });
});
