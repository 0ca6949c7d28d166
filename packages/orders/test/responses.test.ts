import { type Choice, clone, compile, type Game, play, stakes, start } from '@mad-king/engine';
import { C, kindOf, PASS, responsesNow } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { ASK_WHEN, NO_WISHES } from '../src/ask-when.ts';
import { withDice } from '../src/foresight.ts';
import { type Manners, unaskedChoice } from '../src/responses.ts';

// Whole games take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const rules = compile(content);
const manners = (when: Manners['when'], more: Partial<Manners> = {}): Manners => ({
  when,
  wishes: NO_WISHES,
  isShared: false,
  ...more,
});

const visit = (seen: (game: Game) => void, games = 10): void => {
  for (let n = 0; n < games; n++) {
    const game = start(rules, {
      mode: 'koth',
      heroes: ['barbarian', 'moon-elf', 'monk', 'paladin'],
      seed: `r${n}`,
    });
    for (let i = 0; i < 800 && game.result === null; i++) {
      seen(game);
      play(game, game.asked, game.choices[(i * 11 + n) % game.choices.length]);
    }
  }
};

test('only passes, the end of a Main Phase that offers nothing else, and an order that does not matter are chosen unasked', () => {
  const kinds = new Set<string>();
  visit((game) => {
    const chosen = unaskedChoice(game, manners('matters'));
    if (chosen === null) return;
    kinds.add(game.ask);
    expect(game.choices).toContain(chosen);
    if (game.ask === 'main') expect(game.choices).toHaveLength(1);
    else if (game.ask !== 'order') expect([game.ask, chosen]).toEqual(['respond', PASS]);
  });
  expect([...kinds].sort()).toEqual(['main', 'order', 'respond']);
});

test('always asks always; what matters also affects', () => {
  const unasked = { always: 0, affected: 0, matters: 0 };
  visit((game) => {
    for (const when of ASK_WHEN) if (unaskedChoice(game, manners(when)) !== null) unasked[when]++;
    if (unaskedChoice(game, manners('affected')) !== null)
      expect(unaskedChoice(game, manners('matters'))).not.toBeNull();
  }, 5);
  expect(unasked.always).toBe(0);
  expect(unasked.affected).toBeGreaterThan(20);
  expect(unasked.matters).toBeGreaterThan(unasked.affected);
});

/** The same game with other cards of the same player in hand; null if that hand could not answer at all. */
const withOtherHand = (g: Game, shift: number): Game | null => {
  const other = clone(g);
  const seat = other.seats[other.asked];
  const all = [...seat.hand, ...seat.deck.slice(0, seat.deckLeft)];
  const turned = all.map((_, i) => all[(i + shift) % all.length]);
  seat.hand = turned.slice(0, seat.hand.length);
  seat.deck = turned.slice(seat.hand.length);
  other.choices = [...responsesNow(other, other.asked)];
  return other.choices.length > 1 ? other : null;
};

const isCard = (c: Choice): boolean => kindOf(c) === C.Play;

test('at a shared screen it does not depend on the hand who is asked', () => {
  let [asked, passed] = [0, 0];
  visit((game) => {
    if (game.ask !== 'respond' || stakes(game, game.asked) === null) return;
    const chosen = unaskedChoice(game, manners('affected', { isShared: true }));
    for (let shift = 3; shift < 18; shift += 3) {
      const other = withOtherHand(game, shift);
      if (other === null || !other.choices.some(isCard)) continue;
      expect(unaskedChoice(other, manners('affected', { isShared: true }))).toBe(chosen);
      if (chosen === null) asked++;
      else passed++;
    }
  }, 6);
  expect(asked).toBeGreaterThan(20);
  expect(passed).toBeGreaterThan(20);
});

test('whoever is not asked at a shared screen would not be asked alone either', () => {
  visit((game) => {
    if (game.ask !== 'respond') return;
    if (unaskedChoice(game, manners('affected', { isShared: true })) !== null)
      expect(unaskedChoice(game, manners('affected'))).not.toBeNull();
  }, 4);
});

test('what chance will bring has no say in who is asked', () => {
  const begin = (seed: string): Game =>
    start(rules, { mode: 'duel', heroes: ['monk', 'pyromancer'], seed, random: 'keyed' });
  const game = begin('one');
  const other = { ...clone(game), keyed: begin('other').keyed, random: [1, 2, 3, 4] };
  expect(other.keyed).not.toEqual(game.keyed);
  expect(withDice(other, 3)).toEqual(withDice(game, 3));
});
