import { deal, offensive, row, rows } from '@mad-king/language';
import { describe, expect, test } from 'vitest';
import {
  decision,
  FormatError,
  IllegalChoice,
  type Library,
  layOut,
  load,
  newRecord,
  note,
  play,
  readChoice,
  readRecord,
  replay,
  rulesMark,
  type Setup,
  save,
  start,
  writeRecord,
} from '../src/index.ts';
import { chanceLine, first, whyNotChoose } from '../src/inside.ts';
import { hero, testLibrary } from './fixtures.ts';

const library = testLibrary();
const setup: Setup = { mode: 'duel', heroes: ['drake', 'wyrm'], seed: 'record' };

const recorded = (given: Setup = setup) => {
  const game = start(library, given);
  const record = newRecord(library, given);
  for (let asked = decision(game), i = 0; asked !== null; asked = decision(game), i++) {
    const { choice } = asked.options[(i * 7) % asked.options.length];
    note(record, game, choice);
    play(game, game.asked, choice);
  }
  return { game, record };
};

describe('a record', () => {
  test('can be played on with new dice, which it says', () => {
    const { record } = recorded();
    const begun = record.choices.slice(0, 12);
    const on = (choices: string[]) =>
      save(replay(library, { ...record, choices, lines: choices.map(() => 1) }));
    const anew = (seed: string) => on([...begun, chanceLine(seed)]);
    expect(anew('a')).toEqual(anew('a'));
    expect(anew('a')).not.toEqual(anew('b'));
    expect(anew('a').game.health).toEqual(on(begun).game.health);
    const sorted = (deck: readonly number[]) => [...deck].sort((a, b) => a - b);
    anew('a').game.seats.forEach((seat, s) => {
      const before = on(begun).game.seats[s];
      expect(sorted(seat.deck.slice(0, seat.deckLeft))).toEqual(
        sorted(before.deck.slice(0, before.deckLeft)),
      );
      expect(seat.hand).toEqual(before.hand);
    });
    const text = writeRecord({ ...record, choices: [...begun, chanceLine('a')] });
    expect(readRecord(text).choices.at(-1)).toBe(chanceLine('a'));
  });

  test('replays to the same game, byte for byte', () => {
    const { game, record } = recorded();
    const again = replay(library, readRecord(writeRecord(record)));
    expect(JSON.stringify(save(again))).toBe(JSON.stringify(save(game)));
  });

  test('keeps the options of its game (R2.3)', () => {
    const { game, record } = recorded({ ...setup, options: { health: 25, healing: 'immediate' } });
    const again = replay(library, readRecord(writeRecord(record)));
    expect(again.maxHealth).toBe(35);
    expect(JSON.stringify(save(again))).toBe(JSON.stringify(save(game)));
  });

  test('is short, and takes the long forms as well', () => {
    const text = writeRecord(recorded().record);
    expect(text).toMatch(/^k /m);
    const long = text.replace(/^k (none|[1-5]+)/gm, (_, dice: string) =>
      dice === 'none' ? 'keep none' : `keep ${dice.split('').join(' ')}`,
    );
    expect(readRecord(long).choices).toEqual(readRecord(text).choices);
  });

  test.each(['a  b', ' a', 'line\nbreak', '"quoted"', ''])('keeps the seed %j', (seed) => {
    const { record } = recorded({ ...setup, seed });
    expect(readRecord(writeRecord(record)).setup.seed).toBe(seed);
  });

  const seats = 'seat drake\nseat wyrm\n';
  const head = `mad-king 1\nmode duel\nseed x\n${seats}`;

  test.each([
    ['', 'line 1: a record begins with "mad-king 1"'],
    ['mad-king 1\nmode chess\n', 'line 2: there is no mode "chess"; modes are duel, '],
    ['mad-king 1\nmode duel\nseed x\n\ndone\n', 'line 3: a record needs a line with its seat: "seat '],
    [`mad-king 1\nmode duel\n${seats}\n`, 'line 4: a record needs a line with its seed: "seed 1"'],
    [`mad-king 1\nseed x\n${seats}\n`, 'line 4: a record needs a line with its mode: "mode duel"'],
    ['mad-king 1\nseat drake\nhello\n', 'line 3: "hello" is no line of a setup'],
    [
      `${head}done\n`,
      'line 6: "done" is no line of a setup; they begin with mode, seed, random, rules, seat, first, ',
    ],
    [`${head}done\n`, 'and an empty line ends them'],
    [`${head}seed y\n`, 'line 6: "seed" stands in line 3 already'],
    [`${head}mode duel\n`, 'line 6: "mode" stands in line 2 already'],
    [`${head}first 1\nfirst 2\n`, 'line 7: "first" stands in line 6 already'],
    [
      `${head}option healing immediate\noption healing accumulate\n`,
      'line 7: "option healing" stands in line 6 already',
    ],
    [`${head}first 3\n`, 'line 6: there is no seat 3 to begin; seats count from 1 to 2'],
    [`${head}first 0\n`, 'line 6: "first" names the seat that begins, counted from 1, not "0"'],
    [`${head}first wyrm\n`, 'line 6: "first" names the seat that begins, counted from 1, not "wyrm"'],
    ['mad-king 1\nseat\n', 'line 2: a seat names one hero, not ""'],
    ['mad-king 1\nseat drake wyrm\n', 'line 2: a seat names one hero, not "drake wyrm"'],
    ['mad-king 1\nseat drake\noption healing\n', 'line 3: an option has a name and a value'],
    [`${head}option healing never\n`, 'line 6: option healing cannot be "never"; it is accumulate or '],
    [`${head}option health 30\n`, 'line 6: option health cannot be "30"; it is 50 or 35 or 25'],
    [`${head}option haste on\n`, 'line 6: there is no option "haste"; options are '],
    ['mad-king 1\nseed "open\nseat drake\n\n', 'line 2: the quoted seed "open does not end'],
    ['mad-king 1\nseed\n', 'line 2: seed needs a text: "seed 1"; an empty one is written ""'],
    [`${head}\ndone x0\n`, 'line 7: a choice is repeated x1 to x9999, not x0'],
    [`${head}\ndone x10000\n`, 'line 7: a choice is repeated x1 to x9999, not x10000'],
    [`${head}\ndone\ndone x2.5\n`, 'line 8: a choice is repeated x1 to x9999, not x2.5'],
    [`${head}\ndone X2z\n`, 'line 7: a choice is repeated x1 to x9999, not x2z'],
    [`${head}\n${'done x9999\n'.repeat(11)}`, 'line 17: a record has at most 100000 choices'],
  ])('that is malformed says so: %j', (text, message) => {
    expect(() => readRecord(text)).toThrow(FormatError);
    expect(() => readRecord(text)).toThrow(message);
  });

  test.each([
    ['hello', { fault: 'header', line: 1, word: 'mad-king 1' }],
    [`mad-king 1\nmode duel\n${seats}\n`, { fault: 'missing', line: 4, word: 'seed' }],
    [`${head}hello there\n`, { fault: 'unknown', line: 6, word: 'hello there' }],
    [`${head}\ndone x0\n`, { fault: 'unknown', line: 7, word: 'done x0' }],
    [`${head}seed y\n`, { fault: 'twice', line: 6, word: 'seed' }],
    ['mad-king 1\nmode chess\n', { fault: 'value', line: 2, word: 'mode' }],
    [`${head}option health 30\n`, { fault: 'value', line: 6, word: 'option health' }],
    [`${head}\n${'done x9999\n'.repeat(11)}`, { fault: 'too-many', line: 17, word: 'done x9999' }],
  ])('that is malformed says it in a way that can be translated: %j', (text, fault) => {
    expect(() => readRecord(text)).toThrow(expect.objectContaining(fault));
  });

  test.each([
    ['seat drake\nseat gandalf', 'line 5: there is no hero "gandalf"; heroes are drake, wyrm'],
    ['seat drake\nseat drake', 'line 5: every hero may be in a game only once'],
    ['seat drake', 'line 2: duel is for 2 players, not 1'],
  ])('for a setup that cannot be names its line: %j', (given, message) => {
    const record = readRecord(`mad-king 1\nmode duel\nseed x\n${given}\n\n`);
    expect(() => replay(library, record)).toThrow(FormatError);
    expect(() => replay(library, record)).toThrow(message);
  });

  test.each([
    [
      'play fireworks',
      /^line 7: choice 1: seat \d cannot choose "play fireworks": it is not among the legal/,
    ],
    ['concede 9', /^line 7: choice 1: there is no seat 9; seats count from 1 to 2$/],
    ['concede', /^line 7: choice 1: "concede" does not say which seat gives up: "concede 2"$/],
    ['concede 1\nconcede 2', /^line 8: choice 2: the game is over \(R3\.6\)$/],
    ['concede 1\ndone', /^line 8: choice 2: "done" comes too late: the game is over \(R3\.6\)$/],
  ])('with an illegal choice names its line: %j', (choices, message) => {
    expect(() => replay(library, readRecord(`${head}\n${choices}\n`))).toThrow(message);
  });

  test('may have comments, in its setup as lines of their own', () => {
    const text = `${head}# who begins\nfirst 2\n\n# now\nconcede 1 # at once\n`;
    expect(readRecord(text)).toMatchObject({ setup: { first: 1, seed: 'x' }, choices: ['concede 1'] });
    expect(readRecord(head.replace('seed x', 'seed x#1')).setup.seed).toBe('x#1');
  });

  test('writes more of the same in a row than a line may say in several lines', () => {
    const choices = Array.from({ length: 10_002 }, () => 'pass');
    const text = writeRecord({ ...newRecord(library, setup), choices });
    expect(text).toMatch(/\n- x9999\n- x3\n$/);
    expect(readRecord(text).choices).toEqual(choices);
  });
});

describe('an illegal choice', () => {
  test('throws and leaves the game as it was', () => {
    const game = start(library, setup);
    const before = JSON.stringify(save(game));
    expect(() => play(game, game.asked, readChoice(game, 'sell crown-jewels'))).toThrow(IllegalChoice);
    expect(() => play(game, game.asked, 123456)).toThrow(IllegalChoice);
    expect(JSON.stringify(save(game))).toBe(before);
  });

  test('that cannot be read says what choices look like', () => {
    const game = start(library, setup);
    expect(() => readChoice(game, 'dance')).toThrow(
      /"dance" is no choice; choices begin with pass, done, keep/,
    );
  });
});

describe('a saved game', () => {
  test('survives JSON and goes on alike', () => {
    const game = start(library, setup);
    const copy = load(library, JSON.parse(JSON.stringify(save(game))));
    for (let i = 0; i < 50; i++) {
      for (const g of [game, copy]) play(g, g.asked, g.choices[(i * 3) % g.choices.length]);
      expect(copy.choices).toEqual(game.choices);
    }
  });

  test('of other content is refused', () => {
    const saved = save(start(library, setup));
    expect(() => load(library, { ...saved, content: 'other' })).toThrow('saved with other heroes or cards');
    expect(() => load(library, JSON.parse('{}'))).toThrow('this is no saved game');
  });
});

describe('the reason why not', () => {
  const reason = (game: ReturnType<typeof start>, text: string): string => {
    try {
      readChoice(game, text);
    } catch (error) {
      return error instanceof IllegalChoice ? error.reason : String(error);
    }
    return 'legal';
  };
  const lay = (hand: string[], cp: number, phase: 'main1' | 'offence', upgrades: string[] = []) =>
    layOut(library, {
      mode: 'duel',
      seats: [{ hero: 'drake', hand, cp, upgrades }, { hero: 'wyrm' }],
      phase,
      dice: [1, 1, 4, 4, 6],
    });

  test('lists what is offered, all ways to keep dice as one, and names the rule', () => {
    expect(() => readChoice(lay([], 5, 'offence'), 'activate bite 1')).toThrow(
      'seat 1 cannot choose "activate bite 1": the dice do not show what it needs (R15.4.3); ' +
        'legal are: keep ..., activate none',
    );
    expect(() => readChoice(lay(['bite-ii'], 5, 'main1', []), 'sell study')).toThrow(
      'the card is not in hand (R5.5)',
    );
  });

  test('names the rule also where a choice is played that nobody has read', () => {
    const game = lay(['bite-ii'], 5, 'main1');
    const levelTwo = readChoice(game, 'play bite-ii');
    play(game, 0, levelTwo);
    game.seats[0].hand.push(first(levelTwo));
    expect(() => play(game, 0, levelTwo)).toThrow(
      'seat 1 cannot choose "play bite-ii": this level or a higher one is in play (R6.3.4)',
    );
  });

  test('of a seat that is not asked is what it lacks', () => {
    const game = lay(['study'], 5, 'main1');
    expect(whyNotChoose(game, 1, 'play study')).toBe('not-in-hand');
    expect(whyNotChoose(game, 1, 'done')).toBe('not-asked');
    expect(whyNotChoose(game, 0, 'play study')).toBeNull();
    expect(whyNotChoose(game, 0, 'jump')).toBe('unreadable');
  });

  test.each([
    ['a card that is not there', lay([], 5, 'main1'), 'play study', 'not-in-hand'],
    ['a card one cannot pay', lay(['study'], 0, 'main1'), 'play study', 'too-expensive'],
    [
      'an upgrade at the wrong time',
      lay(['bite-ii', 'breath'], 5, 'offence'),
      'play bite-ii',
      'wrong-moment',
    ],
    ['an ability the dice do not allow', lay([], 5, 'offence'), 'activate bite', 'dice'],
    ['rolling in a Main Phase', lay([], 5, 'main1'), 'keep 1 2', 'wrong-moment'],
    ['selling outside a Main Phase', lay(['study'], 5, 'offence'), 'sell study', 'wrong-moment'],
    ['a row that is not on the board', lay([], 5, 'offence', ['bite-ii']), 'activate bite 2', 'not-on-board'],
  ])('%s', (_what, game, text, expected) => {
    expect(reason(game, text)).toBe(expected);
  });
});

describe('the mark of the rules', () => {
  const changed = (change: (n: number) => number) =>
    testLibrary(
      hero('drake', {
        abilities: [offensive('bite', 'Bite', 'design', { 1: rows(row('claw x3', deal(change(4)))) })],
        upgrades: [],
      }),
      hero('wyrm'),
    );
  const marks = (other: Library) => rulesMark(other, ['drake', 'wyrm']);

  test('changes with any number, not with names, and not with heroes who do not play', () => {
    expect(marks(changed((n) => n + 1))).not.toBe(marks(changed((n) => n)));
    expect(marks(testLibrary(hero('drake', { name: 'Dragon' }), hero('wyrm')))).toBe(marks(library));
    expect(marks(testLibrary(hero('drake'), hero('wyrm'), hero('basilisk')))).toBe(marks(library));
    expect(rulesMark(library, ['wyrm', 'drake'])).toBe(marks(library));
  });

  test('stands in every record, and records without it are read', () => {
    const text = writeRecord(recorded().record);
    expect(text).toContain(`\nrules ${marks(library)}\n`);
    const old = readRecord(text.replace(/\nrules .*/, ''));
    expect(old.rules).toBeNull();
    expect(replay(library, old).health).toEqual(replay(library, readRecord(text)).health);
    expect(() => readRecord(text.replace(/\nrules .*/, '\nrules of the house'))).toThrow(
      'line 4: "rules of the house" is no mark of rules',
    );
  });
});
