import { compile, type GameEvent, layOut, notate, play } from '@mad-king/engine';
import { PASS } from '@mad-king/engine/inside';
import { heroes, sharedCards } from '@mad-king/heroes';
import { lore } from '@mad-king/heroes/lore';
import { catalogueOf, namesOf, speaker } from '@mad-king/text';
import { en } from '@mad-king/text/en';
import { rulebook } from '@mad-king/text/rulebook';
import { pages } from '@mad-king/text/rulebook/en';
import { expect, test } from 'vitest';
import { sumOf } from './sum.ts';

const { voice } = speaker(en, catalogueOf(heroes, sharedCards), namesOf(lore.en.shared, lore.en.heroes));
const sum = sumOf(rulebook(voice, pages).example);

test('every bar begins where the one before ended, and the last one ends at the subtotal', () => {
  let at = 0;
  for (const { from, to, value } of sum.bars) {
    expect(value > 0 ? from : to).toBe(at);
    at += value;
    expect(value > 0 ? to : from).toBe(at);
  }
  expect(at).toBe(sum.subtotal);
});

/** EX-1 of the rulebook. */
const played = () => {
  const start = layOut(compile({ heroes, sharedCards }), {
    mode: 'duel',
    seats: [
      { hero: 'barbarian', cp: 2, hand: ['get-some'] },
      {
        hero: 'paladin',
        cp: 1,
        hand: ['absolution'],
        tokens: { retribution: 1, protect: 1 },
        upgrades: ['divine-defense-iii'],
      },
    ],
    phase: 'offence',
    dice: [1, 2, 3, 6, 6, 6, 6, 6, 3, 4, 3, 6, 1, 1, 2, 2, 3, 3],
  });
  const wanted = ['activate overpower', 'spend retribution', 'spend protect', 'defend divine-defense'];
  wanted.push('play get-some', 'play absolution', 'spend protect');
  const events: GameEvent[] = [];
  while (start.asked >= 0 && start.phase !== 'main2') {
    const next = start.choices.find((choice) => notate(start, choice) === wanted[0]);
    if (next !== undefined) wanted.shift();
    play(start, start.asked, next ?? PASS, events);
  }
  expect(wanted).toEqual([]);
  return events;
};

test('the picture comes to what the rules come to', () => {
  const settled = played().find((event) => event.type === 'settled');
  const { subtotal, attackerLoses, defenderLoses } = sum;
  expect(settled?.settlement.players).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ seat: 0, final: attackerLoses }),
      expect.objectContaining({ seat: 1, subtotal, final: defenderLoses }),
    ]),
  );
});
