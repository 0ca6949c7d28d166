// A scenario that is not right ends in one sentence with its line, however wrong it is.

import { readFileSync } from 'node:fs';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { scenarioFiles } from '../src/coverage.ts';
import { runScenario } from '../src/scenario/run.ts';
import type { ExpectationKey } from '../src/scenario/shapes.ts';

vi.setConfig({ testTimeout: 60_000 });

const run = (text: string): string | null => runScenario(compile(content), text).failure;
const seats = 'seats: [{ hero: barbarian }, { hero: paladin }]';

const steps = (step: string): string => `${seats}\nsteps:\n  - ${step}`;
const expecting = (expected: string): string => `${seats}\nexpect:\n  ${expected}`;
const DICE_LINE = 'phase: offence\ndice: [1, 1, 1, 4, 4]';

describe('the file', () => {
  test.each([
    ['', 'line 1: a scenario must be a map of keys and values'],
    ['title: x', 'line 1: a scenario needs "seats"'],
    [`${seats}\nmode: 5v5`, 'line 2: there is no mode "5v5"; it must be duel, 2v2, 3v3, 2v2v2, koth'],
    [`${seats}\nphase: lunch`, 'line 2: there is no phase "lunch"; it must be upkeep, income, main1, '],
    [
      `${seats}\noptions:\n  healing: never`,
      'line 3: option healing cannot be "never"; it is accumulate or ',
    ],
    [`${seats}\ntitle: a\ntitle: b`, 'line 3: this key is there twice'],
    [`${seats}\nexpect: { cp: { 1: 2, "1": 3 } }`, 'line 2: cp has "1" twice'],
    [`${seats}\n---\n${seats}`, 'line 2: a file holds one document; this begins another one'],
    ['seats:\n  - &a { hero: barbarian }\n  - *a', 'line 3: aliases (*name) are not read here: write it out'],
    [`${seats}\nexpect: { cp: &a { 1: 2 }, health: *a }`, 'line 2: aliases (*name) are not read here'],
    ['['.repeat(50_000), 'line 1: this is nested too deeply to be read'],
    ['- '.repeat(20_000), 'line 1: this is nested too deeply to be read'],
    [`${seats}\ntitle: !x y`, 'line 2: tags (!name) are not read here'],
    ['seats: [', 'line 1: a bracket is not closed, or a line is not indented like those it belongs to'],
    [`${seats}\n\ttitle: x`, 'line 2: lines are indented with spaces, not with tabs'],
  ])('%j', (text, sentence) => {
    const failure = run(text);
    expect(failure).toContain(sentence);
    expect(failure).not.toMatch(/YAML|stack/);
  });
});

describe('the position', () => {
  test.each([
    [`${seats}\nactive: 3`, 'line 2: there is no seat 3; seats count from 1 to 2'],
    [`${seats}\nturn: -4`, 'line 2: turn must be a whole number from 1 to 9999, not -4'],
    [`${seats}\nturn: 2.5`, 'line 2: turn must be a whole number'],
    [`${seats}\nturn: 1\nactive: 2`, 'line 2: turn 1 is the first turn of the start player (R2.10)'],
    [`${seats}\ndice:\n  - 1\n  - 7`, 'line 4: a die cannot show 7'],
    [`${seats}\nmode: 2v2`, 'line 1: 2v2 is for 4 players, not 2'],
    [
      'seats:\n  - hero: barbarain\n  - hero: paladin',
      'line 2: there is no hero "barbarain"; did you mean barbarian?',
    ],
    [
      'seats:\n  - hero: barbarian\n    upgrades: [smack-iii, smack-ii]\n  - hero: paladin',
      'line 3: seat 1: smack-ii cannot be played once level 3 is in play (R6.3.4)',
    ],
    [
      'seats:\n  - hero: barbarian\n  - hero: paladin\n    cp: 2\n    tokens: { stun: 2 }',
      'line 5: seat 2: stun must be a whole number from 0 to 1, not 2',
    ],
    [
      'seats:\n  - { hero: cursed-pirate, side: wet }\n  - { hero: paladin }',
      'line 2: seat 1: the board of cursed-pirate has no side "wet"',
    ],
  ])('%j', (text, sentence) => {
    expect(run(text)).toContain(sentence);
  });
});

describe('what is shown', () => {
  test.each([
    [`${seats}\nrules: [R1.1,\n  R99.9]`, 'line 3: docs/RULES.md has no rule "R99.9"'],
    [`${seats}\nrules: [R6.34]`, 'line 2: docs/RULES.md has no rule "R6.34"; did you mean R6.3.4'],
    [
      `${seats}\nshows: [barbarian.nope]`,
      'line 2: no hero has an ability level, card or token "barbarian.nope"',
    ],
    [`${seats}\nshows: [barbarian.smack]`, 'did you mean barbarian.smack.1'],
    [`${seats}\nshows: [barbarian.stun, barbarian.get-some, barbarian.smack.2, paladin.tithe.1]`, null],
  ])('%j', (text, sentence) => {
    if (sentence === null) expect(run(text)).toBeNull();
    else expect(run(text)).toContain(sentence);
  });
});

describe('words of choices', () => {
  test.each([
    ['1: jump', '"jump" is no choice; choices begin with pass, done, '],
    ['1: concede 2', 'whoever concedes is named by the step: "2: concede"'],
    ['1: play six-it,', 'a choice is empty'],
    [
      'wait: 3',
      '"wait" is no step; a step is a seat with its choice, can, cannot, can-now, cannot-now, expect or then',
    ],
    ['{ 1: play six-it, die 3 }', 'choices joined with commas within { } or [ ] must be quoted'],
    ['cannot: { 1: play six-it, die 3 }', 'choices joined with commas within { } or [ ] must be quoted'],
    ['cannot: { 1: pass, 2: pass }', 'cannot names one seat; another one has an entry of its own'],
    ['cannot: {}', 'cannot names a seat and what it is offered: { 2: pass }'],
    ['cannot: { 1: [] }', 'cannot names at least one choice'],
    ['cannot: { 3: pass }', 'there is no seat 3; seats count from 1 to 2'],
    [
      'cannot: { 2: spend protekt }',
      'nobody could ever choose "spend protekt" in this game; did you mean spend protect?',
    ],
    [
      'cannot: { 2: use tithe }',
      'nobody could ever choose "use tithe" in this game; did you mean use tithe-',
    ],
    ['cannot: { 1: [pass, play zap] }', 'barbarian has no card "zap"'],
    ['cannot: { 1: sell holy-attack-ii }', 'barbarian has no card "holy-attack-ii"'],
    ['cannot: { 1: activate smak }', 'barbarian has no offensive ability "smak"; did you mean smack?'],
    ['cannot: { 1: activate smack }', 'smack has 3 rows at its level: name one, as in "activate smack 1"'],
    ['cannot: { 1: activate smack 7 }', 'smack has no row 7; it has up to 3'],
    ['cannot: { 1: activate rage 1 }', 'rage has no row 1; it has one row, which is not numbered'],
    ['cannot: { 1: defend smack }', 'barbarian has no defensive ability "smack"; there are thick-skin'],
    ['cannot: { 1: token 3 stun }', 'there is no seat 3'],
    ['cannot: { 1: token 2 stunn }', 'this game has no token "stunn"; did you mean stun?'],
    [
      'cannot: { 1: token 2 crit 2 }',
      '"token 2 crit 2": tokens that differ are numbered from the second one on',
    ],
    ['cannot: { 1: kind burn }', 'this game has no token "burn"'],
    ['cannot: { 1: cover smak }', 'this game has no ability "smak"; did you mean smack?'],
    ['cannot: { 1: card zap }', 'this game has no card "zap"'],
    ['cannot: { 1: first stunn }', 'this game has no token or ability "stunn"; did you mean stun?'],
    ['cannot: { 1: target 3 }', 'there is no seat 3'],
    ['cannot: { 1: keep 2 1 }', '"keep 2 1" must name dice from 1 to 5 in rising order, or none'],
    ['cannot: { 1: reroll 6 }', '"reroll 6" must name dice from 1 to 5 in rising order, or none'],
    ['cannot: { 1: die 6 }', '"die 6" must name a number from 1 to 5'],
    ['cannot: { 1: option 22 }', '"option 22" must name a number from 1 to 9'],
    ['cannot: { 1: play }', '"play" must be "play" followed by one word'],
    ['cannot: { 1: done now }', '"done now" says too much: nothing follows "done"'],
    ['cannot: { 1: concede }', 'conceding is always possible and never offered (R3.9)'],
  ])('%j', (step, sentence) => {
    expect(run(steps(step))).toContain(`line 3: ${sentence}`);
  });

  test('what another hero or no text of the game could do may be denied', () => {
    const mixed = 'seats: [{ hero: pyromancer, tokens: { fire-mastery: 1 } }, { hero: paladin }]';
    expect(run(`${mixed}\nsteps: [{ cannot: { 1: [spend fire-mastery, use tithe-draw] } }]`)).toBeNull();
  });

  test('a use of several, and of a free number, is named in full', () => {
    const monk = (step: string) =>
      run(`seats: [{ hero: monk, tokens: { chi: 2 } }, { hero: paladin }]\nsteps: [{ ${step} }]`);
    expect(monk('cannot: { 1: spend chi }')).toContain('"spend chi" must say which: "spend chi prevent", ');
    expect(monk('cannot: { 1: spend chi prevent }')).toContain('must say how many: "spend chi prevent 1"');
    expect(monk('cannot: { 1: spend chi prevent 2 }')).toBeNull();
  });
});

describe('what is expected', () => {
  test.each([
    ['helth: { 1: 2 }', 'expect has no "helth"; it has health'],
    ['cp: { 1.5: 2 }', 'there is no seat 1.5; seats count from 1 to 2'],
    ['cp: { 3: 2 }', 'there is no seat 3; seats count from 1 to 2'],
    ['cp: {}', 'cp must name a seat, as in { 1: ... }'],
    ['cp: { 1: two }', 'cp.1 must be a whole number, not "two"'],
    ['out: { 1: 0 }', 'out.1 must be true or false, not 0'],
    ['tokens: { 1: { stunn: 0 } }', 'this game has no token "stunn"; did you mean stun?'],
    ['tokens: { 1: { burn: 0 } }', 'this game has no token "burn"'],
    ['tokens: { 1: {} }', 'tokens.1 must name at least one token'],
    ['limits: { 1: { stunn: 0 } }', 'this game has no token "stunn"'],
    ['levels: { 1: { smak: 0 } }', 'barbarian has no ability "smak"; did you mean smack?'],
    ['levels: { 2: { smack: 0 } }', 'paladin has no ability "smack"'],
    ['sides: { 1: { crit: [1] } }', 'crit has no sides'],
    ['hand: { 1: [sixit] }', 'barbarian has no card "sixit"; did you mean six-it?'],
    ['upgrades: { 1: {} }', 'upgrades.1 must be a list'],
    ['damage: { 1: { finel: 5 } }', 'damage has no part "finel"; did you mean final?'],
    ['dice: {}', 'dice must be a list'],
    ['phase: lunch', 'phase must be upkeep, income, '],
    ['ask: jump', 'ask must be respond, main, '],
    ['winner: 3', 'there is no seat 3'],
    ['no-events: []', 'no-events must name at least one event'],
    ['no-events: [defends]', 'an event is a map with its type: { type: played, seat: 1 }'],
    ['no-events: [{ seat: 1 }]', 'there is no event without a type'],
    ['no-events: [{ type: defendz }]', 'there is no event "defendz"; did you mean defends?'],
    ['no-events: [{ type: defends, seet: 2 }]', 'defends has no field "seet"; did you mean seat?'],
    ['no-events: [{ type: defends, seat: 3 }]', 'there is no seat 3'],
    ['no-events: [{ type: played, card: sixit }]', 'this game has no card "sixit"; did you mean six-it?'],
    ['no-events: [{ type: tokens, token: stunn }]', 'this game has no token "stunn"'],
    ['no-events: [{ type: activated, ability: smak }]', 'this game has no ability "smak"'],
    ['no-events: [{ type: used, use: tithe }]', 'this game has no use "tithe"; did you mean tithe-'],
    ['no-events: [{ type: rolled, purpose: ofence }]', 'rolled.purpose must be offence, targeting, '],
    ['no-events: [{ type: phase, phase: 4 }]', 'phase.phase must be upkeep, income, '],
    ['no-events: [{ type: cp, change: "1" }]', 'cp.change must be a whole number, not "1"'],
    [
      'no-events: [{ type: incoming, line: { amonut: 3 } }]',
      'incoming.line has no field "amonut"; did you mean amount?',
    ],
    ['no-events: [{ type: settled, settlement: { players: [{ seat: 9 }] } }]', 'there is no seat 9'],
  ])('%j', (expected, sentence) => {
    expect(run(expecting(expected))).toContain(`line 3: ${sentence}`);
  });

  test('nothing', () => {
    expect(run(`${seats}\nexpect: {}`)).toBe('line 2: expect is empty');
  });

  test('events are named as everything else: places from 1, teams and phases by name', () => {
    const attack = `${seats}\n${DICE_LINE}\nsteps: [1: activate smack 1, 2: defend none]`;
    const events = [
      '{ type: phase, phase: offence, seat: 1 }',
      '{ type: announced, ability: smack, row: 1 }',
      '{ type: incoming, line: { to: null, from: 1, source: { ability: smack, row: 1 } } }',
      '{ type: defends, ability: null }',
      '{ type: health, team: B, to: 46 }',
    ];
    expect(run(`${attack}\nexpect: { events: [${events.join(', ')}] }`)).toBeNull();
  });
});

/** For every key something that is not so after Smack with three swords, and how it is said. */
const WRONG: Record<ExpectationKey, [string, string]> = {
  health: ['{ 2: 45 }', 'health of seat 2 is 46, expected 45'],
  cp: ['{ 1: 3 }', 'cp of seat 1 is 2, expected 3'],
  out: ['{ 2: true }', 'out of seat 2 is false, expected true'],
  hand: ['{ 1: [six-it] }', 'hand of seat 1 is [], expected ["six-it"]'],
  discard: ['{ 1: 1 }', 'discard of seat 1 is 0, expected 1'],
  deck: ['{ 1: 3 }', 'deck of seat 1 is 32, expected 3'],
  upgrades: ['{ 1: [smack-ii] }', 'upgrades of seat 1 is [], expected ["smack-ii"]'],
  tokens: ['{ 2: { stun: 1 } }', 'tokens of seat 2: stun is 0, expected 1'],
  limits: ['{ 2: { stun: 2 } }', 'limits of seat 2: stun is 1, expected 2'],
  levels: ['{ 1: { smack: 2 } }', 'levels of seat 1: smack is 1, expected 2'],
  sides: ['{ 2: { stun: [1] } }', 'sides of seat 2 is {}, expected {"stun":[1]}'],
  side: ['{ 1: cursed }', 'side of seat 1 is null, expected "cursed"'],
  dice: ['[1, 1, 1, 4, 4]', 'the dice on the table is [], expected [1,1,1,4,4]'],
  attempts: ['1', 'roll attempts left is 2, expected 1'],
  incoming: ['{ 2: 4 }', 'incoming damage of seat 2 is 0, expected 4'],
  damage: ['{ 2: { final: 5 } }', 'final of seat 2 is 4, expected 5'],
  dealt: ['5', 'damage dealt by the attack is 4, expected 5'],
  attack: ['true', 'whether it is an attack is false, expected true'],
  target: ['2', 'the target is null, expected 2'],
  asked: ['2', 'the seat asked is 1, expected 2'],
  ask: ['respond', 'the question is "main", expected "respond"'],
  active: ['2', 'the active seat is 1, expected 2'],
  phase: ['main1', 'the phase is "main2", expected "main1"'],
  turn: ['3', 'the turn is 2, expected 3'],
  winner: ['1', 'the winner is null, expected 1'],
  events: [
    '[{ type: defends, ability: divine-defense }]',
    'this never happened: {"type":"defends","ability":',
  ],
  'no-events': ['[{ type: defends, ability: null }]', 'this happened, but must not: {"type":"defends"'],
};

test.each(Object.entries(WRONG))('what is expected of %s and is not so fails', (key, [value, sentence]) => {
  const attack = `${seats}\n${DICE_LINE}\nsteps: [1: activate smack 1, 2: defend none]`;
  expect(run(`${attack}\nexpect: { ${key}: ${value} }`)).toContain(`line 5: ${sentence}`);
});

describe('a step that cannot be made', () => {
  const hands =
    'seats: [{ hero: barbarian, cp: 5, hand: [smack-ii], upgrades: [smack-iii] }, { hero: huntress, cp: 0, hand: [tip-it], tokens: { nyra: 5, nyras-bond: 1 } }]';
  const wrong = (step: string, more = '') => run(`${hands}\n${more}\nsteps:\n  - ${step}`);

  test('says why, with the rule, and what was offered', () => {
    expect(wrong('1: play smack-ii')).toBe(
      'line 4: seat 1 cannot choose "play smack-ii": this level or a higher one is in play (R6.3.4); it was offered (main): done, sell smack-ii',
    );
    expect(wrong('1: activate smack 3', DICE_LINE.replace('\n', ' \n'))).toContain(
      'the dice do not show what it needs (R15.4.3); it was offered (roll): keep ..., activate smack 1, activate none',
    );
  });

  test('of a seat in a window tells what that window offered, not only who is asked after it', () => {
    expect(wrong('2: play tip-it', DICE_LINE)).toBe(
      'line 5: seat 2 cannot choose "play tip-it": it costs more than there is (R4.3); it was offered (respond): pass, spend nyras-bond heal; now seat 1 is asked (roll): keep ..., activate smack 1, activate none',
    );
    expect(wrong('2: spend nyras-bond', DICE_LINE)).toContain(
      'line 5: "spend nyras-bond" must say which: "spend nyras-bond split", "spend nyras-bond heal"',
    );
  });

  test('of a seat that was never asked says what it lacked', () => {
    expect(run(`${seats}\n${DICE_LINE}\nsteps:\n  - 2: play tip-it`)).toBe(
      'line 5: seat 2 cannot choose "play tip-it": the card is not in hand; it was not asked; now seat 1 is asked (roll): keep ..., activate smack 1, activate none',
    );
  });

  test('after the end of the game says so', () => {
    expect(run(steps('2: concede\n  - 1: done'))).toBe(
      'line 4: seat 1 cannot choose "done": the game is over (R3.6)',
    );
    expect(run(steps('2: concede\n  - 2: concede'))).toBe('line 4: the game is over (R3.6)');
  });
});

describe('offers', () => {
  const window =
    'seats: [{ hero: barbarian, cp: 2, hand: [get-some, six-it] }, { hero: paladin, cp: 2, hand: [not-this-time] }]';
  const attack = `${window}\n${DICE_LINE}\nsteps:\n  - 1: activate smack 1\n  - `;

  test('are looked for in all windows up to the next question, or in this one alone', () => {
    expect(run(`${attack}can: { 2: play not-this-time }`)).toBeNull();
    expect(run(`${attack}cannot: { 2: play not-this-time }`)).toBe(
      'line 6: seat 2 is offered "play not-this-time" (respond), but must not be',
    );
    expect(run(`${attack}cannot-now: { 2: play not-this-time }`)).toBeNull();
    expect(run(`${attack}can-now: { 2: play not-this-time }`)).toBe(
      'line 6: seat 2 cannot choose "play not-this-time": it could do nothing now (R6.2.3); it was not asked; now seat 1 is asked (respond): pass, play get-some',
    );
  });

  test('of this window are those of everybody who is asked in it', () => {
    const known = `${attack}1: pass\n  - `;
    expect(
      run(`${known}expect: { asked: 1, ask: respond }\n  - can-now: { 2: play not-this-time }`),
    ).toBeNull();
    expect(run(`${known}cannot-now: { 2: play not-this-time }`)).toContain('but must not be');
  });

  test('of a sequence are asked after its first choices', () => {
    const roll = `${window}\n${DICE_LINE}\nsteps:\n  - `;
    expect(run(`${roll}can: { 1: ["play six-it, die 1", pass] }`)).toBeNull();
    expect(run(`${roll}cannot: { 1: "play six-it, die 5" }`)).toBe(
      'line 5: seat 1 is offered "die 5" (die), but must not be',
    );
    expect(run(`${roll}cannot: { 2: "play six-it, die 1" }`)).toContain(
      'line 5: seat 2 cannot choose "play six-it": the card is not in hand',
    );
  });
});

test('a mistake anywhere in a scenario never gives more than a sentence', () => {
  const files = scenarioFiles().map((file) => readFileSync(file, 'utf8').split('\n'));
  const words = fc.constantFrom(
    '',
    '-1',
    '99',
    '[]',
    '{}',
    'null',
    '1.5',
    '"',
    '{ 9: 2 }',
    '- 1: pass',
    'concede',
  );
  const mistake = fc.record({
    file: fc.nat(),
    line: fc.nat(),
    from: fc.nat(),
    length: fc.nat(12),
    put: words,
  });
  fc.assert(
    fc.property(mistake, ({ file, line, from, length, put }) => {
      const lines = [...files[file % files.length]];
      const old = lines[line % lines.length];
      const at = from % (old.length + 1);
      lines[line % lines.length] = old.slice(0, at) + put + old.slice(at + length);
      const failure = run(lines.join('\n'));
      if (failure !== null) expect(failure).toMatch(/^line \d+: .+$/);
    }),
    { numRuns: 600, seed: 20 },
  );
});
