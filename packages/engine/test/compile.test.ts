import {
  andThen,
  choose,
  collateral,
  companion,
  deal,
  type Effect,
  gain,
  heal,
  holds,
  inflict,
  mainCard,
  movePiece,
  negative,
  offensive,
  on,
  roll,
  row,
  rows,
  upgrade,
  when,
} from '@mad-king/language';
import { describe, expect, test } from 'vitest';
import { hero, testLibrary, venom } from './fixtures.ts';

/** The instructions of an offensive text, with the step each deferred stretch waits for. */
const stages = (...effects: Effect[]): string[] => {
  const written = hero('drake', {
    abilities: [offensive('bite', 'Bite', 'design', { 1: rows(row('claw x3', ...effects)) })],
    upgrades: [],
  });
  const library = testLibrary(written, hero('wyrm'));
  const text = library.texts.find(({ source }) => source.of === 'ability' && source.hero === 'drake');
  return (
    text?.code.map(({ word, a }) =>
      word.name === 'defer' ? `wait ${(a as { stage: number }).stage}` : word.name,
    ) ?? []
  );
};

describe('when the lines of an offensive ability happen', () => {
  test('what needs no target happens on activation, inflicting waits for the target', () => {
    expect(stages(gain(1, 'venom'), inflict(1, 'venom'), deal(4))).toEqual([
      'gain',
      'wait 1',
      'inflict',
      'deal',
    ]);
  });

  test('"gain, then deal": a break, the amount after it', () => {
    expect(stages(gain(1, 'venom'), andThen, deal(4))).toEqual(['gain', 'and-then', 'deal']);
  });

  test('"inflict, then deal": break and damage wait with the infliction', () => {
    expect(stages(inflict(1, 'venom'), andThen, deal(4))).toEqual([
      'wait 1',
      'inflict',
      'wait 1',
      'and-then',
      'deal',
    ]);
  });

  test('"deal, then gain": the gain waits for the damage', () => {
    expect(stages(deal(4), andThen, gain(1, 'venom'))).toEqual(['deal', 'wait 2', 'and-then', 'gain']);
  });

  test('a condition on the dice is read at once, its targeted line waits', () => {
    expect(stages(roll(1, on('eye', inflict(1, 'venom'))))).toEqual([
      'roll',
      'if',
      'wait 1',
      'inflict',
      'roll-end',
    ]);
  });

  test('a condition on the target makes the whole line wait', () => {
    expect(stages(when(holds('venom', 1, 'target'), heal(2)))).toEqual(['wait 1', 'if', 'heal']);
  });

  test('a choice between targeted effects is made when the target is known', () => {
    expect(stages(choose([inflict(1, 'venom')], [inflict(2, 'venom')]))[0]).toBe('wait 1');
  });

  test('collateral damage needs no target', () => {
    expect(stages(collateral(2))).toEqual(['deal']);
  });
});

describe('mistakes in a hero are reported with their path', () => {
  const ability = (...effects: Effect[]) =>
    offensive('bite', 'Bite', 'design', { 1: rows(row('claw x3', ...effects)) });

  test.each([
    [
      'an unknown token',
      { abilities: [ability(inflict(1, 'poison'))], upgrades: [] },
      'drake.abilities.bite.levels.1.rows.0.do: no hero has a token "poison"',
    ],
    [
      'an unknown symbol',
      { abilities: [ability(roll(1, on('fang', heal(1))))], upgrades: [] },
      'drake.abilities.bite.levels.1.rows.0.do: there is no symbol "fang" on these dice (claw, wing, eye)',
    ],
    [
      "a companion that could lie with others and is nobody's",
      { tokens: [companion('hawk', 'Hawk', 1, 'design', { limitOthers: 1 })] },
      "drake.tokens.hawk: a companion that can lie with others says whose it is (marked: 'owner')",
    ],
    [
      'a companion that is moved and does not move',
      {
        tokens: [companion('wolf', 'Wolf', 1, 'design')],
        abilities: [ability(movePiece('wolf', 'target'))],
        upgrades: [],
      },
      'drake.abilities.bite.levels.1.rows.0.do: "wolf" does not move: it does not say whose it is (marked: \'owner\')',
    ],
    [
      'too many dice',
      { abilities: [ability(roll(6))], upgrades: [] },
      'drake.abilities.bite.levels.1.rows.0.do: one rolls 1 to 5 dice, not 6',
    ],
    [
      'an upgrade of nothing',
      { upgrades: [upgrade('Claw II', 'claw', 2, 1, 'design')] },
      'drake.upgrades.claw-ii: there is no ability "claw"',
    ],
    [
      'an upgrade to a level that does not exist',
      { upgrades: [upgrade('Bite III', 'bite', 3, 1, 'design')] },
      'drake.upgrades.bite-iii: bite has no level 3',
    ],
    [
      'a card twice in the deck',
      { cards: [mainCard('study', 'Study', 1, 'design', [heal(1)])] },
      'drake.cards.study: there are two cards of this id in the deck',
    ],
    [
      'a price nobody can pay',
      { cards: [mainCard('gift', 'Gift', 16, 'design', [heal(1)])] },
      'drake.cards.gift: a card costs 0 to 15 CP, not 16',
    ],
    [
      'a negative amount',
      { cards: [mainCard('gift', 'Gift', 1, 'design', [heal(-1)])] },
      'drake.cards.gift.do: -1 is no amount; amounts are whole numbers from 0',
    ],
  ])('%s', (_what, change, message) => {
    expect(() => testLibrary(hero('drake', change), hero('wyrm'))).toThrow(message as string);
  });

  test('two definitions of one token', () => {
    const other = negative('venom', 'Venom', 3, 'design');
    expect(() => testLibrary(hero('drake'), hero('wyrm', { tokens: [other] }))).toThrow(
      'wyrm.tokens.venom: another hero has a token of this id with a definition of its own; share one',
    );
  });

  test('two heroes of one id', () => {
    expect(() => testLibrary(hero('drake'), hero('drake'))).toThrow('drake: there are two heroes of this id');
  });

  test('a word that does not exist', () => {
    const unknown = { do: 'enchant' } as unknown as Effect;
    expect(() => testLibrary(hero('drake', { abilities: [ability(unknown)], upgrades: [] }))).toThrow(
      'drake.abilities.bite.levels.1.rows.0.do: there is no word "enchant"',
    );
  });
});

test('a token shared by two heroes is one kind', () => {
  expect(testLibrary().kinds.filter(({ id }) => id === venom.id)).toHaveLength(1);
});
