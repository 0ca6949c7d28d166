import { compile, type Game, layOut, notate, save, view } from '@mad-king/engine';
import { PASS } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { isOwnDiceWindow } from '@mad-king/orders';
import { expect, test } from 'vitest';
import { computer, person } from './players.ts';
import { asOneQuestion, rollQuestion } from './roll-question.ts';
import { beginSession, chooseByNotation, goOn, playChoice, type Session, takeBack } from './session.ts';

const rules = compile(content);

/** The Barbarian has rolled for the first time, with these cards in hand. */
const rolled = (mine: string[], theirs: string[] = [], dice = [1, 1, 4, 6, 6]): Session => {
  const session = beginSession(rules, {
    id: 'roll',
    started: 0,
    setup: { mode: 'duel', heroes: ['barbarian', 'moon-elf'], seed: 'roll', first: 0 },
    players: [person(), computer('squire')],
    askWhen: 'affected',
  });
  session.game = layOut(rules, {
    mode: 'duel',
    active: 0,
    phase: 'main1',
    seats: [
      { hero: 'barbarian', cp: 5, hand: mine },
      { hero: 'moon-elf', cp: 5, hand: theirs },
    ],
  });
  session.game.fated = [...dice].reverse();
  chooseByNotation(session, 'done');
  goOn(session, false);
  return session;
};

const optionsOf = ({ game }: Session): string[] =>
  asOneQuestion(game, view(game, 0)).decision?.options.map(({ text }) => text) ?? [];
const picture = (game: Game): string => JSON.stringify(save(game));

test('cards that change dice and what one does with them are one question', () => {
  const session = rolled(['six-it']);
  expect(isOwnDiceWindow(session.game)).toBe(true);
  expect(asOneQuestion(session.game, view(session.game, 0)).decision?.ask).toBe('roll');
  const options = optionsOf(session);
  expect(options).toEqual(
    expect.arrayContaining([
      'keep none',
      'keep 1 2 3',
      'activate sturdy-blow',
      'activate none',
      'play six-it',
    ]),
  );
  expect(options).not.toContain('pass');
});

test('keeping dice closes the window first and is the same as doing both', () => {
  const [atOnce, stepwise] = [rolled(['six-it']), rolled(['six-it'])];
  chooseByNotation(atOnce, 'keep 1 2 3');
  goOn(atOnce, false);
  playChoice(stepwise, PASS);
  chooseByNotation(stepwise, 'keep 1 2 3');
  goOn(stepwise, false);
  expect(atOnce.record.choices).toEqual(stepwise.record.choices);
  expect(picture(atOnce.game)).toBe(picture(stepwise.game));
  expect(atOnce.game.attempts).toBe(2);
});

test('an activation is taken back together with the window before it', () => {
  const session = rolled(['six-it']);
  const before = picture(session.game);
  chooseByNotation(session, 'activate sturdy-blow');
  goOn(session, true);
  expect(session.record.choices.slice(-2)).toEqual(['pass', 'activate sturdy-blow']);
  expect(session.undo.length).toBeGreaterThan(0);
  takeBack(session);
  expect(picture(session.game)).toBe(before);
});

test('what is meant waits for the others and is dropped when they change something', () => {
  const quiet = rolled(['six-it'], ['tip-it']);
  chooseByNotation(quiet, 'keep 1 2 3');
  goOn(quiet, false);
  expect([quiet.game.asked, quiet.game.attempts]).toEqual([1, 1]);
  playChoice(quiet, PASS);
  goOn(quiet, false);
  expect(quiet.game.attempts).toBe(2);

  const loud = rolled(['six-it'], ['tip-it']);
  chooseByNotation(loud, 'activate sturdy-blow');
  goOn(loud, false);
  const play = loud.game.choices.find((c) => notate(loud.game, c) === 'play tip-it');
  if (play === undefined) throw new Error('the opponent cannot change the dice');
  playChoice(loud, play);
  // While it is carried out the roller may act before it (R14.5.2); then the window opens anew.
  while (!isOwnDiceWindow(loud.game)) {
    playChoice(loud, loud.game.choices[0]);
    goOn(loud, false);
  }
  expect(loud.intent).toBeNull();
  expect(loud.game.attack).toBeNull();
  expect(rollQuestion(loud.game)?.ask).toBe('roll');
});

test('dice that make nothing and cannot be rolled again leave the cards, or nothing', () => {
  const session = rolled(['six-it'], [], [1, 1, 4, 4, 6]);
  session.game.attempts = 3;
  expect(optionsOf(session)).toEqual(['activate none', 'play six-it']);
  chooseByNotation(session, 'activate none');
  goOn(session, false);
  expect(session.intent).toBeNull();
  expect(session.game.rolls).toEqual([]);
});

test('a card and what it asks are one answer, taken back as one', () => {
  const session = rolled(['six-it']);
  const before = picture(session.game);
  chooseByNotation(session, 'play six-it', ['value 6', 'die 3']);
  goOn(session, true);
  expect(session.game.rolls[0].values).toEqual([1, 1, 6, 6, 6]);
  expect(session.intent).toBeNull();
  takeBack(session);
  expect(picture(session.game)).toBe(before);
});

test('the rest of an answer is dropped when somebody else has done something', () => {
  const session = rolled(['six-it'], ['tip-it']);
  chooseByNotation(session, 'activate sturdy-blow', ['play six-it']);
  expect(session.intent?.left).toEqual(['activate sturdy-blow', 'play six-it']);
  session.events.push({ type: 'declared', seat: 1, card: 'tip-it', use: null });
  session.game.asked = 0;
  goOn(session, true);
  expect(session.intent).toBeNull();
  expect(session.game.attack).toBeNull();
});
