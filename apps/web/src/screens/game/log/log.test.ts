import { compile, type GameEvent, play, start } from '@mad-king/engine';
import { content, heroes, sharedCards } from '@mad-king/heroes';
import { catalogueOf, namesOf, reference, speaker } from '@mad-king/text';
import { en } from '@mad-king/text/en';
import { rules } from '@mad-king/text/rules/en';
import { expect, test } from 'vitest';
import { worthHearing } from './heard.ts';
import { RULE_OF_EVENT, ruleOf } from './rule-of.ts';

const speak = speaker(en, catalogueOf(heroes, sharedCards), namesOf({}));

const whole = (seed: string): GameEvent[] => {
  const events: GameEvent[] = [];
  const game = start(compile(content), { mode: 'duel', heroes: ['pyromancer', 'paladin'], seed }, events);
  for (let i = 0; i < 4000 && game.result === null; i++)
    play(game, game.asked, game.choices[(i * 31) % game.choices.length], events);
  return events;
};

test('few lines are heard, the weightiest of them, in their order', () => {
  const heard = worthHearing(speak.log(whole('heard'), { seats: 2 }));
  expect(heard.length).toBeLessThanOrEqual(4);
  expect(heard.at(-1)?.event.type).toBe('over');
  expect(worthHearing([])).toEqual([]);
});

test('every rule that is named exists', () => {
  const { rule: explained } = reference(speak.voice, rules);
  for (const rule of Object.values(RULE_OF_EVENT)) expect(explained(rule)?.id).toBe(rule);
  for (const purpose of ['offence', 'targeting', 'defence', 'effect'] as const)
    expect(
      explained(ruleOf({ type: 'rolled', seat: 0, purpose, values: [1], owners: [0], rerolled: [0] })),
    ).not.toBeNull();
});
