import { describe, expect, test } from 'vitest';
import {
  decision,
  FormatError,
  IllegalChoice,
  layOut,
  load,
  newRecord,
  note,
  play,
  readChoice,
  readRecord,
  replay,
  type Setup,
  save,
  start,
  writeRecord,
} from '../src/index.ts';
import { testLibrary } from './fixtures.ts';

const library = testLibrary();
const setup: Setup = { mode: 'duel', heroes: ['drake', 'wyrm'], seed: 'record' };

const recorded = (given: Setup = setup) => {
  const game = start(library, given);
  const record = newRecord(given);
  for (let asked = decision(game), i = 0; asked !== null; asked = decision(game), i++) {
    const { choice } = asked.options[(i * 7) % asked.options.length];
    note(record, game, choice);
    play(game, game.asked, choice);
  }
  return { game, record };
};

describe('a record', () => {
  test('replays to the same game, byte for byte', () => {
    const { game, record } = recorded();
    const again = replay(library, readRecord(writeRecord(record)));
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

  test.each([
    ['', 'line 1: a record begins with "mad-king 1"'],
    ['mad-king 1\nmode chess\n', 'line 2: there is no mode "chess"'],
    ['mad-king 1\nmode duel\n\ndone\n', 'a record names its seats'],
    ['mad-king 1\nseat drake\nhello\n', 'line 3: "hello" is no line of a setup'],
    ['mad-king 1\nseat drake\noption healing\n', 'line 3: an option has a name and a value'],
    ['mad-king 1\nseed "open\nseat drake\n\n', 'line 2: the quoted seed "open does not end'],
  ])('that is malformed says so: %j', (text, message) => {
    expect(() => readRecord(text)).toThrow(FormatError);
    expect(() => readRecord(text)).toThrow(message);
  });

  test('with an illegal choice names its line', () => {
    const text = 'mad-king 1\nmode duel\nseed x\nseat drake\nseat wyrm\n\nplay fireworks\n';
    expect(() => replay(library, readRecord(text))).toThrow(
      /^line 7: choice 1: seat \d cannot choose "play fireworks"/,
    );
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
